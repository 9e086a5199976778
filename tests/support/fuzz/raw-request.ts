import http from 'node:http';

export type RawRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Buffer | null;
};
export type RawAnswer = { status: number; body: string };

const agent = new http.Agent({ keepAlive: true, maxSockets: 4 });

/** A request without an answer after this time counts as hung. */
const hungMs = 5000;

/** Sends a request without normalization. Status 0: refused or cut; 599: hung. */
export function sendRaw(url: string, { method, path, headers, body }: RawRequest): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    // Node sets Content-Length for some methods only.
    const length = body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const sent = http.request(
      { hostname, port, method, path, headers: { ...headers, ...length }, agent, setHost: !('host' in headers) },
      (answer) => {
        let text = '';
        const status = answer.statusCode ?? 0;
        // An event stream does not end.
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
