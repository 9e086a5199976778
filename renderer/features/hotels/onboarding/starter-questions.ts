import type { Translate } from '#renderer/lib/translate.ts';
import { knowledgeCategories } from '#shared/features/knowledge/knowledge.values.ts';
import type { KnowledgeCategory } from '#shared/features/knowledge/knowledge-import.schema.ts';

export type KnowledgePair = {
  question: string;
  answer: string;
  category: KnowledgeCategory;
  /** Decided when it was imported. */
  in_house_only?: boolean;
};

/** Eight frequent questions without answers, in the translator's language. */
export function starterQuestions(t: Translate): KnowledgePair[] {
  const questions: [KnowledgeCategory, string][] = [
    ['general', t('When can I check in, and when do I have to check out?')],
    ['general', t('How do I get to the hotel from the airport or the station?')],
    ['amenities', t('Is there Wi-Fi, and how do I connect?')],
    ['amenities', t('Is there parking, and what does it cost?')],
    ['services', t('Can I leave my luggage before check-in or after check-out?')],
    ['policies', t('Are pets allowed?')],
    ['dining', t('When and where is breakfast served?')],
    ['booking', t('How can I change or cancel my booking?')],
  ];
  return questions.map(([category, question]) => ({ category, question, answer: '' }));
}

/** Pairs with question and answer, trimmed; others are not saved (docs/product.md, section 5). */
export function validPairs(pairs: KnowledgePair[]): KnowledgePair[] {
  return pairs
    .map((pair) => ({ ...pair, question: pair.question.trim(), answer: pair.answer.trim() }))
    .filter((pair) => pair.question !== '' && pair.answer !== '');
}

/** Whether a value is a list of pairs. */
export const arePairs = (value: unknown): value is KnowledgePair[] => Array.isArray(value) && value.every(isPair);

function isPair(value: unknown): boolean {
  const { question, answer, category } = (value ?? {}) as Partial<KnowledgePair>;
  return (
    typeof question === 'string' &&
    typeof answer === 'string' &&
    knowledgeCategories.some((known) => known === category)
  );
}
