import { reason, type Reason } from '#shared/reasons/reasons.ts';
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
  reasons: Reason[];
  remedy: Reason;
  retry: 'no' | 'later' | 'after_editing' | 'other_channel' | 'until_start';
  alert?: boolean;
  stops_sender?: boolean;
};

const tooMany: DeliveryExplanation = {
  reasons: [reason('too_many_at_once')],
  remedy: reason('do_nothing'),
  retry: 'later',
};

const byProblem: Record<DeliveryProblem, DeliveryExplanation> = {
  window_closed: {
    reasons: [reason('outside_window')],
    remedy: reason('do_choose_template'),
    retry: 'no',
  },
  too_many: tooMany,
  account_limit: { ...tooMany, alert: true },
  daily_limit: {
    reasons: [reason('daily_limit')],
    remedy: reason('do_wait_or_call'),
    retry: 'later',
  },
  not_on_whatsapp: {
    reasons: [reason('not_on_whatsapp')],
    remedy: reason('do_check_number'),
    retry: 'other_channel',
  },
  withheld: {
    reasons: [reason('withheld_as_marketing')],
    remedy: reason('do_not_send_again'),
    retry: 'no',
  },
  content_refused: {
    reasons: [reason('content_breaks_rules')],
    remedy: reason('do_rewrite'),
    retry: 'after_editing',
  },
  text_refused: {
    reasons: [reason('text_not_allowed')],
    remedy: reason('do_shorten'),
    retry: 'after_editing',
  },
  template_refused: {
    reasons: [reason('template_breaks_rules')],
    remedy: reason('do_change_template'),
    retry: 'after_editing',
  },
  opted_out: {
    reasons: [reason('opted_out')],
    remedy: reason('do_respect'),
    retry: 'until_start',
  },
  invalid_number: {
    reasons: [reason('number_invalid')],
    remedy: reason('do_correct_number'),
    retry: 'no',
  },
  credentials_refused: {
    reasons: [reason('credentials_refused')],
    remedy: reason('do_call_meanwhile'),
    retry: 'later',
    alert: true,
  },
  file_refused: {
    reasons: [reason('file_refused')],
    remedy: reason('do_send_again_or_smaller'),
    retry: 'after_editing',
  },
  sender_off: {
    reasons: [reason('sender_switched_off')],
    remedy: reason('do_phone_until_back'),
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
    reasons: unknownReasons(code, fallback?.trim()),
    remedy: reason('do_try_once_more'),
    retry: 'no',
    alert: code != null,
  };
}

function unknownReasons(code: number | null | undefined, fallback: string | undefined): Reason[] {
  const said = fallback ? [reason('provider_says', { text: fallback })] : [];
  if (code != null) return [reason('not_delivered_code', { code }), ...said];
  return said.length > 0 ? [reason('not_delivered'), ...said] : [reason('not_delivered_no_reason')];
}

/** What is stored with a message that did not arrive: why, then what to do. */
export const failureReasons = ({ reasons, remedy }: DeliveryExplanation): Reason[] => [...reasons, remedy];
