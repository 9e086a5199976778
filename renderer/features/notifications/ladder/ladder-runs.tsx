import { useTranslation } from '#renderer/lib/translate.ts';
import { Link } from 'react-router-dom';
import type { LadderRun } from '#shared/features/notifications/ladder/ladder.schema.ts';
import { PriorityTag, StatusTag } from '#renderer/components/status-tag.tsx';
import { Panel } from '#renderer/components/page/panel.tsx';
import { TimeAgo } from '#renderer/components/time-ago.tsx';
import { conversationPath, latePath } from '#renderer/lib/paths.ts';
import { fullTime } from '#renderer/lib/dates.ts';
import { callWords, channelWords, stepWords } from './ladder.words.ts';
import styles from './ladder.module.css';

type Props = { runs: LadderRun[]; timezone: string };

/** Guests for whom staff are being called, and those of the last day. */
export function LadderRuns({ runs, timezone }: Props) {
  const { t } = useTranslation();
  return (
    <Panel title={t('Under way and in the last day')}>
      {runs.length === 0 ? (
        <p className={styles['none']}>
          {t('No guest has waited in the last 24 hours. When one waits, each step is shown here.')}
        </p>
      ) : (
        <ul className={styles['runs']}>
          {runs.map((run) => (
            <RunRow key={run.id} run={run} timezone={timezone} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function RunRow({ run, timezone }: { run: LadderRun; timezone: string }) {
  const { t, i18n } = useTranslation();
  const [channels, states, calls] = [channelWords(t), stepWords(t), callWords(t)];
  return (
    <li>
      <header>
        <Link to={run.conversation_id ? conversationPath(run.conversation_id) : latePath}>
          <bdi>{run.task ?? run.guest_name ?? t('Unknown guest')}</bdi>
        </Link>
        <PriorityTag priority={run.priority} />
        <Outcome outcome={run.outcome} />
        <TimeAgo at={run.started_at} timezone={timezone} />
      </header>
      <ol className={styles['runSteps']}>
        {run.steps.map(({ channel, state, due_at, calls: made }) => (
          <li key={channel} data-state={state}>
            <time dateTime={due_at}>{fullTime(due_at, i18n.language, timezone)}</time> {channels[channel]}:{' '}
            {states[state]}
            {made.map(({ id, name, state: made_state }) => (
              <small key={id}>
                <bdi>{name}</bdi> {calls[made_state]}
              </small>
            ))}
          </li>
        ))}
      </ol>
    </li>
  );
}

function Outcome({ outcome }: Pick<LadderRun, 'outcome'>) {
  const { t } = useTranslation();
  if (outcome === 'taken') return <StatusTag tone="ok">{t('Somebody came')}</StatusTag>;
  if (outcome === 'raised') return <StatusTag tone="quiet">{t('Became more urgent')}</StatusTag>;
  return <StatusTag tone="amber">{t('Calling')}</StatusTag>;
}
