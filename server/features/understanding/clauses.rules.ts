const SENTENCE_END = /(?<=[.!?？。！؟])\s*(?=\S)|\n+/u;
/** Words and marks that join two wishes of one sentence. */
const JOINT =
  / (?:and|also|plus|et|und|sowie|y|e|en|ook|oraz|i|ve|и|также|bir de|außerdem|anche|también|também|aussi) |[,;،、，；] ?| و(?=\p{L}{3})|另外|还有|それと|あと/giu;
const MOST_PARTS = 8;

/** The sentences of a message; the whole where it has none. */
export function sentencesOf(text: string): string[] {
  const sentences = text.split(SENTENCE_END).map((sentence) => sentence.trim());
  const wordy = sentences.filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
  return wordy.length > 0 ? wordy.slice(0, MOST_PARTS) : [text];
}

/** The parts of a sentence that could be wishes of their own; null where it has only one or a part is a lone word. */
export function partsOf(sentence: string): string[] | null {
  const parts = sentence
    .split(JOINT)
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.length > 1 && parts.length <= MOST_PARTS && parts.every(isWordy) ? parts : null;
}

const isWordy = (text: string): boolean =>
  (text.match(/\p{L}+/gu)?.length ?? 0) >= 2 || /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{3}/u.test(text);
