import { Suspense, useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { WebhookEndpoint } from '#shared/features/integrations/webhooks.schema.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { AlertBox } from '#renderer/components/states/alert-box.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { StatusTag } from '#renderer/components/status-tag.tsx';
import { askInDialog } from '#renderer/components/themed/ask-in-dialog.ts';
import { TimeAgo } from '#renderer/components/time-ago.tsx';
import { dateTimeWords } from '#renderer/lib/dates.ts';
import { countWords } from '#renderer/lib/format.ts';
import { useNow } from '#renderer/lib/hooks/use-now.ts';
import { lazyPart } from '#renderer/lib/lazy-part.tsx';
import { useKindWords } from './integration-words.ts';
import { useRemoveEndpoint, useRotateSecret, useSwitchEndpoint, useTestEvent } from './integrations.queries.ts';
import styles from './integrations.module.css';

const EventLog = lazyPart(async () => (await import('./event-log.tsx')).EventLog);

type Props = {
  hotelId: string;
  timezone: string;
  endpoint: WebhookEndpoint;
  onEdit: () => void;
  onSecret: (secret: string) => void;
};

/** An endpoint with its state, what can be done with it, and its log when that is opened. */
export function EndpointRow(props: Props) {
  const { endpoint, hotelId, timezone } = props;
  const wordsOf = useKindWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <li className={styles['endpoint']}>
      <h3>{endpoint.url}</h3>
      <State endpoint={endpoint} timezone={timezone} />
      {endpoint.stopped_at && endpoint.is_on && <Stopped hotelId={hotelId} id={endpoint.id} />}
      <p>{endpoint.kinds.map(wordsOf).join(', ')}</p>
      <Actions {...props} isOpen={isOpen} onLog={() => setOpen(!isOpen)} />
      {isOpen && (
        <Suspense fallback={<ListSkeleton rows={3} />}>
          <EventLog hotelId={hotelId} endpointId={endpoint.id} timezone={timezone} />
        </Suspense>
      )}
    </li>
  );
}

function State({ endpoint, timezone }: Pick<Props, 'endpoint' | 'timezone'>) {
  const { t, i18n } = useTranslation();
  const { is_on, stopped_at, failing_since, waiting, former_until } = endpoint;
  const now = useNow(60_000);
  return (
    <div className={styles['state']}>
      {!is_on && <StatusTag tone="quiet">{t('Paused')}</StatusTag>}
      {is_on && stopped_at && <StatusTag tone="danger">{t('Stopped')}</StatusTag>}
      {is_on && !stopped_at && failing_since && <StatusTag tone="amber">{t('Failing')}</StatusTag>}
      {is_on && !stopped_at && !failing_since && <StatusTag tone="ok">{t('Active')}</StatusTag>}
      {failing_since && (
        <span>
          {t('No success since')} <TimeAgo at={failing_since} timezone={timezone} />
        </span>
      )}
      <span>{t('Events that wait: {{number}}', { number: countWords(waiting, i18n.language) })}</span>
      {former_until && Date.parse(former_until) > now && (
        <span>
          {t('The former secret is valid until {{time}}', {
            time: dateTimeWords(former_until, i18n.language, timezone),
          })}
        </span>
      )}
    </div>
  );
}

function Stopped({ hotelId, id }: { hotelId: string; id: string }) {
  const { t } = useTranslation();
  const turn = useSwitchEndpoint(hotelId);
  return (
    <AlertBox tone="danger">
      <p>{t('This address has not taken events for days or has asked to be left alone. Nothing is sent to it.')}</p>
      <Button size="small" loading={turn.isPending} onClick={() => turn.mutate({ id, is_on: true })}>
        {t('Start again')}
      </Button>
    </AlertBox>
  );
}

type ActionsProps = Props & { isOpen: boolean; onLog: () => void };

function Actions({ hotelId, endpoint, isOpen, onLog, onEdit, onSecret }: ActionsProps) {
  const { t } = useTranslation();
  const { id, url, is_on } = endpoint;
  const turn = useSwitchEndpoint(hotelId);
  const test = useTestEvent(hotelId);
  const ask = useQuestions(hotelId, endpoint, onSecret);
  return (
    <div className={styles['actions']} role="group" aria-label={url}>
      <Button size="small" aria-expanded={isOpen} onClick={onLog}>
        {t('Log')}
      </Button>
      <Button size="small" loading={test.isPending} onClick={() => test.mutate(id)}>
        {t('Send a test event')}
      </Button>
      <Button size="small" onClick={onEdit}>
        {t('Edit')}
      </Button>
      <Button size="small" loading={turn.isPending} onClick={() => turn.mutate({ id, is_on: !is_on })}>
        {is_on ? t('Pause') : t('Go on')}
      </Button>
      <Button size="small" onClick={ask.rotate}>
        {t('New secret')}
      </Button>
      <Button size="small" type="text" onClick={ask.remove}>
        {t('Delete')}
      </Button>
    </div>
  );
}

function useQuestions(hotelId: string, { id, url, waiting }: WebhookEndpoint, onSecret: (secret: string) => void) {
  const { t, i18n } = useTranslation();
  const remove = useRemoveEndpoint(hotelId);
  const rotate = useRotateSecret(hotelId, onSecret);
  return {
    remove: () =>
      askInDialog({
        title: t('Delete this address?'),
        text: t('{{url}} is told nothing more. Its log and the events that wait ({{number}}) are deleted.', {
          url,
          number: countWords(waiting, i18n.language),
        }),
        yes: t('Delete'),
        no: t('Cancel'),
        onYes: () => remove.mutateAsync(id).catch(() => undefined),
      }),
    rotate: () =>
      askInDialog({
        title: t('Make a new secret?'),
        text: t('Events are signed with both secrets for 24 hours. Enter the new one in the other system by then.'),
        yes: t('New secret'),
        no: t('Cancel'),
        isHarmless: true,
        onYes: () => rotate.mutateAsync(id).catch(() => undefined),
      }),
  };
}
