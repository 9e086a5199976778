import { AppError } from './app-error.ts';

/** The deepest body of the API table has five levels. */
const deepest = 32;
/** Values of one body: 200 pairs of knowledge, or 300 columns of an import, are far less. */
const mostValues = 10_000;

/** What happens to text that cannot be stored. */
export type Unstorable = 'refuse' | 'remove';

/**
 * Parses JSON whose nesting and number of values are bounded before anything is built from it. Linear time.
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
    throw new AppError('invalid_input', 'The request is not valid JSON.');
  }
}

/** Counts brackets and commas outside strings. */
function shapeProblem(text: string): string | null {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (character === 0x22) at = endOfString(text, at);
    else if (character === 0x5b || character === 0x7b) depth += 1;
    else if (character === 0x5d || character === 0x7d) depth -= 1;
    else if (character === 0x2c) values += 1;
    if (depth > deepest) return 'The request is nested too deeply.';
    if (values > mostValues) return 'The request holds too many values. Send it in parts.';
  }
  return null;
}

/** Where the string that opens at `start` closes. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (character === 0x5c) at += 1;
    else if (character === 0x22) return at;
  }
  return text.length;
}

/** PostgreSQL stores neither U+0000 nor half of a surrogate pair. */
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

export const unstorable = () =>
  new AppError('invalid_input', 'The request holds a character that cannot be stored. Remove it and try again.');

/** A guest's text without what cannot be stored: it is never a reason to lose the message. */
export const storableText = (text: string): string => text.replace(/\0|\p{Surrogate}/gu, '');
