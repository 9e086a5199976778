import { readAmount, type DecimalMark } from '#shared/features/bookings/amounts.rules.ts';
import type { PlatformSettings, PriceEntry } from '#shared/features/platform/platform-settings.schema.ts';

const priceDecimals = 6;

/** Stored prices (`0.005`) as the reader writes them (`0,005`). `mark`: the decimal mark of the reader's locale. */
export function typedPrices(settings: PlatformSettings, mark: DecimalMark): PlatformSettings {
  return withPrices(settings, (price) => price.replace('.', mark));
}

/** Converts typed prices to stored ones. Invalid text is kept, so that the schema refuses it at its field. */
export function storedPrices(settings: PlatformSettings, mark: DecimalMark): PlatformSettings {
  return withPrices(settings, (price) => {
    const read = readAmount(price, mark, priceDecimals);
    return 'problem' in read ? price : read.text;
  });
}

function withPrices(settings: PlatformSettings, change: (price: string) => string): PlatformSettings {
  const table = settings.pricing.table.map((entry) => ({
    ...entry,
    prices: Object.fromEntries(
      Object.entries(entry.prices).map(([category, price]) => [category, change(price)]),
    ) as PriceEntry['prices'],
  }));
  const { model } = settings;
  return {
    ...settings,
    pricing: { ...settings.pricing, table },
    model: {
      ...model,
      price_input: change(model.price_input),
      price_cached: change(model.price_cached),
      price_output: change(model.price_output),
      cost_per_month: model.cost_per_month === null ? null : change(model.cost_per_month),
    },
  };
}
