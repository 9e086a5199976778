import { z } from 'zod';
import { defineContract } from '#shared/http/contract.ts';
import { amount, mostTokens } from './platform-settings.schema.ts';

/** A hotel's use of the language model in this calendar month of the hotel, against its budget. */
export const modelMonth = z.object({
  hotel_id: z.uuid(),
  hotel_name: z.string(),
  /** Its first day. */
  month: z.iso.date(),
  calls: z.number().int(),
  /** Input and output, as the provider counts them. */
  tokens: z.number().int(),
  /** By the prices that held when they were used. */
  cost: z.number(),
  /** Null: no limit. */
  budget_tokens: z.number().int().nullable(),
  budget_cost: z.number().nullable(),
  /** False: the platform's budget for hotels without one. */
  has_own: z.boolean(),
  /** Used share of the budget that is nearer to its end: 1 is all of it; null without a budget. */
  share: z.number().nullable(),
});
export type ModelMonth = z.output<typeof modelMonth>;

const modelMonthOf = z.object({ currency: z.string(), month: modelMonth });
/** Most hotels in one answer; a search finds the others. */
export const mostMonths = 100;
const searchLimit = 100;

export const modelBudgetsContract = defineContract({
  hotel: {
    method: 'GET',
    path: '/hotels/:hotel_id/model-budget',
    access: 'hotelMember',
    key: 'analytics:read',
    summary: 'Tokens and costs of the language model this month, and the budget',
    response: modelMonthOf,
  },
  list: {
    method: 'GET',
    path: '/admin/model-budgets',
    access: 'superAdmin',
    summary: 'Use of the language model by hotel this month, those nearest to the end of their budget first',
    query: z.object({ search: z.string().trim().max(searchLimit).default('') }),
    response: z.object({ currency: z.string(), items: z.array(modelMonth), total: z.number().int() }),
  },
  set: {
    method: 'PUT',
    path: '/admin/model-budgets/:hotel_id',
    access: 'superAdmin',
    summary: 'Give a hotel a budget of its own for each month; null: the budget of the platform',
    body: z.object({
      budget: z
        .object({
          /** Null: no limit. */
          tokens: z.number().int().min(0).max(mostTokens).nullable(),
          cost: amount.nullable(),
        })
        .nullable(),
    }),
    response: modelMonthOf,
  },
});
