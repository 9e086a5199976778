import { isLanguage, type LanguageCode } from '../languages.ts';
import type { Knowledge } from '../model-store.ts';
import type { Language } from '../understanding.types.ts';
import { foreignLanguage, type LanguageScore, latinScores } from './latin.rules.ts';
import { languageOfScript } from './scripts.rules.ts';
import { languagesOfWords, withoutBorrowed } from './common-words.ts';
import { fewOwnWords, withoutLoanwords } from './loanwords.rules.ts';
import { hanLanguage } from './han-scores.ts';
import { isRelated, isSpokenIn, isSpokenOnlyIn, plainLanguage } from './plain-words.rules.ts';

/** @property likely our languages that the text may be in, the most probable first: where its words are looked up */
export type DetectedLanguage = Language & { likely: LanguageCode[] };

const SAMPLE = 600;
const SHORT = 2;
const SENTENCE = 3;
/** Related languages may share each word of a text of this many words ("hotel con piscina?"). */
const LONGEST_SHARED = 4;
const FOREIGN_WORDS = 4;
/** What the conversation's language is worth against another one: a guest rarely changes it. */
const PREVIOUS_BONUS = 3;
const SURE = 0.75;
const LIKELY = 0.03;
/** Two words change the conversation's language only where they can hardly be of it; English ones are often loans. */
const SWITCH = { from: 0.95, previousBelow: 0.02 };

/**
 * @property previous the conversation's language so far, or the one known from the booking
 * @property house the hotel's language: that of a first message that does not say its own
 * @property country of the guest's number: whether characters that Chinese and Japanese both write are meant as Japanese
 */
export type LanguageContext = { previous: string | null; house: string | null; country: string | null };

/**
 * The language a guest writes in (ISO 639-1). Messages of one or two words keep the conversation's language unless they
 * are a greeting or an everyday word of another one; a lone loanword ("late check-out", "Prosecco") says none.
 */
export function detectLanguage(text: string, context: LanguageContext, known: Knowledge): DetectedLanguage {
  const { previous, house } = context;
  const sample = text.slice(0, SAMPLE).replace(/https?:\/\/\S+|www\.\S+|\S+@\S+/gi, ' ');
  const script = languageOfScript(sample, previous);
  if (script && !script.sure) return hanText(sample, context, known);
  if (script) return { ...script, likely: [isLanguage(script.code) ? script.code : 'en'] };
  if (wordsIn(sample) === 0) return kept(previous ?? house, []);
  const own = withoutLoanwords(sample);
  const words = wordsIn(own);
  const scores = latinScores(own, known.model);
  const likely = scores.filter(({ score }) => score >= LIKELY).map(({ code }) => code);
  if (words <= SHORT && !isSentence(sample)) return shortText(sample, context, scores, known);
  const shared = words <= LONGEST_SHARED ? sharedLanguage(sample, context, scores, known) : null;
  if (shared) return { code: shared, sure: false, likely: front(shared, likely) };
  const few = fewOwnWords(sample);
  const plain = few && plainLanguage(few, latinScores(few, known.model), previous ?? house, known);
  const isOfBest = few && scores[0] && isSpokenIn(few, scores[0].code, known);
  if (plain && !isOfBest) return { code: plain, sure: false, likely: front(plain, likely) };
  const foreign = words >= FOREIGN_WORDS ? foreignLanguage(own) : null;
  if (foreign) return { code: foreign, sure: true, likely };
  const weighed = scores.map(({ code, score }) => ({
    code,
    score: code === previous ? score * PREVIOUS_BONUS : score,
  }));
  const sum = weighed.reduce((total, { score }) => total + score, 0);
  const [first] = weighed.toSorted((a, b) => b.score - a.score);
  if (!first) return kept(previous, likely);
  return { code: first.code, sure: first.score / sum >= SURE, likely: front(first.code, likely) };
}

const wordsIn = (text: string): number => text.match(/\p{L}[\p{L}\p{M}'’-]+/gu)?.length ?? 0;

/** "O cofre é pago?" has two words with more than one letter, and is a sentence. */
const isSentence = (text: string): boolean => (text.match(/\p{L}[\p{L}\p{M}'’-]*/gu)?.length ?? 0) >= SENTENCE;

/** The conversation's language, or the hotel's, where a related one is more probable and both have each word of a text. */
function sharedLanguage(
  text: string,
  { previous, house }: LanguageContext,
  [best]: readonly LanguageScore[],
  known: Knowledge,
): LanguageCode | null {
  const kept = previous ?? house;
  if (!best || !kept || !isLanguage(kept) || best.code === kept || !isRelated(best.code, kept)) return null;
  const everyday = languagesOfWords(text, 'COMMON');
  const speaksOther = everyday.includes(best.code) && !everyday.includes(kept);
  return !speaksOther && isSpokenIn(text, kept, known) ? kept : null;
}

/** Characters that both languages write: words of both are looked up. */
function hanText(text: string, context: LanguageContext, known: Knowledge): DetectedLanguage {
  const code = hanLanguage(text, context, known);
  return { code, sure: false, likely: code === 'ja' ? ['ja', 'zh'] : ['zh', 'ja'] };
}

/** Of one or two words only greetings and everyday words of one language decide; in a first message, words of one language. */
function shortText(
  text: string,
  { previous, house }: LanguageContext,
  scores: LanguageScore[],
  known: Knowledge,
): DetectedLanguage {
  const likely = scores.filter(({ score }) => score >= LIKELY).map(({ code }) => code);
  const own = previous ? withoutBorrowed(text, previous) : text;
  if (previous && own !== text && !/\p{L}{3}/u.test(own)) return kept(previous, likely);
  for (const kind of ['GREETING', 'COMMON'] as const) {
    const found = languagesOfWords(own, kind);
    if (found.length === 0) continue;
    if (previous && found.some((code) => code === previous || isSpokenOnlyIn(own, previous, code, known)))
      return kept(previous, found);
    const probable = [house, ...likely].flatMap((code) => found.find((other) => other === code) ?? []);
    const [only] = found.length === 1 ? found : probable;
    if (only) return { code: only, sure: found.length === 1, likely: front(only, found) };
  }
  const plain = plainLanguage(own, scores, previous ?? house, known);
  if (!previous) return kept(plain ?? house, likely);
  const [best] = scores;
  const before = scores.find(({ code }) => code === previous)?.score ?? 1;
  const twoWords = /\p{L}{2,}\P{L}+\p{L}{2,}/u.test(own);
  if (
    best &&
    twoWords &&
    best.code !== 'en' &&
    best.code === plain &&
    best.score >= SWITCH.from &&
    before <= SWITCH.previousBelow
  )
    return { code: best.code, sure: false, likely };
  return kept(previous, likely);
}

function kept(previous: string | null, likely: LanguageCode[]): DetectedLanguage {
  const code = previous ?? likely[0] ?? 'en';
  return { code, sure: false, likely: isLanguage(code) ? front(code, likely) : [...likely, 'en'] };
}

const front = (code: LanguageCode, likely: LanguageCode[]): LanguageCode[] => [
  code,
  ...likely.filter((other) => other !== code),
];
