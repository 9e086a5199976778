import { PauseCircleOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import { useHotel } from '../../lib/session/session.ts';
import styles from './shell.module.css';

/** Tells the team that the platform has made their hotel inactive, and what that means. */
export function InactiveBanner() {
  const { t } = useTranslation();
  const hotel = useHotel();
  if (hotel?.status !== 'inactive') return null;
  return (
    <p className={styles['banner']} role="status">
      <PauseCircleOutlined aria-hidden />
      {t(
        '{{hotel}} is inactive. Guests’ messages still arrive: each guest is told once that the assistant does not answer, and no stay messages go out. You can reply yourself. Ask the platform’s administrator to make it active.',
        { hotel: hotel.name },
      )}
    </p>
  );
}
