import type { Router } from 'express';
import {
  conversationsRoutes,
  draftingRoutes,
  heldRepliesRoutes,
  picturesRoutes,
  replyDraftsRoutes,
} from '../features/conversations/conversations.routes.ts';
import { bulkRoutes } from '../features/conversations/bulk/bulk.routes.ts';
import { createBulkService } from '../features/conversations/bulk/bulk.service.ts';
import { failedMessagesRoutes } from '../features/conversations/failed-messages/failed-messages.routes.ts';
import { createFailedMessagesService } from '../features/conversations/failed-messages/failed-messages.service.ts';
import { findingRoutes } from '../features/conversations/finding/finding.routes.ts';
import { createFindingService } from '../features/conversations/finding/finding.service.ts';
import { correctionsRoutes } from '../features/conversations/corrections/corrections.routes.ts';
import { notesRoutes } from '../features/conversations/notes/notes.routes.ts';
import { createNotesService } from '../features/conversations/notes/notes.service.ts';
import { createMentionNoticesService } from '../features/notifications/push/mention-notices.service.ts';
import { savedViewsRoutes } from '../features/conversations/saved-views/saved-views.routes.ts';
import { createSavedViewsService } from '../features/conversations/saved-views/saved-views.service.ts';
import { tagsRoutes } from '../features/conversations/tags/tags.routes.ts';
import { targetsRoutes } from '../features/conversations/targets/targets.routes.ts';
import { replyFilesRoutes } from '../features/conversations/files/reply-files.routes.ts';
import { translationRoutes } from '../features/conversations/translation/translation.routes.ts';
import type { Authorize } from '../http/authorize.ts';
import type { ConversationsServices } from './conversations.ts';
import type { Infrastructure } from './infrastructure.ts';

export function mountConversations(
  router: Router,
  services: ConversationsServices,
  authorize: Authorize,
  infrastructure: Infrastructure,
): void {
  const { inHotel } = infrastructure;
  const notes = createNotesService({ ...infrastructure, mentionNotices: createMentionNoticesService() });
  conversationsRoutes(router, services, authorize);
  heldRepliesRoutes(router, services.heldReplies, authorize);
  picturesRoutes(router, services.pictures, authorize);
  draftingRoutes(router, services.drafting, authorize);
  replyFilesRoutes(router, services.replyFiles, authorize);
  replyDraftsRoutes(router, services.replyDrafts, authorize);
  correctionsRoutes(router, services.corrections, authorize);
  notesRoutes(router, notes, authorize);
  bulkRoutes(router, createBulkService({ ...services, inHotel }), authorize);
  findingRoutes(router, createFindingService({ inHotel }), authorize);
  savedViewsRoutes(router, createSavedViewsService(infrastructure), authorize);
  failedMessagesRoutes(router, createFailedMessagesService(infrastructure), authorize);
  tagsRoutes(router, services.tags, authorize);
  targetsRoutes(router, services.targets, authorize);
  translationRoutes(router, services.translation, authorize);
}
