import { allInEnglish } from '#shared/reasons/english-sentences.ts';
import type { MessageType } from '#shared/features/bookings/bookings.schema.ts';
import { defaultTemplates, templateLanguage } from '#shared/features/messaging/default-templates.ts';
import {
  defaultMessageSettings,
  defaultSchedules,
  messageSettings,
  type MessageSettings,
  type MessageTemplate,
  type SavedMessageSettings,
} from '#shared/features/messaging/messaging.schema.ts';
import { namesIn } from '#shared/features/messaging/template.rules.ts';
import type { hotelRow, settingsRow, templateRow, whatsappRows } from './messaging.repository.ts';

type SettingsRow = Awaited<ReturnType<typeof settingsRow>>;
type TemplateRow = Awaited<ReturnType<typeof templateRow>>;
type HotelRow = Awaited<ReturnType<typeof hotelRow>>;
type WhatsAppTemplateRow = Awaited<ReturnType<typeof whatsappRows>>[number];

export function asSavedSettings(hotel_id: string, row: SettingsRow): SavedMessageSettings {
  return { ...asSettings(hotel_id, row), updated_at: row?.updated_at.toISOString() ?? null };
}

/** An unknown stored value (older data) is read as the default. */
export function asSettings(hotel_id: string, row: SettingsRow): MessageSettings {
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

export function asTemplate(
  message_type: MessageType,
  hotel: HotelRow,
  row: TemplateRow,
  submitted: WhatsAppTemplateRow[],
  missing: readonly string[],
): MessageTemplate {
  const language = templateLanguage(hotel.default_language);
  const default_template = defaultTemplates[language][message_type];
  const texts = [row?.fallback_template ?? default_template, ...Object.values(row?.translations ?? {})];
  const used = new Set(texts.flatMap(namesIn));
  return {
    hotel_id: hotel.id,
    message_type,
    is_active: row?.is_active ?? true,
    custom_prompt: row?.custom_prompt ?? null,
    fallback_template: row?.fallback_template ?? default_template,
    is_default: !row?.fallback_template,
    language,
    translations: row?.translations ?? {},
    default_template,
    schedule: row?.schedule ?? defaultSchedules[message_type],
    default_schedule: defaultSchedules[message_type],
    whatsapp_templates: submitted.filter((each) => each.message_type === message_type).map(asWhatsApp),
    missing: missing.filter((name) => used.has(name)),
    updated_at: row?.updated_at.toISOString() ?? null,
  };
}

function asWhatsApp({
  language,
  approval_status,
  rejection_reasons,
  content_sid,
  body,
  variables,
  in_use,
  checked_at,
}: WhatsAppTemplateRow): MessageTemplate['whatsapp_templates'][number] {
  return {
    language,
    approval_status: approval_status as MessageTemplate['whatsapp_templates'][number]['approval_status'],
    rejection_reason: allInEnglish(rejection_reasons),
    rejection_reasons,
    content_sid,
    body,
    variables,
    in_use,
    checked_at: checked_at?.toISOString() ?? null,
  };
}
