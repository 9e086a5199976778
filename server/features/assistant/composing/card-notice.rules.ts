import type { Decision, TurnContext } from '../assistant.types.ts';
import { WHATSAPP_LIMIT } from '../checking/checks.rules.ts';
import { namesCard } from '../gates/masked-cards.rules.ts';
import { fixedSentence } from '../sentences/fixed-sentences.ts';

/** Asks a guest whose message had a card or account number or a card's code not to send any; not in an emergency. */
export function withCardNotice(decision: Decision, { hotel, messages }: TurnContext): Decision {
  const { reply, language, reasons } = decision;
  if (!reply || reasons.includes('safety') || !messages.some(({ text }) => namesCard(text))) return decision;
  const longer = `${reply}\n\n${fixedSentence('no_cards', language, { hotelName: hotel.name })}`;
  return longer.length > WHATSAPP_LIMIT ? decision : { ...decision, reply: longer };
}
