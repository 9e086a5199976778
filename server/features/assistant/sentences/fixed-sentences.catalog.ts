import { ACKNOWLEDGEMENT_SENTENCES } from './acknowledgement.sentences.ts';
import { ANSWER_SENTENCES } from './answer.sentences.ts';
import { DANGER_SENTENCES } from './danger.sentences.ts';
import { ar, ja, pl, ru, tr, zh } from './fixed-sentences.eastern.ts';
import type { FirstSentences, Sentences } from './fixed-sentences.types.ts';
import { de, en, es, fr, it, nl, pt } from './fixed-sentences.western.ts';
import { URGENT_SENTENCES } from './urgent.sentences.ts';
import { PROOF_SENTENCES } from './proof.sentences.ts';
import { TALK_SENTENCES } from './talk.sentences.ts';
import { TOPIC_SENTENCES } from './topic.sentences.ts';
import type { FixedLanguage } from '../language/languages.rules.ts';

const FIRST: Record<FixedLanguage, FirstSentences> = { en, es, fr, de, it, pt, nl, pl, ru, tr, ar, zh, ja };

const withAll = (language: FixedLanguage): Sentences => ({
  ...FIRST[language],
  ...DANGER_SENTENCES[language],
  ...ANSWER_SENTENCES[language],
  ...TALK_SENTENCES[language],
  ...TOPIC_SENTENCES[language],
  ...ACKNOWLEDGEMENT_SENTENCES[language],
  ...URGENT_SENTENCES[language],
  ...PROOF_SENTENCES[language],
});

export const SENTENCES: Record<FixedLanguage, Sentences> = {
  en: withAll('en'),
  es: withAll('es'),
  fr: withAll('fr'),
  de: withAll('de'),
  it: withAll('it'),
  pt: withAll('pt'),
  nl: withAll('nl'),
  pl: withAll('pl'),
  ru: withAll('ru'),
  tr: withAll('tr'),
  ar: withAll('ar'),
  zh: withAll('zh'),
  ja: withAll('ja'),
};
