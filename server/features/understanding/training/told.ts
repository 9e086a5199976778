import { MESSAGE_KINDS, type MessageKind } from '../model/message-kinds.ts';
import type { LanguageCode } from '../languages.ts';
import type { HashIndex } from '../model/hash-index.ts';
import type { Sources } from '../sources.ts';
import type { IntentKind } from '../understanding.types.ts';
import { type AskedKind, parseAsked } from './asked.rules.ts';
import { featureRows, type VectorOf } from './feature-rows.ts';
import { parseGateLines } from './gate-lines.rules.ts';
import type { KindTexts } from './message-kinds-trainer.ts';
import { parsePhrases } from './phrases.rules.ts';

/** A message of which it is known what it is. @property from the file or the hotel that it was written for, if there is one */
export type Told = { language: LanguageCode; text: string; kind: MessageKind; from: string | null };

const OF_ASKED: Record<AskedKind, MessageKind> = {
  answerable: 'question',
  plain: 'question',
  unanswerable: 'question',
  lookalike: 'lookalike',
  complaint: 'complaint',
  trouble: 'trouble',
  smalltalk: 'remark',
  harmless: 'harmless',
  emergency: 'emergency',
};
const OF_PHRASE: Partial<Record<IntentKind, MessageKind>> = {
  emergency: 'emergency',
  trouble: 'trouble',
  complaint: 'complaint',
  smalltalk: 'remark',
  question: 'question',
  request: 'question',
};
const HARMLESS = 'other.harmless';
const ASKED: readonly MessageKind[] = ['question', 'lookalike'];
/** One of so many questions is enough: there are more of them than of everything else. */
const EVERY_ASKED = 2;
const EVERY_QUESTION = 4;
/** One of so many families of phrases is left out: the gates learn from these how what was never read looks. */
export const EVERY_LEFT_OUT = 3;

/** The messages of `data/gates/` and `data/asked/`, and phrases of the recogniser. */
export function toldIn({ gates, asked, phrases: files }: Sources): Told[] {
  const { intents, phrases } = parsePhrases(files);
  const kinds = new Map(intents.map(({ id, kind }) => [id, id === HARMLESS ? 'harmless' : OF_PHRASE[kind]]));
  return [
    ...parseGateLines(gates).map(({ language, text, kind, house }) => ({ language, text, kind, from: house })),
    ...parseAsked(asked)
      .lines.map(({ language, text, kind, hotel }) => ({ language, text, kind: OF_ASKED[kind], from: hotel }))
      .filter(({ kind }, index) => !ASKED.includes(kind) || index % EVERY_ASKED === 0),
    ...phrases.flatMap(({ language, text, intent, family }): Told[] => {
      const kind = kinds.get(intent);
      if (!kind || family % EVERY_LEFT_OUT === 0) return [];
      if (kind === 'question' && family % EVERY_QUESTION !== 0) return [];
      return [{ language, text, kind, from: null }];
    }),
  ];
}

/** The same as `trainMessageKinds` reads them. @param vocabulary the numbers of the features that the recogniser knows */
export const kindTextsOf = (told: Told[], vectorOf: VectorOf, vocabulary: HashIndex): KindTexts => ({
  rows: featureRows(
    told.map(({ text, language }) => vectorOf(text, language)),
    vocabulary,
  ),
  kinds: Uint8Array.from(told, ({ kind }) => MESSAGE_KINDS.indexOf(kind)),
});
