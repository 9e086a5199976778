import { isIP } from 'node:net';
import { lookup } from 'node:dns';
import { Agent, fetch as undiciFetch } from 'undici';
import { isPublicAddress } from '../web/public-address.rules.ts';

const LARGEST = 512 * 1024;

/** Passes on only addresses of the open internet; the connection goes to what was judged (DNS rebinding). */
const judged: typeof lookup = ((name: string, options: { all?: boolean }, done: (...given: unknown[]) => void) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    if (error) return done(error);
    if (!found.every(({ address }) => isPublicAddress(address))) return done(new Error(`${name} is not public`));
    return options.all ? done(null, found) : done(null, found[0]!.address, found[0]!.family);
  });
}) as typeof lookup;

const outside = new Agent({ maxResponseSize: LARGEST, connect: { timeout: 5000, lookup: judged } });
const anywhere = new Agent({ maxResponseSize: LARGEST, connect: { timeout: 5000 } });

type Init = { method: string; headers: Record<string, string>; body?: unknown; signal?: AbortSignal | undefined };

/** `fetch` without redirects, for answers of 512 kB at most. `onlyPublic`: refuses addresses inside a network. */
export function outsideFetch(onlyPublic: boolean): (url: string, init: Init) => Promise<Response> {
  return async (url, { method, headers, body, signal }) => {
    const { hostname } = new URL(url);
    const host = hostname.replace(/^\[|\]$/g, '');
    if (onlyPublic && isIP(host) && !isPublicAddress(host)) throw new Error(`${host} is not public`);
    const sent = body === null || body === undefined ? {} : { body: String(body) };
    const answer = await undiciFetch(url, {
      method,
      headers,
      ...sent,
      ...(signal ? { signal } : {}),
      redirect: 'manual',
      dispatcher: onlyPublic ? outside : anywhere,
    });
    return answer as unknown as Response;
  };
}
