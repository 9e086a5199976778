import { addDays, daysBetween } from '#shared/lib/dates.ts';
import { analyticsMaxDays } from './analytics.schema.ts';
import { analyticsDefaultDays, messageCategories } from '#shared/features/hotels/hotels.values.ts';
import type { MessageCategory, PriceEntry } from './platform-settings.schema.ts';

export type Period = { from: string; to: string };

/** The period that is meant where one end or both are left out; never longer than a report may be. */
export function periodOf(query: { from?: string | undefined; to?: string | undefined }, today: string): Period {
  if (query.from && !query.to) {
    const latest = addDays(query.from, analyticsMaxDays - 1);
    const to = today < query.from ? query.from : today;
    return { from: query.from, to: to < latest ? to : latest };
  }
  const to = query.to ?? today;
  return { from: query.from ?? addDays(to, 1 - analyticsDefaultDays), to };
}

/** Every day of a period. */
export function daysOf({ from, to }: Period): string[] {
  const count = daysBetween(from, to) + 1;
  return Array.from({ length: count }, (_, index) => addDays(from, index));
}

/** The price of one message of a category on a day, and the day from which it holds. */
export function priceOn(
  table: PriceEntry[],
  category: MessageCategory,
  day: string,
): { each: string; effective_from: string } {
  const entries = table.toSorted((one, other) => one.effective_from.localeCompare(other.effective_from));
  const entry = entries.findLast(({ effective_from }) => effective_from <= day) ?? entries[0]!;
  return { each: entry.prices[category], effective_from: entry.effective_from };
}

/** A price with the days on which it holds; `until` is not included and null for the newest. */
export type DatedPrice = { category: string; price: string; since: string; until: string | null };

/** Days before the first entry are charged by the first entry: an estimate is better than a zero. */
export function datedPrices(table: PriceEntry[]): DatedPrice[] {
  const entries = table.toSorted((one, other) => one.effective_from.localeCompare(other.effective_from));
  return entries.flatMap(({ effective_from, prices }, index) =>
    messageCategories.map((category) => ({
      category,
      price: prices[category],
      since: index === 0 ? '0001-01-01' : effective_from,
      until: entries[index + 1]?.effective_from ?? null,
    })),
  );
}
