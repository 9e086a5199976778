import { describe, expect, it } from 'vitest';
import { splitAtSentences } from '#shared/features/conversations/message-length.rules.ts';

const squeezed = (text: string) => text.replace(/\s+/g, '');

describe('splitting a long text into messages', () => {
  it('keeps a short text unchanged, and returns nothing for an empty text', () => {
    expect(splitAtSentences('The pool opens at 7.')).toEqual(['The pool opens at 7.']);
    expect(splitAtSentences(' \n ')).toEqual([]);
    expect(splitAtSentences('x'.repeat(1600))).toHaveLength(1);
  });

  it('cuts between sentences', () => {
    expect(splitAtSentences('The pool opens at seven. Towels are there. Enjoy!', 26)).toEqual([
      'The pool opens at seven.',
      'Towels are there. Enjoy!',
    ]);
  });

  it('cuts between sentences of languages without spaces', () => {
    expect(splitAtSentences('泳池七点开放。毛巾在那里。', 8)).toEqual(['泳池七点开放。', '毛巾在那里。']);
  });

  it('cuts a sentence that is too long between words, and a word that is too long anywhere', () => {
    expect(splitAtSentences('one two three four', 9)).toEqual(['one two', 'three', 'four']);
    expect(splitAtSentences('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij']);
  });

  it('never cuts through a character that a person sees as one', () => {
    const family = '👨‍👩‍👧‍👦';
    const parts = splitAtSentences(family.repeat(5), family.length * 2 + 3);
    expect(parts).toEqual([family.repeat(2), family.repeat(2), family]);
  });

  it('keeps line breaks inside a message', () => {
    expect(splitAtSentences('Breakfast:\n- 7 to 10\n\nSee you there.')[0]).toContain('\n- 7 to 10\n\n');
  });

  it('loses nothing and keeps every message within the limit, whatever the text', () => {
    const texts = [
      'Hello there. '.repeat(500),
      'w'.repeat(5000),
      '¿Qué tal? 👍🏽 '.repeat(400),
      `${'a '.repeat(2000)}\n\n${'b'.repeat(1700)}`,
    ];
    for (const text of texts) {
      for (const max of [1600, 100, 13]) {
        const parts = splitAtSentences(text, max);
        expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(max);
        expect(squeezed(parts.join(''))).toBe(squeezed(text));
      }
    }
  });
});
