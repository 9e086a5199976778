import { z } from 'zod';
import { priorities } from '#shared/features/conversations/conversations.values.ts';
import { storedPhone } from '#shared/features/guests/phones.rules.ts';
import { instant, nullableInstant } from '#shared/http/page.ts';
import { code } from '#shared/reasons/code.ts';
import { ladderChannels, longestAfter } from './ladder.values.ts';

const rung = z.object({
  priority: z.enum(priorities),
  channel: z.enum(ladderChannels),
  after_seconds: z.number().int().min(0).max(longestAfter),
});

/** A ladder with each channel at most once for a priority. */
export const rungs = z
  .array(rung)
  .min(1)
  .max(priorities.length * ladderChannels.length)
  .refine((all) => new Set(all.map(({ priority, channel }) => `${priority} ${channel}`)).size === all.length, {
    error: code('rung_twice'),
  });

/** A telephone number in E.164, however it was typed; null: none. */
export const dutyPhone = z
  .string()
  .trim()
  .max(40)
  .transform((typed) => storedPhone(typed))
  .refine((phone) => /^\+\d{8,15}$/.test(phone), { error: code('phone_with_country') })
  .nullable();

export const dutyContact = z.object({
  user_id: z.uuid(),
  name: z.string(),
  phone: z.string().nullable(),
  is_manager: z.boolean(),
  /** On duty now, by shift or by signing on. */
  is_on_duty: z.boolean(),
  /** Whether a device of this member shows notices. */
  has_device: z.boolean(),
});
export type DutyContact = z.output<typeof dutyContact>;

const call = z.object({
  id: z.uuid(),
  channel: z.enum(['push', 'sms', 'call']),
  name: z.string(),
  state: z.enum(['waiting', 'trying', 'sent', 'taken', 'ended', 'failed', 'cancelled']),
  problem: z.string().nullable(),
  settled_at: nullableInstant,
});

const step = z.object({
  channel: z.enum(ladderChannels),
  due_at: instant,
  state: z.enum(['planned', 'done', 'skipped', 'cancelled']),
  calls: z.array(call),
});

/** A ladder under way or ended. `outcome` null: nobody has come yet. */
export const ladderRun = z.object({
  id: z.uuid(),
  /** Null: the ladder of a task. */
  conversation_id: z.uuid().nullable(),
  /** Title of the task that is overdue. */
  task: z.string().nullable(),
  guest_name: z.string().nullable(),
  priority: z.enum(priorities),
  started_at: instant,
  ended_at: nullableInstant,
  outcome: z.enum(['taken', 'raised']).nullable(),
  steps: z.array(step),
});
export type LadderRun = z.output<typeof ladderRun>;

const price = z.number().min(0).max(1000);

/** What an SMS or a call costs for each person, in the currency of the provider's bill. */
export const stepPrices = z.object({
  currency: z
    .string()
    .trim()
    .toUpperCase()
    .max(3, code('currency_code'))
    .regex(/^[A-Z]{3}$/, code('currency_code')),
  sms: price,
  call: price,
});

export const ladderOverview = z.object({
  rungs: z.array(rung),
  /** Whether this is the ladder of the product. */
  is_default: z.boolean(),
  /** Whether this server can send SMS and call telephones. */
  has_phone: z.boolean(),
  contacts: z.array(dutyContact),
  prices: stepPrices,
  /** Whether these are the prices of the product and not the hotel's own. */
  has_default_prices: z.boolean(),
  /** Under way first, then the newest ones of the last day. */
  runs: z.array(ladderRun),
});
export type LadderOverview = z.output<typeof ladderOverview>;

/** A test: what has become of it. */
export const ladderTest = call;
export type LadderTest = z.output<typeof ladderTest>;
