import type { Clock } from '#server/ports/clock.ts';
import type { Tracing } from '#server/ports/tracing.ts';
import type { InboundMessage } from '#server/ports/whatsapp.ts';
import type { InboundOutcome } from './inbound.repository.ts';

type Receive = (message: InboundMessage) => Promise<InboundOutcome>;

/** `receive` with a span. Which request a message belongs to is known when it is stored. */
export function tracedReceipt(receive: Receive, { tracing, clock }: { tracing: Tracing; clock: Clock }): Receive {
  return async (message) => {
    const begun = clock.now();
    const stored = await receive(message);
    const { outcome, hotel_id, conversation_id, request_id } = stored;
    if (hotel_id && conversation_id && request_id) {
      const { provider_message_id } = message;
      const facts = { outcome, hotel_id, conversation_id, request_id, provider_message_id };
      tracing.record(request_id, { name: 'webhook', begun, facts });
    }
    return stored;
  };
}
