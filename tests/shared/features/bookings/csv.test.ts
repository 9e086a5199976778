import { describe, expect, test } from 'vitest';
import { guessSeparator, parseCsv, toCsv } from '#shared/features/bookings/csv.rules.ts';

const cells = (text: string) => parseCsv(text).rows.map((row) => row.cells);

describe('reading CSV', () => {
  test.each([
    ['name,phone\nA,1', ','],
    ['name;phone\nA;1', ';'],
    ['name\tphone\nA\t1', '\t'],
    ['"a;b;c",phone,room\n', ','],
    ['only', ','],
    ['', ','],
  ] as const)('guesses the separator of %j', (text, separator) => expect(guessSeparator(text)).toBe(separator));

  test('takes quotes, doubled quotes, separators and line breaks in quotes, and every kind of line end', () => {
    expect(cells('h,i\r\n"a, b","say ""hi"""\r"two\nlines",x\n')).toEqual([
      ['a, b', 'say "hi"'],
      ['two\nlines', 'x'],
    ]);
  });

  test('leaves out the byte order mark and blank lines, and numbers rows as a spreadsheet does', () => {
    const file = parseCsv('\uFEFFname,phone\n\n , \nAda,1\n');
    expect(file.header).toEqual(['name', 'phone']);
    expect(file.rows).toEqual([{ row: 4, cells: ['Ada', '1'] }]);
  });

  test('keeps a quote in the middle of a cell, and lives with one that never ends', () => {
    expect(cells('h\n5" pipe\n')).toEqual([['5" pipe']]);
    expect(cells('h\n"never ends\nA')).toEqual([['never ends\nA']]);
  });

  test('reads a file of quotes in linear time', () => {
    const began = Date.now();
    parseCsv('"'.repeat(2_000_001));
    expect(Date.now() - began).toBeLessThan(2000);
  });
});

describe('writing CSV', () => {
  test.each(['=1+1', '+49151', '-1', '@sum', '\tx', '\r=1'])('keeps a spreadsheet from running %j', (text) => {
    expect(toCsv(['h'], [[text]]).replace(/^\uFEFFh\r\n"?/, '')).toMatch(/^'/);
  });

  test('leaves numbers and harmless text alone', () => {
    expect(toCsv(['a', 'b', 'c'], [[-5, 'x-y', null]])).toBe('\uFEFFa,b,c\r\n-5,x-y,\r\n');
  });

  test('is read back unchanged', () => {
    const row = ['=HYPERLINK("x")', '+4915123', 'a "quoted", cell', 'two\nlines', "it's"];
    expect(cells(toCsv(['a', 'b', 'c', 'd', 'e'], [row]))).toEqual([row]);
  });
});
