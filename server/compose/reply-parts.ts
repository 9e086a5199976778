import { createChoicesService } from '../features/conversations/choices/choices.service.ts';
import { createReplyFilesService } from '../features/conversations/files/reply-files.service.ts';
import { createPicturesService } from '../features/conversations/media/pictures.service.ts';
import { createDraftingService } from '../features/conversations/suggestions/drafting.service.ts';
import type { AssistantServices } from './assistant.ts';
import type { Infrastructure } from './infrastructure.ts';
import type { KnowledgeServices } from './knowledge.ts';

type Others = Pick<AssistantServices, 'composer'> & Pick<KnowledgeServices, 'knowledge'>;

/** What stands beside a reply: files, pictures, what the guest can tap, and a draft on request. */
export function composeReplyParts(infrastructure: Infrastructure, { composer, knowledge }: Others) {
  return {
    replyFiles: createReplyFilesService(infrastructure),
    choices: createChoicesService(infrastructure),
    pictures: createPicturesService(infrastructure),
    drafting: createDraftingService({ ...infrastructure, composer, knowledge }),
  };
}
