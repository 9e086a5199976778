import cardValidator from 'card-validator';

/** Digits of other scripts by their zero: Arabic, Persian, Devanagari, Bengali, Thai. Full-width ones are in NFKC. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50];
const GROUP = /\p{Nd}+/gu;
/** What guests write between the groups of a card number. */
const GAP = /^[\s\p{Pd}\p{Cf}._·•]{1,3}$/u;
/** An IBAN begins with two letters and two digits; a phone number may begin with a plus. */
const OTHER_NUMBER = /(?:(?<!\p{L})[A-Za-z]{2}|[+＋]\s?)$/u;
const SHORTEST = 13;
const LONGEST = 19;
/** Security codes are masked beside a card number. */
const SECURITY_CODE = /(?<!\p{L})(cvv2?|cvc2?|cid|csc)([^\p{L}\p{N}]{0,3})\p{Nd}{3,4}(?!\p{Nd})/giu;

type Group = { from: number; to: number; digits: string };

/**
 * Replaces card numbers by "•••• 1111" with the last 4 digits: 13 to 19 digits in any script, with blanks, dashes or
 * dots between groups, that a known kind of card has and whose check digit (Luhn) is right. Other numbers stay.
 */
export function withoutCardNumbers(text: string): string {
  let masked = '';
  let from = 0;
  for (const { start, end, last } of cardsIn(text)) {
    masked += `${text.slice(from, start)}•••• ${last}`;
    from = end;
  }
  if (from === 0) return text;
  return (masked + text.slice(from)).replace(SECURITY_CODE, (_, name: string, gap: string) => `${name}${gap}•••`);
}

function cardsIn(text: string): { start: number; end: number; last: string }[] {
  const groups = [...text.matchAll(GROUP)].map((match): Group => ({
    from: match.index,
    to: match.index + match[0].length,
    digits: latinDigits(match[0]),
  }));
  const cards = [];
  for (let index = 0; index < groups.length; index += 1) {
    const end = cardEnd(text, groups, index);
    if (end === null) continue;
    const digits = groups.slice(index, end + 1).map((group) => group.digits);
    cards.push({ start: groups[index]!.from, end: groups[end]!.to, last: digits.join('').slice(-4) });
    index = end;
  }
  return cards;
}

/** The group with which a card number ends that begins at `first`; the longest one. */
function cardEnd(text: string, groups: readonly Group[], first: number): number | null {
  const start = groups[first]!;
  if (OTHER_NUMBER.test(text.slice(Math.max(0, start.from - 4), start.from))) return null;
  let digits = '';
  let end: number | null = null;
  for (let index = first; index < groups.length && digits.length < LONGEST; index += 1) {
    const group = groups[index]!;
    const before = groups[index - 1];
    if (index > first && before && !GAP.test(text.slice(before.to, group.from).slice(0, 4))) break;
    digits += group.digits;
    if (isCard(digits) && isWrittenSo(groups.slice(first, index + 1))) end = index;
  }
  return end;
}

/** Groups of three digits and more (the last one of any length), or shorter ones that do not grow: "8 9 10 11" is a list. */
const isWrittenSo = (groups: readonly Group[]): boolean =>
  groups.every(({ digits }, index) => {
    const first = groups[0]?.digits.length ?? 0;
    return first >= 3 ? digits.length >= 3 || index === groups.length - 1 : digits.length <= first;
  });

const isCard = (digits: string): boolean =>
  digits.length >= SHORTEST &&
  digits.length <= LONGEST &&
  hasCheckDigit(digits) &&
  cardValidator.number(digits, { luhnValidateUnionPay: true }).isValid;

function hasCheckDigit(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]) * (index % 2 === 1 ? 2 : 1);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}

const latinDigits = (digits: string): string =>
  [...digits.normalize('NFKC')].map((digit) => valueOf(digit.codePointAt(0) ?? 0) ?? digit).join('');

function valueOf(code: number): string | null {
  const zero = ZEROS.find((each) => code >= each && code <= each + 9);
  return zero === undefined ? null : String(code - zero);
}
