import { describe, expect, test } from 'vitest';
import { createPdfReader } from '#server/adapters/pdf/pdf.reader.ts';
import { aPdf } from '#tests/support/builders/pdf.ts';

const pdf = createPdfReader();

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
    expect(await pdf.read(file)).toBe(
      '# House guide\n\n# Breakfast\n\nWe serve it from seven\nto half past ten.\n\nOn Sundays until noon.\n\n# Parking\n\nBehind the house.',
    );
  });

  test('says what is wrong with a file that is none, or broken', async () => {
    await expect(pdf.read(Buffer.from('<html></html>'))).rejects.toThrow('This file is not a PDF.');
    await expect(pdf.read(Buffer.from('%PDF-1.4\nnothing of use'))).rejects.toThrow('This PDF could not be read.');
  });

  test('one that takes too long is given up', async () => {
    const impatient = createPdfReader({ timeoutMs: 1 });
    await expect(impatient.read(aPdf([[{ text: 'Hello' }]]))).rejects.toThrow('could not be read');
  });
});
