/** An answer with its JSON parsed. `body` is any, because tests check its shape. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Answer = { status: number; headers: Headers; body: any };

/** An HTTP client like a browser: keeps cookies and sends the Origin of its page. */
export type TestClient = {
  fetch(path: string, init?: RequestInit): Promise<Response>;
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown): Promise<Answer>;
  put(path: string, body?: unknown): Promise<Answer>;
  patch(path: string, body?: unknown): Promise<Answer>;
  delete(path: string): Promise<Answer>;
  /** The cookies as a header, for clients other than fetch, such as event streams. */
  cookieHeader(): string;
};

/** `always`: headers of every request in place of the Origin. */
export function createTestClient(
  origin: string,
  cookies: Record<string, string> = {},
  always: Record<string, string> = { origin },
): TestClient {
  const jar = new Map(Object.entries(cookies));
  const cookieHeader = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

  const send: TestClient['fetch'] = async (path, init = {}) => {
    const headers = new Headers({ ...always, ...(jar.size ? { cookie: cookieHeader() } : {}) });
    new Headers(init.headers).forEach((value, name) => headers.set(name, value));
    const response = await fetch(new URL(path, origin), { redirect: 'manual', ...init, headers });
    for (const cookie of response.headers.getSetCookie()) keep(jar, cookie);
    return response;
  };

  const call = async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const json =
      body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const response = await send(path, { method, ...json });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return { status: response.status, headers: response.headers, body: isJson && text ? JSON.parse(text) : text };
  };

  return {
    fetch: send,
    get: (path) => call('GET', path),
    post: (path, body = {}) => call('POST', path, body),
    put: (path, body = {}) => call('PUT', path, body),
    patch: (path, body = {}) => call('PATCH', path, body),
    delete: (path) => call('DELETE', path),
    cookieHeader,
  };
}

function keep(jar: Map<string, string>, cookie: string): void {
  const [pair = '', ...attributes] = cookie.split(';');
  const at = pair.indexOf('=');
  const name = pair.slice(0, at).trim();
  const gone = attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute));
  if (gone) jar.delete(name);
  else jar.set(name, pair.slice(at + 1).trim());
}
