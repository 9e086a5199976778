import { useTranslation } from '#renderer/lib/translate.ts';
import { Link } from 'react-router-dom';
import type { CoverageRow, CoveringEntry } from '#shared/features/knowledge/coverage.schema.ts';
import { DataTable, type Column } from '#renderer/components/data-table.tsx';
import { languageWords } from '#renderer/lib/language-words.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { StatusTag } from '#renderer/components/status-tag.tsx';
import { entryPath, paths } from '#renderer/lib/paths.ts';
import { useCan } from '#renderer/lib/session/session.ts';
import styles from './coverage.module.css';
import type { GuestQuestions } from './guest-questions.queries.ts';

type Props = { rows: CoverageRow[]; names: GuestQuestions; onFill: (intent: string) => void };

/** One row a question: how often it was asked, what answers it, and in which languages. */
export function CoverageTable({ rows, names, onFill }: Props) {
  const { t } = useTranslation();
  const nameOf = ({ intent }: CoverageRow) => names[intent]?.[0] ?? intent;
  const columns: Column<CoverageRow>[] = [
    {
      key: 'question',
      title: t('Question'),
      cell: (row) => (
        <div>
          {nameOf(row)}
          <span className={styles['typical']}>{names[row.intent]?.[1]}</span>
        </div>
      ),
    },
    { key: 'asked', title: t('Asked in 30 days'), align: 'end', cell: (row) => <Asked row={row} /> },
    { key: 'entries', title: t('Answered from'), cell: (row) => <Answers row={row} /> },
    { key: 'languages', title: t('Languages'), cell: (row) => <Languages row={row} /> },
    {
      key: 'fill',
      title: t('Actions'),
      plain: true,
      cell: (row) => row.entries.length === 0 && <Fill intent={row.intent} name={nameOf(row)} onFill={onFill} />,
    },
  ];
  return <DataTable label={t('What guests ask')} columns={columns} rows={rows} rowKey={({ intent }) => intent} />;
}

/** Questions that a field of the hotel profile answers in every guest language. */
const inProfile = new Set([
  'breakfast.hours',
  'breakfast.price',
  'breakfast.included',
  'parking.availability',
  'parking.price',
  'pets.policy',
  'pool.hours',
  'pool.info',
  'city_tax',
  'wifi.access',
  'reception.hours',
  'address',
  'contact',
]);

type FillProps = { intent: string; name: string; onFill: (intent: string) => void };

/** Ways to fill a gap: an FAQ, and for admins the field of the profile where there is one. */
function Fill({ intent, name, onFill }: FillProps) {
  const { t } = useTranslation();
  const canChange = useCan('hotelAdmin');
  return (
    <span className={styles['languages']}>
      <Button size="small" aria-label={t('Write an answer: {{name}}', { name })} onClick={() => onFill(intent)}>
        {t('Write an answer')}
      </Button>
      {canChange && inProfile.has(intent) && <Link to={paths.hotelProfile}>{t('Set in the profile')}</Link>}
    </span>
  );
}

function Asked({ row: { asked, asked_in } }: { row: CoverageRow }) {
  const shares = asked_in.map(({ language, times }) => `${language.toUpperCase()} ${times}`).join(' · ');
  return (
    <>
      {asked}
      {shares && <span className={styles['shares']}>{shares}</span>}
    </>
  );
}

function Answers({ row: { entries } }: { row: CoverageRow }) {
  const { t } = useTranslation();
  if (entries.length === 0) return <StatusTag tone="amber">{t('Gap')}</StatusTag>;
  const hasProfile = entries.some(({ kind }) => kind === 'profile');
  return (
    <ul className={styles['entries']}>
      {hasProfile && (
        <li>
          <Link to={paths.hotelProfile}>{t('Hotel Profile')}</Link>
        </li>
      )}
      {entries
        .filter(({ kind }) => kind !== 'profile')
        .map((entry) => (
          <li key={entry.id}>
            <Link to={entryPath(entry.kind, entry.title)}>{entry.title}</Link>
          </li>
        ))}
    </ul>
  );
}

function Languages({ row: { entries, missing_languages } }: { row: CoverageRow }) {
  const { t, i18n } = useTranslation();
  const inAll = entries.some(({ language }) => language === null);
  const written = inAll ? [] : [...new Set(entries.map(({ language }: CoveringEntry) => language ?? ''))];
  return (
    <span className={styles['languages']}>
      {inAll && <StatusTag tone="ok">{t('All languages')}</StatusTag>}
      {written.map((language) => (
        <StatusTag key={language} tone="outline">
          {language.toUpperCase()}
        </StatusTag>
      ))}
      {missing_languages.map((language) => (
        <StatusTag key={language} tone="amber">
          {t('Missing: {{language}}', { language: languageWords(language, i18n.language) })}
        </StatusTag>
      ))}
    </span>
  );
}
