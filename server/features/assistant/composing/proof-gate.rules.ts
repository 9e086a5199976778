import type { Decision } from '../assistant.types.ts';
import { decide } from './decision.rules.ts';
import type { Reading } from './reading.rules.ts';

/**
 * The guest has sent a confirmation number and a surname. The refusal says nothing about what was wrong. A wish or a
 * question beside them is answered like any other.
 */
export function proof(reading: Reading): Decision | null {
  const { turn, text, danger: possible } = reading;
  if (!turn.proof || possible || !onlyIdentifies(reading)) return null;
  const language = isBare(text) ? (turn.previousLanguage ?? turn.hotel.default_language) : reading.language;
  const said = reading.say(turn.proof === 'proved' ? 'booking_proved' : 'booking_not_proved', language);
  return decide({ kind: 'reply', reply: said, language, category: 'booking' });
}

/** A surname alone reads like small talk, or like another person's name. */
const IDENTIFIES = /^(talk\.|booking\.confirm$|other\.person$|contact$)/;
const LIKELY = 0.45;
const COMPLAINT = 0.2;
/** A number and up to three words ("Booking K7QXC9MP, Lovelace") are read as trouble by chance: below this they are none. */
const SURE_TROUBLE = 0.8;

function onlyIdentifies({ text, understood: { clauses, complaint } }: Reading): boolean {
  if (/[?？؟]/u.test(text)) return false;
  const isShort = isBare(text);
  const complains = complaint && clauses.some(({ kinds }) => kinds.complaint + kinds.trouble >= COMPLAINT);
  if (complains && !isShort) return false;
  return clauses.every(({ intents: [best], signals }) => {
    if (!best || best.probability < LIKELY || IDENTIFIES.test(best.id)) return isShort || !signals.trouble;
    return isShort && best.id.startsWith('trouble.') && best.probability < SURE_TROUBLE;
  });
}

/** A number and a name say nothing about the language: fewer than four Latin words, and no other script. */
function isBare(text: string): boolean {
  if (/[^\p{Script=Latin}\P{L}]/u.test(text)) return false;
  return (text.match(/(?<![\p{L}\p{N}])\p{L}{2,}(?![\p{L}\p{N}])/gu) ?? []).length < 4;
}
