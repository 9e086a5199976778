import type { ErrorBody } from '#shared/http/errors.ts';
import { ApiError, fromStatus, unreachable } from './api-error.ts';
import { waitForSession } from './session-gate.ts';

/** Sends a call and reads its JSON answer; null for an empty one. Also used for the sign-in service beside the table. */
export async function request(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, init).catch(asCut);
  const text = await response.text().catch(asCut);
  const answer = parseJson(text);
  if (response.ok && answer !== undefined) return answer;
  const requestId = response.headers.get('x-request-id') ?? '';
  const wait = retryAfterMs(response.headers);
  if (isErrorBody(answer))
    throw new ApiError({ ...answer, request_id: answer.request_id ?? requestId }, response.status, wait);
  throw fromStatus(response.status, requestId, wait);
}

/** The server sends seconds. A date, which a proxy may send, is ignored. */
function retryAfterMs(headers: Headers): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? '');
  return seconds > 0 ? seconds * 1000 : undefined;
}

/** The request was interrupted: by us (AbortError is passed on), or otherwise, also in the middle of an answer. */
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

const signedOut: readonly string[] = ['unauthenticated', 'UNAUTHORIZED'];

/** Sends a call; where it finds the session ended, the person signs in again over the page and it is sent once more. */
export async function throughSession<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
  return attempt().catch(async (error: unknown) => {
    const isSignedOut = error instanceof ApiError && signedOut.includes(error.code);
    if (isSignedOut && (await waitForSession())) return attempt();
    throw error;
  });
}
