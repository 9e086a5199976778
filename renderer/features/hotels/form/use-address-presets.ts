import { useEffect, useRef } from 'react';
import { countryOfAddress } from '#shared/features/hotels/country.rules.ts';
import { usualIn } from '#shared/features/hotels/country.values.ts';
import { useDraftValues, type Draft } from '#renderer/lib/forms/draft.ts';
import type { HotelFields } from './hotel-form-values.ts';

type Preset = Pick<HotelFields, 'timezone' | 'default_language' | 'currency'>;

/** Sets time zone, language and currency of a new hotel by the country of its address, unless a person has chosen them. */
export function useAddressPresets(draft: Draft<HotelFields>, first: HotelFields, isNew: boolean): void {
  const country = countryOfAddress(useDraftValues(draft).address);
  const preset = useRef<Preset>(first);
  useEffect(() => {
    const usual = country && isNew ? usualIn[country] : undefined;
    if (!usual) return;
    const [zone, currency, language] = usual;
    const values = draft.values();
    const change: Partial<Preset> = {};
    if (zone && values.timezone === preset.current.timezone) change.timezone = zone;
    if (values.default_language === preset.current.default_language) change.default_language = language;
    if (values.currency === preset.current.currency) change.currency = currency;
    preset.current = { ...preset.current, ...change };
    draft.set(change);
  }, [country, draft, isNew]);
}
