import type { DecimalMark } from '#shared/features/bookings/amounts.rules.ts';
import type { PlatformSettings, PriceEntry } from '#shared/features/platform/platform-settings.schema.ts';
import { storedPrices, typedPrices } from './price-fields.rules.ts';

/** The settings as the form's fields, named by their paths. */
export type SettingsFields = {
  'limits.guest_messages_per_hour': number;
  'limits.model_calls_per_hotel_per_day': number;
  'retention.messages_days': number | null;
  'retention.notifications_days': number | null;
  'pricing.currency': string;
  'pricing.table': PriceEntry[];
  'model.price_input': string;
  'model.price_cached': string;
  'model.price_output': string;
  'model.tokens_per_month': number | null;
  'model.cost_per_month': string;
  'alerts.emails': string[];
};

/** Stored settings as the reader writes them. `mark`: the decimal mark of the reader's locale. */
export function fieldsOfSettings(settings: PlatformSettings, mark: DecimalMark): SettingsFields {
  const { limits, retention, pricing, model, alerts } = typedPrices(settings, mark);
  return {
    'limits.guest_messages_per_hour': limits.guest_messages_per_hour,
    'limits.model_calls_per_hotel_per_day': limits.model_calls_per_hotel_per_day,
    'retention.messages_days': retention.messages_days,
    'retention.notifications_days': retention.notifications_days,
    'pricing.currency': pricing.currency,
    'pricing.table': pricing.table,
    'model.price_input': model.price_input,
    'model.price_cached': model.price_cached,
    'model.price_output': model.price_output,
    'model.tokens_per_month': model.tokens_per_month,
    'model.cost_per_month': model.cost_per_month ?? '',
    'alerts.emails': alerts.emails,
  };
}

/** Typed fields as the API takes them. Invalid text is kept, so that the schema refuses it at its field. */
export function settingsOfFields(fields: SettingsFields, mark: DecimalMark): PlatformSettings {
  const settings = {
    limits: {
      guest_messages_per_hour: fields['limits.guest_messages_per_hour'],
      model_calls_per_hotel_per_day: fields['limits.model_calls_per_hotel_per_day'],
    },
    retention: {
      messages_days: fields['retention.messages_days'],
      notifications_days: fields['retention.notifications_days'],
    },
    pricing: { currency: fields['pricing.currency'], table: fields['pricing.table'] },
    model: {
      price_input: fields['model.price_input'],
      price_cached: fields['model.price_cached'],
      price_output: fields['model.price_output'],
      tokens_per_month: fields['model.tokens_per_month'],
      cost_per_month: fields['model.cost_per_month'].trim() || null,
    },
    alerts: { emails: fields['alerts.emails'] },
  };
  return storedPrices(settings, mark);
}
