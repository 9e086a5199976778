import { EnvironmentFilled } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { PhoneMessage } from '#shared/practice/guest-phone.schema.ts';
import styles from './thread.module.css';

/** A place on a drawn map; loads nothing from outside. */
export function PlaceCard({ place }: { place: NonNullable<PhoneMessage['location']> }) {
  const { t } = useTranslation();
  const { lat, lng, address } = place;
  const name = address ?? `${lat.toFixed(5)}, ${lng.toFixed(5)}`;
  return (
    <a
      className={styles['place']}
      href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`}
      target="_blank"
      rel="noreferrer"
      aria-label={t('Location: {{name}}', { name })}
    >
      <svg viewBox="0 0 260 120" preserveAspectRatio="xMidYMid slice" aria-hidden>
        <rect width="260" height="120" className={styles['land']} />
        <path className={styles['water']} d="M0 0h96c-8 22-34 30-40 52-5 20 6 44-10 68H0z" />
        <path className={styles['street']} d="M60 130 118 56 150 70 270 22M118 56 84-10M150 70l26 60M206 48l34 80" />
      </svg>
      <EnvironmentFilled className={styles['pin']} aria-hidden />
      <span>{name}</span>
    </a>
  );
}
