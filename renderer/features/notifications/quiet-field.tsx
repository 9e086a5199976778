import { useTranslation } from '#renderer/lib/translate.ts';
import type { SettingsChange } from '#shared/desktop.ts';
import { quietChoices, quietEnd, type QuietChoice } from '#shared/quiet.rules.ts';
import { SelectField } from '#renderer/components/plain/select-field.tsx';
import { useComputerSettings } from '#renderer/bridge/computer-settings.store.ts';
import { useNow } from '#renderer/lib/hooks/use-now.ts';
import { clockWords } from '#renderer/lib/dates.ts';
import { useTimezone } from '#renderer/lib/session/session.ts';

type Props = { change: (wish: SettingsChange) => void };

/** "Do not disturb" of this computer: off, or for how long. It always has an end. */
export function QuietField({ change }: Props) {
  const { t, i18n } = useTranslation();
  const { quietUntil, shiftEnds } = useComputerSettings((state) => state.settings);
  const zone = useTimezone();
  const now = useNow(60_000);
  const endOf = (choice: QuietChoice) => quietEnd(choice, { now, shiftEnds, zone });
  const time = (at: number) => clockWords(at, i18n.language, zone);
  const labels: Record<QuietChoice, string> = {
    half_hour: t('For 30 minutes'),
    hour: t('For 1 hour'),
    shift: t('Until the end of the shift ({{time}})', { time: time(endOf('shift')) }),
  };
  const current =
    quietUntil === null ? [] : [{ value: 'on' as const, label: t('Until {{time}}', { time: time(quietUntil) }) }];
  return (
    <SelectField<QuietChoice | 'on' | 'off'>
      label={t('Do not disturb')}
      value={quietUntil === null ? 'off' : 'on'}
      choices={[
        { value: 'off', label: t('Off') },
        ...current,
        ...quietChoices.map((value) => ({ value, label: labels[value] })),
      ]}
      onChoose={(value) => value !== 'on' && change({ quietUntil: value === 'off' ? null : endOf(value) })}
    />
  );
}
