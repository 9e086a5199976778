import { describe, expect, it } from 'vitest';
import { maskedParts } from '#server/features/conversations/inbound/split-cards.rules.ts';

const masked = (texts: string[]): string[] => {
  const changed = maskedParts(texts);
  return texts.map((text, place) => changed.get(place) ?? text);
};

describe('a card number over several messages is masked in all of them', () => {
  it.each([
    [
      ['here is my card 4111 1111', '1111 1111 12/27'],
      ['here is my card ••••', '•••• 1111 ••/••'],
    ],
    [
      ['my card for the deposit: 5500', '0000 0000 0004'],
      ['my card for the deposit: ••••', '•••• 0004'],
    ],
    [
      ['4111 1111 1111', '1111'],
      ['••••', '•••• 1111'],
    ],
    [
      ['4111', '1111', '1111', '1111, cvv 123'],
      ['••••', '••••', '••••', '•••• 1111, cvv •••'],
    ],
    [
      ['card: 4111 1111.', 'sorry, slow phone', '1111 1111 thanks'],
      ['card: ••••.', 'sorry, slow phone', '•••• 1111 thanks'],
    ],
    [
      ['4111 1111', 'we are in room 2145', '1111 1111'],
      ['••••', 'we are in room 2145', '•••• 1111'],
    ],
    [
      ['amex 3782 822463', '10005'],
      ['amex ••••', '•••• 0005'],
    ],
    [
      ['بطاقتي ٤١١١ ١١١١', '١١١١ ١١١١'],
      ['بطاقتي ••••', '•••• 1111'],
    ],
  ])('%j', (texts, expected) => expect(masked(texts)).toEqual(expected));
});

describe('other numbers in two messages stay', () => {
  it.each([
    [['call me on +4111 1111', '1111 1111']],
    [['my phone is 0151 12345678', '2145']],
    [['4111 1111', '1111 1112']],
    [['4111 1111 is my booking', '1111 1111']],
    [['4111 1111', 'room 1111 1111']],
    [['411', '1 1111 1111 1111']],
    [['we paid •••• 4111', '1111 1111 1111']],
    [['9111 1111', '1111 1111']],
    [['12 4111 1111', '1111 1111']],
    [['hello', '4111 1111']],
    [['1111 1111']],
    [[]],
  ])('%j', (texts) => expect(maskedParts(texts).size).toBe(0));
});
