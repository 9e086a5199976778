/** A CSV file as it was read. `rows` without blank lines, each with the number that a spreadsheet shows beside it. */
export type CsvFile = { separator: CsvSeparator; header: string[]; rows: CsvRow[] };
export type CsvRow = { row: number; cells: string[] };
export type CsvSeparator = ',' | ';' | '\t';

const separators: CsvSeparator[] = [',', ';', '\t'];

/** Reads RFC 4180 as spreadsheets write it: a byte order mark, any of three separators, quotes, line breaks in quotes. */
export function parseCsv(text: string): CsvFile {
  const content = text.replace(/^\uFEFF/, '');
  const separator = guessSeparator(content);
  const records = readRecords(content, separator);
  const numbered = records.map((cells, index) => ({
    row: index + 1,
    cells: cells.map((cell) => unguarded(cell.trim())),
  }));
  const [first, ...rows] = numbered.filter(({ cells }) => cells.some((cell) => cell !== ''));
  return { separator, header: first?.cells ?? [], rows };
}

/** The separator that the header uses most, outside quotes. */
export function guessSeparator(content: string): CsvSeparator {
  const counts = { ',': 0, ';': 0, '\t': 0 };
  let quoted = false;
  for (const character of content.trimStart()) {
    if (character === '"') quoted = !quoted;
    else if (!quoted && /[\r\n]/.test(character)) break;
    else if (!quoted && character in counts) counts[character as CsvSeparator] += 1;
  }
  return separators.toSorted((one, other) => counts[other] - counts[one])[0]!;
}

/** One step a character: quadratic or backtracking reading would let one file stop the server. */
function readRecords(content: string, separator: CsvSeparator): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    record.push(cell);
    cell = '';
  };
  const endRecord = () => {
    endCell();
    records.push(record);
    record = [];
  };
  for (let at = 0; at < content.length; at += 1) {
    const character = content[at]!;
    if (quoted) {
      if (character !== '"') cell += character;
      else if (content[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (character === '"' && cell.trim() === '') {
      cell = '';
      quoted = true;
    } else if (character === separator) endCell();
    else if (character === '\n') endRecord();
    else if (character === '\r') {
      if (content[at + 1] !== '\n') endRecord();
    } else cell += character;
  }
  if (cell !== '' || record.length > 0) endRecord();
  return records;
}

/** CSV for spreadsheets: a byte order mark so that Excel reads UTF-8, CRLF, quotes where they are needed. */
export function toCsv(header: readonly string[], rows: readonly (readonly (string | number | null)[])[]): string {
  const lines = [header, ...rows].map((cells) => cells.map((cell) => quotedCell(cell)).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function quotedCell(cell: string | number | null): string {
  const text = cell === null ? '' : typeof cell === 'number' ? String(cell) : guarded(cell);
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A guest may call themselves "=HYPERLINK(…)": an apostrophe keeps a spreadsheet from running it (OWASP: CSV injection). */
function guarded(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function unguarded(text: string): string {
  return /^'[=+\-@]/.test(text) ? text.slice(1) : text;
}
