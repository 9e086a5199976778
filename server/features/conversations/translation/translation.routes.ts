import type { Router } from 'express';
import { translationContract } from '#shared/features/conversations/translation.contract.ts';
import type { Authorize } from '#server/http/authorize.ts';
import { mount } from '#server/http/mount.ts';
import type { TranslationService } from './translation.service.ts';

export function translationRoutes(router: Router, translation: TranslationService, authorize: Authorize): void {
  mount(
    router,
    translationContract,
    {
      translateReply: ({ scope, params, body }) => translation.reply(scope, params.id, body),
      translateMessage: ({ scope, params, body }) => translation.message(scope, params.id, params.message_id, body),
    },
    authorize,
  );
}
