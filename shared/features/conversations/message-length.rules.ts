/** Maximum characters of free text in one WhatsApp message through Twilio (error 21617). */
const MAX_MESSAGE_LENGTH = 1600;

/**
 * Splits a long text into messages of at most `max` characters (UTF-16 units, the strictest count): cut between
 * sentences; a too long sentence is cut between words; a too long word is cut between grapheme clusters.
 * Only white space at the cuts is removed. An empty text gives no message.
 */
export function splitAtSentences(text: string, max: number = MAX_MESSAGE_LENGTH): string[] {
  if (max < 1) throw new RangeError('A message holds at least one character.');
  const whole = text.trim();
  if (whole === '') return [];
  return whole.length <= max ? [whole] : pack(piecesOf(whole, max), max);
}

/** Longest text that WhatsApp shows below a picture. */
const MAX_CAPTION_LENGTH = 1024;

/**
 * The messages that a text with a file becomes. A short text goes below a picture; other files have none on WhatsApp, so
 * that their text follows.
 */
export function messagesOf<File extends { type: string }>(
  text: string,
  file: File | null,
): { content: string; file: File | null }[] {
  const whole = text.trim();
  if (file?.type === 'image' && whole.length <= MAX_CAPTION_LENGTH) return [{ content: whole, file }];
  const texts = splitAtSentences(whole).map((content) => ({ content, file: null }));
  return file ? [{ content: '', file }, ...texts] : texts;
}

function pack(pieces: string[], max: number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const piece of pieces) {
    if ((part + piece).trim().length <= max) {
      part += piece;
      continue;
    }
    parts.push(part.trim());
    part = piece;
  }
  parts.push(part.trim());
  return parts.filter((each) => each !== '');
}

/** Pieces of at most `max` characters, with their white space. Joined, they equal the text. */
function piecesOf(text: string, max: number): string[] {
  return segments(text, 'sentence').flatMap((sentence) =>
    sentence.trim().length <= max
      ? [sentence]
      : (sentence.match(/\s*\S+\s*/gu) ?? []).flatMap((word) => cutWord(word, max)),
  );
}

function cutWord(word: string, max: number): string[] {
  if (word.trim().length <= max) return [word];
  return segments(word, 'grapheme').flatMap((character) => (character.length <= max ? [character] : [...character]));
}

function segments(text: string, granularity: 'sentence' | 'grapheme'): string[] {
  return Array.from(new Intl.Segmenter(undefined, { granularity }).segment(text), (each) => each.segment);
}
