import type { Logger } from 'pino';
import type { z } from 'zod';
import type { translationContract } from '#shared/features/conversations/translation.contract.ts';
import type { TranslationLanguage } from '#shared/features/conversations/translation.schema.ts';
import { AppError, notFound } from '#server/app-error.ts';
import type { HotelScope } from '#server/caller.ts';
import type { InHotel } from '#server/db/hotel-transaction.ts';
import type { Events } from '#server/ports/events.ts';
import { type LanguageModel, ModelError } from '#server/ports/language-model.ts';
import { conversationById } from '../conversations.repository.ts';
import { messageById } from '../messages.repository.ts';
import { writableConversation } from '../ownership/take-over.ts';
import type { Fault } from './check.rules.ts';
import * as repository from './translation.repository.ts';
import { OutOfBudget, translate, type Translation, type TranslationRequest } from './translator.ts';

export type TranslationDependencies = {
  inHotel: InHotel;
  events: Events;
  log: Logger;
  model: LanguageModel | null;
  /** False if the hotel's daily limit is used up. */
  mayAskModel: (hotelId: string) => Promise<boolean>;
};

type ReplyRequest = z.output<typeof translationContract.translateReply.body>;
type ReplyAnswer = z.output<typeof translationContract.translateReply.response>;
type MessageRequest = z.output<typeof translationContract.translateMessage.body>;
type MessageAnswer = z.output<typeof translationContract.translateMessage.response>;

/** Translations for staff. They send nothing: a person reads a reply's translation and sends it. */
export function createTranslationService({ inHotel, events, log, model, mayAskModel }: TranslationDependencies) {
  const run = async (request: TranslationRequest): Promise<Translation> => {
    if (!model) throw new AppError('conflict', 'translation_needs_model');
    try {
      return await translate(model, request, () => mayAskModel(request.hotelId));
    } catch (error) {
      if (error instanceof OutOfBudget) throw new AppError('rate_limited', 'translation_budget');
      if (!(error instanceof ModelError)) throw error;
      log.warn({ err: error }, 'the model made no translation');
      throw new AppError('provider_failed', 'translation_failed');
    }
  };

  const underWay = new Map<string, Promise<MessageAnswer>>();

  const readMessage = async (
    scope: HotelScope,
    id: string,
    messageId: string,
    { to, again }: MessageRequest,
  ): Promise<MessageAnswer> => {
    const { message, language, names } = await inHotel(scope, async (tx) => {
      const found = await messageById(tx, messageId);
      if (found?.conversation_id !== id || found.direction !== 'in') throw notFound('message');
      const { language: ofGuest } = (await conversationById(tx, id))!;
      return { message: found, language: ofGuest, names: await repository.namesAround(tx, id) };
    });
    const kept = message.extras?.translations?.[to];
    if (kept) return { outcome: 'done', content: kept.content };
    const none = message.extras?.untranslated?.[to];
    if (none && !again) return { outcome: none, content: null };
    const text = [message.content, message.extras?.transcript?.text].filter(Boolean).join('\n');
    if (!/\p{L}/u.test(text)) return { outcome: 'same', content: null };
    const likely = [language].filter((code) => code !== null);
    const done = await run({ hotelId: scope.hotel_id, text, to, likely, names, who: 'guest' });
    const why = done.kind === 'same' ? 'same' : 'differs';
    await inHotel(scope, async (tx) => {
      await writableConversation(tx, id);
      if (done.kind === 'done') {
        const translation = { content: done.content, from: done.from ?? '', doubtful: done.doubts.length > 0 };
        await repository.saveTranslation(tx, messageId, to, translation);
      } else await repository.saveUntranslated(tx, messageId, to, why);
      await events.publish(tx, { type: 'conversation.updated', hotel_id: scope.hotel_id, conversation_id: id });
    });
    return done.kind === 'done' ? { outcome: 'done', content: done.content } : { outcome: why, content: null };
  };

  return {
    /** @throws AppError not_found; conflict if it would change a fact; rate_limited, provider_failed */
    reply: async (scope: HotelScope, id: string, { content, to, from }: ReplyRequest): Promise<ReplyAnswer> => {
      const names = await inHotel(scope, async (tx) => {
        await writableConversation(tx, id);
        return repository.namesAround(tx, id);
      });
      const likely = [from].filter((language) => language !== undefined);
      const known = [...names, scope.caller.name];
      const done = await run({ hotelId: scope.hotel_id, text: content, to, likely, names: known, who: 'staff' });
      if (done.kind === 'done') return { content: done.content, from: done.from ?? '', to };
      throw refusal(done, to);
    },

    /**
     * Kept with the message, so that each is translated once a language; calls for one at the same time share an answer.
     * @throws AppError not_found for a message that is not a guest's; rate_limited, provider_failed
     */
    message: (scope: HotelScope, id: string, messageId: string, asked: MessageRequest): Promise<MessageAnswer> => {
      const key = [scope.hotel_id, id, messageId, asked.to].join(' ');
      const running = underWay.get(key) ?? readMessage(scope, id, messageId, asked).finally(() => underWay.delete(key));
      underWay.set(key, running);
      return running;
    },
  };
}
export type TranslationService = ReturnType<typeof createTranslationService>;

const reasons = {
  facts: 'translation_changed_facts',
  meaning: 'translation_changed_meaning',
  language: 'translation_other_language',
  length: 'translation_incomplete',
} as const satisfies Record<Fault, string>;
const order: readonly Fault[] = ['facts', 'meaning', 'length', 'language'];

function refusal(done: Exclude<Translation, { kind: 'done' }>, to: TranslationLanguage): AppError {
  if (done.kind === 'same')
    return new AppError('conflict', { code: 'translation_same_language', params: { language: to } });
  if (done.kind === 'loose') return new AppError('conflict', 'translation_write_digits');
  const worst = order.find((fault) => done.faults.includes(fault)) ?? 'facts';
  return new AppError('conflict', reasons[worst]);
}
