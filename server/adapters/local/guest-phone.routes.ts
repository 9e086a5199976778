import { problemOfIssue } from '#shared/reasons/field-problem.ts';
import { Router, type Request } from 'express';
import { z } from 'zod';
import { chatKey, chatSummariesQuery, phoneDraft } from '#shared/practice/guest-phone.schema.ts';
import { filePolicy } from '#shared/http/content-security-policy.ts';
import { invalidInput } from '#server/app-error.ts';
import { readJson } from '#server/http/request/request-body.ts';
import { createGuestPhoneService, type GuestPhoneDependencies } from './guest-phone.service.ts';

const pictureOf = chatKey.extend({ message_id: z.uuid(), index: z.coerce.number().int().min(0).max(20) });

/** API below `/practice/phone`. No sign-in, so it exists in the one-machine default only. */
export function guestPhoneRoutes(dependencies: GuestPhoneDependencies): Router {
  const phone = createGuestPhoneService(dependencies);
  const router = Router();
  router.get(
    '/practice/phone/hotels',
    async (_request, response) => void response.json({ items: await phone.hotels() }),
  );
  router.get('/practice/phone/guests', async (request, response) => {
    const { hotel_id } = parsed(z.object({ hotel_id: z.uuid() }), request.query);
    response.json({ items: await phone.guests(hotel_id) });
  });
  router.get(
    '/practice/phone/chat',
    async (request, response) => void response.json(await phone.chat(parsed(chatKey, request.query))),
  );
  router.post('/practice/phone/chats', async (request, response) => {
    response.json({ items: await phone.summaries(parsed(chatSummariesQuery, await bodyOf(request)).chats) });
  });
  router.post(
    '/practice/phone/messages',
    async (request, response) =>
      void response.status(201).json(await phone.send(parsed(phoneDraft, await bodyOf(request)))),
  );
  router.post('/practice/phone/read', async (request, response) => {
    await phone.read(parsed(chatKey, await bodyOf(request)));
    response.json({ ok: true });
  });
  router.get('/practice/phone/pictures/:message_id/:index', async (request, response) => {
    const { message_id, index, ...key } = parsed(pictureOf, { ...request.query, ...request.params });
    const { content_type, data } = await phone.picture(key, message_id, index);
    response
      .set({
        'content-type': content_type,
        'cache-control': 'private, max-age=3600',
        'content-security-policy': filePolicy,
      })
      .send(data);
  });
  return router;
}

/** A picture of 5 MB is a third longer in base64. */
const largestBody = 7 * 1024 * 1024;

/** Characters that cannot be stored are removed from a guest's text, as for WhatsApp webhooks. */
const bodyOf = (request: Request): Promise<unknown> => readJson(request, { limit: largestBody, unstorable: 'remove' });

function parsed<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value ?? {});
  if (result.success) return result.data;
  throw invalidInput(result.error.issues.map(problemOfIssue));
}
