import { Agent, ProxyAgent, type Dispatcher } from 'undici';

export type ProviderRequest = {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: string | undefined;
  /** Longest wait for the head of the answer, and between two parts of it. Default 300,000 ms. */
  timeoutMs?: number | undefined;
  signal?: AbortSignal | undefined;
  /** Asked in the moment in which the request is written to its connection; if false, it is not and `otherwise` is thrown. */
  mayBegin?: { ask: () => boolean; otherwise: () => Error } | undefined;
};
export type ProviderAnswer = { status: number; headers: Record<string, string | string[] | undefined>; text: string };

/** As many connections as requests: one is written at once, or not at all. Idle connections are kept for a minute. */
const direct = new Agent({ pipelining: 1, allowH2: false, keepAliveTimeout: 60_000, connect: { timeout: 5_000 } });
const proxy = process.env['HTTP_PROXY'] ? new ProxyAgent({ uri: process.env['HTTP_PROXY'], allowH2: false }) : null;

/** One request to a provider. @throws the network's error, the signal's reason, or `mayBegin.otherwise` */
export function askProvider(request: ProviderRequest): Promise<ProviderAnswer> {
  const { origin, protocol, pathname, search } = new URL(request.url);
  const { method, headers, body = null, timeoutMs = 300_000 } = request;
  const times = { headersTimeout: timeoutMs, bodyTimeout: timeoutMs };
  const options = { origin, path: pathname + search, method: method as Dispatcher.HttpMethod, headers, body, ...times };
  return new Promise((resolve, reject) => {
    const dispatcher: Dispatcher = protocol === 'https:' && proxy ? proxy : direct;
    dispatcher.dispatch(options, handlerOf(request, resolve, reject));
  });
}

function handlerOf(
  { signal, mayBegin }: ProviderRequest,
  resolve: (answer: ProviderAnswer) => void,
  reject: (error: unknown) => void,
): Dispatcher.DispatchHandler {
  const answer: ProviderAnswer = { status: 0, headers: {}, text: '' };
  const decoder = new TextDecoder();
  let abort = (): void => {};
  const settled = (): void => signal?.removeEventListener('abort', abort);
  return {
    onRequestStart: (controller) => {
      if (mayBegin && !mayBegin.ask()) return controller.abort(mayBegin.otherwise());
      if (signal?.aborted) return controller.abort(signal.reason as Error);
      signal?.removeEventListener('abort', abort);
      abort = () => controller.abort(signal!.reason as Error);
      signal?.addEventListener('abort', abort, { once: true });
    },
    onResponseStart: (_controller, status, headers) => {
      answer.status = status;
      answer.headers = headers;
    },
    onResponseData: (_controller, part) => {
      answer.text += decoder.decode(part, { stream: true });
    },
    onResponseEnd: () => {
      settled();
      answer.text += decoder.decode();
      resolve(answer);
    },
    onResponseError: (_controller, error) => {
      settled();
      reject(error);
    },
  };
}

/** `fetch` on the same connections, for SDKs that take one. Bodies are texts; answers are read whole. */
export const providerFetch: typeof fetch = async (input, init = {}) => {
  const { method = 'GET', headers, body, signal } = init;
  const answer = await askProvider({
    url: String(input instanceof Request ? input.url : input),
    method,
    headers: Object.fromEntries(new Headers(headers)),
    body: typeof body === 'string' ? body : undefined,
    signal: signal ?? undefined,
  });
  const nothing = [101, 204, 205, 304].includes(answer.status);
  const fields = Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
    [value ?? []].flat().map((each) => [name, each]),
  );
  return new Response(nothing ? null : answer.text, { status: answer.status, headers: fields });
};
