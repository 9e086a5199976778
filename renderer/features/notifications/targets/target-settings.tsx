import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Target, Targets } from '#shared/features/conversations/targets.schema.ts';
import { Panel } from '#renderer/components/page/panel.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { PriorityTag } from '#renderer/components/status-tag.tsx';
import { minutesWords } from './target.words.ts';
import { TargetForm } from './target-form.tsx';
import { useTargets } from './targets.queries.ts';
import styles from './targets.module.css';

type Props = { hotelId: string; canChange: boolean };

/** Until when staff reply to a request and resolve it; missed targets call staff. */
export function TargetSettings({ hotelId, canChange }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch } = useTargets(hotelId);
  const [changing, setChanging] = useState(false);
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={3} />;
  const change = (
    <Button size="small" onClick={() => setChanging(true)}>
      {t('Change targets')}
    </Button>
  );
  return (
    <Panel title={t('Targets for replies')} more={canChange && !changing && change}>
      <p className={styles['hint']}>
        {t(
          'From the moment when a guest needs a person. A target that is missed calls staff: the next step happens at once.',
        )}{' '}
        <Hours targets={data} />
      </p>
      {changing ? (
        <TargetForm hotelId={hotelId} targets={data.targets} onClose={() => setChanging(false)} />
      ) : (
        <ul className={styles['targets']}>
          {data.targets.map((target) => (
            <Row key={target.priority} target={target} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Hours({ targets: { opens, closes } }: { targets: Targets }) {
  const { t } = useTranslation();
  if (!opens || !closes || opens === closes)
    return t('Your hotel has no reception hours, so every hour counts. Enter them in the hotel profile.');
  return t('Only reception hours count ({{opens}} to {{closes}}).', { opens, closes });
}

function Row({ target: { priority, reply_minutes, resolution_minutes, any_hour } }: { target: Target }) {
  const { t } = useTranslation();
  return (
    <li>
      <PriorityTag priority={priority} />
      <span>
        {reply_minutes === null
          ? t('No target for the first reply')
          : t('First reply within {{time}}', { time: minutesWords(reply_minutes) })}
      </span>
      <span>
        {resolution_minutes === null
          ? t('No target for the resolution')
          : t('Resolved within {{time}}', { time: minutesWords(resolution_minutes) })}
      </span>
      <span className={styles['note']}>{any_hour ? t('Counts day and night') : t('Counts in reception hours')}</span>
    </li>
  );
}
