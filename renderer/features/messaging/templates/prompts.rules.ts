import type { MessageType } from '#shared/features/bookings/bookings.schema.ts';
import type { MessageSettings } from '#shared/features/messaging/messaging.schema.ts';

type Tone = MessageSettings['message_tone'];

/** Content of the prompt, independent of the tone. */
const tasks: Record<MessageType, string> = {
  welcome:
    'Thank the guest by name for the booking, confirm the dates and the room, and invite questions before the arrival.',
  pre_arrival:
    'Say that we look forward to the arrival, mention the check-in time, the weather and the way to us, and ask when the guest expects to arrive.',
  checkin:
    'Welcome the guest on the day of arrival, give the check-in time and the address, and offer help with anything on the way.',
  stay: 'Ask whether everything is as it should be, offer to put right whatever is not, and mention one thing in the house that is worth trying.',
  checkout:
    'Thank the guest for the stay, give the check-out time, offer help with luggage and transport, and wish a good journey.',
};

/** The tone. */
const manners: Record<Tone, string> = {
  friendly: 'Write cheerfully and in simple words, as a receptionist who is glad about every guest.',
  professional: 'Write clearly and courteously: the facts first, no small talk.',
  casual: 'Write in a relaxed way, with short sentences, as to somebody you know.',
  luxury: 'Write with quiet elegance: choice words, discreet attention, never an exclamation mark.',
  warm: 'Write from the heart, as hosts of a family house who look forward to seeing people again.',
  formal: 'Write formally, with the last name and full sentences, without emojis.',
};

export const tones = Object.keys(manners) as Tone[];

/** A suggested prompt for a message in a tone, in the console's language. */
export function suggestedPrompt(type: MessageType, tone: Tone, t: (text: string) => string): string {
  return `${t(tasks[type])} ${t(manners[tone])}`;
}
