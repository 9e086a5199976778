import { inEnglish } from '#shared/reasons/english-sentences.ts';
import { reason } from '#shared/reasons/reasons.ts';
import type { ConnectionPage, WhatsAppConnection } from '#shared/features/hotels/whatsapp-connection.contract.ts';
import { stageWords, waitsForCode, type ConnectionFacts } from './connection-stage.rules.ts';
import type { ownRequest } from './whatsapp-senders.repository.ts';

type Parts = Awaited<ReturnType<typeof ownRequest>> & { facts: ConnectionFacts | null; publicUrl: string };

/** What the hotel's page about its number shows. Facts of another number are left out. */
export function asPage(
  connection: WhatsAppConnection,
  { request, work, sender, delivered_at, facts, publicUrl }: Parts,
): ConnectionPage {
  const meaning = reason(stageWords[connection.stage]);
  const own = sender?.number === connection.whatsapp_number ? sender : null;
  const answered = own ? (facts?.answered_at ?? null) : null;
  return {
    ...connection,
    text: inEnglish(meaning),
    reasons: [meaning],
    request: request && {
      number_kind: request.number_kind,
      display_name: request.display_name,
      meta_business_id: request.meta_business_id,
      note: request.note,
    },
    answer:
      work?.answer && work.answered_at ? { text: work.answer, answered_at: work.answered_at.toISOString() } : null,
    sender: own && {
      status: own.status,
      quality: own.quality,
      messaging_limit: own.messaging_limit,
      checked_at: own.checked_at?.toISOString() ?? null,
    },
    code_for: codeFor(connection, work),
    webhook_at: own?.webhook_at?.toISOString() ?? null,
    answered_at: answered?.toISOString() ?? null,
    delivered_at: (own && delivered_at?.toISOString()) || null,
    webhooks: { inbound: `${publicUrl}/webhooks/twilio/inbound`, status: `${publicUrl}/webhooks/twilio/status` },
  };
}

/** The number whose code the hotel should enter: registered for it, and not proved yet. */
function codeFor({ requested_number, whatsapp_number, state }: WhatsAppConnection, work: Parts['work']): string | null {
  const wanted = requested_number ?? (state === 'requested' ? whatsapp_number : null);
  return wanted && work?.registered_number === wanted && waitsForCode(work.registered_status) ? wanted : null;
}
