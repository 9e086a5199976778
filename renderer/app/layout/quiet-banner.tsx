import { BellOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { changeComputerSettings, useComputerSettings } from '#renderer/bridge/computer-settings.store.ts';
import { clockWords } from '#renderer/lib/dates.ts';
import { useTimezone } from '../../lib/session/session.ts';
import styles from './shell.module.css';

/** Says on every page that this computer is not to disturb, and until when. */
export function QuietBanner() {
  const { t, i18n } = useTranslation();
  const { quietUntil } = useComputerSettings((state) => state.settings);
  const zone = useTimezone();
  if (quietUntil === null) return null;
  const time = clockWords(quietUntil, i18n.language, zone);
  return (
    <p className={styles['banner']} role="status">
      <BellOutlined aria-hidden />
      {t('Do not disturb until {{time}}: waiting guests make no sound on this computer.', { time })}
      <Button size="small" type="text" onClick={() => void changeComputerSettings({ quietUntil: null })}>
        {t('Turn off')}
      </Button>
    </p>
  );
}
