import { RightOutlined } from '@ant-design/icons';
import { useId, useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { Outcome, TestQuestion } from '#shared/features/messaging/test-questions.schema.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { StatusTag } from '#renderer/components/status-tag.tsx';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { askInDialog } from '#renderer/components/themed/ask-in-dialog.ts';
import { themedPart } from '#renderer/components/themed/themed-part.tsx';
import type { ExpectedDialogProps } from './expected-dialog.tsx';
import styles from './test-questions.module.css';
import { useExpect, useRemoveTestQuestion } from './test-questions.queries.ts';
import { differenceWords, standingWords, type Standing } from './test-questions.words.ts';

const ExpectedDialog = themedPart<ExpectedDialogProps>(
  async () => (await import('./expected-dialog.tsx')).ExpectedDialog,
);

type Props = { hotelId: string; item: TestQuestion; standing: Standing };

/** A test question: collapsed with its result; expanded with expected and actual answer. */
export function TestQuestionRow({ hotelId, item, standing }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { tone, label } = standingWords[standing.state];
  return (
    <li>
      <div className={styles['row']}>
        <button
          type="button"
          className={styles['fold']}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <RightOutlined aria-hidden />
          <span>{item.question}</span>
        </button>
        {item.in_house && <StatusTag tone="outline">{t('A guest in the house')}</StatusTag>}
        <StatusTag tone={tone}>{t(label)}</StatusTag>
      </div>
      <div id={id} hidden={!open}>
        {open && <Comparison item={item} actual={standing.actual} />}
        {open && <Actions hotelId={hotelId} item={item} actual={standing.actual} />}
      </div>
    </li>
  );
}

function Comparison({ item, actual }: { item: TestQuestion; actual: Outcome | null }) {
  const { t } = useTranslation();
  const differences = actual ? differenceWords(item.expected, actual, t) : [];
  return (
    <>
      {differences.length > 0 && (
        <ul className={styles['differences']}>
          {differences.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      <div className={styles['columns']}>
        <OutcomeBox title={t('Expected')} outcome={item.expected} />
        {actual && <OutcomeBox title={t('What came')} outcome={actual} />}
      </div>
    </>
  );
}

function OutcomeBox({ title, outcome }: { title: string; outcome: Outcome }) {
  const { t } = useTranslation();
  return (
    <div className={styles['outcome']}>
      <h4>{title}</h4>
      <p>{outcome.reply || t('The assistant would stay silent here.')}</p>
      <p className={styles['small']}>
        {outcome.human_required ? t('Human required') : t('No person needed')} ·{' '}
        {outcome.entries.length > 0
          ? outcome.entries.map(({ title: entry }) => `“${entry}”`).join(', ')
          : t('No entry of the hotel was used.')}
      </p>
    </div>
  );
}

function Actions({ hotelId, item, actual }: { hotelId: string; item: TestQuestion; actual: Outcome | null }) {
  const { t } = useTranslation();
  const expect = useExpect(hotelId);
  const askDelete = useAskDelete(hotelId);
  const [correcting, setCorrecting] = useState(false);
  const save = (expected: Outcome): Promise<boolean> =>
    expect.mutateAsync({ id: item.id, expected }).then(
      () => {
        notifySuccess(t('Expected answer saved'));
        return true;
      },
      (error: unknown) => {
        notifyFailure(t('Failed to save the expected answer'), error);
        return false;
      },
    );
  return (
    <div className={styles['actions']}>
      {actual && differenceWords(item.expected, actual, t).length > 0 && (
        <Button size="small" loading={expect.isPending} onClick={() => void save(actual)}>
          {t('What came is right')}
        </Button>
      )}
      <Button size="small" onClick={() => setCorrecting(true)}>
        {t('Correct the expected answer')}
      </Button>
      <Button size="small" danger onClick={() => askDelete(item)}>
        {t('Delete')}
      </Button>
      {correcting && (
        <ExpectedDialog
          title={t('Correct the expected answer')}
          question={item.question}
          expected={item.expected}
          saveLabel={t('Save expected answer')}
          onSave={save}
          onClosed={() => setCorrecting(false)}
        />
      )}
    </div>
  );
}

function useAskDelete(hotelId: string): (item: TestQuestion) => void {
  const { t } = useTranslation();
  const remove = useRemoveTestQuestion(hotelId);
  const deleteNow = (item: TestQuestion) =>
    remove.mutateAsync(item.id).then(
      () => notifySuccess(t('Test question deleted')),
      (error: unknown) => notifyFailure(t('Failed to delete the test question'), error),
    );
  return (item) =>
    askInDialog({
      title: t('Delete this test question?'),
      text: t('“{{question}}” is no longer asked when something changes.', { question: item.question }),
      yes: t('Delete test question'),
      no: t('Cancel'),
      onYes: () => deleteNow(item),
    });
}
