import { BellOutlined, MutedOutlined, SoundOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Link } from 'react-router-dom';
import type { Translate } from '#renderer/lib/translate.ts';
import type { ConversationListItem } from '#shared/features/conversations/conversations.schema.ts';
import { conversationPath } from '#renderer/lib/paths.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { Tip } from '#renderer/components/plain/tip.tsx';
import { changeComputerSettings, useComputerSettings } from '#renderer/bridge/computer-settings.store.ts';
import { bridge } from '#renderer/bridge/index.ts';
import { shouldRing } from './alarm.rules.ts';
import { turnOnSound, useBell } from './alarm-sound.ts';
import { silence, useSilenced } from './alarm.store.ts';
import { useWaiting, type Waiting } from '../conversations.queries.ts';
import { OtherHotels } from './other-hotels.tsx';
import { useAttended } from './use-attended.ts';
import { useDeskAlarm } from './use-desk-alarm.ts';
import { useNoticeActions } from './use-notice-actions.ts';
import { useShownWaiting } from './use-shown-waiting.ts';
import { guestNameOf, sortForDesk, tooLongMs, waitedMs } from '../conversation.rules.ts';
import { stopwatch } from '../time.rules.ts';
import { useNow } from '#renderer/lib/hooks/use-now.ts';
import styles from './alarm.module.css';

/** `sound`, `notices`: what the person wants to be called by; the bar and the counts are always there. */
type Props = { hotelId: string | null; sound?: boolean; notices?: boolean };

/** Cached data from before the page load is shown, but does not count as a new or ended wait. */
const startedAt = Date.now();
const noneWaiting: Waiting = { items: [], count: 0 };

/**
 * Shown on every page of the console while a guest waits for a person: a bar, a sound, the count in the title and on the
 * program's icon, and a notification. In the desktop program only the bar is the page's. The conversation that is open at this computer does not count. Reads the waiting
 * list from the API; events only cause it to be read again.
 */
export function EscalationAlarm({ hotelId, sound = true, notices = true }: Props) {
  const { t } = useTranslation();
  const { data: known, dataUpdatedAt } = useWaiting(hotelId);
  const waiting = known ?? noneWaiting;
  const { muted, quietUntil } = useComputerSettings((state) => state.settings);
  const silenced = useSilenced((state) => state.keys);
  const attended = useAttended();
  const unattended = waiting.items.filter(({ id }) => id !== attended);
  const desk = useDeskAlarm(hotelId, attended);
  const ringsHere = bridge.alarm === null && shouldRing(unattended, silenced, muted || quietUntil !== null || !sound);
  const { blocked } = useBell(ringsHere);
  useShownWaiting(hotelId, dataUpdatedAt < startedAt ? undefined : known, notices);
  useNoticeActions(waiting.items);
  return (
    <section aria-label={t('Guests who wait')} className={styles['place']}>
      {unattended.length > 0 && (
        <Bar
          waiting={{ items: unattended, count: waiting.count - (waiting.items.length - unattended.length) }}
          others={unattended.length < waiting.items.length}
          ringing={desk?.ringing ?? ringsHere}
          blocked={blocked}
          muted={muted}
        />
      )}
      <OtherHotels alarm={desk} hotelId={hotelId} canSilence={unattended.length === 0} />
    </section>
  );
}

/** `others`: besides the guest who is being answered. */
type BarProps = { waiting: Waiting; others: boolean; ringing: boolean; blocked: boolean; muted: boolean };

function Bar({ waiting, others, ringing, blocked, muted }: BarProps) {
  const { t } = useTranslation();
  const first = sortForDesk(waiting.items)[0]!;
  const words = waitingWords(waiting.count, others, t);
  return (
    <div className={styles['bar']}>
      <p className={styles['words']}>
        <strong role="status">{words}</strong>
        <Oldest item={first} />
      </p>
      <div className={styles['actions']}>
        {blocked && (
          <Button size="small" icon={<SoundOutlined aria-hidden />} onClick={() => void turnOnSound()}>
            {t('Turn on sound')}
          </Button>
        )}
        {ringing && !blocked && (
          <Button
            size="small"
            type="text"
            icon={<BellOutlined aria-hidden />}
            aria-label={t('Silence')}
            onClick={() => silenceAll(waiting.items)}
          >
            <span className={styles['long']}>{t('Silence')}</span>
          </Button>
        )}
        {!blocked && <MuteButton muted={muted} />}
        <Link className={styles['go']!} to={conversationPath(first.id)} onClick={() => silence([first])}>
          {t('Answer', { context: 'verb' })}
        </Link>
      </div>
    </div>
  );
}

function silenceAll(items: readonly ConversationListItem[]): void {
  silence(items);
  void bridge.alarm?.silence();
}

function waitingWords(count: number, others: boolean, t: Translate): string {
  if (count === 1) return others ? t('One more guest waits for a person') : t('One guest waits for a person');
  return others
    ? t('{{count}} more guests wait for a person', { count })
    : t('{{count}} guests wait for a person', { count });
}

function Oldest({ item }: { item: ConversationListItem }) {
  const { t } = useTranslation();
  const waited = waitedMs(item, useNow(1000)) ?? 0;
  return (
    <span className={styles['oldest']} data-late={waited >= tooLongMs}>
      <bdi>{guestNameOf(item) ?? t('Unknown guest')}</bdi> <span>{stopwatch(waited)}</span>
    </span>
  );
}

function MuteButton({ muted }: { muted: boolean }) {
  const { t } = useTranslation();
  const label = muted
    ? t('The alarm is mute on this computer. Turn its sound on')
    : t('Mute the alarm on this computer');
  const toggle = () => {
    void changeComputerSettings({ muted: !muted });
    if (muted) void turnOnSound();
  };
  return (
    <Tip title={label}>
      <Button
        size="small"
        type="text"
        aria-label={label}
        aria-pressed={muted}
        icon={muted ? <MutedOutlined aria-hidden /> : <SoundOutlined aria-hidden />}
        onClick={toggle}
      />
    </Tip>
  );
}
