import type { ReactNode } from 'react';
import { currencies } from '#shared/features/hotels/currency.values.ts';
import { hotelTimezones } from '#shared/features/hotels/hotels.values.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import { useField } from '#renderer/components/fields/draft.context.ts';
import { Labelled } from '#renderer/components/fields/labelled.tsx';
import { LateSelect } from '#renderer/components/themed/late-select.tsx';
import { themedPart } from '#renderer/components/themed/themed-part.tsx';
import type { SearchedListProps } from './searched-list.tsx';

const SearchedList = themedPart<SearchedListProps & { waiting: ReactNode }>(
  async () => (await import('./searched-list.tsx')).SearchedList,
  ({ waiting }) => waiting,
);

type Props = { name: string; label: string; help?: string };
type ListProps = Props & { words: (value: string) => string; values: () => readonly string[] };

/** A choice of a long list, which is searched. The list is loaded when it is used. */
function SearchedField({ name, label, help, words, values }: ListProps) {
  const { value, problem, change, attributes } = useField(name, help);
  const chosen = typeof value === 'string' ? value : '';
  return (
    <Labelled id={attributes.id} label={label} help={help} problem={problem}>
      <LateSelect
        {...attributes}
        shown={words(chosen)}
        list={(waiting) => (
          <SearchedList
            id={attributes.id}
            disabled={attributes.disabled}
            value={chosen}
            options={values().map((choice) => ({ value: choice, label: words(choice) }))}
            onChange={change}
            waiting={waiting}
          />
        )}
      />
    </Labelled>
  );
}

const zones = () => [...new Set([...hotelTimezones, ...Intl.supportedValuesOf('timeZone')])];
const zoneWords = (zone: string) => zone.replaceAll('_', ' ');

/** One of over 400 time zones. */
export const TimezoneField = (props: Props) => <SearchedField {...props} words={zoneWords} values={zones} />;

/** A currency in use, as 'Euro (EUR)'. */
export function CurrencyField(props: Props) {
  const { i18n } = useTranslation();
  const names = new Intl.DisplayNames(i18n.language, { type: 'currency' });
  return <SearchedField {...props} words={(code) => `${names.of(code)} (${code})`} values={() => currencies} />;
}
