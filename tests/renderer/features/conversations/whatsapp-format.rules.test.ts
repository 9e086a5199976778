import { describe, expect, test } from 'vitest';
import { formatted, type Piece } from '#renderer/features/conversations/message/whatsapp-format.rules.ts';

const marks = { bold: 'b', italic: 'i', strike: 's', code: 'c', block: 'p' } as const;
const shown = (pieces: Piece[]): string =>
  pieces
    .map((piece) => {
      if (piece.kind === 'text') return piece.text;
      const inside = 'pieces' in piece ? shown(piece.pieces) : piece.text;
      return `<${marks[piece.kind]}>${inside}</${marks[piece.kind]}>`;
    })
    .join('');
const read = (text: string) => shown(formatted(text));

describe('a text in WhatsApp’s formatting', () => {
  test.each([
    ['Breakfast is *free*.', 'Breakfast is <b>free</b>.'],
    ['_Bitte_ ~nicht~ *stören*', '<i>Bitte</i> <s>nicht</s> <b>stören</b>'],
    ['*_both_*', '<b><i>both</i></b>'],
    ['the code is `4711#`', 'the code is <c>4711#</c>'],
    ['```line one\nline two```', '<p>line one\nline two</p>'],
    ['(*important*)', '(<b>important</b>)'],
    ['*two words* and *more*', '<b>two words</b> and <b>more</b>'],
  ])('%j is drawn', (text, result) => expect(read(text)).toBe(result));

  test.each([
    '2 * 3 * 4 = 24',
    'a*b*c',
    'guest_name_field',
    '*not closed',
    'not opened*',
    '* item\n* item',
    '*over\nlines*',
    '**',
    '5*',
    '***',
    '~~~~',
    '`not closed',
    '<b>no html</b>',
    '',
  ])('%j stays as it was written', (text) => expect(read(text)).toBe(text));

  test('keeps an unpaired marker', () => {
    expect(read('*a _b* c_')).toBe('<b>a _b</b> c_');
  });

  test.each(['*', '_', '~', '`', '```', '*a ', ' *a', '*_~', '*a* '])(
    'of 60,000 characters of %j is read in linear time and loses no character',
    (part) => {
      const text = part.repeat(Math.ceil(60_000 / part.length));
      const begun = performance.now();
      const result = formatted(text);
      expect(performance.now() - begun).toBeLessThan(1500);
      expect(shown(result).replace(/<\/?[biscp]>/g, '').length).toBeGreaterThan(text.length / 4);
    },
  );
});
