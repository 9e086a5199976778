import { PlayCircleOutlined } from '@ant-design/icons';
import { useId } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { SimulatorDraft } from '#shared/features/messaging/simulator.schema.ts';
import type { TestQuestion } from '#shared/features/messaging/test-questions.schema.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { messageOf } from '#renderer/lib/notify.ts';
import { TestQuestionRow } from './test-question-row.tsx';
import styles from './test-questions.module.css';
import { useTestQuestions } from './test-questions.queries.ts';
import { standingOf, type Standing } from './test-questions.words.ts';
import { useTestRun, type TestRun } from './use-test-run.ts';

type Props = {
  hotelId: string;
  /** Unsaved changes to test; empty if there are none. */
  draft: SimulatorDraft;
};

/** Test questions saved from the simulator. Running them shows the effect of a change before guests see it. */
export function TestQuestions({ hotelId, draft }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const questions = useTestQuestions(hotelId);
  const run = useTestRun(hotelId);
  const items = questions.data ?? [];
  const standings = items.map((item) => standingOf(item, run.tried.get(item.id), run.failed.has(item.id)));
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <header className={styles['header']}>
        <h3 id={id}>{t('Test questions')}</h3>
        <Summary standings={standings} run={run} />
        {items.length > 0 && <RunButton items={items} draft={draft} run={run} />}
      </header>
      {questions.isError && <p className={styles['note']}>{messageOf(questions.error)}</p>}
      {questions.isSuccess && items.length === 0 && (
        <p className={styles['note']}>
          {t(
            'Keep answers that you like, or correct them. Asked again after every change, they show at once what has become different.',
          )}
        </p>
      )}
      <ul className={styles['list']}>
        {items.map((item, index) => (
          <TestQuestionRow key={item.id} hotelId={hotelId} item={item} standing={standings[index]!} />
        ))}
      </ul>
    </section>
  );
}

function RunButton({ items, draft, run }: { items: TestQuestion[]; draft: SimulatorDraft; run: TestRun }) {
  const { t } = useTranslation();
  if (run.progress)
    return (
      <Button size="small" onClick={run.stop}>
        {t('Stop')}
      </Button>
    );
  const isDraft = Object.keys(draft).length > 0;
  return (
    <Button size="small" icon={<PlayCircleOutlined aria-hidden />} onClick={() => run.start(items, draft)}>
      {isDraft ? t('Run with what is not live yet') : t('Run all')}
    </Button>
  );
}

/** Summary of all test questions. */
function Summary({ standings, run }: { standings: Standing[]; run: TestRun }) {
  const { t } = useTranslation();
  const count = (...states: Standing['state'][]) => standings.filter(({ state }) => states.includes(state)).length;
  const words = () => {
    if (run.progress) return t('{{done}} of {{of}} asked…', run.progress);
    if (standings.length === 0) return '';
    const different = count('different', 'failed');
    const outdated = count('outdated');
    const never = count('never');
    if (different > 0) return t('{{different}} of {{all}} are different.', { different, all: standings.length });
    if (outdated > 0)
      return t('Something has changed since they were run: {{open}} to run.', { open: outdated + never });
    if (never > 0) return t('Not run yet: {{open}}.', { open: never });
    return t('All {{all}} are as expected.', { all: standings.length });
  };
  return (
    <p className={styles['summary']} role="status">
      {words()}
    </p>
  );
}
