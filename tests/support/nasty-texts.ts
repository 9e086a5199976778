const size = 200_000;
const fill = (piece: string): string => piece.repeat(Math.ceil(size / piece.length)).slice(0, size);

/** Texts of 200,000 characters that make quadratic rules slow. */
export const nastyTexts: Record<string, string> = {
  'blank lines': fill('\n'),
  'blanks before a letter': `${fill(' ')}x`,
  'one long word': fill('a'),
  'nested brackets': fill('[({<'),
  'opening brackets': fill('('),
  'alternating quotes': fill('"\''),
  'digits and separators': fill('1.1,1-'),
  'zero-width and right-to-left marks': fill('\u200B\u202Ea'),
  'combining marks': fill('a\u0301\u0302\u0323'),
  'emoji joined without end': fill('👩\u200D'),
  'addresses, times and prices that almost match': fill('http:/www.a 12:6 $1.. EUR '),
  commas: fill(',,a,'),
  'short lines': fill('ab\n'),
  'questions without answers': fill('a b?\n'),
  'tags that never close': fill('<a <!-- &am'),
};
