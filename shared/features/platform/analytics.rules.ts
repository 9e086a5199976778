import { addDays, daysBetween } from '#shared/lib/dates.ts';
import { analyticsMaxDays } from './analytics.schema.ts';
import { analyticsDefaultDays, messageCategories } from '#shared/features/hotels/hotels.values.ts';
import type { MessageCategory, PriceEntry } from './platform-settings.schema.ts';

export type Period = { from: string; to: string };

/** Fills in the omitted ends of a period and limits it to the maximum length of a report. */
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

/** The price of one message of a category on a day, and the first day on which it is valid. */
export function priceOn(
  table: PriceEntry[],
  category: MessageCategory,
  day: string,
): { each: string; effective_from: string } {
  const entries = table.toSorted((one, other) => one.effective_from.localeCompare(other.effective_from));
  const entry = entries.findLast(({ effective_from }) => effective_from <= day) ?? entries[0]!;
  return { each: entry.prices[category], effective_from: entry.effective_from };
}

/** A price with its validity; `until` is exclusive, and null for the newest price. */
export type DatedPrice = { category: string; price: string; since: string; until: string | null };

/** Days before the first entry use the first entry's price, because an estimate is more useful than zero. */
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
