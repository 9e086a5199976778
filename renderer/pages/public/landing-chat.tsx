import { BookOutlined, UserOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import styles from './landing-chat.module.css';

/** Illustration: one question answered by the assistant and one taken by a person. */
export function LandingChat() {
  const { t } = useTranslation();
  return (
    <figure
      className={styles['scene']}
      aria-label={t(
        'A conversation on WhatsApp: the assistant answers in Spanish, then calls the night desk for an extra blanket.',
      )}
    >
      <div className={styles['arch']} aria-hidden />
      <div className={styles['phone']} aria-hidden lang="es">
        <p className={styles['top']}>
          <span className={styles['face']}>HM</span>
          <span>
            <strong>Hotel Miramar</strong>
            <small>23:47</small>
          </span>
        </p>
        <p className={styles['guest']}>¡Hola! ¿A qué hora es el desayuno mañana?</p>
        <p className={styles['assistant']}>
          Buenas noches, Lucía. El desayuno se sirve de 7:00 a 10:30 en la terraza. ¿Le reservo una mesa con vistas al
          mar?
          <small>
            <BookOutlined aria-hidden /> {t('From your FAQ: Breakfast hours')}
          </small>
        </p>
        <p className={styles['guest']}>Sí, por favor. ¿Y una manta más para la 204?</p>
        <p className={styles['event']}>
          <UserOutlined aria-hidden /> {t('The night desk has been called')}
        </p>
        <p className={styles['staff']}>Ahora mismo se la subo, Lucía.</p>
      </div>
    </figure>
  );
}
