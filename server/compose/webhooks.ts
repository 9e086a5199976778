import { Router } from 'express';
import { addVoiceWebhooks } from '../adapters/twilio/twilio.voice.ts';
import { twilioWebhooks } from '../adapters/twilio/twilio.webhooks.ts';
import { tracedReceipt } from '../features/conversations/inbound/traced-receipt.ts';
import type { ConversationsServices } from './conversations.ts';
import type { Infrastructure } from './infrastructure.ts';
import type { LadderServices } from './ladder.ts';

/** The provider's webhooks; without a provider there are none. */
export function composeWebhooks(
  { config, clock, log, tracing }: Infrastructure,
  { inbound, statuses, ladderCalls }: ConversationsServices & LadderServices,
): Router {
  if (!config.TWILIO_AUTH_TOKEN) return Router();
  const router = twilioWebhooks({
    authToken: config.TWILIO_AUTH_TOKEN,
    publicUrl: config.PUBLIC_URL,
    clock,
    log,
    receive: tracedReceipt(inbound.receive, { tracing, clock }),
    applyStatus: (callback) => statuses.apply(callback),
  });
  addVoiceWebhooks(router, { publicUrl: config.PUBLIC_URL, ...ladderCalls });
  return router;
}
