import type { DeliveryProblem } from './conversations.values.ts';

/**
 * A delivery problem, explained for a receptionist.
 * - `retry`: `no`: the same message fails again; `later`: with growing delays; `after_editing`: once the text or
 *   template is changed; `other_channel`: this guest cannot be reached on WhatsApp; `until_start`: not before the guest
 *   writes START.
 * - `alert`: the cause is on the platform's side; the platform's operator is alerted.
 * - `stops_sender`: the hotel cannot send any other message either.
 */
export type DeliveryExplanation = {
  reason: string;
  remedy: string;
  retry: 'no' | 'later' | 'after_editing' | 'other_channel' | 'until_start';
  alert?: boolean;
  stops_sender?: boolean;
};

const tooMany: DeliveryExplanation = {
  reason: 'WhatsApp is taking no more messages from us for the moment because too many were sent at once.',
  remedy: 'Nothing to do: the message is tried again by itself, a little later each time.',
  retry: 'later',
};

const byProblem: Record<DeliveryProblem, DeliveryExplanation> = {
  window_closed: {
    reason: 'The guest last wrote more than 24 hours ago, so WhatsApp accepts only an approved template.',
    remedy: 'Choose one of the approved templates and send that, or call the guest.',
    retry: 'no',
  },
  too_many: tooMany,
  account_limit: { ...tooMany, alert: true },
  daily_limit: {
    reason: 'The daily number of messages that WhatsApp allows this hotel has been reached.',
    remedy: 'The message is tried again by itself. If it is urgent, call the guest.',
    retry: 'later',
  },
  not_on_whatsapp: {
    reason: 'There is no WhatsApp user with this number.',
    remedy: 'Check the number in the booking, or reach the guest by phone or e-mail.',
    retry: 'other_channel',
  },
  withheld: {
    reason: 'WhatsApp held this message back because it counts as marketing and the guest gets enough of that already.',
    remedy: 'Do not send it again. If it matters, call the guest or send an e-mail.',
    retry: 'no',
  },
  content_refused: {
    reason: "The message breaks one of WhatsApp's rules for content, for example by a long run of spaces.",
    remedy: 'Shorten or rewrite the message and send it again.',
    retry: 'after_editing',
  },
  text_refused: {
    reason: 'The message or one of the values put into the template is too long or not allowed.',
    remedy: 'Shorten the text, 1,024 characters at most in a template, and send it again.',
    retry: 'after_editing',
  },
  template_refused: {
    reason: "The template or its text breaks one of WhatsApp's rules.",
    remedy: 'Change the text of the template, have it approved again, and send the message then.',
    retry: 'after_editing',
  },
  opted_out: {
    reason: 'The guest has asked not to get messages from the hotel.',
    remedy: 'Respect it: no messages until the guest writes START. If it is urgent, call.',
    retry: 'until_start',
  },
  invalid_number: {
    reason: 'The phone number is not a valid number.',
    remedy: 'Correct the phone number in the booking, with its country code, and send the message again.',
    retry: 'no',
  },
  credentials_refused: {
    reason: 'WhatsApp did not accept our credentials. This is not about the guest or the message.',
    remedy: 'The platform team has been alerted. Call the guest if it cannot wait.',
    retry: 'later',
    alert: true,
  },
  sender_off: {
    reason: "The hotel's WhatsApp sender has been switched off by WhatsApp.",
    remedy: 'Reach guests by phone until it is back. The platform team has been alerted.',
    retry: 'no',
    alert: true,
    stops_sender: true,
  },
};

/**
 * Explains why a message did not arrive. `problem`: null where the provider's error has no meaning to us. Then the error
 * is named by the provider's number (`code`), with its own words where there are some (`fallback`).
 */
export function explainDelivery(
  problem: DeliveryProblem | null | undefined,
  code?: number | null,
  fallback?: string | null,
): DeliveryExplanation {
  if (problem) return byProblem[problem];
  return {
    reason: unknownReason(code, fallback?.trim()),
    remedy: 'Try once more; if it fails again, call the guest and report it.',
    retry: 'no',
    alert: code != null,
  };
}

function unknownReason(code: number | null | undefined, fallback: string | undefined): string {
  const said = fallback ? ` The provider says: “${fallback}”` : '';
  if (code == null)
    return said ? `The message was not delivered.${said}` : 'The message was not delivered and no reason was given.';
  return `The message was not delivered. We have no explanation for error ${code}.${said}`;
}
