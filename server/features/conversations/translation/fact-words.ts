import { readFileSync } from 'node:fs';

/** Words of one member of a group, by language: Monday, of the weekdays. */
export type FactWords = { group: string; member: string; words: ReadonlyMap<string, string[]> };

/** In these groups a member that was not written is an error by itself; in the others only in place of another one. */
export const STRICT_GROUPS: ReadonlySet<string> = new Set(['weekday', 'day']);

const blocks = readFileSync(new URL('./fact-words.txt', import.meta.url), 'utf8')
  .split('\n@')
  .slice(1);

export const FACT_WORDS: readonly FactWords[] = blocks.map((block) => {
  const [member = '', ...lines] = block.split('\n');
  const words = lines
    .filter((line) => line.includes(': '))
    .map((line): [string, string[]] => [line.slice(0, 2), line.slice(4).split(' ')]);
  return { group: member.split('.')[0] ?? '', member, words: new Map(words) };
});
