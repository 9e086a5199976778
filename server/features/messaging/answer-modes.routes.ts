import type { Router } from 'express';
import { answerModesContract } from '#shared/features/messaging/answer-modes.contract.ts';
import type { Authorize } from '#server/http/authorize.ts';
import { mount } from '#server/http/mount.ts';
import type { AnswerModesService } from './answer-modes.service.ts';

export function answerModesRoutes(router: Router, modes: AnswerModesService, authorize: Authorize): void {
  mount(
    router,
    answerModesContract,
    { get: ({ scope }) => modes.get(scope), save: ({ scope, body }) => modes.save(scope, body) },
    authorize,
  );
}
