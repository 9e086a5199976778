import { ApiError } from './api-error.ts';

/** An answer that this version of the console cannot read. */
export function misread(): never {
  const message = 'The server answered in a way that this version does not understand. Reload the page.';
  const reason = { code: 'answer_misread', params: {} };
  throw new ApiError({ code: 'internal', message, reason, request_id: '' }, 200);
}

/** A field of an answer outside the API table; undefined if it is missing. */
export function fieldOf(answer: unknown, name: string): unknown {
  return typeof answer === 'object' && answer !== null ? new Map(Object.entries(answer)).get(name) : undefined;
}

/** @throws ApiError if the field is not a string. */
export function textOf(answer: unknown, name: string): string {
  const value = fieldOf(answer, name);
  return typeof value === 'string' ? value : misread();
}

/** @throws ApiError if the field is not a boolean. */
export function flagOf(answer: unknown, name: string): boolean {
  const value = fieldOf(answer, name);
  return typeof value === 'boolean' ? value : misread();
}

/** @throws ApiError if the value is not a list of strings. */
export function textsOf(answer: unknown, name: string): string[] {
  const value = fieldOf(answer, name);
  if (!Array.isArray(value)) return misread();
  return value.map((one: unknown) => (typeof one === 'string' ? one : misread()));
}
