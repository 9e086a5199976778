import type { MessageTemplate, MessageTemplateChange, Schedule } from '#shared/features/messaging/messaging.schema.ts';
import { fieldsOfSchedule, scheduleOfFields, type ScheduleFields } from './schedule.rules.ts';

/** A template as its card holds it. */
export type TemplateFields = {
  is_active: boolean;
  custom_prompt: string;
  fallback_template: string;
} & ScheduleFields;

export function fieldsOfTemplate(template: MessageTemplate): TemplateFields {
  return {
    is_active: template.is_active,
    custom_prompt: template.custom_prompt ?? '',
    fallback_template: template.fallback_template,
    ...fieldsOfSchedule(template.schedule ?? template.default_schedule),
  };
}

const sameSchedule = (left: Schedule | null, right: Schedule | null) =>
  left?.days === right?.days && left?.time === right?.time;

/** What to send. A text or schedule that is the default goes as null, so that it follows the default in future. */
export function changeOfTemplate(fields: TemplateFields, template: MessageTemplate): MessageTemplateChange {
  const due = scheduleOfFields(fields);
  const text = fields.fallback_template;
  return {
    is_active: fields.is_active,
    custom_prompt: fields.custom_prompt.trim() || null,
    fallback_template: text.trim() === template.default_template.trim() ? null : text,
    schedule: sameSchedule(due, template.default_schedule) ? null : due,
  };
}
