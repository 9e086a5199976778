import { AimOutlined, CompassOutlined, ShopOutlined } from '@ant-design/icons';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { PhoneHotel, PhoneMessage } from '#shared/practice/guest-phone.schema.ts';
import composerStyles from './composer.module.css';
import phoneStyles from '../phone.module.css';

type Place = NonNullable<PhoneMessage['location']>;
type Props = { hotel: PhoneHotel | undefined; onChoose: (place: Place) => void; onClose: () => void };

/** A default place for a hotel without coordinates. */
const anywhere = { lat: 48.64934, lng: -2.02567 };

/** Location to send: the hotel, a point nearby, or this computer's position. */
export function LocationSheet({ hotel, onChoose, onClose }: Props) {
  const { t } = useTranslation();
  const [refused, setRefused] = useState(false);
  const at =
    hotel?.latitude != null && hotel.longitude != null ? { lat: hotel.latitude, lng: hotel.longitude } : anywhere;
  const here = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => onChoose({ lat: coords.latitude, lng: coords.longitude, address: null }),
      () => setRefused(true),
      { timeout: 8000 },
    );
  return (
    <div className={composerStyles['places']} role="group" aria-label={t('Send location')}>
      <Choice
        icon={<CompassOutlined aria-hidden />}
        label={t('A few streets from the hotel')}
        autoFocus
        onClick={() => onChoose({ lat: at.lat + 0.0021, lng: at.lng + 0.0032, address: null })}
      />
      <Choice
        icon={<ShopOutlined aria-hidden />}
        label={t('At the hotel')}
        onClick={() => onChoose({ ...at, address: hotel?.address ?? null })}
      />
      <Choice icon={<AimOutlined aria-hidden />} label={t('Where this computer is')} onClick={here} />
      {refused && (
        <p role="alert" className={composerStyles['problem']}>
          {t('The browser does not tell where this computer is.')}
        </p>
      )}
      <button type="button" className={phoneStyles['plain']} onClick={onClose}>
        {t('Cancel')}
      </button>
    </div>
  );
}

function Choice({
  icon,
  label,
  onClick,
  autoFocus,
}: {
  icon: ReactNode;
  label: string;
  onClick: () => void;
  autoFocus?: boolean;
}) {
  return (
    <button type="button" onClick={onClick} autoFocus={autoFocus}>
      <span aria-hidden>{icon}</span>
      {label}
    </button>
  );
}
