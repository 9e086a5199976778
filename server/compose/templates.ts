import { createWhatsAppTemplatesService } from '../features/messaging/whatsapp-templates.service.ts';
import { createStayMessageUpdates } from '../features/stay-messages/updates.service.ts';
import type { Infrastructure } from './infrastructure.ts';
import type { KnowledgeServices } from './knowledge.ts';

/** The hotel's templates at WhatsApp, and what stay messages are told when one is approved. Conversations send both. */
export function composeTemplates(infrastructure: Infrastructure, { knowledge }: KnowledgeServices) {
  const stayMessageUpdates = createStayMessageUpdates(infrastructure);
  return {
    stayMessageUpdates,
    whatsappTemplates: createWhatsAppTemplatesService({
      ...infrastructure,
      knowledge,
      onApproved: stayMessageUpdates.templateApproved,
    }),
  };
}
export type TemplatesServices = ReturnType<typeof composeTemplates>;

export async function startTemplatesWorkers({ whatsappTemplates }: TemplatesServices, { jobs }: Infrastructure) {
  await jobs.work('template', (template) => whatsappTemplates.submit(template), { concurrency: 1 });
  await jobs.work('template_approval', (template) => whatsappTemplates.lookUp(template), { concurrency: 1 });
}
