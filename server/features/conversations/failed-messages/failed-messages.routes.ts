import type { Router } from 'express';
import { failedMessagesContract } from '#shared/features/conversations/failed-messages.contract.ts';
import type { Authorize } from '#server/http/authorize.ts';
import { mount } from '#server/http/mount.ts';
import type { FailedMessagesService } from './failed-messages.service.ts';

export function failedMessagesRoutes(router: Router, failed: FailedMessagesService, authorize: Authorize): void {
  mount(
    router,
    failedMessagesContract,
    {
      groups: () => failed.groups(),
      list: ({ query }) => failed.list(query.key),
      retry: ({ caller, body }) => failed.retry(caller, body),
      setAside: ({ caller, body }) => failed.setAside(caller, body),
    },
    authorize,
  );
}
