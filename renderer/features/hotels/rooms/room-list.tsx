import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Room } from '#shared/features/hotels/rooms/rooms.schema.ts';
import { roomStates, type RoomState } from '#shared/features/hotels/rooms/rooms.values.ts';
import { FilterChip, FilterChips } from '#renderer/components/inputs/filter-chip.tsx';
import { SearchField } from '#renderer/components/inputs/search-field.tsx';
import { Toolbar } from '#renderer/components/page/toolbar.tsx';
import { EmptyState } from '#renderer/components/states/empty-state.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { RoomForm } from './room-form.tsx';
import { RoomImport } from './room-import.tsx';
import { RoomRow } from './room-row.tsx';
import { roomStateWords } from './room.words.ts';
import { useRooms } from './rooms.queries.ts';
import styles from './rooms.module.css';

type Props = { hotelId: string; canChange: boolean; adding: 'one' | 'many' | null; onAdded: () => void };

/** Rooms by number, with their state and who has them today. */
export function RoomList({ hotelId, canChange, adding, onAdded }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch } = useRooms(hotelId);
  const [search, setSearch] = useState('');
  const [state, setState] = useState<RoomState | null>(null);
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton />;
  const { rooms } = data;
  const shown = rooms.filter((room) => (state === null || room.state === state) && names(room, search));
  return (
    <>
      {adding === 'one' && <RoomForm hotelId={hotelId} room={null} onClose={onAdded} />}
      {adding === 'many' && <RoomImport hotelId={hotelId} onClose={onAdded} />}
      {rooms.length > 0 && (
        <Toolbar count={t('{{shown}} of {{all}} rooms', { shown: shown.length, all: rooms.length })}>
          <SearchField
            id="rooms-search"
            label={t('Search by number, type, floor or guest')}
            search={search}
            onSearch={setSearch}
          />
          <FilterChips label={t('State')}>
            {roomStates.map((one) => (
              <FilterChip key={one} pressed={one === state} onClick={() => setState(one === state ? null : one)}>
                {t(roomStateWords[one])} {rooms.filter((room) => room.state === one).length}
              </FilterChip>
            ))}
          </FilterChips>
        </Toolbar>
      )}
      {rooms.length === 0 && !adding && (
        <EmptyState
          title={t('No rooms yet')}
          text={t('Paste your list of rooms, or import it as CSV. Bookings that name a room are linked to it.')}
        />
      )}
      {rooms.length > 0 && shown.length === 0 && <EmptyState title={t('No room matches')} />}
      <ul className={styles['rooms']}>
        {shown.map((room) => (
          <RoomRow key={room.id} hotelId={hotelId} room={room} canChange={canChange} />
        ))}
      </ul>
    </>
  );
}

function names({ number, room_type, floor, stay }: Room, search: string): boolean {
  const text = [number, room_type, floor, stay?.guest_name].join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(' ')
    .every((word) => text.includes(word));
}
