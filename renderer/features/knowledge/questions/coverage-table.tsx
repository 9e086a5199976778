import { useTranslation } from '#renderer/lib/translate.ts';
import { Link } from 'react-router-dom';
import type { CoverageRow, CoveringEntry } from '#shared/features/knowledge/coverage.schema.ts';
import { profileFields } from '#shared/features/knowledge/profile-fields.values.ts';
import { DataTable, type Column } from '#renderer/components/data-table.tsx';
import { languageWords } from '#renderer/lib/language-words.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { StatusTag } from '#renderer/components/status-tag.tsx';
import { entryPath, profileFieldPath } from '#renderer/lib/paths.ts';
import { useCan } from '#renderer/lib/session/session.ts';
import styles from './coverage.module.css';
import type { GuestQuestions } from './guest-questions.queries.ts';

type Props = { rows: CoverageRow[]; names: GuestQuestions; onFill: (intent: string, language?: string) => void };

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
      cell: (row) => <Fill row={row} name={nameOf(row)} onFill={onFill} />,
    },
  ];
  return <DataTable label={t('What guests ask')} columns={columns} rows={rows} rowKey={({ intent }) => intent} />;
}

type FillProps = { row: CoverageRow; name: string; onFill: Props['onFill'] };

/** Ways to fill a gap: an FAQ, and for admins the field of the profile where there is one; an FAQ in each language that is missing. */
function Fill({ row: { intent, entries, missing_languages }, name, onFill }: FillProps) {
  const { t, i18n } = useTranslation();
  const canChange = useCan('hotelAdmin');
  const field = profileFields[intent];
  if (entries.length > 0)
    return (
      <span className={styles['languages']}>
        {missing_languages.map((code) => {
          const language = languageWords(code, i18n.language);
          const label = t('Add in {{language}}: {{name}}', { language, name });
          return (
            <Button key={code} size="small" aria-label={label} onClick={() => onFill(intent, code)}>
              {t('Add in {{language}}', { language })}
            </Button>
          );
        })}
      </span>
    );
  return (
    <span className={styles['languages']}>
      <Button size="small" aria-label={t('Write an answer: {{name}}', { name })} onClick={() => onFill(intent)}>
        {t('Write an answer')}
      </Button>
      {canChange && field && <Link to={profileFieldPath(field)}>{t('Set in the profile')}</Link>}
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

function Answers({ row: { intent, entries } }: { row: CoverageRow }) {
  const { t } = useTranslation();
  if (entries.length === 0) return <StatusTag tone="amber">{t('Gap')}</StatusTag>;
  const hasProfile = entries.some(({ kind }) => kind === 'profile');
  return (
    <ul className={styles['entries']}>
      {hasProfile && (
        <li>
          <Link to={profileFieldPath(profileFields[intent])}>{t('Hotel Profile')}</Link>
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
