import { expect, test } from 'vitest';
import { snippetOf } from '#renderer/features/conversations/finding/hit.rules.ts';

const marked = (content: string, search: string): string | null => {
  const found = snippetOf(content, search);
  return found && `${found.before}[${found.word}]${found.after}`;
};

test('the word that begins like the search is marked, without accents and in whatever case', () => {
  expect(marked('Wir kommen später an', 'SPAT')).toBe('Wir kommen [später] an');
  expect(marked('два завтрака, пожалуйста', 'завтрак')).toBe('два [завтрака], пожалуйста');
  expect(marked('请问早餐几点开始', '早餐')).toBe('请问[早]餐几点开始');
});

test('a long message is cut before the word, and its lines are one', () => {
  const long = `${'word '.repeat(40)}\nviolin ${'more '.repeat(80)}`;
  const found = snippetOf(long, 'violin')!;
  expect(found.before).toMatch(/^…/);
  expect(found.before.length).toBeLessThan(30);
  expect(`${found.before}${found.word}${found.after}`).not.toContain('\n');
  expect(found.after.length).toBeLessThan(200);
});

test('a message without the word has no snippet', () => {
  expect(marked('Good morning', 'violin')).toBeNull();
});
