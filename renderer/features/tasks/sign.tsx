import { useId, useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Shift } from '#shared/features/tasks/shift.contract.ts';
import { LeaveGuard } from '#renderer/components/inputs/leave-guard.tsx';
import { Panel } from '#renderer/components/page/panel.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { GrowingField } from '#renderer/components/plain/growing-field.tsx';
import { fullTime } from '#renderer/lib/dates.ts';
import { useSignShift } from './shift.queries.ts';
import styles from './tasks.module.css';

type Props = { hotelId: string; timezone: string; signatures: Shift['signatures'] };

/** The next shift signs that it has read the sheet, with a note. */
export function Sign({ hotelId, timezone, signatures }: Props) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const [note, setNote] = useState('');
  const sign = useSignShift(hotelId);
  const submit = () =>
    sign.mutateAsync(note).then(
      () => setNote(''),
      () => undefined,
    );
  return (
    <Panel title={t('Taking over')}>
      <LeaveGuard when={note.trim() !== '' && !sign.isPending} />
      <ul className={styles['tasks']}>
        {signatures.map((signature) => (
          <li key={signature.id} className={styles['line']}>
            <strong>{signature.name}</strong> {fullTime(signature.signed_at, i18n.language, timezone)}
            {signature.note && <p className={styles['quote']}>{signature.note}</p>}
          </li>
        ))}
      </ul>
      <div className={styles['tell']}>
        <label htmlFor={id}>{t('Notes for the shift (optional)')}</label>
        <GrowingField
          id={id}
          rows={2}
          maxRows={8}
          maxLength={4000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <span className={styles['buttons']}>
          <Button type="primary" loading={sign.isPending} onClick={() => void submit()}>
            {t('I take the shift over')}
          </Button>
        </span>
      </div>
    </Panel>
  );
}
