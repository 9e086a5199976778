import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { LadderOverview } from '#shared/features/notifications/ladder/ladder.schema.ts';
import {
  ladderChannels,
  longestAfter,
  priceOf,
  type LadderChannel,
  type Rung,
} from '#shared/features/notifications/ladder/ladder.values.ts';
import { Panel } from '#renderer/components/page/panel.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { TextField } from '#renderer/components/plain/form.tsx';
import { Segments } from '#renderer/components/plain/segments.tsx';
import { SwitchField } from '#renderer/components/plain/switch.tsx';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { priceWords } from '#renderer/lib/prices.ts';
import { useSaveRungs } from './ladder.queries.ts';
import { peopleOf } from './ladder-people.rules.ts';
import { channelWords, delayWords } from './ladder.words.ts';
import styles from './ladder.module.css';

type Priority = Rung['priority'];
type Props = { hotelId: string; ladder: LadderOverview; canChange: boolean };

/** Who is called when, for one priority at a time. */
export function LadderTimeline({ hotelId, ladder, canChange }: Props) {
  const { t } = useTranslation();
  const [priority, setPriority] = useState<Priority>('normal');
  const [changing, setChanging] = useState(false);
  const words: Record<Priority, string> = { urgent: t('Urgent'), high: t('High'), normal: t('Normal'), low: t('Low') };
  const change = (
    <Button size="small" onClick={() => setChanging(true)}>
      {t('Change steps')}
    </Button>
  );
  return (
    <Panel title={t('Who is called when')} more={canChange && !changing && change}>
      <Segments
        aria-label={t('Priority')}
        value={priority}
        segments={(['urgent', 'high', 'normal', 'low'] as const).map((value) => ({ value, label: words[value] }))}
        onChoose={setPriority}
      />
      {changing ? (
        <StepsForm
          key={priority}
          hotelId={hotelId}
          rungs={ladder.rungs}
          priority={priority}
          onClose={() => setChanging(false)}
        />
      ) : (
        <Steps ladder={ladder} priority={priority} />
      )}
    </Panel>
  );
}

const inOrder = (rungs: Rung[], priority: Priority): Rung[] =>
  rungs
    .filter((rung) => rung.priority === priority)
    .toSorted(
      (a, b) =>
        a.after_seconds - b.after_seconds || ladderChannels.indexOf(a.channel) - ladderChannels.indexOf(b.channel),
    );

function Steps({ ladder, priority }: { ladder: LadderOverview; priority: Priority }) {
  const { t, i18n } = useTranslation();
  const names = channelWords(t);
  const { currency } = ladder.prices;
  return (
    <ol className={styles['timeline']}>
      {inOrder(ladder.rungs, priority).map(({ channel, after_seconds }) => {
        const price = priceOf(channel, ladder.prices);
        const people = peopleOf(ladder, channel).length;
        return (
          <li key={channel}>
            <span className={styles['when']}>{delayWords(t, after_seconds)}</span>
            <div>
              <strong>{names[channel]}</strong>
              <span>{whoWords(t, ladder, channel)}</span>
            </div>
            {price !== null && (
              <span className={styles['price']}>
                {t('about {{price}} each', { price: priceWords(price, currency, i18n.language) })}
                {people > 1 &&
                  ` · ${t('{{price}} in all', { price: priceWords(price * people, currency, i18n.language) })}`}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** The people of a step, or why it reaches nobody. */
function whoWords(t: ReturnType<typeof useTranslation>['t'], ladder: LadderOverview, channel: LadderChannel): string {
  if (channel === 'console') return t('Everybody who has Concierge open');
  if (channel === 'guest') return t('In the guest’s language, with the hotel’s phone number');
  if (channel !== 'push' && !ladder.has_phone) return t('This server cannot send SMS or call yet');
  const people = peopleOf(ladder, channel);
  if (people.length === 0)
    return channel === 'push'
      ? t('Nobody has a phone registered for notices')
      : t('Nobody: no telephone number is saved. The next step follows at once.');
  const names = people.map(({ name }) => name).join(', ');
  if (channel === 'manager') return names;
  return people.every(({ is_on_duty }) => is_on_duty)
    ? t('On duty now: {{names}}', { names })
    : t('Nobody of them is on duty, so everybody: {{names}}', { names });
}

type FormProps = { hotelId: string; rungs: Rung[]; priority: Priority; onClose: () => void };

/** Seconds for each channel; null: not used. */
function StepsForm({ hotelId, rungs, priority, onClose }: FormProps) {
  const { t } = useTranslation();
  const save = useSaveRungs(hotelId);
  const [after, setAfter] = useState<Map<LadderChannel, number>>(
    () => new Map(inOrder(rungs, priority).map(({ channel, after_seconds }) => [channel, after_seconds])),
  );
  const names = channelWords(t);
  const set = (channel: LadderChannel, seconds: number | null) =>
    setAfter((before) => {
      const next = new Map(before);
      if (seconds === null) next.delete(channel);
      else next.set(channel, seconds);
      return next;
    });
  const submit = () => {
    const changed = [...after].map(([channel, after_seconds]) => ({ priority, channel, after_seconds }));
    save.mutate([...rungs.filter((rung) => rung.priority !== priority), ...changed], {
      onSuccess: () => {
        notifySuccess(t('Steps saved'));
        onClose();
      },
      onError: (error) => notifyFailure(t('The steps could not be saved'), error),
    });
  };
  return (
    <div className={styles['form']}>
      {ladderChannels.map((channel) => (
        <div key={channel} className={styles['formStep']}>
          <SwitchField
            label={names[channel]}
            checked={after.has(channel)}
            onChange={(isOn) => set(channel, isOn ? 60 : null)}
          />
          <TextField
            name={channel}
            label={t('Seconds until “{{step}}”', { step: names[channel] })}
            type="number"
            min={0}
            max={longestAfter}
            disabled={!after.has(channel)}
            value={after.get(channel) ?? ''}
            onChange={({ target }) => set(channel, Math.min(longestAfter, Math.max(0, Math.round(+target.value))))}
          />
        </div>
      ))}
      <div className={styles['buttons']}>
        <Button type="primary" loading={save.isPending} disabled={after.size === 0} onClick={submit}>
          {t('Save steps')}
        </Button>
        <Button onClick={onClose}>{t('Cancel')}</Button>
      </div>
    </div>
  );
}
