import { api } from '#shared/api.ts';
import type { CallInput, CallResult, Contract, Endpoint } from '#shared/http/contract.ts';
import type { ErrorBody } from '#shared/http/errors.ts';
import { ApiError, fromStatus, unreachable } from './api-error.ts';

type Options = { signal?: AbortSignal };
type Call<E extends Endpoint> =
  object extends CallInput<E>
    ? (input?: CallInput<E>, options?: Options) => Promise<CallResult<E>>
    : (input: CallInput<E>, options?: Options) => Promise<CallResult<E>>;
export type Client<A extends Record<string, Contract>> = {
  [Area in keyof A]: { [Name in keyof A[Area]]: Call<A[Area][Name]> };
};

type Parts = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };

/**
 * One typed function a row of the API table: `client.conversations.list({ params: { hotel_id }, query: { state: 'open' } })`.
 * Answers are parsed by the row's schema. Every failure is an {@link ApiError}; a cancelled call rejects with AbortError.
 */
export function createClient<A extends Record<string, Contract>>(table: A, baseUrl = '/api'): Client<A> {
  const areas = Object.entries(table).map(([area, contract]) => {
    const calls = Object.entries(contract).map(([name, endpoint]) => [
      name,
      (input: Parts = {}, options: Options = {}) => send(baseUrl, endpoint, input, options),
    ]);
    return [area, Object.fromEntries(calls)];
  });
  return Object.fromEntries(areas) as Client<A>;
}

export const client = createClient(api);

async function send(baseUrl: string, endpoint: Endpoint, parts: Parts, { signal }: Options): Promise<unknown> {
  const init: RequestInit = {
    method: endpoint.method,
    credentials: 'include',
    headers: { accept: 'application/json' },
  };
  if (signal) init.signal = signal;
  if (parts.body !== undefined) {
    init.body = JSON.stringify(parts.body);
    init.headers = { accept: 'application/json', 'content-type': 'application/json' };
  }
  const answer = await request(address(baseUrl, endpoint.path, parts), init);
  const parsed = endpoint.response.safeParse(answer);
  if (parsed.success) return parsed.data;
  console.error('An answer did not have the agreed shape', endpoint.path, parsed.error.issues);
  const message = 'The server answered in a way that this version does not understand. Reload the page.';
  throw new ApiError({ code: 'internal', message, request_id: '' }, 200);
}

function address(baseUrl: string, path: string, { params = {}, query = {} }: Parts): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return `${baseUrl}${filled}${search ? `?${search}` : ''}`;
}

/** Sends a call and reads its JSON answer; null for an empty one. Also used for the sign-in service beside the table. */
export async function request(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, init).catch(asCut);
  const text = await response.text().catch(asCut);
  const answer = parseJson(text);
  if (response.ok && answer !== undefined) return answer;
  const requestId = response.headers.get('x-request-id') ?? '';
  if (isErrorBody(answer))
    throw new ApiError({ ...answer, request_id: answer.request_id ?? requestId }, response.status);
  throw fromStatus(response.status, requestId);
}

/** The line was cut: by us (the AbortError is passed on), or by anything else. Also half-way through an answer. */
function asCut(error: unknown): never {
  throw error instanceof DOMException && error.name === 'AbortError' ? error : unreachable();
}

function parseJson(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isErrorBody(answer: unknown): answer is ErrorBody {
  return typeof answer === 'object' && answer !== null && 'code' in answer && 'message' in answer;
}
