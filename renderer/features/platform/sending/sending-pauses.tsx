import { useState, type ReactNode } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { SendingPause } from '#shared/features/platform/sending-pauses.contract.ts';
import { DataTable } from '#renderer/components/data-table.tsx';
import { Panel } from '#renderer/components/page/panel.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { OpeningMark } from '#renderer/components/states/opening-mark.tsx';
import { TimeAgo } from '#renderer/components/time-ago.tsx';
import { themedPart } from '#renderer/components/themed/themed-part.tsx';
import { useOnceOpen } from '#renderer/lib/hooks/use-once-open.ts';
import { countWords } from '#renderer/lib/format.ts';
import { useResumeSending, useSendingPauses } from './sending-pauses.queries.ts';
import styles from '../health/health.module.css';

const PauseDialog = themedPart(
  async () => (await import('./pause-dialog.tsx')).PauseDialog,
  () => <OpeningMark />,
);

/** Chooses a hotel; an empty id means all. */
export type ChooseHotel = (value: string, onChange: (hotelId: string) => void) => ReactNode;

/** Where the super admin has paused sending to guests, with what waits. */
export function SendingPauses({ chooseHotel }: { chooseHotel: ChooseHotel }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useSendingPauses({ watched: true });
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useOnceOpen(isOpen);
  const pause = (
    <Button size="small" onClick={() => setOpen(true)}>
      {t('Pause sending')}
    </Button>
  );
  return (
    <Panel title={t('Sending to guests')} more={pause}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <p className={styles['note']}>{t('Messages are sent for all hotels.')}</p>}
      {data && data.items.length > 0 && <Pauses items={data.items} />}
      {wasOpen && <PauseDialog open={isOpen} chooseHotel={chooseHotel} onClose={() => setOpen(false)} />}
    </Panel>
  );
}

function Pauses({ items }: { items: SendingPause[] }) {
  const { t, i18n } = useTranslation();
  const resume = useResumeSending();
  return (
    <DataTable
      label={t('Sending to guests')}
      rows={items}
      rowKey={({ hotel_id }) => hotel_id ?? 'all'}
      columns={[
        { key: 'hotel', title: t('Hotel'), cell: ({ hotel_name }) => hotel_name ?? t('All hotels') },
        { key: 'reason', title: t('Reason'), cell: ({ reason }) => reason },
        { key: 'by', title: t('Paused by'), cell: ({ paused_by }) => paused_by },
        { key: 'since', title: t('Since'), cell: ({ paused_at }) => <TimeAgo at={paused_at} /> },
        {
          key: 'waiting',
          title: t('Messages that wait'),
          align: 'end',
          cell: ({ waiting }) => countWords(waiting, i18n.language),
        },
        {
          key: 'resume',
          title: t('Actions'),
          plain: true,
          align: 'end',
          cell: ({ hotel_id }) => (
            <Button
              size="small"
              loading={resume.isPending && resume.variables === hotel_id}
              onClick={() => resume.mutate(hotel_id)}
            >
              {t('End the pause')}
            </Button>
          ),
        },
      ]}
    />
  );
}
