import type { Decision, TurnContext } from '../assistant.types.ts';
import { WHATSAPP_LIMIT } from '../checking/checks.rules.ts';
import { namesCard } from '../gates/masked-cards.rules.ts';
import { fixedSentence } from '../sentences/fixed-sentences.ts';

/** Asks a guest whose message had a card number or its code not to send any; once in a conversation, and not in an emergency. */
export function withCardNotice(decision: Decision, { hotel, messages, history }: TurnContext): Decision {
  const { reply, language, reasons } = decision;
  if (!reply || reasons.includes('safety') || !messages.some(({ text }) => namesCard(text))) return decision;
  const notice = fixedSentence('no_cards', language, { hotelName: hotel.name });
  const asked = history.some(({ author, text }) => author === 'assistant' && text.includes(notice));
  const longer = `${reply}\n\n${notice}`;
  return asked || longer.length > WHATSAPP_LIMIT ? decision : { ...decision, reply: longer };
}
