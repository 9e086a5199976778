import type { Router } from 'express';
import {
  conversationsRoutes,
  draftingRoutes,
  heldRepliesRoutes,
  picturesRoutes,
  replyDraftsRoutes,
} from '../features/conversations/conversations.routes.ts';
import { correctionsRoutes } from '../features/conversations/corrections/corrections.routes.ts';
import { notesRoutes } from '../features/conversations/notes/notes.routes.ts';
import { targetsRoutes } from '../features/conversations/targets/targets.routes.ts';
import { replyFilesRoutes } from '../features/conversations/files/reply-files.routes.ts';
import { translationRoutes } from '../features/conversations/translation/translation.routes.ts';
import type { Authorize } from '../http/authorize.ts';
import type { ConversationsServices } from './conversations.ts';

export function mountConversations(router: Router, services: ConversationsServices, authorize: Authorize): void {
  conversationsRoutes(router, services, authorize);
  heldRepliesRoutes(router, services.heldReplies, authorize);
  picturesRoutes(router, services.pictures, authorize);
  draftingRoutes(router, services.drafting, authorize);
  replyFilesRoutes(router, services.replyFiles, authorize);
  replyDraftsRoutes(router, services.replyDrafts, authorize);
  correctionsRoutes(router, services.corrections, authorize);
  notesRoutes(router, services.notes, authorize);
  targetsRoutes(router, services.targets, authorize);
  translationRoutes(router, services.translation, authorize);
}
