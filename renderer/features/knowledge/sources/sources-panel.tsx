import { useTranslation } from '#renderer/lib/translate.ts';
import type { KnowledgeSource, SourcesAndChanges } from '#shared/features/knowledge/knowledge-sources.contract.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { AlertBox } from '#renderer/components/states/alert-box.tsx';
import { StatusTag } from '#renderer/components/status-tag.tsx';
import { askInDialog } from '#renderer/components/themed/ask-in-dialog.ts';
import { dateTimeWords } from '#renderer/lib/dates.ts';
import { reasonWords } from '#renderer/lib/reasons.ts';
import { useCan, useTimezone } from '#renderer/lib/session/session.ts';
import { useChangeSource, useDecideChanges, useReadSource } from './change-sources.queries.ts';
import { SourceChange } from './source-change.tsx';
import styles from './sources.module.css';

/** What has changed in the sources, to be taken or dismissed by admins, and the sources themselves. */
export function SourcesPanel({ hotelId, read }: { hotelId: string; read: SourcesAndChanges }) {
  const { t } = useTranslation();
  const canChange = useCan('hotelAdmin');
  const decide = useDecideChanges(hotelId);
  const { items, changes } = read;
  // An edited answer is replaced, and one is deleted, by its own button only.
  const clear = changes.filter(({ conflict, kind }) => !conflict && kind !== 'removed');
  const names = new Map(items.map(({ id, name }) => [id, name]));
  return (
    <>
      {canChange && clear.length > 1 && (
        <Button
          type="primary"
          className={styles['all']!}
          loading={decide.isPending}
          onClick={() => decide.mutate({ take: clear.map(({ id }) => ({ id })) })}
        >
          {t('Take all ({{number}})', { number: clear.length })}
        </Button>
      )}
      {changes.length > 0 && (
        <ul className={styles['list']}>
          {changes.map((change) => (
            <SourceChange
              key={change.id}
              change={change}
              source={names.get(change.source_id) ?? ''}
              decide={canChange ? decide.mutate : null}
              busy={decide.isPending}
            />
          ))}
        </ul>
      )}
      <ul className={styles['list']}>
        {items.map((source) => (
          <Source key={source.id} hotelId={hotelId} source={source} canChange={canChange} />
        ))}
      </ul>
    </>
  );
}

type SourceProps = { hotelId: string; source: KnowledgeSource; canChange: boolean };

function Source({ hotelId, source, canChange }: SourceProps) {
  const { t, i18n } = useTranslation();
  const timezone = useTimezone();
  const { name, kind, failure, failure_reason, entries, next_read_at } = source;
  const when = (at: string) => dateTimeWords(at, i18n.language, timezone);
  return (
    <li className={styles['row']} aria-label={name}>
      <StatusTag tone="quiet">{kind === 'page' ? t('Web page') : t('PDF')}</StatusTag>
      <strong className={styles['name']}>{name}</strong>
      <p>
        {t('Answers from it: {{number}}.', { number: entries })}{' '}
        {t('Last read on {{when}}.', { when: when(source.read_at) })}{' '}
        {next_read_at ? t('Next on {{when}}.', { when: when(next_read_at) }) : t('Not read on its own.')}
      </p>
      {failure && (
        <AlertBox tone="danger">
          {t('The attempt on {{when}} failed.', { when: when(source.tried_at) })}{' '}
          {reasonWords(failure_reason && [failure_reason], failure)} {t('Its answers stay as they are.')}
        </AlertBox>
      )}
      {canChange && <SourceButtons hotelId={hotelId} source={source} />}
    </li>
  );
}

function SourceButtons({ hotelId, source: { id, kind, next_read_at } }: Omit<SourceProps, 'canChange'>) {
  const { t } = useTranslation();
  const read = useReadSource(hotelId);
  const change = useChangeSource(hotelId);
  const ask = () =>
    askInDialog({
      title: t('Delete this source?'),
      text: t('It is no longer read again. Its answers stay as they are.'),
      yes: t('Delete source'),
      no: t('Cancel'),
      onYes: () => change.mutateAsync({ id, change: 'remove' }).then(() => undefined),
    });
  return (
    <div className={styles['buttons']}>
      {kind === 'page' ? (
        <>
          <Button loading={read.isPending} onClick={() => read.mutate({ id })}>
            {t('Read again')}
          </Button>
          <Button type="text" onClick={() => change.mutate({ id, change: next_read_at ? 'stop' : 'watch' })}>
            {next_read_at ? t('Stop watching') : t('Watch again')}
          </Button>
        </>
      ) : (
        <label className={styles['upload']} aria-busy={read.isPending}>
          {t('Upload a newer version')}
          <input
            type="file"
            accept=".pdf,application/pdf"
            className="visually-hidden"
            disabled={read.isPending}
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file) read.mutate({ id, file });
              target.value = '';
            }}
          />
        </label>
      )}
      <Button type="text" danger onClick={ask}>
        {t('Delete source')}
      </Button>
    </div>
  );
}
