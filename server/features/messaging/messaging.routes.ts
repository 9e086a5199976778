import type { Router } from 'express';
import { messagingContract } from '#shared/features/messaging/messaging.contract.ts';
import type { Authorize } from '#server/http/authorize.ts';
import { mount } from '#server/http/mount.ts';
import type { MessagingService } from './messaging.service.ts';
import type { SimulatorService } from './simulator.service.ts';
import type { TestMessageService } from './test-message.service.ts';

type MessagingServices = { messaging: MessagingService; simulator: SimulatorService; testMessage: TestMessageService };

export function messagingRoutes(
  router: Router,
  { messaging, simulator, testMessage }: MessagingServices,
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
      simulate: ({ scope, body }) => simulator.run(scope, body),
      sendTestMessage: ({ scope, body }) => testMessage.send(scope, body),
    },
    authorize,
  );
}
