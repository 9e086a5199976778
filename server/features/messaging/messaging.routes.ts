import type { Router } from 'express';
import type { z } from 'zod';
import { messagingContract } from '#shared/features/messaging/messaging.contract.ts';
import { testQuestionsContract } from '#shared/features/messaging/test-questions.contract.ts';
import type { ReplyTemplates } from '#shared/features/messaging/reply-templates.schema.ts';
import type { TestMessage } from '#shared/features/messaging/simulator.schema.ts';
import type { HotelScope } from '#server/caller.ts';
import type { Authorize } from '#server/http/authorize.ts';
import { mount } from '#server/http/mount.ts';
import type { MessagingService } from './messaging.service.ts';
import type { SimulatorService } from './simulator.service.ts';
import type { TestQuestionsService } from './test-questions.service.ts';

type MessagingServices = {
  messaging: MessagingService;
  simulator: SimulatorService;
  replyTemplates: { list(scope: HotelScope, conversationId: string): Promise<ReplyTemplates> };
  testMessage: {
    send(
      scope: HotelScope,
      draft: TestMessage,
    ): Promise<z.output<(typeof messagingContract)['sendTestMessage']['response']>>;
  };
  testQuestions: TestQuestionsService;
};

export function messagingRoutes(
  router: Router,
  { messaging, simulator, replyTemplates, testMessage, testQuestions }: MessagingServices,
  authorize: Authorize,
): void {
  mount(
    router,
    messagingContract,
    {
      getSettings: ({ scope }) => messaging.settings(scope),
      saveSettings: ({ scope, body }) => messaging.saveSettings(scope, body),
      listTemplates: ({ scope }) => messaging.templates(scope),
      saveTemplate: ({ scope, params, body }) => messaging.saveTemplate(scope, params.message_type, body),
      submitTemplate: ({ scope, params }) => messaging.submitTemplate(scope, params.message_type),
      listReplyTemplates: ({ scope, params }) => replyTemplates.list(scope, params.id),
      simulate: ({ scope, body }) => simulator.run(scope, body),
      sendTestMessage: ({ scope, body }) => testMessage.send(scope, body),
    },
    authorize,
  );
  mount(
    router,
    testQuestionsContract,
    {
      list: ({ scope, query }) => testQuestions.list(scope, query),
      create: ({ scope, body }) => testQuestions.create(scope, body),
      update: ({ scope, params, body }) => testQuestions.update(scope, params.id, body),
      remove: async ({ scope, params }) => {
        await testQuestions.remove(scope, params.id);
        return null;
      },
      run: ({ scope, params, body }) => testQuestions.run(scope, params.id, body),
    },
    authorize,
  );
}
