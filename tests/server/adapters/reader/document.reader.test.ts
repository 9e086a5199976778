import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { createDocumentReader } from '#server/adapters/reader/document.reader.ts';
import { aPdf } from '#tests/support/builders/pdf.ts';
import { bombs } from '#tests/support/builders/pdf-bombs.ts';

const reader = createDocumentReader();

describe('reading a PDF', () => {
  test('finds headings by their size and paragraphs by their distance, and leaves page numbers out', async () => {
    const file = aPdf([
      [
        { text: 'House guide', size: 20 },
        { text: 'Breakfast', size: 15, gap: 14 },
        { text: 'We serve it from seven', gap: 8 },
        { text: 'to half past ten.' },
        { text: 'On Sundays until noon.', gap: 20 },
        { text: '1', gap: 30 },
      ],
      [{ text: 'Parking', size: 15 }, { text: 'Behind the house.' }],
    ]);
    expect((await reader.pdf(file)).text).toBe(
      '# House guide\n\n# Breakfast\n\nWe serve it from seven\nto half past ten.\n\nOn Sundays until noon.\n\n# Parking\n\nBehind the house.',
    );
  });

  test('names the problem of an invalid or broken file', async () => {
    await expect(reader.pdf(Buffer.from('<html></html>'))).rejects.toThrow('not_a_pdf');
    await expect(reader.pdf(Buffer.from('%PDF-1.4\nnothing of use'))).rejects.toThrow('pdf_unreadable');
  });

  test('one that takes too long is given up', async () => {
    const impatient = createDocumentReader({ timeoutMs: 1 });
    await expect(impatient.pdf(aPdf([[{ text: 'Hello' }]]))).rejects.toThrow('pdf_too_slow');
  });
});

/** Child reader processes that still exist, including zombies. */
const children = (): string[] =>
  execFileSync('ps', ['-o', 'pid=,stat=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('reader.child') || line.includes('<defunct>'));

describe('a PDF made to exhaust the server', () => {
  const careful = createDocumentReader({ timeoutMs: 8000 });

  test.each(Object.keys(bombs))('%s ends without harm', { timeout: 30_000 }, async (name) => {
    const file = bombs[name]!();
    const before = process.memoryUsage.rss();
    let delay = 0;
    let last = performance.now();
    const ticking = setInterval(() => {
      delay = Math.max(delay, performance.now() - last - 20);
      last = performance.now();
    }, 20);
    const said = await careful.pdf(file).then(
      () => 'read',
      (error: Error) => error.message,
    );
    clearInterval(ticking);
    expect(said).toMatch(/^(read|pdf_too_much_memory|pdf_too_slow|pdf_unreadable)$/);
    expect(process.memoryUsage.rss() - before).toBeLessThan(150 * 1024 * 1024);
    expect(delay).toBeLessThan(1500);
    expect(children()).toEqual([]);
  });

  test('says that it needs too much memory', async () => {
    await expect(careful.pdf(bombs['a page of 2 GB of one word']!())).rejects.toThrow('pdf_too_much_memory');
  });
});

test('the text of a long file is cut at the limit and marked', async () => {
  const pages = Array.from({ length: 130 }, (_, page) => [{ text: `Page number ${page} speaks of breakfast.` }]);
  const { text, shortened } = await reader.pdf(aPdf(pages));
  expect(text).toContain('Page number 99');
  expect(text).not.toContain('Page number 100');
  expect(shortened).toBe(true);
});

test('a page and a text are read in the same way', async () => {
  expect((await reader.html('<h1>Pool</h1><p>Open from 8.</p>')).text).toContain('# Pool');
  expect(await reader.pairs('Is there a pool?\nYes.')).toMatchObject([
    { question: 'Is there a pool?', answer: 'Yes.' },
  ]);
});
