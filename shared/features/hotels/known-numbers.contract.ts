import { z } from 'zod';
import { defineContract } from '#shared/http/contract.ts';
import { nullableInstant } from '#shared/http/page.ts';
import { numberFilters, openSteps, waitingSteps } from './known-numbers.values.ts';
import { connectionStage } from './whatsapp-connection.contract.ts';

export const numberStep = z.enum([...waitingSteps, ...openSteps]);
export type NumberStep = z.output<typeof numberStep>;
export type NumberFilter = (typeof numberFilters)[number];

/** A WhatsApp number that a hotel has or asks for, that the provider's account has, or that guests have written to. */
export const knownNumber = z.object({
  number: z.string(),
  hotel: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** Null without a hotel. */
  stage: connectionStage.nullable(),
  /** The provider's words; null: its account has no such number. */
  sender: z
    .object({
      account: z.string(),
      status: z.string(),
      quality: z.string().nullable(),
      messaging_limit: z.string().nullable(),
      display_name: z.string().nullable(),
    })
    .nullable(),
  /** Messages of the hotel that has the number; without a hotel, those of the last 7 days that no hotel got. */
  last_in_at: nullableInstant,
  last_out_at: nullableInstant,
  next: numberStep,
  /** The hotel's card in the queue of requests has the next step. */
  in_queue: z.boolean(),
});
export type KnownNumber = z.output<typeof knownNumber>;

export const knownNumbersContract = defineContract({
  list: {
    method: 'GET',
    path: '/admin/numbers',
    access: 'superAdmin',
    summary: 'Every WhatsApp number that is known, those with something to do first',
    query: z.object({
      /** In numbers, names of hotels, names that guests see, and account SIDs. */
      search: z.string().max(100).optional(),
      show: z.enum(numberFilters).optional(),
      cursor: z
        .string()
        .max(6)
        .regex(/^\d{1,6}$/)
        .optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    response: z.object({ items: z.array(knownNumber), next_cursor: z.string().nullable(), total: z.number().int() }),
  },
});
