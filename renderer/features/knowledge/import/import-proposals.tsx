import { Checkbox, Input, Select } from 'antd';
import { knowledgeCategories } from '#shared/features/knowledge/knowledge.values.ts';
import { memo, useCallback } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { ImportProposals as Found, ProposedPair } from '#shared/features/knowledge/knowledge-import.schema.ts';
import { AlertBox } from '#renderer/components/states/alert-box.tsx';
import { EmptyState } from '#renderer/components/states/empty-state.tsx';
import { useCategoryNames } from '#renderer/lib/hooks/use-category-names.ts';
import { useTimezone } from '#renderer/lib/session/session.ts';
import { fullTime } from '#renderer/lib/dates.ts';
import styles from './knowledge-import.module.css';

/** `proposed`: it looked like a code when it was found. */
export type Proposal = ProposedPair & { approved: boolean; proposed: boolean };
type Props = {
  found: Found;
  proposals: Proposal[];
  onChange: (change: (before: Proposal[] | null) => Proposal[]) => void;
};

/** Proposed pairs, to be selected and corrected. */
export function ImportProposals({ found, proposals, onChange }: Props) {
  const { t } = useTranslation();
  const count = proposals.filter((one) => one.approved).length;
  const change = useCallback(
    (index: number, part: Partial<Proposal>) =>
      onChange((before) => (before ?? []).map((one, at) => (at === index ? { ...one, ...part } : one))),
    [onChange],
  );
  if (proposals.length === 0)
    return (
      <EmptyState
        title={t('No questions and answers were found')}
        text={t('Try another page or file, or paste the part that matters.')}
      />
    );
  return (
    <>
      <p className={styles['lead']}>
        {t('Read each one before you tick it: the assistant will tell guests exactly this.')}{' '}
        {found.read_by === 'layout' && t('They were found by their headings and question marks.')}
      </p>
      {found.model_again_at && <ModelAgain at={found.model_again_at} />}
      {found.shortened && (
        <AlertBox tone="info">{t('The text was too long to read to its end. Import the rest separately.')}</AlertBox>
      )}
      <Checkbox
        className={styles['all']!}
        checked={count === proposals.length}
        indeterminate={count > 0 && count < proposals.length}
        onChange={({ target }) =>
          onChange((before) => (before ?? []).map((one) => ({ ...one, approved: target.checked })))
        }
      >
        {t('Take all ({{chosen}} of {{number}} ticked)', { chosen: count, number: proposals.length })}
      </Checkbox>
      <ol className={styles['proposals']}>
        {proposals.map((proposal, index) => (
          <Row key={index} index={index} proposal={proposal} onChange={change} />
        ))}
      </ol>
    </>
  );
}

/** Says why the language model did not read this, and from when it does. */
function ModelAgain({ at }: { at: string }) {
  const { t, i18n } = useTranslation();
  const when = fullTime(at, i18n.language, useTimezone());
  return (
    <AlertBox tone="info">
      {t(
        'Your hotel has used up today’s questions to the language model, so these were found by the layout alone. From {{when}} the model reads again.',
        { when },
      )}
    </AlertBox>
  );
}

type RowProps = { index: number; proposal: Proposal; onChange: (index: number, part: Partial<Proposal>) => void };

const Row = memo(function Row({ index, proposal, onChange }: RowProps) {
  const { t } = useTranslation();
  const names = useCategoryNames();
  const number = index + 1;
  return (
    <li className={styles['proposal']} data-approved={proposal.approved}>
      <Checkbox
        checked={proposal.approved}
        aria-label={t('Approve answer {{number}}', { number })}
        onChange={({ target }) => onChange(index, { approved: target.checked })}
      />
      <Input
        value={proposal.question}
        maxLength={1000}
        aria-label={t('Question {{number}}', { number })}
        onChange={({ target }) => onChange(index, { question: target.value })}
      />
      <Select
        value={proposal.category}
        aria-label={t('Category of question {{number}}', { number })}
        options={knowledgeCategories.map((value) => ({ value, label: names[value] }))}
        onChange={(category) => onChange(index, { category })}
      />
      <Input.TextArea
        value={proposal.answer}
        maxLength={8000}
        autoSize={{ minRows: 2, maxRows: 8 }}
        aria-label={t('Answer {{number}}', { number })}
        onChange={({ target }) => onChange(index, { answer: target.value })}
      />
      <Checkbox
        checked={proposal.in_house_only}
        onChange={({ target }) => onChange(index, { in_house_only: target.checked })}
      >
        {t('Only for guests in the house')}
        {proposal.proposed && <span className={styles['code']}> {t('It looks like a code.')}</span>}
      </Checkbox>
    </li>
  );
});
