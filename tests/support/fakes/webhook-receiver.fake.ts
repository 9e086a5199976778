import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { webhookEvent, type WebhookEvent } from '#shared/features/integrations/webhooks.schema.ts';

export type Received = { id: string; timestamp: string; signature: string; text: string; event: WebhookEvent };

/** A hotel's other system. It can crash and come back at the same address. */
export async function startWebhookReceiver() {
  const received: Received[] = [];
  let answer: number | ((one: Received) => number | null) = 200;
  let server: Server;
  let port = 0;
  const listen = async (): Promise<void> => {
    server = createServer((request, response) => {
      let text = '';
      request.on('data', (part: Buffer) => (text += part.toString()));
      request.on('end', () => {
        const of = (name: string) => String(request.headers[name] ?? '');
        const one = {
          id: of('webhook-id'),
          timestamp: of('webhook-timestamp'),
          signature: of('webhook-signature'),
          text,
          event: webhookEvent.parse(JSON.parse(text)),
        };
        const status = typeof answer === 'number' ? answer : answer(one);
        if (status === null) return;
        if (status < 300) received.push(one);
        response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end(`status ${status}`);
      });
    });
    await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
    port = (server.address() as AddressInfo).port;
  };
  const crash = (): Promise<void> => {
    server.closeAllConnections();
    return new Promise((closed) => server.close(() => closed()));
  };
  await listen();
  return {
    origin: `http://127.0.0.1:${port}`,
    url: `http://127.0.0.1:${port}/concierge`,
    /** Events that were taken, in the order of their arrival. */
    received,
    /** Status of each answer; null: never answers. */
    answerWith: (next: typeof answer) => (answer = next),
    crash,
    comeBack: listen,
    stop: crash,
  };
}
export type WebhookReceiver = Awaited<ReturnType<typeof startWebhookReceiver>>;

/** What a receiver does by https://www.standardwebhooks.com: any of the signatures is right. */
export function isSigned({ id, timestamp, signature, text }: Received, secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${text}`).digest();
  return signature.split(' ').some((one) => {
    const given = Buffer.from(one.replace('v1,', ''), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
