import { statementsOf } from '../entries/entry-texts.ts';
import type { LanguageCode } from '../languages.ts';
import type { HashIndex } from '../model/hash-index.ts';
import type { AskedEntry, AskedHotel, AskedLine } from './asked.rules.ts';
import { type FeatureRows, featureRows, type VectorOf } from './feature-rows.ts';
import type { House } from './likeness-trainer.ts';

const TAUGHT: readonly string[] = ['answerable', 'plain', 'unanswerable', 'lookalike'];

/**
 * Hotels and what their guests ask, as `trainLikeness` reads them.
 * @param vectorOf a text as the recogniser sees it; @param vocabulary the numbers of the features that it knows
 */
export function housesOf(hotels: AskedHotel[], lines: AskedLine[], vectorOf: VectorOf, vocabulary: HashIndex): House[] {
  return hotels.map(({ id, entries }): House => {
    const own = lines.filter(({ hotel, kind }) => hotel === id && TAUGHT.includes(kind));
    const stated = entries.flatMap((entry, index) => textsOf(entry).map((text) => ({ ...entry, text, index })));
    const numbers = new Map(entries.map((entry, index) => [entry.id, index]));
    const rowsOf = (texts: { text: string; language: LanguageCode }[]): FeatureRows =>
      featureRows(
        texts.map(({ text, language }) => vectorOf(text, language)),
        vocabulary,
      );
    return {
      entries: entries.length,
      stated: rowsOf(stated),
      entryOf: Int32Array.from(stated, ({ index }) => index),
      asked: rowsOf(own),
      answers: own.map(({ answers }) => answers.flatMap((answer) => numbers.get(answer) ?? [])),
    };
  });
}

/** What questions are compared with: the title, each sentence, and each with the title before it. */
const textsOf = ({ title, text }: Pick<AskedEntry, 'title' | 'text'>): string[] => [
  title,
  ...statementsOf(text).flatMap((sentence) => [`${title} ${sentence}`, sentence]),
];
