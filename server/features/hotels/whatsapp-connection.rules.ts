import { storedPhone } from '#shared/features/guests/phones.rules.ts';
import type { ConnectionStep, WhatsAppConnection } from '#shared/features/hotels/whatsapp-connection.contract.ts';
import {
  oneCountryOf,
  readWhatsAppNumber,
  type WhatsAppNumber,
} from '#shared/features/hotels/whatsapp-number.rules.ts';
import type { Hotels } from '#server/db/schema.generated.ts';

export type SenderRow = {
  whatsapp_number: string | null;
  sender_number: string | null;
  sender_state: Hotels['sender_state'];
  phone: string | null;
};

export function asConnection(row: SenderRow): WhatsAppConnection {
  const { whatsapp_number, sender_number, sender_state } = row;
  const state = sender_state ?? (whatsapp_number ? 'requested' : 'none');
  const requested_number = sender_number && whatsapp_number !== sender_number ? whatsapp_number : null;
  return {
    whatsapp_number: sender_number ?? whatsapp_number,
    state,
    requested_number,
    steps: stepsOf(row, state, requested_number),
  };
}

function stepsOf(
  { whatsapp_number, sender_number, sender_state }: SenderRow,
  state: WhatsAppConnection['state'],
  requested: string | null,
): ConnectionStep[] {
  return [
    {
      name: 'enter_number',
      done: Boolean(whatsapp_number ?? sender_number),
      text: 'Enter the WhatsApp number of the hotel in its profile, with the country code.',
    },
    {
      name: 'assign_number',
      done: sender_state !== null && !requested,
      text: requested
        ? 'The Concierge team assigns the new number. Until then the old one stays connected.'
        : 'The Concierge team checks that the number is yours and assigns it. You are told when it is done.',
    },
    { name: 'connected', done: state === 'connected', text: lastStep(state) },
  ];
}

function lastStep(state: WhatsAppConnection['state']): string {
  if (state === 'paused')
    return 'The Concierge team has paused the number: nothing comes in or goes out. Ask them when it goes on.';
  if (state === 'restricted')
    return 'WhatsApp has restricted the number: nothing comes in or goes out. The Concierge team takes care of it.';
  return 'Guests reach the hotel on WhatsApp, and the hotel writes from its own number.';
}

/** The typed number in E.164. The country comes from the hotel's phone and current number. */
export function requestedNumber(
  typed: string,
  known: { phone: string | null; sender_number: string | null },
): WhatsAppNumber {
  const phone = known.phone && storedPhone(known.phone);
  return readWhatsAppNumber(typed, oneCountryOf(phone, known.sender_number));
}
