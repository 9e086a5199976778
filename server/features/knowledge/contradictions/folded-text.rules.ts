const LETTERS: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  ı: 'i',
  đ: 'd',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ё: 'е',
};
const ARABIC_DIGITS = '٠١٢٣٤٥٦٧٨٩';
const FULL_WIDTH = /[\uFF01-\uFF5E]/;
const ASCII = /^[\x20-\x7F]*$/;

/** Lower case without accents, each character in its place: what is found in it is there in the text as well. */
export function foldedInPlace(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  let folded = '';
  for (let index = 0; index < text.length; index += 1) folded += foldedCharacter(text[index] ?? '');
  return folded;
}

function foldedCharacter(character: string): string {
  const digit = ARABIC_DIGITS.indexOf(character);
  if (digit >= 0) return String(digit);
  if (FULL_WIDTH.test(character)) return String.fromCharCode(character.charCodeAt(0) - 0xfee0).toLowerCase();
  if (character === '’' || character === '‘') return "'";
  if (character === '\u00a0' || character === '\u202f') return ' ';
  const lower = character.toLowerCase();
  if (lower.length !== 1) return character;
  const known = LETTERS[lower];
  if (known) return known;
  const [base = lower, ...marks] = lower.normalize('NFD');
  // Japanese voiced marks belong to the letter.
  return marks.every((mark) => /[\u0300-\u036F]/.test(mark)) ? base : lower;
}
