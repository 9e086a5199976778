import type { Router } from 'express';
import { notesContract } from '#shared/features/conversations/notes.contract.ts';
import type { Authorize } from '#server/http/authorize.ts';
import { mount } from '#server/http/mount.ts';
import type { NotesService } from './notes.service.ts';

export function notesRoutes(router: Router, notes: NotesService, authorize: Authorize): void {
  mount(
    router,
    notesContract,
    {
      list: async ({ scope, params }) => ({ items: await notes.list(scope, params.id) }),
      add: ({ scope, params, body }) => notes.add(scope, params.id, body),
      change: ({ scope, params, body }) => notes.change(scope, params.id, body),
      remove: async ({ scope, params }) => {
        await notes.remove(scope, params.id);
        return null;
      },
      mentions: async ({ scope }) => ({ items: await notes.mentions(scope) }),
      told: async ({ scope, params }) => {
        await notes.told(scope, params.id);
        return null;
      },
      seen: async ({ scope, params }) => {
        await notes.seen(scope, params.id);
        return null;
      },
    },
    authorize,
  );
}
