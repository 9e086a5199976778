import { Link } from 'react-router-dom';
import { useTranslation } from '#renderer/lib/translate.ts';
import { useSendingPauses } from './sending-pauses.queries.ts';
import styles from './pauses.module.css';

/** Tells the super admin on the dashboard that sending is paused. `to`: where a pause is ended. */
export function PausesNote({ to }: { to: string }) {
  const { t } = useTranslation();
  const [first, ...others] = useSendingPauses().data?.items ?? [];
  if (!first) return null;
  const hotel = first.hotel_name;
  return (
    <p className={styles['note']} role="status">
      {hotel === null && t('Sending to guests is paused for all hotels.')}
      {hotel !== null && others.length === 0 && t('Sending to guests is paused for {{hotel}}.', { hotel })}
      {hotel !== null &&
        others.length > 0 &&
        t('Sending to guests is paused for {{number}} hotels.', { number: others.length + 1 })}{' '}
      <Link to={to}>{t('Show the pauses')}</Link>
    </p>
  );
}
