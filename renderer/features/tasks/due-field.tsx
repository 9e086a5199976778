import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { FilterChip, FilterChips } from '#renderer/components/inputs/filter-chip.tsx';
import { TextField } from '#renderer/components/plain/form.tsx';
import { dueChoices } from './due.rules.ts';

type Props = { timezone: string; value: string; onChange: (typed: string) => void };

/** Until when, in the hotel's time, with the usual times one click away. */
export function DueField({ timezone, value, onChange }: Props) {
  const { t } = useTranslation();
  const [choices] = useState(() => dueChoices(Date.now(), timezone));
  const words = { quarter: t('In 15 minutes'), hour: t('In 1 hour'), morning: t('Tomorrow at 9') };
  return (
    <>
      <FilterChips label={t('Due')}>
        {(['quarter', 'hour', 'morning'] as const).map((key) => (
          <FilterChip key={key} pressed={value === choices[key]} onClick={() => onChange(choices[key])}>
            {words[key]}
          </FilterChip>
        ))}
      </FilterChips>
      <TextField
        name="due"
        type="datetime-local"
        label={t('Due (optional)')}
        mistyped={t('Enter day and time, or leave both empty.')}
        hint={t('Overdue tasks call staff, as guests who wait do.')}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  );
}
