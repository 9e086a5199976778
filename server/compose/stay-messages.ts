import { inOneProcess } from '../db/single-process.ts';
import { createBookingRecordsService } from '../features/bookings/booking-records.service.ts';
import { createStayMessagePlan } from '../features/stay-messages/plan.service.ts';
import { createSavedRepliesService } from '../features/messaging/saved-replies/saved-replies.service.ts';
import { createReplyTemplatesService } from '../features/stay-messages/reply-templates.service.ts';
import { replyWords } from '../features/stay-messages/reply-words.ts';
import { createStayMessageSender } from '../features/stay-messages/sender.service.ts';
import { someEntryDue } from '../features/stay-messages/stay-messages.repository.ts';
import { createStayMessagesService } from '../features/stay-messages/stay-messages.service.ts';
import { createStayMessageWriter } from '../features/stay-messages/writer.service.ts';
import type { ConversationsServices } from './conversations.ts';
import type { Infrastructure } from './infrastructure.ts';
import type { KnowledgeServices } from './knowledge.ts';
import type { MessagingServices } from './messaging.ts';
import type { PlatformServices } from './platform.ts';
import type { TemplatesServices } from './templates.ts';

type Others = PlatformServices & KnowledgeServices & ConversationsServices & TemplatesServices & MessagingServices;

/** The messages that accompany a stay: their plan, their texts, and sending them. */
export function composeStayMessages(infrastructure: Infrastructure, others: Others) {
  const { mayAskModel, readSettings, knowledge, outbox, conversationRecords, whatsappTemplates, messaging } = others;
  const bookingRecords = createBookingRecordsService();
  const plan = createStayMessagePlan({ ...infrastructure, messaging, conversationRecords });
  const sender = createStayMessageSender({
    ...infrastructure,
    bookingRecords,
    conversationRecords,
    outbox,
    messaging,
    whatsappTemplates,
    knowledge,
    writer: createStayMessageWriter({ ...infrastructure, mayAskModel }),
  });
  return {
    bookingRecords,
    plan,
    sender,
    stayMessages: createStayMessagesService({
      ...infrastructure,
      bookingRecords,
      sender,
      conversationRecords,
    }),
    savedReplies: createSavedRepliesService({
      ...infrastructure,
      wordsOf: (tx, id) => replyWords({ conversationRecords, clock: infrastructure.clock }, tx, id),
    }),
    replyTemplates: createReplyTemplatesService({
      ...infrastructure,
      conversationRecords,
      whatsappTemplates,
      knowledge,
      readSettings,
    }),
  };
}
export type StayMessagesServices = ReturnType<typeof composeStayMessages>;

/** Worker processes look for due messages this often, one at a time; `claimDue` states the cost. */
const roundMs = 1000;

export async function startStayMessagesWorkers(
  { plan, sender }: StayMessagesServices,
  { jobs, rounds, db }: Infrastructure,
) {
  await jobs.work('booking_message', ({ hotel_id, entry_id }) => sender.send(hotel_id, entry_id, null), {
    concurrency: 4,
  });
  await jobs.work('replan', (replan) => plan.replan(replan), { concurrency: 1 });
  const handOnDue = inOneProcess(db, 'due-stay-messages', () => plan.handOnDue());
  rounds.every('due-stay-messages', roundMs, handOnDue, (_, now) => someEntryDue(now));
}
