import { LANGUAGES, type LanguageCode } from '../languages.ts';

/** Not inside of a number ("2.10 m high"), of an address ("booking.com") or after a single letter ("10 p.m. on Friday"). */
const SENTENCE_END =
  /(?<=[!?？。！؟]|(?<!(?:^|[\s.])\p{L}|\d[ap](?=\.m))\.(?!\d|(?:com|net|org|info|eu|de|fr|es|it|pt|nl|pl|ru|uk|at|ch|be|jp|cn|html?)(?!\p{L})))\s*(?=\S)|\n+/iu;
/** Words that join two wishes of one sentence, by language: the Polish "i" is no joint in "can I". */
const JOINING_WORDS: Record<LanguageCode, string> = {
  en: 'and|also|plus',
  fr: 'et|aussi|plus',
  de: 'und|sowie|außerdem',
  es: 'y|e|también',
  it: 'e|anche',
  pt: 'e|também',
  nl: 'en|ook',
  pl: 'oraz|i',
  ru: 'и|также',
  tr: 've|bir de',
  ar: 'و',
  zh: '和',
  ja: 'と',
};
/** Not "charged beside" (另外收), "are any left" (还有位), "later" (あとで). */
const JOINING_MARKS = String.raw`[,;،、，；] ?| و(?=\p{L}{3}|كم |هل )|(?<=[\p{Script=Katakana}ー])と(?=\p{Script=Katakana})|另外(?![收付加算交要])|还有(?![房位空票座没人多剩])|それと|あと(?![での])`;
const JOINTS = new Map(
  LANGUAGES.map((code) => [code, new RegExp(` (?:${JOINING_WORDS[code]}) |${JOINING_MARKS}`, 'giu')]),
);
const MOST_PARTS = 8;

/** The sentences of a message; the whole where it has none. */
export function sentencesOf(text: string): string[] {
  const sentences = text.split(SENTENCE_END).map((sentence) => sentence.trim());
  const wordy = sentences.filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
  return wordy.length > 0 ? wordy.slice(0, MOST_PARTS) : [text];
}

/**
 * The parts of a sentence that could be wishes of their own; null where it has only one, or a part is a lone word that names nothing.
 * @param language whose joining words count; @param names whether a lone word names something that guests ask about
 */
export function partsOf(
  sentence: string,
  language: LanguageCode = 'en',
  names: (word: string) => boolean = () => false,
): string[] | null {
  const isWish = (part: string): boolean => isWordy(part) || names(part);
  const parts = sentence
    .split(JOINTS.get(language) ?? ',')
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length > MOST_PARTS) return null;
  const wishes = withLoneStart(parts, isWish);
  return wishes.length > 1 && wishes.every(isWish) ? wishes : null;
}

/** The parts, with a lone first word ("hola, a qué hora es el desayuno y …") put before the second one. */
function withLoneStart(parts: string[], isWish: (part: string) => boolean): string[] {
  const [first, second, ...others] = parts;
  return first && second && !isWish(first) ? [`${first} ${second}`, ...others] : parts;
}

const isWordy = (text: string): boolean =>
  (text.match(/\p{L}+/gu)?.length ?? 0) >= 2 || /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{3}/u.test(text);

const LISTED = /[,;&/・、，؛،]/u;

/** What a title lists: "Pool and sauna" → "Pool", "sauna"; none where it is one thing or a sentence of its own. */
export function itemsOf(title: string, language: LanguageCode): string[] {
  const joint = language === 'ja' ? LISTED : (JOINTS.get(language) ?? LISTED);
  const items = title.split(joint).flatMap((part) => part.split(LISTED).map((item) => item.trim()));
  const wordy = items.filter((item) => /\p{L}{2}/u.test(item));
  return wordy.length > 1 && wordy.length <= MOST_PARTS ? wordy : [];
}
