import {
  defaultTemplates,
  templateLanguages,
  type TemplateLanguage,
} from '#shared/features/messaging/default-templates.ts';
import type { MessageTemplate, MessageTemplateChange, Schedule } from '#shared/features/messaging/messaging.schema.ts';
import { fieldsOfSchedule, scheduleOfFields, type ScheduleFields } from './schedule.rules.ts';

type TranslationField = `text_${TemplateLanguage}`;
export type TextField = 'fallback_template' | TranslationField;

/** A template as form values: `text_de` is sent to German guests, unless German is the hotel's language. */
export type TemplateFields = {
  is_active: boolean;
  custom_prompt: string;
  fallback_template: string;
} & Record<TranslationField, string> &
  ScheduleFields;

/** The field that holds the text of a language. */
export function textFieldOf(template: MessageTemplate, language: TemplateLanguage): TextField {
  return language === template.language ? 'fallback_template' : `text_${language}`;
}

export function defaultTextOf(template: MessageTemplate, language: TemplateLanguage): string {
  return defaultTemplates[language][template.message_type];
}

/** The stored text of a language, or the default text. */
export function storedTextOf(template: MessageTemplate, language: TemplateLanguage): string {
  if (language === template.language) return template.fallback_template;
  return template.translations[language] ?? defaultTextOf(template, language);
}

export function fieldsOfTemplate(template: MessageTemplate): TemplateFields {
  const texts = templateLanguages.map((language) => [`text_${language}`, storedTextOf(template, language)] as const);
  return {
    is_active: template.is_active,
    custom_prompt: template.custom_prompt ?? '',
    fallback_template: template.fallback_template,
    ...(Object.fromEntries(texts) as Record<TranslationField, string>),
    ...fieldsOfSchedule(template.schedule ?? template.default_schedule),
  };
}

const sameSchedule = (left: Schedule | null, right: Schedule | null) =>
  left?.days === right?.days && left?.time === right?.time;

/** The request body. A text or schedule equal to the default is not stored, so that it follows later defaults. */
export function changeOfTemplate(fields: TemplateFields, template: MessageTemplate): MessageTemplateChange {
  const due = scheduleOfFields(fields);
  const text = fields.fallback_template;
  const own = templateLanguages.flatMap((language) => {
    const translated = fields[`text_${language}`].trim();
    const isOwn = translated && translated !== defaultTextOf(template, language).trim();
    return language !== template.language && isOwn ? [[language, translated] as const] : [];
  });
  return {
    is_active: fields.is_active,
    custom_prompt: fields.custom_prompt.trim() || null,
    fallback_template: text.trim() === template.default_template.trim() ? null : text,
    translations: Object.fromEntries(own),
    schedule: sameSchedule(due, template.default_schedule) ? null : due,
  };
}
