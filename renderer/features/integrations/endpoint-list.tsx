import { ApiOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { EndpointDraft } from '#shared/features/integrations/webhooks.schema.ts';
import { Panel } from '#renderer/components/page/panel.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { EmptyState } from '#renderer/components/states/empty-state.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { OpeningMark } from '#renderer/components/states/opening-mark.tsx';
import { themedPart } from '#renderer/components/themed/themed-part.tsx';
import { useOnceOpen } from '#renderer/lib/hooks/use-once-open.ts';
import { EndpointRow } from './endpoint-row.tsx';
import { useEndpoints } from './integrations.queries.ts';
import styles from './integrations.module.css';

const EndpointDialog = themedPart(
  async () => (await import('./endpoint-dialog.tsx')).EndpointDialog,
  () => <OpeningMark />,
);
const SecretOnce = themedPart(async () => (await import('./secret-once.tsx')).SecretOnce);

type Props = { hotelId: string; timezone: string };

/** Addresses of other systems that are told what happens. */
export function EndpointList({ hotelId, timezone }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch } = useEndpoints(hotelId);
  const [start, setStart] = useState<({ id?: string } & EndpointDraft) | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const wasOpen = useOnceOpen(start !== null);
  const wasSecret = useOnceOpen(secret !== null);
  const add = (
    <Button size="small" onClick={() => setStart({ url: '', kinds: [] })}>
      {t('Add an address')}
    </Button>
  );
  return (
    <Panel title={t('Webhooks')} more={add}>
      <p className={styles['lead']}>
        {t('Other systems are told at once what happens here: signed, in order, and again until they answer.')}
      </p>
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={3} />)}
      {data?.items.length === 0 && <EmptyState icon={<ApiOutlined aria-hidden />} title={t('No system is told yet')} />}
      <ul className={styles['list']}>
        {data?.items.map((endpoint) => (
          <EndpointRow
            key={endpoint.id}
            hotelId={hotelId}
            timezone={timezone}
            endpoint={endpoint}
            onEdit={() => setStart(endpoint)}
            onSecret={setSecret}
          />
        ))}
      </ul>
      {wasOpen && (
        <EndpointDialog hotelId={hotelId} start={start} onSecret={setSecret} onClose={() => setStart(null)} />
      )}
      {wasSecret && (
        <SecretOnce
          title={t('The secret of this address')}
          label={t('Secret')}
          text={t('The other system checks the signature of each event with it (standardwebhooks.com).')}
          secret={secret}
          onClose={() => setSecret(null)}
        />
      )}
    </Panel>
  );
}
