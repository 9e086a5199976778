import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { AlertBox } from '#renderer/components/states/alert-box.tsx';
import { ChangesLoaded } from '#renderer/components/states/changes-loaded.tsx';
import { isDay } from '#shared/lib/dates.ts';
import { dayWords } from '#renderer/lib/dates.ts';
import type { BookingField, BookingFields } from './booking-form.rules.ts';
import type { Problem } from './booking-problems.rules.ts';
import { sourceWords, statusWords } from '../booking-words.ts';

type Props = { problem: Problem | null; onLoadNewest: () => Promise<void> };

/** Problem of the whole form, shown above its fields. */
export function FormProblem({ problem, onLoadNewest }: Props) {
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed is at the other end of a long form.
  useEffect(() => {
    if (problem) place.current?.scrollIntoView({ block: 'center' });
  }, [problem]);
  return (
    <div ref={place}>
      {problem?.kind === 'overlap' && <OverlapProblem other={problem.other} />}
      {problem?.kind === 'stale' && <StaleProblem who={problem.who} onLoadNewest={onLoadNewest} />}
      {problem?.kind === 'merged' && <MergedNews {...problem} />}
    </div>
  );
}

function OverlapProblem({ other }: { other: { number: string; from: string; to: string } | null }) {
  const { t, i18n } = useTranslation();
  const day = (text: string) => dayWords(text, i18n.language);
  return (
    <AlertBox tone="danger">
      <strong>{t('A booking already exists for this guest with overlapping dates')}</strong>
      {other && (
        <span>
          {t('Booking {{number}} lasts from {{from}} to {{to}}.', {
            number: other.number,
            from: day(other.from),
            to: day(other.to),
          })}
        </span>
      )}
    </AlertBox>
  );
}

function StaleProblem({ who, onLoadNewest }: { who: string | null; onLoadNewest: () => Promise<void> }) {
  const { t } = useTranslation();
  const [loading, setLoading] = useState(false);
  const load = () => {
    setLoading(true);
    void onLoadNewest().finally(() => setLoading(false));
  };
  return (
    <AlertBox tone="danger">
      <strong>
        {who ? t('{{who}} changed this booking meanwhile.', { who }) : t('Somebody changed this booking meanwhile.')}
      </strong>
      <span>{t('Nothing is saved yet. Load their changes: what you typed stays as it is.')}</span>
      <Button onClick={load} loading={loading}>
        {t('Load the changes')}
      </Button>
    </AlertBox>
  );
}

function MergedNews({ who, merge, newest }: Extract<Problem, { kind: 'merged' }>) {
  const { t, i18n } = useTranslation();
  const lineOf = (field: BookingField) => `${t(labels[field])}: ${valueWords(field, newest, i18n.language, t) || '–'}`;
  return (
    <ChangesLoaded who={who}>
      {merge.taken.length > 0 && <span>{t('Taken over: {{list}}', { list: merge.taken.map(lineOf).join('; ') })}</span>}
      {merge.kept.length > 0 && (
        <span>
          {t('You typed something else, and saving replaces: {{list}}', { list: merge.kept.map(lineOf).join('; ') })}
        </span>
      )}
    </ChangesLoaded>
  );
}

const labels: Record<BookingField, string> = {
  guest_name: 'Guest name',
  guest_phone: 'Phone',
  guest_email: 'Email',
  language: 'Language',
  check_in_date: 'Check-in date',
  check_out_date: 'Check-out date',
  room_type: 'Room type',
  room_number: 'Room number',
  number_of_guests: 'Number of guests',
  total_amount: 'Total amount',
  booking_source: 'Booking source',
  status: 'Status',
  special_requests: 'Special requests',
  guest_preferences: 'Guest preferences',
};

function valueWords(field: BookingField, fields: BookingFields, language: string, t: (key: string) => string): string {
  if (field === 'status') return t(statusWords[fields.status][1]);
  if (field === 'booking_source') return t(sourceWords(fields.booking_source));
  const value = fields[field];
  if (typeof value === 'string' && isDay(value)) return dayWords(value, language);
  return value === null ? '' : String(value);
}
