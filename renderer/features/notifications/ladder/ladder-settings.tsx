import { AlertBox } from '#renderer/components/states/alert-box.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { useTranslation } from '#renderer/lib/translate.ts';
import { DutyContacts } from './duty-contacts.tsx';
import { LadderRuns } from './ladder-runs.tsx';
import { LadderTimeline } from './ladder-timeline.tsx';
import { useLadder } from './ladder.queries.ts';
import { OwnPhone } from './own-phone.tsx';
import { StepPrices } from './step-prices.tsx';
import { PushDevices } from '../push/push-devices.tsx';
import styles from './ladder.module.css';

type Props = { hotel: { id: string; timezone: string }; ownUserId: string; canChange: boolean };

/** Everything about the escalation ladder of one hotel. */
export function LadderSettings({ hotel, ownUserId, canChange }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch } = useLadder(hotel.id);
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton />;
  const own = data.contacts.find(({ user_id }) => user_id === ownUserId);
  return (
    <div className={styles['parts']}>
      {!canChange && <AlertBox tone="info">{t('Only an admin of the hotel can change the steps.')}</AlertBox>}
      <LadderTimeline hotelId={hotel.id} ladder={data} canChange={canChange} />
      <LadderRuns runs={data.runs} timezone={hotel.timezone} />
      {own && <OwnPhone hotelId={hotel.id} own={own} canTry={data.has_phone} />}
      <PushDevices hotelId={hotel.id} />
      {canChange && <DutyContacts hotelId={hotel.id} contacts={data.contacts} canTry={data.has_phone} />}
      {canChange && <StepPrices hotelId={hotel.id} ladder={data} />}
    </div>
  );
}
