import http from 'node:http';

export type RawRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Buffer | null;
};
export type RawAnswer = { status: number; body: string };

const agent = new http.Agent({ keepAlive: true, maxSockets: 4 });

/** Without an answer for this long, a request counts as hung. */
const hungMs = 5000;

/** Sends a request as it is: nothing is normalized. One that is refused or cut has status 0, one that hangs has 599. */
export function sendRaw(url: string, { method, path, headers, body }: RawRequest): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    // Node adds the length to some methods only.
    const length = body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const sent = http.request(
      { hostname, port, method, path, headers: { ...headers, ...length }, agent, setHost: !('host' in headers) },
      (answer) => {
        let text = '';
        const status = answer.statusCode ?? 0;
        // An event stream has no end.
        if (answer.headers['content-type']?.startsWith('text/event-stream')) {
          sent.destroy();
          return resolve({ status, body: '' });
        }
        answer.setEncoding('utf8').on('data', (part: string) => (text += part.slice(0, 500)));
        answer.once('close', () => resolve({ status, body: text }));
      },
    );
    sent.setTimeout(hungMs, () => {
      resolve({ status: 599, body: 'no answer' });
      sent.destroy();
    });
    sent.once('error', () => resolve({ status: 0, body: '' }));
    sent.end(body);
  });
}
