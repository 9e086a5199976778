import { z } from 'zod';
import { code } from '#shared/reasons/code.ts';
import { currencies } from './currency.values.ts';
import { checkInDefault, checkOutDefault, hotelLanguages, hotelStatuses } from './hotels.values.ts';
import { isOneLine } from '#shared/features/auth/person-name.schema.ts';
import { isCharge } from './charges.rules.ts';
import { readTimeOfDay } from './clock-times.rules.ts';
import { instant, optionalText } from '#shared/http/page.ts';

export const hotelStatus = z.enum(hotelStatuses);
export type HotelStatus = z.output<typeof hotelStatus>;

const timezone = z
  .string()
  .max(100)
  .refine(
    (zone) => {
      try {
        new Intl.DateTimeFormat('en', { timeZone: zone });
        return true;
      } catch {
        return false;
      }
    },
    { error: code('choose_time_zone') },
  );

const textList = z
  .array(z.string().max(200, code('list_entry_too_long')))
  .max(200, code('list_too_long'))
  .nullish()
  .transform((items) => {
    const kept = (items ?? []).map((item) => item.trim()).filter(Boolean);
    return kept.length ? kept : null;
  });

const clockTime = z
  .string()
  .max(5)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, code('use_time_2230'));

/** Accepts `www.example.com` without a scheme; refuses `javascript:` and other schemes. */
/** A web address; https:// is added where no scheme is typed. */
export const webAddress = optionalText(500)
  .transform((text) => (text && !/^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? `https://${text}` : text))
  .refine((text) => text === null || /^https?:\/\/\S+\.\S+/i.test(text), {
    error: code('start_with_https'),
  });

const currency = z.enum(currencies, code('currency_code'));

/** A time such as 07:00; empty: not known. */
const optionalClock = optionalText(5).refine((text) => text === null || clockTime.safeParse(text).success, {
  error: code('use_time_2230'),
});
const charge = optionalText(40).refine((text) => text === null || isCharge(text), { error: code('enter_charge') });
const oneLine = optionalText(64).refine((text) => text === null || isOneLine(text), { error: code('one_line') });

const email = optionalText(200).refine((text) => text === null || z.email().safeParse(text).success, {
  error: code('enter_desk_email'),
});

/** Fields of the hotel form (docs/product.md, section 5). Empty optional text becomes null. */
/** A typed time; empty: the default. */
const timeOfDay = (usual: string) =>
  optionalText(40).transform((text, context) => {
    const read = readTimeOfDay(text ?? usual);
    if (read) return read;
    context.addIssue({ code: 'custom', message: code('use_clock_time') });
    return z.NEVER;
  });

/** Facts that the assistant says in every guest language by a fixed sentence. Empty: not known, and not said. */
const houseFacts = {
  breakfast_opens: optionalClock,
  breakfast_closes: optionalClock,
  breakfast_charge: charge,
  parking_charge: charge,
  pets_charge: charge,
  pool_opens: optionalClock,
  pool_closes: optionalClock,
  city_tax_charge: charge,
  wifi_network: oneLine,
  wifi_password: oneLine,
};

export const hotelDraft = z.object({
  name: z.string().trim().min(1, code('enter_hotel_name')).max(200).refine(isOneLine, code('name_one_line')),
  address: optionalText(),
  phone: optionalText(64),
  email,
  whatsapp_number: optionalText(64),
  default_language: z.enum(hotelLanguages).default('en'),
  timezone: timezone.default('UTC'),
  /** Absent: that of the country at the end of the address, else USD. */
  currency: currency.optional(),
  website_url: webAddress,
  restaurant_menu_url: webAddress,
  bar_menu_url: webAddress,
  amenities: textList,
  check_in_time: timeOfDay(checkInDefault),
  check_out_time: timeOfDay(checkOutDefault),
  policies: optionalText(8000),
  special_services: textList,
  ...houseFacts,
  latitude: z
    .number(code('enter_coordinate'))
    .min(-90)
    .max(90)
    .nullish()
    .transform((value) => value ?? null),
  longitude: z
    .number(code('enter_coordinate'))
    .min(-180)
    .max(180)
    .nullish()
    .transform((value) => value ?? null),
});
export type HotelDraft = z.output<typeof hotelDraft>;

/** Settings for the hotel's work with the assistant. Times are in the hotel's time zone. */
const hotelSettings = {
  assistant_enabled: z.boolean(),
  /** Reception hours; null: around the clock. Guests who write outside them are informed. */
  reception_opens: clockTime.nullable(),
  reception_closes: clockTime.nullable(),
  /** Automatic messages are delayed until the end of the quiet hours. */
  quiet_from: clockTime.nullable(),
  quiet_until: clockTime.nullable(),
  /** Days after check-out until a guest's data is erased; null: the platform's period. */
  retention_days: z
    .number({ error: code('enter_days') })
    .int(code('enter_whole_days'))
    .min(1, code('keep_guests_a_day'))
    .max(3650, code('keep_guests_ten_years'))
    .nullable(),
};

/** A partial update of the profile; omitted fields keep their values. */
export const hotelChange = z.object({
  name: hotelDraft.shape.name.optional(),
  address: hotelDraft.shape.address.optional(),
  phone: hotelDraft.shape.phone.optional(),
  email: hotelDraft.shape.email.optional(),
  whatsapp_number: hotelDraft.shape.whatsapp_number.optional(),
  default_language: z.enum(hotelLanguages).optional(),
  timezone: timezone.optional(),
  /** Amounts of bookings are not converted. */
  currency: currency.optional(),
  website_url: hotelDraft.shape.website_url.optional(),
  restaurant_menu_url: hotelDraft.shape.restaurant_menu_url.optional(),
  bar_menu_url: hotelDraft.shape.bar_menu_url.optional(),
  amenities: hotelDraft.shape.amenities.optional(),
  check_in_time: hotelDraft.shape.check_in_time.optional(),
  check_out_time: hotelDraft.shape.check_out_time.optional(),
  policies: hotelDraft.shape.policies.optional(),
  special_services: hotelDraft.shape.special_services.optional(),
  ...z.object(houseFacts).partial().shape,
  latitude: z.number(code('enter_coordinate')).min(-90).max(90).nullable().optional(),
  longitude: z.number(code('enter_coordinate')).min(-180).max(180).nullable().optional(),
  assistant_enabled: hotelSettings.assistant_enabled.optional(),
  reception_opens: hotelSettings.reception_opens.optional(),
  reception_closes: hotelSettings.reception_closes.optional(),
  quiet_from: hotelSettings.quiet_from.optional(),
  quiet_until: hotelSettings.quiet_until.optional(),
  retention_days: hotelSettings.retention_days.optional(),
});
export type HotelChange = z.output<typeof hotelChange>;

export const hotel = z.object({
  id: z.uuid(),
  name: z.string(),
  status: hotelStatus,
  setup_completed: z.boolean(),
  created_at: instant,
  address: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  whatsapp_number: z.string().nullable(),
  default_language: z.string(),
  timezone: z.string(),
  /** ISO 4217; that of the amounts of bookings and of what guests spent. */
  currency: z.string(),
  website_url: z.string().nullable(),
  restaurant_menu_url: z.string().nullable(),
  bar_menu_url: z.string().nullable(),
  amenities: z.array(z.string()).nullable(),
  check_in_time: z.string(),
  check_out_time: z.string(),
  policies: z.string().nullable(),
  special_services: z.array(z.string()).nullable(),
  breakfast_opens: z.string().nullable(),
  breakfast_closes: z.string().nullable(),
  breakfast_charge: z.string().nullable(),
  parking_charge: z.string().nullable(),
  pets_charge: z.string().nullable(),
  pool_opens: z.string().nullable(),
  pool_closes: z.string().nullable(),
  city_tax_charge: z.string().nullable(),
  wifi_network: z.string().nullable(),
  wifi_password: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** When the profile was changed last. */
  updated_at: instant,
  ...hotelSettings,
});
export type Hotel = z.output<typeof hotel>;
