import { CloseOutlined } from '@ant-design/icons';
import { Button, Segmented, Select, Tooltip } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Me } from '#shared/features/auth/auth.contract.ts';
import { HotelStatusTag } from '#renderer/components/status-tag.tsx';
import {
  useChooseHotel,
  useChosenHotel,
  useEndContext,
  useStartContext,
} from '#renderer/features/auth/context.queries.ts';
import { useHotelList } from '#renderer/features/hotels/hotels.queries.ts';
import { paths } from '../../lib/paths.ts';
import styles from './sidebar.module.css';
import { useInHotelMode } from '../../features/auth/own-view.rules.ts';

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
      <HotelSelect value={hotelId} known={me.hotel} busy={start.isPending || choose.isPending} onChoose={enter} />
      <Segmented
        block
        value={mode}
        disabled={start.isPending || choose.isPending || end.isPending}
        aria-label={t('Mode')}
        options={[
          { value: 'admin', label: t('Admin') },
          { value: 'hotel', label: t('Hotel'), disabled: hotelId === null },
        ]}
        onChange={(next) => (next === 'admin' ? leave(true) : hotelId && enter(hotelId))}
      />
      {me.context && <ActingAs hotel={me.context.hotel_name} onEnd={() => leave(false)} />}
    </section>
  );
}

type SelectProps = { value: string | null; known: Me['hotel']; busy: boolean; onChoose: (hotelId: string) => void };

function HotelSelect({ value, known, busy, onChoose }: SelectProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const hotels = useHotelList(search ? { search } : {});
  const listed = hotels.data?.items ?? [];
  const named = listed.some((hotel) => hotel.id === value) || known?.id === value;
  const options = listed.map((hotel) => ({ value: hotel.id, label: hotel.name, status: hotel.status }));
  const withCurrent =
    known && !listed.some((hotel) => hotel.id === known.id) && !search
      ? [{ value: known.id, label: known.name, status: undefined }, ...options]
      : options;
  return (
    <label className={styles['field']}>
      <span>{t('Hotel Context')}</span>
      <Select
        value={named ? value : null}
        placeholder={t('Select a hotel to manage')}
        loading={hotels.isFetching || busy}
        disabled={busy}
        options={withCurrent}
        showSearch={{ filterOption: false, onSearch: setSearch }}
        notFoundContent={hotels.isError ? t('The hotels could not be loaded') : t('No hotel matches')}
        optionRender={({ label, data }) => (
          <span className={styles['option']}>
            <span>{label}</span>
            {data.status && <HotelStatusTag status={data.status} />}
          </span>
        )}
        onSelect={(id: string) => onChoose(id)}
      />
    </label>
  );
}

function ActingAs({ hotel, onEnd }: { hotel: string; onEnd: () => void }) {
  const { t } = useTranslation();
  return (
    <p className={styles['acting']}>
      <span>{t('Acting as: {{hotel}} Staff', { hotel })}</span>
      <Tooltip title={t('End session')}>
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined aria-hidden />}
          aria-label={t('End session')}
          onClick={onEnd}
        />
      </Tooltip>
    </p>
  );
}
