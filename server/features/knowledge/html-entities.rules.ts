const punctuation = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  ndash: '–',
  mdash: '—',
};
const quotes = { rsquo: '’', lsquo: '‘', ldquo: '“', rdquo: '”', bdquo: '„', laquo: '«', raquo: '»' };
const signs = { euro: '€', pound: '£', deg: '°', szlig: 'ß', middot: '·', bull: '•', iquest: '¿', iexcl: '¡' };
const named: Record<string, string> = { ...punctuation, ...quotes, ...signs };

/** Combining marks behind the letter: `uuml` is u and U+0308. */
const accents: Record<string, string> = {
  uml: '\u0308',
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  cedil: '\u0327',
};

/** `&uuml;`, `&#8364;`, `&#x20AC;`: the characters that they stand for. Unknown ones stay as written. */
export function decodeEntities(text: string): string {
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (whole, name: string) => {
    if (name.startsWith('#')) return character(name.slice(1)) ?? whole;
    const accent = /^([a-z])(uml|acute|grave|circ|tilde|cedil)$/i.exec(name);
    if (accent) return `${accent[1]}${accents[accent[2]!.toLowerCase()]}`.normalize('NFC');
    return named[name] ?? whole;
  });
}

function character(code: string): string | null {
  const point = /^x/i.test(code) ? Number.parseInt(code.slice(1), 16) : Number(code);
  return point > 0 && point <= 0x10_ffff ? String.fromCodePoint(point) : null;
}
