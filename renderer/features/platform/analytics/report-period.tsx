import { analyticsDefaultDays } from '#shared/features/hotels/hotels.values.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import { addDays, dayIn } from '#shared/lib/dates.ts';
import { FilterChip, FilterChips } from '#renderer/components/inputs/filter-chip.tsx';
import { DayInput } from '#renderer/components/plain/day-input.tsx';
import { ToolbarField } from '#renderer/components/page/toolbar.tsx';
import { useNow } from '#renderer/lib/hooks/use-now.ts';
import type { ReportPeriod } from './period-problem.rules.ts';

type Props = { period: ReportPeriod; timezone: string; onChange: (period: ReportPeriod) => void };

const lengths = [7, analyticsDefaultDays, 90];

/** The last days, or any period. The usual 30 days leave the address empty. */
export function ReportPeriodFields({ period, timezone, onChange }: Props) {
  const { t } = useTranslation();
  const today = dayIn(timezone, new Date(useNow(60_000)));
  const shown = { from: period.from || addDays(period.to || today, 1 - analyticsDefaultDays), to: period.to || today };
  const last = (days: number) => addDays(today, 1 - days);
  const choose = (days: number) =>
    onChange(days === analyticsDefaultDays ? { from: '', to: '' } : { from: last(days), to: today });
  return (
    <>
      <FilterChips label={t('Period')}>
        {lengths.map((days) => (
          <FilterChip key={days} pressed={shown.from === last(days) && shown.to === today} onClick={() => choose(days)}>
            {t('{{number}} days', { number: days })}
          </FilterChip>
        ))}
      </FilterChips>
      <ToolbarField label={t('From')}>
        <DayInput
          value={shown.from}
          max={shown.to}
          onChange={(event) => event.target.value && onChange({ ...shown, from: event.target.value })}
        />
      </ToolbarField>
      <ToolbarField label={t('Until')}>
        <DayInput
          value={shown.to}
          min={shown.from}
          max={today}
          onChange={(event) => event.target.value && onChange({ ...shown, to: event.target.value })}
        />
      </ToolbarField>
    </>
  );
}
