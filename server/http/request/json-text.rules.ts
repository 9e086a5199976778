import type { PlainCode } from '#shared/reasons/reasons.ts';
import { AppError } from '../../app-error.ts';

/** Maximum nesting. The deepest body of the API table has 5 levels. */
const deepest = 32;
/**
 * Maximum number of values in one body. The largest bodies (200 knowledge pairs, 300 import columns) are far below it.
 */
const mostValues = 10_000;

/** How text is handled that PostgreSQL cannot store. */
export type Unstorable = 'refuse' | 'remove';

/**
 * Parses JSON after checking nesting and number of values. Linear time.
 * @throws AppError invalid_input
 */
export function parseJson(text: string, unstorableText: Unstorable): unknown {
  const problem = shapeProblem(text);
  if (problem) throw new AppError('invalid_input', problem);
  const value = parsed(text);
  if (isStorable(value)) return value;
  if (unstorableText === 'refuse') throw unstorable();
  return JSON.parse(text, (_key, part: unknown) => (typeof part === 'string' ? storableText(part) : part));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('invalid_input', 'body_invalid_json');
  }
}

/** Counts brackets and commas outside strings. */
function shapeProblem(text: string): PlainCode | null {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (character === 0x22) at = endOfString(text, at);
    else if (character === 0x5b || character === 0x7b) depth += 1;
    else if (character === 0x5d || character === 0x7d) depth -= 1;
    else if (character === 0x2c) values += 1;
    if (depth > deepest) return 'body_too_deep';
    if (values > mostValues) return 'body_too_many_values';
  }
  return null;
}

/** Index of the closing quote of the string that opens at `start`. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (character === 0x5c) at += 1;
    else if (character === 0x22) return at;
  }
  return text.length;
}

/** PostgreSQL cannot store U+0000 or a lone surrogate. */
export const isStorableText = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/** Whether every text in a JSON value can be stored, keys included. */
export function isStorable(value: unknown): boolean {
  const open = [value];
  while (open.length) {
    const next = open.pop();
    if (typeof next === 'string' && !isStorableText(next)) return false;
    if (typeof next !== 'object' || next === null) continue;
    if (!Array.isArray(next) && !Object.keys(next).every(isStorableText)) return false;
    for (const part of Object.values(next)) open.push(part);
  }
  return true;
}

export const unstorable = () => new AppError('invalid_input', 'character_not_storable');

/** Removes characters that cannot be stored from a guest's text, so that the message is not lost. */
export const storableText = (text: string): string => text.replace(/\0|\p{Surrogate}/gu, '');
