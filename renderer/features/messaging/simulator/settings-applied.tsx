import { useTranslation } from '#renderer/lib/translate.ts';
import type { SimulatorReply } from '#shared/features/messaging/simulator.schema.ts';
import { choiceLabel, greetingWords, lengthWords, toneWords } from '../settings.words.ts';
import styles from './simulator-trace.module.css';

/** The settings that a simulated answer was written with, named as the form names them. */
export function SettingsApplied({ settings }: { settings: SimulatorReply['settings_applied'] }) {
  const { t } = useTranslation();
  const onOff = (on: boolean) => (on ? t('On') : t('Off'));
  const rows = [
    [t('Message tone'), t(choiceLabel(toneWords, settings.tone))],
    [t('Message length'), t(choiceLabel(lengthWords, settings.length))],
    [t('Greeting style'), t(choiceLabel(greetingWords, settings.greeting))],
    [t('Emojis'), onOff(settings.emojis)],
    [t('Hotel amenities'), onOff(settings.amenities)],
    [t('Local recommendations'), onOff(settings.local_recommendations)],
    [t('Brand voice'), settings.brand_voice || t('None')],
    [t('Signature phrase'), settings.signature || t('None')],
  ];
  return (
    <dl className={styles['settings']}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
