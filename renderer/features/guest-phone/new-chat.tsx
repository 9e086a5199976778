import { ArrowLeftOutlined, SearchOutlined, UserAddOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { PhoneGuest, PhoneHotel } from '#shared/practice/guest-phone.schema.ts';
import { Avatar } from './avatar.tsx';
import { useChats } from './chats.store.ts';
import { useKnownGuests } from './guest-phone.queries.ts';
import { NewNumber } from './new-number.tsx';
import phoneStyles from './phone.module.css';
import chatsStyles from './chats.module.css';

/** Selects hotel and sender: a known guest or a new number. */
export function NewChat({ hotels }: { hotels: PhoneHotel[] }) {
  const { t } = useTranslation();
  const { chats, show, open } = useChats();
  const [hotelId, setHotelId] = useState(hotels[0]?.id);
  const [search, setSearch] = useState('');
  const [fresh, setFresh] = useState(false);
  const hotel = hotels.find(({ id }) => id === hotelId) ?? hotels[0];
  const guests = useKnownGuests(hotel?.id);
  const start = (name: string, address: string) =>
    hotel && open({ hotel_id: hotel.id, hotel_name: hotel.name, address, name });
  const wanted = search.trim().toLowerCase();
  const found = (guests.data?.items ?? []).filter(({ name, address }) =>
    `${name ?? ''} ${address}`.toLowerCase().includes(wanted),
  );
  return (
    <section className={phoneStyles['screen']} aria-label={t('New chat')}>
      <NewChatBar onBack={chats.length > 0 ? () => show('list') : null} />
      <div className={chatsStyles['choose']}>
        <label className={chatsStyles['field']}>
          {t('Hotel')}
          <select value={hotel?.id} onChange={(event) => setHotelId(event.target.value)}>
            {hotels.map(({ id, name, whatsapp_number }) => (
              <option key={id} value={id}>
                {whatsapp_number ? `${name} (${whatsapp_number})` : name}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className={chatsStyles['person']} aria-expanded={fresh} onClick={() => setFresh(!fresh)}>
          <span className={chatsStyles['sign']} aria-hidden>
            <UserAddOutlined aria-hidden />
          </span>
          <strong>{t('Somebody new')}</strong>
        </button>
        {fresh && <NewNumber onStart={start} />}
        <h2>{t('Guests of this hotel')}</h2>
        <label className={chatsStyles['search']}>
          <SearchOutlined aria-hidden />
          <input
            type="search"
            value={search}
            placeholder={t('Name or number')}
            aria-label={t('Search guests')}
            onChange={(event) => setSearch(event.target.value)}
          />
        </label>
        <ul className={chatsStyles['people']}>
          {found.map((guest) => (
            <Person key={guest.address} guest={guest} onChoose={() => start(guest.name ?? '', guest.address)} />
          ))}
        </ul>
        {guests.isSuccess && found.length === 0 && (
          <p className={chatsStyles['quiet']}>
            {wanted ? t('No guest matches.') : t('This hotel has no guests yet. Write as a new guest.')}
          </p>
        )}
      </div>
    </section>
  );
}

function NewChatBar({ onBack }: { onBack: (() => void) | null }) {
  const { t } = useTranslation();
  return (
    <header className={phoneStyles['bar']}>
      {onBack && (
        <button type="button" className={phoneStyles['round']} aria-label={t('All chats')} onClick={onBack}>
          <ArrowLeftOutlined aria-hidden />
        </button>
      )}
      <div className={phoneStyles['who']}>
        <h1>{t('New chat')}</h1>
        <p>{t('Choose a hotel and who you are.')}</p>
      </div>
    </header>
  );
}

function Person({ guest: { name, address, stay }, onChoose }: { guest: PhoneGuest; onChoose: () => void }) {
  const { t } = useTranslation();
  const words = {
    in_house: t('In the house'),
    arriving: t('Arrives today'),
    upcoming: t('Has a booking'),
    past: t('Was here before'),
  };
  return (
    <li>
      <button type="button" className={chatsStyles['person']} onClick={onChoose}>
        <Avatar name={name ?? address} size={40} />
        <span>
          <strong>{name ?? address}</strong>
          <small>{[name && address, stay && words[stay]].filter(Boolean).join(' · ')}</small>
        </span>
      </button>
    </li>
  );
}
