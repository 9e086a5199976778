import { misread } from './answer-fields.ts';
import { api } from '#shared/api.ts';
import type { CallInput, CallResult, Contract, Endpoint } from '#shared/http/contract.ts';
import { forgetUnanswered, repeatable } from './repeatable.ts';
import { request, throughSession } from './request.ts';

type Options = {
  signal?: AbortSignal;
  /** False for calls that ask whether there is a session. */
  waitsForSession?: boolean;
  /** The form that creates something; see `useFilledForm`. */
  form?: object;
};
type Call<E extends Endpoint> =
  object extends CallInput<E>
    ? (input?: CallInput<E>, options?: Options) => Promise<CallResult<E>>
    : (input: CallInput<E>, options?: Options) => Promise<CallResult<E>>;
export type Client<A extends Record<string, Contract>> = {
  [Area in keyof A]: { [Name in keyof A[Area]]: Call<A[Area][Name]> };
};

/** A row as the console has it: the built console's table has no schemas (build/api-table.ts). */
type Row = Pick<Endpoint, 'method' | 'path' | 'upload' | 'once'> & Partial<Pick<Endpoint, 'response'>>;

type Parts = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };

/**
 * One typed function a row of the API table: `client.conversations.list({ params: { hotel_id }, query: { state: 'open' } })`.
 * In development and in tests, answers are parsed by the row's schema. A call that finds the session ended waits for the person to sign in again and is
 * then sent once more. Every failure is an ApiError; a cancelled call rejects with AbortError.
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

/** Timeout of reading calls in milliseconds. A hanging server is treated as unreachable. */
const readMs = 20_000;
const isSignal = (signal: AbortSignal | undefined): signal is AbortSignal => signal !== undefined;

export const client = createClient(api);

async function send(baseUrl: string, endpoint: Row, parts: Parts, options: Options): Promise<unknown> {
  const url = address(baseUrl, endpoint.path, parts);
  const init = initOf(endpoint, parts, options);
  const attempt = () => (endpoint.once ? repeatable(url, init, options.form) : request(url, init));
  const answer = await (options.waitsForSession === false ? attempt() : throughSession(attempt));
  if (endpoint.method === 'DELETE') forgetUnanswered(url);
  if (!endpoint.response) return answer;
  const parsed = endpoint.response.safeParse(answer);
  if (parsed.success) return parsed.data;
  console.error('An answer did not have the agreed shape', endpoint.path, parsed.error.issues);
  return misread();
}

function initOf(endpoint: Row, { body }: Parts, { signal }: Options): RequestInit {
  const init: RequestInit = {
    method: endpoint.method,
    credentials: 'include',
    headers: { accept: 'application/json' },
  };
  // What is only read may be asked for again; a change may take its time (an import, a model's answer).
  const limits = [signal, endpoint.method === 'GET' ? AbortSignal.timeout(readMs) : undefined].filter(isSignal);
  if (limits.length > 0) init.signal = AbortSignal.any(limits);
  if (body !== undefined) {
    init.body = endpoint.upload ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body);
    init.headers = { accept: 'application/json', 'content-type': endpoint.upload ?? 'application/json' };
  }
  return init;
}

function address(baseUrl: string, path: string, { params = {}, query = {} }: Parts): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return `${baseUrl}${filled}${search ? `?${search}` : ''}`;
}
