import { useId } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { AlarmSound } from '#shared/bell-sound.ts';
import type { SettingsChange } from '#shared/desktop.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import form from '#renderer/components/plain/form.module.css';
import { SelectField } from '#renderer/components/plain/select-field.tsx';
import { bridge } from '#renderer/bridge/index.ts';
import { useComputerSettings } from '#renderer/bridge/computer-settings.store.ts';
import { notifyFailure } from '#renderer/lib/notify.ts';

type Props = { change: (wish: SettingsChange) => void };

/** Which sound the alarm has on this computer, how loud it is, and how it sounds. */
export function SoundFields({ change }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { sound, volume } = useComputerSettings((state) => state.settings);
  const sounds: { value: AlarmSound; label: string }[] = [
    { value: 'bell', label: t('Desk bell') },
    { value: 'chime', label: t('Chime') },
    { value: 'alert', label: t('Alert') },
  ];
  const test = async () => {
    if (!(await bridge.testSound())) notifyFailure(t('The sound could not be played. Check the loudspeaker.'));
  };
  return (
    <>
      <SelectField
        label={t('Sound of the alarm')}
        value={sound}
        choices={sounds}
        onChoose={(chosen) => change({ sound: chosen })}
      />
      <div className={form['field']}>
        <label htmlFor={id}>{t('Volume')}</label>
        <input
          id={id}
          type="range"
          min={10}
          max={100}
          step={10}
          value={volume}
          onChange={(event) => change({ volume: Number(event.target.value) })}
        />{' '}
        <Button size="small" onClick={() => void test()}>
          {t('Test the sound')}
        </Button>
      </div>
    </>
  );
}
