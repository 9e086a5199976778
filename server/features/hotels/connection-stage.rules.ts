import type { ConnectionStage } from '#shared/features/hotels/whatsapp-connection.contract.ts';
import type { PlainCode } from '#shared/reasons/reasons.ts';
import type { Hotels } from '#server/db/schema.generated.ts';

/** A hotel's row, as far as its number is concerned. */
export type SenderRow = {
  whatsapp_number: string | null;
  sender_number: string | null;
  sender_state: Hotels['sender_state'];
  phone: string | null;
};

/** What is stored of a hotel's number beside its row. Facts of another number do not count. */
export type ConnectionFacts = {
  number: string | null;
  /** The provider's word; null: it has no such sender, or was not asked yet. */
  status: string | null;
  quality: string | null;
  name_status: string | null;
  offline_code: number | null;
  webhook_at: Date | null;
  answered_at: Date | null;
  /** The hotel has said what the platform must know. */
  described: boolean;
  /** The platform has registered the number for this hotel with the provider. */
  registered: boolean;
  /** The provider was asked and has no such sender. */
  missing: boolean;
  /** The provider sends guests' messages to another address than ours. */
  elsewhere: boolean;
  /** The provider refuses further messages until its next day. */
  limited: boolean;
  /** The provider has refused a message because the sender is switched off. */
  stopped: boolean;
};

/** Twilio: 63060 WhatsApp rejected the display name, 63124 Meta declined it. */
const NAME_CODES: ReadonlySet<number> = new Set([63060, 63124]);
const LOW: ReadonlySet<string> = new Set(['LOW', 'RED']);

/** How far a hotel's connection is. */
export function stageOf(row: SenderRow, stored: ConnectionFacts | null): ConnectionStage {
  const number = row.sender_number ?? row.whatsapp_number;
  if (!number) return 'none';
  if (row.sender_state === 'paused' || row.sender_state === 'restricted') return row.sender_state;
  const facts = stored?.number === number ? stored : null;
  if (facts && isNameRejected(facts)) return 'display_name_rejected';
  if (row.sender_state !== 'connected') return beforeConnecting(facts, stored);
  if (facts?.stopped || facts?.status === 'OFFLINE') return 'restricted';
  if (facts?.missing) return 'sender_missing';
  if (facts?.elsewhere) return 'webhooks_elsewhere';
  if (facts?.limited) return 'limit_reached';
  if (facts?.quality && LOW.has(facts.quality.toUpperCase())) return 'quality_low';
  if (!facts?.webhook_at) return 'connected';
  return facts.answered_at ? 'live' : 'webhooks_seen';
}

function beforeConnecting(facts: ConnectionFacts | null, stored: ConnectionFacts | null): ConnectionStage {
  if (facts?.status && stored?.registered && waitsForCode(facts.status)) return 'code_sent';
  if (facts?.status) return 'sender_found';
  return stored?.described ? 'requested' : 'number_given';
}

const WAITING: ReadonlySet<string> = new Set(['CREATING', 'PENDING_VERIFICATION']);

/** Whether a sender in this state waits for the code that WhatsApp sends to its number. */
export const waitsForCode = (status: string | null): boolean => status !== null && WAITING.has(status);

function isNameRejected({ name_status, offline_code }: ConnectionFacts): boolean {
  return name_status === 'DECLINED' || (offline_code !== null && NAME_CODES.has(offline_code));
}

/** Whether guests who write are answered. A limit or a low quality stops messages to guests who have not written. */
export function isWorking(row: SenderRow, stored: ConnectionFacts | null, stage: ConnectionStage): boolean {
  if (stage === 'live' || stage === 'webhooks_seen') return true;
  const inTheWay = stage === 'limit_reached' || stage === 'quality_low' || stage === 'display_name_rejected';
  return (
    inTheWay &&
    row.sender_state === 'connected' &&
    stored?.webhook_at != null &&
    !stored.stopped &&
    !stored.elsewhere &&
    stored.status !== 'OFFLINE'
  );
}

/** The sentence that says what a stage means and what comes next. */
export const stageWords: Record<ConnectionStage, PlainCode> = {
  none: 'stage_none',
  number_given: 'stage_number_given',
  requested: 'stage_requested',
  code_sent: 'stage_code_sent',
  sender_found: 'stage_sender_found',
  connected: 'stage_connected',
  webhooks_seen: 'stage_webhooks_seen',
  live: 'stage_live',
  paused: 'step_paused',
  restricted: 'step_restricted',
  sender_missing: 'stage_sender_missing',
  webhooks_elsewhere: 'stage_webhooks_elsewhere',
  display_name_rejected: 'stage_display_name_rejected',
  limit_reached: 'stage_limit_reached',
  quality_low: 'stage_quality_low',
};
