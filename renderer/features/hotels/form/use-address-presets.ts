import { useEffect, useRef } from 'react';
import { countryOfAddress } from '#shared/features/hotels/country.rules.ts';
import { usualIn } from '#shared/features/hotels/country.values.ts';
import { useDraftValues, type Draft } from '#renderer/lib/forms/draft.ts';
import type { HotelFields } from './hotel-form-values.ts';

type Preset = Pick<HotelFields, 'timezone' | 'default_language' | 'currency'>;

/** What is usual in a country, as far as that is known. */
function presetIn(country: string | null): Partial<Preset> {
  const usual = country === null ? undefined : usualIn[country];
  if (!usual) return {};
  const [timezone, currency, default_language] = usual;
  return { ...(timezone ? { timezone } : {}), currency, default_language };
}

/** Sets time zone, language and currency of a new hotel by the country of its address, unless a person has chosen them. */
export function useAddressPresets(draft: Draft<HotelFields>, first: HotelFields, isNew: boolean): void {
  const country = countryOfAddress(useDraftValues(draft).address);
  // After a reload, an address that was typed before has been applied already.
  const preset = useRef<Preset>({ ...first, ...presetIn(country) });
  useEffect(() => {
    if (!country || !isNew) return;
    const usual = presetIn(country);
    const values = draft.values();
    const names = Object.keys(usual) as (keyof Preset)[];
    const change: Partial<Preset> = Object.fromEntries(
      names.filter((name) => values[name] === preset.current[name]).map((name) => [name, usual[name]]),
    );
    preset.current = { ...preset.current, ...change };
    draft.set(change);
  }, [country, draft, isNew]);
}
