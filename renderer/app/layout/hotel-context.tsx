import { CloseOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { useNavigate } from 'react-router-dom';
import type { Me } from '#shared/features/auth/auth.contract.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { Segments } from '#renderer/components/plain/segments.tsx';
import { Tip } from '#renderer/components/plain/tip.tsx';
import { LateSelect } from '#renderer/components/themed/late-select.tsx';
import { themedPart } from '#renderer/components/themed/themed-part.tsx';
import {
  useChooseHotel,
  useChosenHotel,
  useEndContext,
  useStartContext,
} from '#renderer/features/auth/context.queries.ts';
import { useHotelList } from '#renderer/features/hotels/hotels.queries.ts';
import { paths } from '../../lib/paths.ts';
import type { HotelSelectProps } from './hotel-select.tsx';
import styles from './sidebar.module.css';
import { useInHotelMode } from '../../features/auth/own-view.rules.ts';

type LateProps = HotelSelectProps & { waiting: ReactNode };
const HotelSelect = themedPart<LateProps>(
  async () => (await import('./hotel-select.tsx')).HotelSelect,
  ({ waiting }) => waiting,
);

/** The super admin's choice of hotel, and the switch between administration and that hotel. */
export function HotelContext({ me }: { me: Me }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const chosen = useChosenHotel((state) => state.hotelId);
  const start = useStartContext();
  const end = useEndContext();
  const choose = useChooseHotel();
  const own = me.context ? null : (me.hotel?.id ?? null);
  const hotelId = me.context?.hotel_id ?? own ?? chosen;
  const mode = useInHotelMode(me) ? 'hotel' : 'admin';
  const toDashboard = { onSuccess: () => void navigate(paths.dashboard) };
  // In a hotel of their own they work as its staff; in any other one they act.
  const enter = (id: string) =>
    me.memberships.some(({ hotel_id }) => hotel_id === id)
      ? choose.mutate(id, toDashboard)
      : start.mutate(id, toDashboard);
  const leave = (switching: boolean) => end.mutate({ switching }, { onSuccess: () => void navigate(paths.dashboard) });
  return (
    <section className={styles['context']} aria-label={t('Hotel Context')}>
      <HotelField value={hotelId} known={me.hotel} busy={start.isPending || choose.isPending} onChoose={enter} />
      <Segments
        value={mode}
        disabled={start.isPending || choose.isPending || end.isPending}
        aria-label={t('Mode')}
        segments={[
          { value: 'admin', label: t('Admin') },
          { value: 'hotel', label: t('Hotel'), disabled: hotelId === null },
        ]}
        onChoose={(next) => (next === 'admin' ? leave(true) : hotelId && enter(hotelId))}
      />
      {me.context && <ActingAs hotel={me.context.hotel_name} onEnd={() => leave(false)} />}
    </section>
  );
}

function HotelField(props: HotelSelectProps) {
  const { t } = useTranslation();
  const name = useHotelName(props.value, props.known);
  return (
    <div className={styles['field']}>
      <span aria-hidden>{t('Hotel Context')}</span>
      <LateSelect
        shown={name ?? t('Select a hotel to manage')}
        disabled={props.busy}
        aria-label={t('Hotel Context')}
        list={(waiting) => <HotelSelect {...props} waiting={waiting} />}
      />
    </div>
  );
}

/** The name of a hotel that is chosen, not entered, stands in the list of hotels only. */
function useHotelName(id: string | null, known: Me['hotel']): string | undefined {
  const hotels = useHotelList({}, id !== null && id !== known?.id);
  if (id === known?.id) return known?.name;
  return hotels.data?.items.find((hotel) => hotel.id === id)?.name;
}

function ActingAs({ hotel, onEnd }: { hotel: string; onEnd: () => void }) {
  const { t } = useTranslation();
  return (
    <p className={styles['acting']}>
      <span>{t('Acting as: {{hotel}} Staff', { hotel })}</span>
      <Tip title={t('End session')}>
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined aria-hidden />}
          aria-label={t('End session')}
          onClick={onEnd}
        />
      </Tip>
    </p>
  );
}
