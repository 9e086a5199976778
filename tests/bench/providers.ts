import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomBytes } from 'node:crypto';

/** A Twilio and a model that answer immediately, so that only our code is measured. */
export type Providers = {
  url: string;
  /** Called for each sent message with its address and its id. */
  onMessage: (to: string, sid: string) => void;
  /** How long the model takes. Default 0 ms. */
  modelMs: number;
  /** The most model calls at the same time so far. */
  mostCalls: number;
  close(): Promise<void>;
};

export async function startProviders(): Promise<Providers> {
  let calls = 0;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const json = (status: number, value: object) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(value));
      };
      const path = request.url ?? '';
      if (path.endsWith('/Messages.json') && request.method === 'POST') {
        const form = new URLSearchParams(body);
        const sid = `SM${randomBytes(16).toString('hex')}`;
        providers.onMessage((form.get('To') ?? '').replace('whatsapp:', ''), sid);
        return json(201, {
          sid,
          status: 'queued',
          to: form.get('To'),
          from: form.get('From'),
          body: form.get('Body'),
        });
      }
      if (path.includes('/Messages.json')) return json(200, { messages: [], page: 0, page_size: 50 });
      if (path.includes('/responses')) {
        calls += 1;
        providers.mostCalls = Math.max(providers.mostCalls, calls);
        const reply = () => {
          calls -= 1;
          json(200, answer(body));
        };
        return void (providers.modelMs > 0 ? setTimeout(reply, providers.modelMs) : reply());
      }
      json(200, {});
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const providers: Providers = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    onMessage: () => {},
    modelMs: 0,
    mostCalls: 0,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return providers;
}

/** A reply based on the first offered entry, or an escalation if the guest's text asks for one. */
function answer(body: string): object {
  const escalate = body.includes('how much is the helicopter');
  const entry = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/.exec(body)?.[0] ?? '';
  const text = {
    reply: escalate ? '' : 'Gladly: please ask at the desk.',
    language: 'en',
    used_entry_ids: escalate ? [] : [entry],
    action: escalate ? 'escalate' : 'reply',
    reasons: escalate ? ['price_or_availability_unknown'] : [],
    category: 'general',
    priority: 'normal',
    missing_information: null,
    commitments: [],
  };
  return {
    id: 'resp_1',
    object: 'response',
    created_at: 1,
    status: 'completed',
    model: 'bench',
    output: [
      {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        status: 'completed',
        content: [{ type: 'output_text', text: JSON.stringify(text), annotations: [] }],
      },
    ],
    usage: { input_tokens: 10, output_tokens: 5, total_tokens: 15 },
  };
}
