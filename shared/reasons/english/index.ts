import { accountReasons } from './accounts.ts';
import { bookingReasons } from './bookings.ts';
import { conversationReasons } from './conversations.ts';
import { deliveryReasons } from './delivery.ts';
import { hotelReasons } from './hotels.ts';
import { integrationReasons } from './integrations.ts';
import { knowledgeReasons } from './knowledge.ts';
import { ladderReasons } from './ladder.ts';
import { messagingReasons } from './messaging.ts';
import { platformReasons } from './platform.ts';
import { requestReasons } from './request.ts';
import { stayMessageReasons } from './stay-messages.ts';

/**
 * Every reason code with its English sentence; `{{name}}` is a gap for a parameter. The texts in other languages are
 * `renderer/app/reasons/<language>.json`.
 */
export const english = {
  ...requestReasons,
  ...accountReasons,
  ...hotelReasons,
  ...bookingReasons,
  ...stayMessageReasons,
  ...conversationReasons,
  ...deliveryReasons,
  ...messagingReasons,
  ...knowledgeReasons,
  ...platformReasons,
  ...ladderReasons,
  ...integrationReasons,
} as const;
