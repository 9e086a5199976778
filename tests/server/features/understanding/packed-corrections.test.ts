import { expect, test } from 'vitest';
import { parseLexicon } from '#server/features/understanding/lexicon/lexicon.rules.ts';
import { packCorrections } from '#server/features/understanding/lexicon/packed-corrections.ts';
import { readSources } from '#server/features/understanding/sources.ts';

test('the packed index finds the same entries for each spelling, and none for others', () => {
  const { lexicon } = readSources();
  const plain = parseLexicon(lexicon);
  const packed = parseLexicon(lexicon);
  packCorrections(packed);
  for (const [language, entries] of plain.languages) {
    const corrections = entries.corrections();
    const found = packed.languages.get(language)!.corrections();
    const different = [...corrections].filter(([form, meant]) => found.get(form)?.join() !== meant.join());
    expect(different).toEqual([]);
    const others = [...corrections.keys()].filter((form) => !corrections.has(`${form}q`) && found.get(`${form}q`));
    expect(others).toEqual([]);
  }
});
