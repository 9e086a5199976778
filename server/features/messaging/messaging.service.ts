import { messageType, type MessageType } from '#shared/features/bookings/bookings.schema.ts';
import { defaultTemplates, templateLanguage } from '#shared/features/messaging/default-templates.ts';
import {
  defaultMessageSettings,
  defaultSchedules,
  messageSettings,
  messageTypes,
  type MessageSettings,
  type MessageSettingsChange,
  type MessageTemplate,
  type MessageTemplateChange,
  type Schedule,
} from '#shared/features/messaging/messaging.schema.ts';
import type { HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import { AppError } from '#server/http/app-error.ts';
import type { HotelScope } from '#server/http/caller.ts';
import type { AuditService } from '#server/features/notifications/audit.service.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import * as repository from './messaging.repository.ts';
import type { WhatsAppTemplateRow, WhatsAppTemplatesService } from './whatsapp-templates.service.ts';

export type MessagingDependencies = {
  inHotel: InHotel;
  audit: AuditService;
  events: Events;
  clock: Clock;
  whatsappTemplates: WhatsAppTemplatesService;
  /** Told in the transaction that changes when a message is due: what is planned moves. */
  onSchedule: (tx: HotelTransaction, hotelId: string) => Promise<void>;
};

/** A hotel's own words for one of the messages; `fallback_template` is null where it has none. */
export type OwnTemplate = {
  is_active: boolean;
  custom_prompt: string | null;
  fallback_template: string | null;
  schedule: Schedule | null;
};

/** How a hotel wants its messages: tone and settings, and the five templates of a stay. */
export function createMessagingService(dependencies: MessagingDependencies) {
  const { inHotel, audit, events, clock, whatsappTemplates, onSchedule } = dependencies;
  const tell = async (
    tx: HotelTransaction,
    { caller, hotel_id }: HotelScope,
    entity: string,
    entity_id: string,
    fields: string[],
  ) => {
    await audit.write(tx, caller, { action: 'update', entity, entity_id, hotel_id, details: { fields } });
    await events.publish(tx, { type: 'hotel.updated', hotel_id });
  };

  return {
    settings: (scope: HotelScope): Promise<MessageSettings> =>
      inHotel(scope, async (tx) => asSettings(scope.hotel_id, await repository.settingsRow(tx))),

    saveSettings: (scope: HotelScope, change: MessageSettingsChange): Promise<MessageSettings> =>
      inHotel(scope, async (tx) => {
        const given = present(change);
        const row = await repository.upsertSettings(tx, scope.hotel_id, { ...given, updated_at: clock.now() });
        await tell(tx, scope, 'message_settings', scope.hotel_id, Object.keys(given));
        return asSettings(scope.hotel_id, row);
      }),

    templates: (scope: HotelScope): Promise<{ items: MessageTemplate[]; next_cursor: null }> =>
      inHotel(scope, async (tx) => {
        const rows = await repository.templateRows(tx);
        const submitted = await whatsappTemplates.rows(tx);
        const hotel = await repository.hotelRow(tx);
        const items = messageTypes.map((type) =>
          asTemplate(
            type,
            hotel,
            rows.find((row) => row.message_type === type),
            submitted,
          ),
        );
        return { items, next_cursor: null };
      }),

    saveTemplate: (scope: HotelScope, type: string, change: MessageTemplateChange): Promise<MessageTemplate> =>
      inHotel(scope, async (tx) => {
        const known = messageType.safeParse(type);
        if (!known.success)
          throw new AppError('not_found', `There is no such message. There are: ${messageTypes.join(', ')}.`);
        const message_type = known.data;
        const hotel = await repository.hotelRow(tx);
        const language = templateLanguage(hotel.default_language);
        const { schedule, ...given } = present(change);
        // The default text saved as it is stays the default, so that it goes on being translated.
        if (given.fallback_template === defaultTemplates[language][message_type]) given.fallback_template = null;
        const row = await repository.upsertTemplate(tx, message_type, {
          ...given,
          ...(schedule === undefined ? {} : { schedule: schedule && JSON.stringify(schedule) }),
          updated_at: clock.now(),
        });
        await whatsappTemplates.request(
          tx,
          scope.hotel_id,
          message_type,
          language,
          row.fallback_template ?? defaultTemplates[language][message_type],
        );
        if (schedule !== undefined) await onSchedule(tx, scope.hotel_id);
        await tell(tx, scope, 'message_template', message_type, Object.keys(change));
        return asTemplate(message_type, hotel, row, await whatsappTemplates.rows(tx));
      }),

    /** For whoever writes in the hotel's name, inside their transaction. */
    styleOf: async (tx: HotelTransaction): Promise<MessageSettings> => {
      const row = await repository.settingsRow(tx);
      return asSettings((await repository.hotelRow(tx)).id, row);
    },
    templateOf: async (tx: HotelTransaction, type: MessageType): Promise<OwnTemplate> => {
      const row = await repository.templateRow(tx, type);
      return row ?? { is_active: true, custom_prompt: null, fallback_template: null, schedule: null };
    },
    schedulesOf: async (tx: HotelTransaction): Promise<Partial<Record<MessageType, Schedule | null>>> =>
      Object.fromEntries(
        (await repository.templateRows(tx)).map(({ message_type, schedule }) => [message_type, schedule]),
      ),
  };
}
export type MessagingService = ReturnType<typeof createMessagingService>;

/** Without what was left out of a call. */
function present<T extends object>(change: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}

type SettingsRow = Awaited<ReturnType<typeof repository.settingsRow>>;
type TemplateRow = Awaited<ReturnType<typeof repository.templateRow>>;
type HotelRow = Awaited<ReturnType<typeof repository.hotelRow>>;

/** A value that is none of the choices (older data) reads as the default. */
function asSettings(hotel_id: string, row: SettingsRow): MessageSettings {
  if (!row) return { hotel_id, ...defaultMessageSettings };
  const { updated_at: _at, ...fields } = row;
  const known = messageSettings.safeParse(fields);
  return known.success ? known.data : messageSettings.parse({ ...fields, ...pickDefaults(fields) });
}

function pickDefaults(fields: object): object {
  const shape = messageSettings.shape;
  return Object.fromEntries(
    Object.entries(defaultMessageSettings).filter(
      ([name]) => !shape[name as keyof typeof shape].safeParse(fields[name as keyof typeof fields]).success,
    ),
  );
}

function asTemplate(
  message_type: MessageType,
  hotel: HotelRow,
  row: TemplateRow,
  submitted: WhatsAppTemplateRow[],
): MessageTemplate {
  const default_template = defaultTemplates[templateLanguage(hotel.default_language)][message_type];
  return {
    hotel_id: hotel.id,
    message_type,
    is_active: row?.is_active ?? true,
    custom_prompt: row?.custom_prompt ?? null,
    fallback_template: row?.fallback_template ?? default_template,
    is_default: !row?.fallback_template,
    default_template,
    schedule: row?.schedule ?? defaultSchedules[message_type],
    default_schedule: defaultSchedules[message_type],
    whatsapp_templates: submitted.filter((each) => each.message_type === message_type).map(asWhatsApp),
    updated_at: row?.updated_at.toISOString() ?? null,
  };
}

function asWhatsApp({
  language,
  approval_status,
  rejection_reason,
  content_sid,
  body,
  variables,
  checked_at,
}: WhatsAppTemplateRow): MessageTemplate['whatsapp_templates'][number] {
  return {
    language,
    approval_status: approval_status as MessageTemplate['whatsapp_templates'][number]['approval_status'],
    rejection_reason,
    content_sid,
    body,
    variables,
    checked_at: checked_at?.toISOString() ?? null,
  };
}
