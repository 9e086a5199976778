/** A parsed CSV file. `rows` excludes blank lines; each row has its number in a spreadsheet. */
export type CsvFile = { separator: CsvSeparator; header: string[]; rows: CsvRow[] };
export type CsvRow = { row: number; cells: string[] };
export type CsvSeparator = ',' | ';' | '\t';

const separators: CsvSeparator[] = [',', ';', '\t'];

/** Parses RFC 4180 and what spreadsheets add: a byte order mark, three separators, quotes, line breaks in quotes. */
export function parseCsv(text: string): CsvFile {
  const content = text.replace(/^\uFEFF/, '');
  const separator = guessSeparator(content);
  const numbered = readRecords(content, separator).map(({ row, cells }) => ({
    row,
    cells: cells.map((cell) => unguarded(cell.trim())),
  }));
  const [first, ...rows] = numbered.filter(({ cells }) => cells.some((cell) => cell !== ''));
  return { separator, header: first?.cells ?? [], rows };
}

/** The most frequent separator in the header, outside quotes. */
export function guessSeparator(content: string): CsvSeparator {
  const counts = { ',': 0, ';': 0, '\t': 0 };
  let quoted = false;
  const start = content.length - content.trimStart().length;
  for (let at = start; at < content.length; at += 1) {
    const character = content[at]!;
    if (character === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (character === '\n' || character === '\r') break;
    else if (character === ',' || character === ';' || character === '\t') counts[character] += 1;
  }
  return separators.toSorted((one, other) => counts[other] - counts[one])[0]!;
}

/**
 * Linear time: one step per character, and each cell is joined once, so that a large file does not block the server.
 * Skips empty lines.
 */
function readRecords(content: string, separator: CsvSeparator): CsvRow[] {
  const records: CsvRow[] = [];
  let cells: string[] = [];
  let row = 1;
  let quoted = false;
  /** Completed pieces of the current cell, and the start of its next piece. */
  let pieces = '';
  let from = 0;
  let blank = true;
  const endCell = (at: number) => {
    cells.push(pieces + content.slice(from, at));
    pieces = '';
    from = at + 1;
    blank = true;
  };
  const endRecord = (at: number) => {
    const empty = cells.length === 0 && blank && pieces === '';
    endCell(at);
    if (!empty) records.push({ row, cells });
    cells = [];
    row += 1;
  };
  for (let at = 0; at < content.length; at += 1) {
    const character = content[at]!;
    if (quoted) {
      if (character !== '"') continue;
      pieces += content.slice(from, at);
      if (content[at + 1] === '"') from = at += 1;
      else {
        quoted = false;
        from = at + 1;
      }
    } else if (character === '"' && blank) {
      pieces = '';
      from = at + 1;
      quoted = true;
      blank = false;
    } else if (character === separator) endCell(at);
    else if (character === '\n') endRecord(at);
    else if (character === '\r') {
      if (content[at + 1] === '\n') {
        pieces += content.slice(from, at);
        from = at + 1;
      } else endRecord(at);
    } else if (character !== ' ') blank = false;
  }
  if (from < content.length || pieces !== '' || cells.length > 0) endRecord(content.length);
  return records;
}

/** Writes CSV for spreadsheets: a byte order mark so that Excel reads UTF-8, CRLF, quotes where needed. */
export function toCsv(header: readonly string[], rows: readonly (readonly (string | number | null)[])[]): string {
  const lines = [header, ...rows].map((cells) => cells.map((cell) => quotedCell(cell)).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function quotedCell(cell: string | number | null): string {
  const text = cell === null ? '' : typeof cell === 'number' ? String(cell) : guarded(cell);
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Prefixes an apostrophe so that spreadsheets do not run a name such as "=HYPERLINK(…)" (OWASP: CSV injection). */
function guarded(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function unguarded(text: string): string {
  return /^'[=+\-@]/.test(text) ? text.slice(1) : text;
}
