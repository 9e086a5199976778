import { reasonSchema } from '#shared/reasons/reason.schema.ts';
import { z } from 'zod';
import { code } from '#shared/reasons/code.ts';
import { messageCategories } from '#shared/features/hotels/hotels.values.ts';
import { calendarDay } from '#shared/http/page.ts';

export type MessageCategory = (typeof messageCategories)[number];

/** A decimal string, because floating-point numbers would round money. */
export const price = z
  .string()
  .max(13)
  .regex(/^\d{1,6}(\.\d{1,6})?$/, code('enter_price'));
/** A decimal string, like a price. */
export const amount = z
  .string()
  .max(13)
  .regex(/^\d{1,6}(\.\d{1,6})?$/, code('enter_amount'));
const prices = z.object({ inbound: price, service: price, utility: price, marketing: price, authentication: price });

/** Prices per message, valid from `effective_from` (inclusive) until the next entry's `effective_from`. */
export const priceEntry = z.object({ effective_from: calendarDay(), prices });
export type PriceEntry = z.output<typeof priceEntry>;

const priceTable = z
  .array(priceEntry)
  .min(1, code('keep_one_price'))
  .max(100)
  .refine((entries) => new Set(entries.map((entry) => entry.effective_from)).size === entries.length, {
    error: code('prices_same_day'),
  })
  .overwrite((entries) => entries.toSorted((one, other) => one.effective_from.localeCompare(other.effective_from)));

const wholeNumber = (min: number, max: number) => {
  const error = code('enter_number_between', { min, max });
  return z.number({ error }).int(error).min(min, error).max(max, error);
};
/** Largest budget in tokens. */
export const mostTokens = 999_999_999;
const days = wholeNumber(1, 3650);

/** Each section is saved as a whole. */
export const settingsSections = {
  limits: z.object({
    /** Messages per guest and hour. Above this, only staff answer the guest. */
    guest_messages_per_hour: wholeNumber(1, 10_000),
    /**
     * Language model calls per hotel and day. Above this, the assistant answers from the hotel's knowledge without the
     * model.
     */
    model_calls_per_hotel_per_day: wholeNumber(0, 1_000_000),
  }),
  /** Retention periods for hotels that have set none; null: data is kept without limit. */
  retention: z.object({ messages_days: days.nullable(), notifications_days: days.nullable() }),
  pricing: z.object({
    currency: z
      .string()
      .max(3)
      .regex(/^[A-Z]{3}$/, code('enter_currency')),
    table: priceTable,
  }),
  /** Recipients of alerts about failing providers and senders; empty: the super admins. */
  /** The language model: prices of a million tokens, and what a hotel without a budget of its own may use in a month. */
  model: z.object({
    price_input: price,
    /** Of input that the provider had cached. */
    price_cached: price,
    price_output: price,
    /** Null: no limit. */
    tokens_per_month: wholeNumber(0, mostTokens).nullable(),
    /** In the currency of the prices; null: no limit. */
    cost_per_month: amount.nullable(),
  }),
  alerts: z.object({
    emails: z
      .array(
        z
          .string()
          .trim()
          .toLowerCase()
          .max(200)
          .pipe(z.email(code('enter_it_email'))),
      )
      .max(20),
  }),
};

export const platformSettings = z.object(settingsSections);
export type PlatformSettings = z.output<typeof platformSettings>;
export type SettingsSection = keyof PlatformSettings;

/** Omitted sections keep their values. */
export const platformSettingsChange = platformSettings.partial();
export type PlatformSettingsChange = { [Section in SettingsSection]?: PlatformSettings[Section] | undefined };

/**
 * Settings before the first save. Prices: Twilio's fee of $0.005 per message in either direction plus WhatsApp's fee
 * per template in North America (https://www.twilio.com/en-us/whatsapp/pricing); they differ by country, so check them.
 * Tokens: the prices of the default model.
 */
export const defaultPlatformSettings: PlatformSettings = {
  limits: { guest_messages_per_hour: 120, model_calls_per_hotel_per_day: 5000 },
  retention: { messages_days: 730, notifications_days: 365 },
  pricing: {
    currency: 'USD',
    table: [
      {
        effective_from: '2025-07-01',
        prices: { inbound: '0.005', service: '0.005', utility: '0.009', marketing: '0.03', authentication: '0.009' },
      },
    ],
  },
  model: {
    price_input: '0.25',
    price_cached: '0.025',
    price_output: '2.00',
    tokens_per_month: null,
    cost_per_month: null,
  },
  alerts: { emails: [] },
};

export const providerName = z.enum(['twilio', 'openai', 'mail', 'maps', 'weather']);
export type ProviderName = z.output<typeof providerName>;

/** Whether a provider is set up, and what happens where it is not. Never a secret. */
export const providerState = z.object({
  name: providerName,
  configured: z.boolean(),
  detail: z.string(),
  reasons: z.array(reasonSchema),
});
export type ProviderState = z.output<typeof providerState>;

/** What came of really trying a provider, in plain words. */
export const providerTest = z.object({
  provider: providerName,
  ok: z.boolean(),
  message: z.string(),
  reasons: z.array(reasonSchema),
});
export type ProviderTest = z.output<typeof providerTest>;
