import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { Page } from '#renderer/components/page/page.tsx';
import { PageHeader } from '#renderer/components/page/page-header.tsx';
import { NoHotel } from '#renderer/components/states/no-hotel.tsx';
import { RoomList } from '#renderer/features/hotels/rooms/room-list.tsx';
import styles from './rooms-page.module.css';
import { useCan, useHotel } from '#renderer/lib/session/session.ts';

/** The hotel's rooms and their state. */
export default function RoomsPage() {
  const { t } = useTranslation();
  const hotel = useHotel();
  const canChange = useCan('hotelAdmin');
  const [adding, setAdding] = useState<'one' | 'many' | null>(null);
  const actions = (
    <div className={styles['pageActions']}>
      <Button onClick={() => setAdding('many')}>{t('Import rooms')}</Button>
      <Button type="primary" onClick={() => setAdding('one')}>
        {t('Add room')}
      </Button>
    </div>
  );
  return (
    <Page>
      <PageHeader
        title={t('Rooms')}
        text={t('Number, type, floor and state of each room, and who has it today.')}
        action={hotel && canChange && actions}
      />
      {hotel ? (
        <RoomList
          key={hotel.id}
          hotelId={hotel.id}
          canChange={canChange}
          adding={adding}
          onAdded={() => setAdding(null)}
        />
      ) : (
        <NoHotel text={t('Choose a hotel to see its rooms.')} />
      )}
    </Page>
  );
}
