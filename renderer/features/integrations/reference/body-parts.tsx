import { useTranslation } from '#renderer/lib/translate.ts';
import { DataTable, type Column } from '#renderer/components/data-table.tsx';
import type { Body } from './calls.rules.ts';
import type { Field } from './fields.rules.ts';
import styles from './reference.module.css';

/** Level of a title: one below what stands above it. */
type Level = 'h3' | 'h4';

/** The fields of a body and an example of it. */
export function BodyParts({ title, body, level }: { title: string; body: Body; level: Level }) {
  const { t } = useTranslation();
  const { media, fields, example } = body;
  return (
    <>
      {fields.length > 0 ? (
        <FieldTable title={title} fields={fields} level={level} />
      ) : (
        <>
          <PartTitle level={level} title={title} />
          <code>{media}</code>
        </>
      )}
      {example !== null && (
        <details className={styles['example']}>
          <summary>{t('Example of a body')}</summary>
          <Code title={t('Example of a body')} text={example} level={null} />
        </details>
      )}
    </>
  );
}

type FieldsProps = { title: string; fields: (Field & { in?: string })[]; level: Level };

export function FieldTable({ title, fields, level }: FieldsProps) {
  const { t } = useTranslation();
  const place: Record<string, string> = { path: t('in the address'), query: t('after the ? of the address') };
  const columns: Column<(typeof fields)[number]>[] = [
    {
      key: 'name',
      title: t('Name'),
      cell: (field) => (
        <>
          <code>{field.path}</code>
          {field.in && <small> {place[field.in]}</small>}
          {!field.isRequired && <small> {t('optional')}</small>}
        </>
      ),
    },
    { key: 'type', title: t('Type'), cell: ({ type }) => <span lang="en">{type}</span> },
  ];
  return (
    <div className={styles['fields']}>
      <PartTitle level={level} title={title} />
      <DataTable label={title} columns={columns} rows={fields} rowKey={({ path }) => path} narrow="scroll" />
    </div>
  );
}

/** Code that scrolls inside its box, also with the keyboard. `level` null: what stands above it is its title. */
export function Code({ title, text, level }: { title: string; text: string; level: Level | null }) {
  return (
    <>
      {level && <PartTitle level={level} title={title} />}
      <pre role="group" aria-label={title} tabIndex={0} lang="en" dir="ltr">
        {text}
      </pre>
    </>
  );
}

export function PartTitle({ level: Heading, title }: { level: Level; title: string }) {
  return <Heading className={styles['title']}>{title}</Heading>;
}
