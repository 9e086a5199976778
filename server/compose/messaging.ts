import type { Router } from 'express';
import { answerModesRoutes } from '../features/messaging/answer-modes.routes.ts';
import { createAnswerModesService } from '../features/messaging/answer-modes.service.ts';
import { savedRepliesRoutes } from '../features/messaging/saved-replies/saved-replies.routes.ts';
import { messagingRoutes } from '../features/messaging/messaging.routes.ts';
import { createMessagingService } from '../features/messaging/messaging.service.ts';
import { createSimulatorService } from '../features/messaging/simulator.service.ts';
import { createTestQuestionsService } from '../features/messaging/test-questions.service.ts';
import type { Authorize } from '../http/authorize.ts';
import type { AssistantServices } from './assistant.ts';
import type { ConversationsServices } from './conversations.ts';
import type { Infrastructure } from './infrastructure.ts';
import type { KnowledgeServices } from './knowledge.ts';
import type { TemplatesServices } from './templates.ts';

type Others = KnowledgeServices & AssistantServices & TemplatesServices & ConversationsServices;

/** How a hotel wants its messages, and trying it out. */
export function composeMessaging(infrastructure: Infrastructure, others: Others) {
  const { knowledge, ownership, composer, whatsappTemplates, stayMessageUpdates } = others;
  const messaging = createMessagingService({
    ...infrastructure,
    whatsappTemplates,
    onSchedule: stayMessageUpdates.scheduleChanged,
    onReturnPeriod: ownership.reschedule,
  });
  const simulator = createSimulatorService({ ...infrastructure, composer, knowledge, messaging });
  return {
    messaging,
    simulator,
    answerModes: createAnswerModesService(infrastructure),
    testQuestions: createTestQuestionsService({ ...infrastructure, simulator }),
  };
}
export type MessagingServices = ReturnType<typeof composeMessaging>;

export function mountMessaging(
  router: Router,
  services: Parameters<typeof messagingRoutes>[1] &
    Pick<MessagingServices, 'answerModes'> & {
      savedReplies: Parameters<typeof savedRepliesRoutes>[1];
    },
  authorize: Authorize,
): void {
  messagingRoutes(router, services, authorize);
  answerModesRoutes(router, services.answerModes, authorize);
  savedRepliesRoutes(router, services.savedReplies, authorize);
}
