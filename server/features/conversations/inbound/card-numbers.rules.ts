import { withoutCardDetails } from './card-details.rules.ts';
import {
  areJoined,
  beginsOtherNumber,
  digitsOf,
  type Group,
  groupsIn,
  isCard,
  LONGEST_CARD,
  mayBeginCard,
} from './card-digits.rules.ts';
import { withoutIbans } from './ibans.rules.ts';

/**
 * Replaces card numbers by "•••• 1111" with the last 4 digits: 13 to 19 digits in any script, with blanks, dashes, dots,
 * slashes or commas between groups, that a known kind of card has and whose check digit (Luhn) is right. Other numbers
 * stay. The expiry date and the security code beside it are masked, too, and IBANs.
 */
export function withoutCardNumbers(written: string): string {
  const text = withoutIbans(written);
  let masked = '';
  let from = 0;
  for (const { start, end, last } of cardsIn(text)) {
    masked += `${text.slice(from, start)}•••• ${last}`;
    from = end;
  }
  return withoutCardDetails(masked + text.slice(from), from > 0);
}

function cardsIn(text: string): { start: number; end: number; last: string }[] {
  const groups = groupsIn(text);
  const cards = [];
  for (let index = 0; index < groups.length; index += 1) {
    const end = cardEnd(text, groups, index);
    if (end === null) continue;
    const last = digitsOf(groups.slice(index, end + 1)).slice(-4);
    cards.push({ start: groups[index]!.from, end: groups[end]!.to, last });
    index = end;
  }
  return cards;
}

/** The group with which a card number ends that begins at `first`; the longest one. */
function cardEnd(text: string, groups: readonly Group[], first: number): number | null {
  const start = groups[first]!;
  if (!mayBeginCard(start) || beginsOtherNumber(text, start)) return null;
  let digits = '';
  let end: number | null = null;
  for (let index = first; index < groups.length && digits.length < LONGEST_CARD; index += 1) {
    const group = groups[index]!;
    const before = groups[index - 1];
    if (index > first && before && !areJoined(text, before, group)) break;
    digits += group.digits;
    if (isCard(groups.slice(first, index + 1), digits)) end = index;
  }
  return end;
}
