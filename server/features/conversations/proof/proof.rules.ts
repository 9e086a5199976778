import type { HistoryMessage } from '#server/features/assistant/assistant.types.ts';
import { endsWithSentence } from '#server/features/assistant/sentences/fixed-sentences.ts';
import { foldText as fold } from '#server/features/assistant/language/plain-text.rules.ts';
import { splitName } from '#shared/features/guests/names.rules.ts';
import { BOOKING_WORDS } from './proof.words.ts';

/** What a guest who wants to prove a booking has written: possible confirmation numbers, and all words, folded. */
export type ProofAttempt = { numbers: string[]; text: string };

/** Characters of a message that are read, numbers that are tried, and the guest's earlier messages that count. */
const READ = 600;
const TRIED = 4;
const EARLIER = 3;

const bookingWords = BOOKING_WORDS.map(fold);

/** A number as Concierge makes it: such a word exists in no language (confirmation-number.rules.ts). */
const ownNumber = /^[CDFGHJKMNPQRTWXY34679]{8}$/;

const date = /^(\d{4}-\d{1,2}-\d{1,2}|\d{1,2}-\d{1,2}-\d{2,4})$/;

/**
 * Null where the turn is no attempt. A number in Concierge's own format always is one; other numbers only where the guest
 * names a booking, or was asked for one: a flight number is no attempt.
 */
export function proofAttempt(
  messages: readonly string[],
  history: readonly HistoryMessage[],
  hotelName: string,
): ProofAttempt | null {
  const own = messages.join('\n');
  const asked = wasAsked(history, hotelName);
  const earlier = history.filter(({ author }) => author === 'guest').slice(-EARLIER);
  const all = [own, ...earlier.map(({ text }) => text)];
  const meant = asked || bookingWords.some((word) => fold(own.slice(0, READ)).includes(word));
  const written = numbersIn(own);
  const candidates = written.length > 0 ? written : asked ? all.flatMap(numbersIn) : [];
  const numbers = meant ? candidates : candidates.filter((number) => ownNumber.test(number));
  if (numbers.length === 0) return null;
  return {
    numbers: [...new Set(numbers)].slice(0, TRIED),
    text: all.map((text) => fold(text.slice(0, READ))).join(' '),
  };
}

function wasAsked(history: readonly HistoryMessage[], hotelName: string): boolean {
  const last = history.findLast(({ author }) => author !== 'guest');
  return (
    last?.author === 'assistant' &&
    (['prove_booking', 'booking_not_proved'] as const).some((name) => endsWithSentence(name, last.text, { hotelName }))
  );
}

/** Words of 5 to 20 letters and digits with a digit, and numbers in Concierge's own format, also in two halves. */
function numbersIn(text: string): string[] {
  const words =
    text
      .slice(0, READ)
      .normalize('NFKC')
      .toUpperCase()
      .match(/(?<![+\p{L}\p{N}])[A-Z0-9][A-Z0-9-]{3,24}(?!\p{L})/gu) ?? [];
  const plain = words.filter((word) => !date.test(word)).map((word) => word.replaceAll('-', ''));
  const halves = plain.slice(1).map((word, nth) => plain[nth]! + word);
  return [
    ...plain.filter((word) => word.length >= 5 && word.length <= 20 && (/\d/.test(word) || ownNumber.test(word))),
    ...halves.filter((word) => ownNumber.test(word)),
  ];
}

/** Whether the surname of a booking's guest stands in a folded text, as words of their own. */
export function namesGuest(text: string, guestName: string): boolean {
  const { first_name, last_name } = splitName(guestName);
  const surname = fold(last_name ?? first_name ?? '').trim();
  if (surname.length === 0) return false;
  // Chinese and Japanese are written without blanks.
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(surname)) return text.includes(surname);
  const words = ` ${text.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')} `;
  return words.includes(` ${surname.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim()} `);
}
