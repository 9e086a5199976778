import { ASPECTS, CONCEPTS } from './concepts.words.ts';
import { TELLTALE_WORDS } from './language.words.ts';
import { foldText, wordsOf } from './plain-text.rules.ts';
import { phraseMatcher } from './phrases.rules.ts';
import { GRATITUDE, GREETING_WORDS } from './smalltalk.phrases.ts';

/**
 * @property topics stems of what is spoken about; concepts as `#pool`, repetitions left out
 * @property aspects what is asked of it: time, price, free, place, code, booking, late, early
 */
export type QuestionTerms = { topics: string[]; aspects: Set<string> };

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** "Buenas tardes" is not about being late. */
const courtesies = phraseMatcher([...GREETING_WORDS, ...GRATITUDE]);
const aspectNames = new Set(Object.keys(ASPECTS));
const [lexicon, lexiconPattern] = buildLexicon();

/** Words that say nothing about the topic, beyond each language's everyday words. */
const STOPWORDS = new Set([
  ...Object.values(TELLTALE_WORDS).flatMap((words) => [...words]),
  ...'be am an a to of in on by as up down any some get go also available offer offers offered provide provided serve serves served start starts end ends hotel hotels guest guests room rooms stay property site house use using used let know someone anyone its it been was were will if or so too just only please maybe possible allow allowed access accept have having take takes taken bring brought near nearby close around could should us me they them these those'.split(' '),
  ...'ofrecen ofrece disponible disponibles sirve sirven empieza termina permite permiten permitido permitidos aceptan acepta sera servi servis servie commence finit propose proposez proposent disponible acceptez accepte autorise autorises bieten bietet serviert beginnt endet erlaubt verfugbar hotels vom beim dort diesem viene servita servito inizia finisce disponibile offrite offre ammessi accettate servido comeca termina oferecem disponivel permitido aceitam'.split(' '),
  ...'находится начинается до в на и у вас есть ли я мы можно какой какая какие это с для по от до ваш наш мой ваши отеле номере отель гостиница'.split(' '),
  ...'هل يوجد في من هناك لديكم عندكم على الى انا نحن ما هو هي هذا لي لنا الفندق فندق غرفه الغرفه يمكن يمكنني'.split(' '),
  ...'はい いい いま です です か ます ますか ありま りま すか せん ある るか ます には はあ はあり ので すが でし しょ ょう ょうか うか がで でき きま ござ ざい いま 有没 没有 有吗 请问 我们 你们 酒店 可以 开始 结束 吗 呢 吧 的 是 有 在 は が の に を で か と も から まで'.split(' '),
]);

export function termsOf(text: string): QuestionTerms {
  const found: string[] = [];
  const rest = courtesies.strip(text).replace(lexiconPattern, (match) => {
    found.push(...(lexicon.get(match.trim().replace(/s$/, '')) ?? lexicon.get(match.trim()) ?? []));
    return ' ';
  });
  const aspects = new Set(found.filter((name) => aspectNames.has(name)));
  const concepts = found.filter((name) => !aspectNames.has(name)).map((name) => `#${name}`);
  const words = wordsOf(rest).filter((word) => !STOPWORDS.has(word) && word.length > 1).map(stem);
  // An address is a place already.
  if (concepts.includes('#address')) aspects.delete('place');
  return { topics: [...new Set([...concepts, ...words])], aspects };
}

/** Light: plurals and the commonest endings of Latin words; the rest is left to trigrams. */
export function stem(word: string): string {
  if (word.length < 5 || /[^a-z]/.test(word)) return word;
  return word.replace(/(?:ies)$/, 'y').replace(/(?:ing|es|en|er|em|s|e|n|i|o|a)$/, '');
}

/** 0 to 1: shared trigrams of two words, as pg_trgm counts them. */
export function similarity(a: string, b: string): number {
  if (a === b) return 1;
  const left = trigrams(a);
  const right = trigrams(b);
  const shared = left.filter((gram) => right.includes(gram)).length;
  return shared / (left.length + right.length - shared || 1);
}

export function trigrams(word: string): string[] {
  const padded = `  ${word} `;
  const grams = new Set<string>();
  for (let at = 0; at + 3 <= padded.length; at += 1) grams.add(padded.slice(at, at + 3));
  return [...grams];
}

/** Later groups do not replace earlier ones: a phrase may stand for several names. */
function buildLexicon(): [Map<string, string[]>, RegExp] {
  const names = new Map<string, string[]>();
  for (const [name, phrases] of [...Object.entries(CONCEPTS), ...Object.entries(ASPECTS)]) {
    for (const phrase of phrases.split(',').map((each) => foldText(each.trim()))) {
      const known = names.get(phrase) ?? [];
      if (!known.includes(name)) names.set(phrase, [...known, name]);
    }
  }
  const longestFirst = [...names.keys()].sort((a, b) => b.length - a.length);
  const dense = longestFirst.filter((phrase) => CJK.test(phrase));
  const spaced = longestFirst.filter((phrase) => !CJK.test(phrase)).map((phrase) => (/[a-rt-z]$/.test(phrase) ? `${phrase}s?` : phrase));
  return [names, new RegExp(`(?<= )(?:${spaced.join('|')})(?= )|${dense.join('|')}`, 'gu')];
}
