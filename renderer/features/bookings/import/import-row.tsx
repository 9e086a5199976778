import { CheckCircleFilled, CloseCircleFilled } from '@ant-design/icons';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import {
  importField,
  type BookingImportRow,
  type ImportChange,
  type ImportField,
} from '#shared/features/bookings/booking-import.schema.ts';
import { StatusTag } from '#renderer/components/status-tag.tsx';
import { stayWords } from '#renderer/lib/dates.ts';
import type { FieldProblem } from '#shared/http/errors.ts';
import { fieldWords } from '#renderer/lib/field-words.ts';
import { roomWords } from '#renderer/lib/room-words.ts';
import { BookingStatusTag } from '../list/booking-status-tag.tsx';
import { importFieldWords } from './import.rules.ts';
import styles from './import.module.css';

export type Correct = (row: number, field: ImportField, text: string) => void;

/** One row of the file: its guest, its result, and the fields to correct if it is bad. */
export function ImportRow({ row, onCorrect }: { row: BookingImportRow; onCorrect: Correct }) {
  const { t } = useTranslation();
  const { ok, guest_name, booking } = row;
  return (
    <li data-ok={ok}>
      <span className={styles['number']}>{row.row}</span>
      {ok ? (
        <CheckCircleFilled aria-label={t('Good')} role="img" />
      ) : (
        <CloseCircleFilled aria-label={t('Bad')} role="img" />
      )}
      <div>
        <span className={styles['booking']}>
          <strong dir="auto">{guest_name || t('Row {{number}}, without a name', { number: row.row })}</strong>{' '}
          {booking && <Stay booking={booking} />} <Action row={row} />
        </span>
        {row.changes.length > 0 && <Changes changes={row.changes} />}
        {row.errors.map((problem) => (
          <RowError key={`${problem.path} ${problem.message}`} problem={problem} />
        ))}
        {row.cells && <Corrections row={row} cells={row.cells} onCorrect={onCorrect} />}
      </div>
    </li>
  );
}

function Stay({ booking }: { booking: NonNullable<BookingImportRow['booking']> }) {
  const { t, i18n } = useTranslation();
  return (
    <>
      <span>{booking.guest_phone}</span> <span>{stayWords(booking, i18n.language)}</span>{' '}
      {roomWords(booking, t) && <span>{roomWords(booking, t)}</span>}{' '}
      {booking.status !== 'confirmed' && <BookingStatusTag status={booking.status} />}
    </>
  );
}

function Action({ row: { action } }: { row: BookingImportRow }) {
  const { t } = useTranslation();
  if (action === 'update') return <StatusTag tone="teal">{t('Updates a booking')}</StatusTag>;
  if (action === 'unchanged') return <StatusTag tone="quiet">{t('Stays as it is')}</StatusTag>;
  return null;
}

function Changes({ changes }: { changes: ImportChange[] }) {
  const { t } = useTranslation();
  const words = ({ field, before, after }: ImportChange) =>
    `${t(importFieldWords[field])}: ${before ?? '–'} → ${after ?? '–'}`;
  return <span className={styles['help']}>{changes.map(words).join('; ')}</span>;
}

function RowError({ problem }: { problem: FieldProblem }) {
  const { t } = useTranslation();
  const field = importField.safeParse(problem.path).data;
  return (
    <p>
      {field && `${t(importFieldWords[field])}: `}
      {fieldWords(problem)}
    </p>
  );
}

type CorrectionProps = { row: BookingImportRow; cells: NonNullable<BookingImportRow['cells']>; onCorrect: Correct };

/** The invalid cells as fields; the row is checked again when a field loses focus. */
function Corrections({ row, cells, onCorrect }: CorrectionProps) {
  // A field that was wrong once stays open until the row is good: its correction may be half of what is needed.
  const [seen, setSeen] = useState<ImportField[]>([]);
  const wrong = row.errors.flatMap(({ path }) => importField.safeParse(path).data ?? []);
  const fields = [...new Set([...seen, ...wrong])];
  if (fields.length > seen.length) setSeen(fields);
  return (
    <div className={styles['corrections']}>
      {fields.map((field) => (
        <Cell key={field} row={row} field={field} text={cells[field] ?? ''} onCorrect={onCorrect} />
      ))}
    </div>
  );
}

type CellProps = { row: BookingImportRow; field: ImportField; text: string; onCorrect: Correct };

function Cell({ row, field, text, onCorrect }: CellProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(text);
  const name = t(importFieldWords[field]);
  const done = () => {
    if (typed !== text) onCorrect(row.row, field, typed);
  };
  return (
    <label>
      <span>{name}</span>
      <Input
        value={typed}
        maxLength={4000}
        aria-label={t('{{field}} of row {{number}}', { field: name, number: row.row })}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={done}
        onPressEnter={done}
      />
    </label>
  );
}
