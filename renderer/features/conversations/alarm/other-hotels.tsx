import { useTranslation } from '#renderer/lib/translate.ts';
import type { AlarmState } from '#shared/desktop.ts';
import { bridge } from '#renderer/bridge/index.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import styles from './alarm.module.css';

/** `canSilence`: no other bar has the button, which silences all guests of all hotels. */
type Props = { alarm: AlarmState | null; hotelId: string | null; canSilence: boolean };

/** Desktop program: guests who wait in the person's other hotels, which ring at this computer too. */
export function OtherHotels({ alarm, hotelId, canSilence }: Props) {
  const { t } = useTranslation();
  return alarm?.hotels
    .filter(({ id }) => id !== hotelId)
    .map(({ id, name, count }, at) => (
      <div key={id} className={styles['bar']}>
        <strong role="status">{t('Waiting at {{hotel}}: {{number}}', { hotel: name, number: count })}</strong>
        <div className={styles['actions']}>
          {canSilence && at === 0 && alarm.ringing && (
            <Button size="small" type="text" onClick={() => void bridge.alarm?.silence()}>
              {t('Silence')}
            </Button>
          )}
          <Button size="small" onClick={() => void bridge.alarm?.openHotel(id)}>
            {t('Show these guests')}
          </Button>
        </div>
      </div>
    ));
}
