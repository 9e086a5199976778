import type { FixedLanguage } from '#server/features/assistant/language/languages.rules.ts';
import { EASTERN_HOUSE_FACTS } from './eastern-house-facts.sentences.ts';
import type { HouseFactSentences } from './house-fact.types.ts';
import { WESTERN_HOUSE_FACTS } from './western-house-facts.sentences.ts';

export const HOUSE_FACT_SENTENCES: Record<FixedLanguage, HouseFactSentences> = {
  ...WESTERN_HOUSE_FACTS,
  ...EASTERN_HOUSE_FACTS,
};
