import { useId, useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { RoomImportReport } from '#shared/features/hotels/rooms/rooms.schema.ts';
import { LeaveGuard } from '#renderer/components/inputs/leave-guard.tsx';
import { GrowingField } from '#renderer/components/plain/growing-field.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { Panel } from '#renderer/components/page/panel.tsx';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { reasonWords } from '#renderer/lib/reasons.ts';
import { importActionWords, roomStateWords } from './room.words.ts';
import { useImportRooms } from './rooms.queries.ts';
import styles from './rooms.module.css';

type Props = { hotelId: string; onClose: () => void };

/** Rooms from cells of a spreadsheet or a CSV file: first shown, then stored. */
export function RoomImport({ hotelId, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [csv, setCsv] = useState('');
  const [report, setReport] = useState<RoomImportReport | null>(null);
  const run = useImportRooms(hotelId);
  const change = (text: string) => {
    setCsv(text);
    setReport(null);
  };
  const finish = (result: RoomImportReport, dry_run: boolean) => {
    if (dry_run) return setReport(result);
    notifySuccess(t('Rooms imported'), t('Bookings linked to a room: {{number}}', { number: result.linked }));
    onClose();
  };
  const send = (dry_run: boolean) =>
    void run.mutateAsync({ csv, dry_run }).then(
      (result) => finish(result, dry_run),
      (error: unknown) => notifyFailure(t('The rooms could not be imported'), error),
    );
  const isGood = report !== null && report.rows.every(({ problem }) => problem === null);
  return (
    <div className={styles['import']}>
      <Panel title={t('Import rooms')}>
        <LeaveGuard when={csv.trim() !== ''} />
        <label htmlFor={id}>
          {t('One room a line: number, type, floor, state. Paste from a spreadsheet or choose a CSV file.')}
        </label>
        <GrowingField
          id={id}
          rows={5}
          maxRows={12}
          value={csv}
          placeholder={'101, Double, 1, clean\n102, Suite, 1, dirty'}
          onChange={(event) => change(event.target.value)}
        />
        <CsvFile onText={change} />
        {report && <Preview report={report} />}
        <span className={styles['actions']}>
          {isGood ? (
            <Button type="primary" loading={run.isPending} onClick={() => send(false)}>
              {t('Import rooms: {{number}}', { number: report.added + report.changed })}
            </Button>
          ) : (
            <Button type="primary" loading={run.isPending} disabled={csv.trim() === ''} onClick={() => send(true)}>
              {t('Check the rows')}
            </Button>
          )}
          <Button onClick={onClose}>{t('Cancel')}</Button>
        </span>
      </Panel>
    </div>
  );
}

function CsvFile({ onText }: { onText: (csv: string) => void }) {
  const { t } = useTranslation();
  return (
    <p className={styles['file']}>
      <input
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        aria-label={t('CSV file with rooms')}
        onChange={(event) => void event.target.files?.[0]?.text().then(onText)}
      />
    </p>
  );
}

function Preview({ report: { rows } }: { report: RoomImportReport }) {
  const { t } = useTranslation();
  return (
    <ul className={styles['preview']} aria-live="polite">
      {rows.map(({ row, number, room_type, floor, state, action, problem, message }) => (
        <li key={row} data-bad={problem !== null}>
          {t('Line {{row}}', { row })}:{' '}
          {problem
            ? reasonWords([problem], message ?? '')
            : [number, room_type, floor, t(roomStateWords[state]), action && t(importActionWords[action])]
                .filter(Boolean)
                .join(' · ')}
        </li>
      ))}
    </ul>
  );
}
