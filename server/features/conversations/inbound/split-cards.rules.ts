import { withoutCardDetails } from './card-details.rules.ts';
import {
  areJoined,
  beginsOtherNumber,
  digitsOf,
  type Group,
  groupsIn,
  isCard,
  LONGEST_CARD,
} from './card-digits.rules.ts';

/** Fewer digits are a room, a time or a number of people. */
const LEAST_DIGITS = 4;
/** Digits behind the number in its last message, such as an expiry date and a security code. */
const LONGEST_BEHIND = 4;
const MOST_BEHIND = 4;
const NOTHING = /^[^\p{L}\p{N}+＋]*$/u;

/**
 * @property groups the digits at an end of a message
 * @property isAll whether the message contains nothing else
 */
type Part = { groups: Group[]; isAll: boolean };
type EarlierPart = Part & { place: number };

/** Whether a message begins with digits, as one does that goes on with a card number. */
export const mayGoOn = (text: string): boolean => digitsOf(runAtStart(text)).length >= LEAST_DIGITS;

/**
 * Masks a card number that a guest has spread over several messages. The number begins with the digits at the end of an
 * earlier message and ends with those at the beginning of the last one; messages between contain nothing else, or are left
 * out.
 * @param texts oldest first
 * @returns the texts that change, by their place; empty where the last text completes no number
 */
export function maskedParts(texts: readonly string[]): Map<number, string> {
  const last = texts.length - 1;
  const text = texts[last] ?? '';
  const run = runAtStart(text);
  const earlier = texts.slice(0, last).flatMap((each, place) => {
    const part = partAtEnd(each);
    return part ? [{ ...part, place }] : [];
  });
  const least = Math.max(1, run.length - MOST_BEHIND);
  for (let count = run.length; count >= least; count -= 1) {
    const groups = run.slice(0, count);
    const found = isRestShort(run.slice(count)) ? numberBefore(earlier.toReversed(), groups) : null;
    if (found) return masked(texts, found, groups);
  }
  return new Map();
}

const isRestShort = (rest: readonly Group[]): boolean => rest.every(({ digits }) => digits.length <= LONGEST_BEHIND);

/** The earlier parts that make a card number with these groups, newest first. */
function numberBefore(earlier: readonly EarlierPart[], groups: readonly Group[]): EarlierPart[] | null {
  if (groups.length > LONGEST_CARD) return null;
  const length = digitsOf(groups).length;
  if (length < LEAST_DIGITS || length > LONGEST_CARD) return null;
  for (const [index, part] of earlier.entries()) {
    const joined = [...part.groups, ...groups];
    if (isCard(joined)) return [part];
    const before = part.isAll ? numberBefore(earlier.slice(index + 1), joined) : null;
    if (before) return [part, ...before];
  }
  return null;
}

function masked(
  texts: readonly string[],
  earlier: readonly EarlierPart[],
  groups: readonly Group[],
): Map<number, string> {
  const last = texts.length - 1;
  const digits = digitsOf([...earlier.toReversed().flatMap((part) => part.groups), ...groups]);
  const changed = new Map(
    earlier.map(({ place, groups: hidden }) => [place, withInstead(texts[place] ?? '', hidden, '••••')]),
  );
  return changed.set(last, withInstead(texts[last] ?? '', groups, `•••• ${digits.slice(-4)}`));
}

const withInstead = (text: string, groups: readonly Group[], mask: string): string =>
  withoutCardDetails(`${text.slice(0, groups[0]?.from)}${mask}${text.slice(groups.at(-1)?.to)}`, true);

/** The groups with which a text begins. */
function runAtStart(text: string): Group[] {
  const groups = groupsIn(text);
  const [first] = groups;
  if (!first || !NOTHING.test(text.slice(0, first.from)) || beginsOtherNumber(text, first)) return [];
  const end = groups.findIndex((group, index) => index > 0 && !areJoined(text, groups[index - 1]!, group));
  return end === -1 ? groups : groups.slice(0, end);
}

/** The groups with which a text ends, where they have enough digits and are no other number. */
function partAtEnd(text: string): Part | null {
  const groups = groupsIn(text);
  const last = groups.at(-1);
  if (!last || !NOTHING.test(text.slice(last.to))) return null;
  const begin = groups.findLastIndex((group, index) => index > 0 && !areJoined(text, groups[index - 1]!, group));
  const run = groups.slice(Math.max(0, begin));
  const length = digitsOf(run).length;
  if (length < LEAST_DIGITS || length > LONGEST_CARD || beginsOtherNumber(text, run[0]!)) return null;
  return { groups: run, isAll: NOTHING.test(text.slice(0, run[0]!.from)) };
}
