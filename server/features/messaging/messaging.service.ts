import { reason } from '#shared/reasons/reasons.ts';
import { messageType, type MessageType } from '#shared/features/bookings/bookings.schema.ts';
import { messageTypes } from '#shared/features/bookings/bookings.values.ts';
import type { AuditEntity } from '#shared/features/platform/audit.values.ts';
import {
  defaultTemplates,
  templateLanguage,
  templateLanguages,
  type TemplateLanguage,
} from '#shared/features/messaging/default-templates.ts';
import type {
  MessageSettings,
  MessageSettingsSave,
  MessageTemplate,
  MessageTemplateChange,
  SavedMessageSettings,
  Schedule,
} from '#shared/features/messaging/messaging.schema.ts';
import type { HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import { AppError } from '#server/app-error.ts';
import type { HotelScope } from '#server/caller.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import { refuseStale } from '#server/features/platform/stale-change.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import { asSavedSettings, asSettings, asTemplate } from './messaging-answers.rules.ts';
import * as repository from './messaging.repository.ts';
import { createTemplateTexts } from './template-texts.service.ts';
import type { WhatsAppTemplatesService } from './whatsapp-templates.service.ts';

export type MessagingDependencies = {
  inHotel: InHotel;
  audit: AuditService;
  events: Events;
  clock: Clock;
  whatsappTemplates: WhatsAppTemplatesService;
  /** Called in the transaction that changes a schedule, so that planned messages are recalculated. */
  onSchedule: (tx: HotelTransaction, hotelId: string) => Promise<void>;
  /** Called in the transaction that changes the time after which conversations return to the assistant. */
  onReturnPeriod: (tx: HotelTransaction) => Promise<void>;
};

/** A hotel's own text for one message type; `fallback_template` is null if the default is used. */
export type OwnTemplate = {
  is_active: boolean;
  custom_prompt: string | null;
  fallback_template: string | null;
  translations: Record<string, string>;
  schedule: Schedule | null;
};

/** A hotel's message settings: tone, and the five stay message templates. */
export function createMessagingService(dependencies: MessagingDependencies) {
  const { inHotel, audit, events, clock, whatsappTemplates, onSchedule } = dependencies;
  const tell = async (
    tx: HotelTransaction,
    { caller, hotel_id }: HotelScope,
    entity: AuditEntity,
    entity_id: string,
    fields: string[],
  ) => {
    await audit.write(tx, caller, { action: 'update', entity, entity_id, hotel_id, details: { fields } });
    await events.publish(tx, { type: 'hotel.updated', hotel_id });
  };

  const { submitTexts, refreshTexts } = createTemplateTexts(whatsappTemplates);
  const missingOf = async (tx: HotelTransaction) =>
    whatsappTemplates.missingValues(tx, templateLanguage((await repository.hotelRow(tx)).default_language));
  const answer = async (tx: HotelTransaction, message_type: MessageType): Promise<MessageTemplate> =>
    asTemplate(
      message_type,
      await repository.hotelRow(tx),
      await repository.templateRow(tx, message_type),
      await whatsappTemplates.rows(tx),
      await missingOf(tx),
    );

  return {
    settings: (scope: HotelScope): Promise<SavedMessageSettings> =>
      inHotel(scope, async (tx) => asSavedSettings(scope.hotel_id, await repository.settingsRow(tx))),

    saveSettings: (scope: HotelScope, { updated_at, ...change }: MessageSettingsSave): Promise<SavedMessageSettings> =>
      inHotel(scope, async (tx) => {
        const before = await repository.lockSettings(tx);
        const row = { entity: 'message_settings', entity_id: scope.hotel_id, updated_at: before?.updated_at };
        await refuseStale(audit, tx, updated_at, row);
        const given = present(change);
        const saved = await repository.upsertSettings(tx, scope.hotel_id, { ...given, updated_at: clock.now() });
        if (given.assistant_returns_after_minutes !== undefined) await dependencies.onReturnPeriod(tx);
        await tell(tx, scope, 'message_settings', scope.hotel_id, Object.keys(given));
        return asSavedSettings(scope.hotel_id, saved);
      }),

    templates: (scope: HotelScope): Promise<{ items: MessageTemplate[]; next_cursor: null }> =>
      inHotel(scope, async (tx) => {
        const rows = await repository.templateRows(tx);
        const submitted = await whatsappTemplates.rows(tx);
        const hotel = await repository.hotelRow(tx);
        const missing = await missingOf(tx);
        const items = messageTypes.map((type) =>
          asTemplate(
            type,
            hotel,
            rows.find((row) => row.message_type === type),
            submitted,
            missing,
          ),
        );
        return { items, next_cursor: null };
      }),

    saveTemplate: (scope: HotelScope, type: string, change: MessageTemplateChange): Promise<MessageTemplate> =>
      inHotel(scope, async (tx) => {
        const message_type = knownType(type);
        const before = await repository.lockTemplate(tx, message_type);
        const { schedule, translations, updated_at, ...given } = present(change);
        const stored = { entity: 'message_template', entity_id: message_type, updated_at: before?.updated_at };
        await refuseStale(audit, tx, updated_at, stored);
        const language = templateLanguage((await repository.hotelRow(tx)).default_language);
        // An unchanged default text is stored as the default, so that its translations stay in use.
        if (given.fallback_template === defaultTemplates[language][message_type]) given.fallback_template = null;
        const row = await repository.upsertTemplate(tx, message_type, {
          ...given,
          ...(schedule === undefined ? {} : { schedule: schedule && JSON.stringify(schedule) }),
          ...(translations === undefined
            ? {}
            : { translations: JSON.stringify(ownTranslations(translations, message_type, language)) }),
          updated_at: clock.now(),
        });
        const known = new Set(
          (await whatsappTemplates.rows(tx)).map((each) => `${each.message_type} ${each.language}`),
        );
        const languages = templateLanguages.filter(
          (one) => one === language || row.translations[one] || known.has(`${message_type} ${one}`),
        );
        await submitTexts(tx, scope, message_type, row, languages);
        if (schedule !== undefined) await onSchedule(tx, scope.hotel_id);
        await tell(tx, scope, 'message_template', message_type, Object.keys(change));
        return answer(tx, message_type);
      }),

    /** Submits all languages at once, so that texts are approved before a guest needs them. */
    submitTemplate: (scope: HotelScope, type: string): Promise<MessageTemplate> =>
      inHotel(scope, async (tx) => {
        const message_type = knownType(type);
        const row = await repository.templateRow(tx, message_type);
        await submitTexts(tx, scope, message_type, row, templateLanguages);
        await audit.write(tx, scope.caller, {
          action: 'submit',
          entity: 'whatsapp_template',
          entity_id: message_type,
          hotel_id: scope.hotel_id,
        });
        await events.publish(tx, { type: 'hotel.updated', hotel_id: scope.hotel_id });
        return answer(tx, message_type);
      }),

    refreshTexts,

    /** Settings for services that write messages for the hotel; runs in the caller's transaction. */
    styleOf: async (tx: HotelTransaction): Promise<MessageSettings> => {
      const row = await repository.settingsRow(tx);
      return asSettings((await repository.hotelRow(tx)).id, row);
    },
    templateOf: async (tx: HotelTransaction, type: MessageType): Promise<OwnTemplate> => {
      const row = await repository.templateRow(tx, type);
      return row ?? { is_active: true, custom_prompt: null, fallback_template: null, translations: {}, schedule: null };
    },
    schedulesOf: async (tx: HotelTransaction): Promise<Partial<Record<MessageType, Schedule | null>>> =>
      Object.fromEntries(
        (await repository.templateRows(tx)).map(({ message_type, schedule }) => [message_type, schedule]),
      ),
  };
}
export type MessagingService = ReturnType<typeof createMessagingService>;

/** Removes undefined fields. */
function present<T extends object>(change: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}

function knownType(type: string): MessageType {
  const known = messageType.safeParse(type);
  if (known.success) return known.data;
  throw new AppError('not_found', reason('message_type_unknown', { types: messageTypes.join(', ') }));
}

/** Keeps the texts written by the hotel: removes its own language, stored separately, and default texts. */
function ownTranslations(
  translations: NonNullable<MessageTemplateChange['translations']>,
  type: MessageType,
  ours: TemplateLanguage,
): Record<string, string> {
  return Object.fromEntries(
    templateLanguages.flatMap((language) => {
      const text = translations[language];
      return text && language !== ours && text !== defaultTemplates[language][type].trim() ? [[language, text]] : [];
    }),
  );
}
