import { ApiError } from './api-error.ts';

/** For an answer that this version of the console cannot read. */
export function misread(): never {
  const message = 'The server answered in a way that this version does not understand. Reload the page.';
  throw new ApiError({ code: 'internal', message, request_id: '' }, 200);
}

/** A field of an answer beside the API table, undefined where the answer has none of that name. */
export function fieldOf(answer: unknown, name: string): unknown {
  return typeof answer === 'object' && answer !== null ? new Map(Object.entries(answer)).get(name) : undefined;
}

/** @throws ApiError where the field is no text. */
export function textOf(answer: unknown, name: string): string {
  const value = fieldOf(answer, name);
  return typeof value === 'string' ? value : misread();
}

/** @throws ApiError where the field is no truth value. */
export function flagOf(answer: unknown, name: string): boolean {
  const value = fieldOf(answer, name);
  return typeof value === 'boolean' ? value : misread();
}

/** @throws ApiError where the value is no list of texts. */
export function textsOf(answer: unknown, name: string): string[] {
  const value = fieldOf(answer, name);
  if (!Array.isArray(value)) return misread();
  return value.map((one: unknown) => (typeof one === 'string' ? one : misread()));
}
