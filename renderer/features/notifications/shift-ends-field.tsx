import { useId, useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { SettingsChange } from '#shared/desktop.ts';
import { timesOfDay } from '#shared/quiet.rules.ts';
import form from '#renderer/components/plain/form.module.css';
import { useComputerSettings } from '#renderer/bridge/computer-settings.store.ts';

type Props = { change: (wish: SettingsChange) => void };

/** The times at which shifts end, for "do not disturb". Stored when the field is left. */
export function ShiftEndsField({ change }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { shiftEnds } = useComputerSettings((state) => state.settings);
  const [typed, setTyped] = useState<string | null>(null);
  const [refused, setRefused] = useState(false);
  const leave = () => {
    const times = typed === null ? shiftEnds : timesOfDay(typed);
    setRefused(times === null);
    if (times === null) return;
    setTyped(null);
    if (times.join() !== shiftEnds.join()) change({ shiftEnds: times });
  };
  return (
    <div className={form['field']}>
      <label htmlFor={id}>{t('Shifts end at')}</label>
      <div className={form['box']} data-refused={refused}>
        <input
          id={id}
          value={typed ?? shiftEnds.join(', ')}
          aria-invalid={refused}
          aria-describedby={`${id}-below`}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={leave}
        />
      </div>
      <p id={`${id}-below`} className={form['hint']}>
        {refused ? t('Enter times such as 07:00, 15:00, 23:00.') : t('Times of the hotel, separated by commas.')}
      </p>
    </div>
  );
}
