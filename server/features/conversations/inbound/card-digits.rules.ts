import cardValidator from 'card-validator';

/** Digits of other scripts by their zero: Arabic, Persian, Devanagari, Bengali, Thai. Full-width ones are in NFKC. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50];
const GROUP = /\p{Nd}+/gu;
/** What guests write between the groups of a card number. */
const GAP = /^[\s\p{Pd}\p{Cf}._·•/／,，]{1,3}$/u;
/** An IBAN begins with two letters and two digits; a phone number may begin with a plus. A masked number is no new one. */
const OTHER_NUMBER = /(?:(?<!\p{L})[A-Za-z]{2}|[+＋]\s?|•{4} )$/u;
const SHORTEST_CARD = 13;
export const LONGEST_CARD = 19;
const FIRST_DIGITS = '234568';

/** Digits that stand together, with their place in the text. */
export type Group = { from: number; to: number; digits: string };

export const groupsIn = (text: string): Group[] =>
  [...text.matchAll(GROUP)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    digits: latinDigits(match[0]),
  }));

/** Whether two groups may belong to one number. */
export const areJoined = (text: string, before: Group, after: Group): boolean =>
  GAP.test(text.slice(before.to, after.from).slice(0, 4));

export const beginsOtherNumber = (text: string, { from }: Group): boolean =>
  OTHER_NUMBER.test(text.slice(Math.max(0, from - 5), from));

/** Whether groups are a number that a known kind of card has, with a right check digit, written as guests write it. */
export function isCard(groups: readonly Group[], digits = digitsOf(groups)): boolean {
  return (
    digits.length >= SHORTEST_CARD &&
    digits.length <= LONGEST_CARD &&
    hasCheckDigit(digits) &&
    isWrittenSo(groups) &&
    cardValidator.number(digits, { luhnValidateUnionPay: true }).isValid
  );
}

/** No card number begins with another digit; most other numbers are left out by it. */
export const mayBeginCard = ({ digits }: Group): boolean => FIRST_DIGITS.includes(digits[0] ?? '');

export const digitsOf = (groups: readonly Group[]): string => groups.map(({ digits }) => digits).join('');

/** Groups of three digits and more (the last one of any length), or shorter ones that do not grow: "8 9 10 11" is a list. */
const isWrittenSo = (groups: readonly Group[]): boolean =>
  groups.every(({ digits }, index) => {
    const first = groups[0]?.digits.length ?? 0;
    return first >= 3 ? digits.length >= 3 || index === groups.length - 1 : digits.length <= first;
  });

function hasCheckDigit(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]) * (index % 2 === 1 ? 2 : 1);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}

export const latinDigits = (digits: string): string =>
  [...digits.normalize('NFKC')].map((digit) => valueOf(digit.codePointAt(0) ?? 0) ?? digit).join('');

function valueOf(code: number): string | null {
  const zero = ZEROS.find((each) => code >= each && code <= each + 9);
  return zero === undefined ? null : String(code - zero);
}
