import { createECDH, randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import express from 'express';
import { startLocalServer } from './local-server.fake.ts';

export type PushedMessage = { path: string; headers: Record<string, string>; body: Buffer };

/**
 * A local push service, as strict as RFC 8030, 8188, 8291 and 8292 ask: wrong requests are refused and added to `violations`.
 * The bodies stay encrypted; a test that wants the words decrypts them with the device's keys.
 */
export async function startFakePush() {
  const messages: PushedMessage[] = [];
  const violations: string[] = [];
  const gone = new Set<string>();
  const app = express();
  app.post('/send/:device', async (request, response) => {
    // express.raw refuses the content encoding of Web Push.
    const body = await buffer(request);
    const wrong = violationOf(request.headers, body);
    if (wrong) violations.push(wrong);
    if (wrong) return void response.status(400).end();
    if (gone.has(request.params.device)) return void response.status(410).end();
    const headers = request.headers as Record<string, string>;
    messages.push({ path: request.path, headers, body });
    response.status(201).set('location', '/m/1').end();
  });
  const server = await startLocalServer(app);
  return { url: server.url, messages, violations, gone, close: server.close };
}
export type FakePush = Awaited<ReturnType<typeof startFakePush>>;

function violationOf(headers: NodeJS.Dict<string | string[]>, body: Buffer): string | null {
  if (!/^vapid t=[\w.-]+, ?k=[\w-]+$/.test(String(headers['authorization']))) return 'Authorization is no VAPID token';
  if (headers['content-encoding'] !== 'aes128gcm') return 'Content-Encoding is not aes128gcm';
  if (!/^\d+$/.test(String(headers['ttl']))) return 'TTL is missing';
  if (!/^[\w-]{1,32}$/.test(String(headers['topic']))) return 'Topic is longer than 32 characters';
  if (!['very-low', 'low', 'normal', 'high'].includes(String(headers['urgency']))) return 'Urgency is unknown';
  return body.length < 103 || body.length > 4096 ? 'The body is no encrypted record of at most 4,096 bytes' : null;
}

/** A browser's subscription at Mozilla's push service. */
export function aSubscription(device: string) {
  const keys = createECDH('prime256v1');
  return {
    keys,
    draft: {
      endpoint: `https://updates.push.services.mozilla.com/send/${device}`,
      p256dh: keys.generateKeys().toString('base64url'),
      auth: randomBytes(16).toString('base64url'),
      label: 'Firefox, Android',
    },
  };
}
