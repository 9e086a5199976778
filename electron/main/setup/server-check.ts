import { serverAddress } from '../policy/server-address.rules.ts';
import type { Words } from '../system/words.ts';

export type Checked = { ok: true; address: string } | { ok: false; problem: keyof Words };

type Fetch = (url: string, init: RequestInit) => Promise<Response>;
const patienceMs = 10_000;

/** Checks `/health/ready` at a typed address. Returns the reason if no Concierge server answers. */
export async function checkServer(typed: string, fetch: Fetch): Promise<Checked> {
  const read = serverAddress(typed);
  if (!read.ok) return read;
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const answer = await fetch(`${read.address}/health/ready`, { signal, redirect: 'error', cache: 'no-store' });
    const status = statusOf(await answer.text());
    if (status === 'ready') return read;
    return { ok: false, problem: status === 'not ready' ? 'notReady' : 'notConcierge' };
  } catch (error) {
    return { ok: false, problem: problemOf(String(error)) };
  }
}

/** A server that speaks http answers https with what is no TLS. */
function problemOf(error: string): keyof Words {
  if (/ERR_SSL_PROTOCOL_ERROR|wrong version number/i.test(error)) return 'notHttps';
  return /ERR_CERT|SSL/i.test(error) ? 'untrusted' : 'unreachable';
}

function statusOf(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'checks' in value && 'status' in value ? value.status : null;
  } catch {
    return null;
  }
}
