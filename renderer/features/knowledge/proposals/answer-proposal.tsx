import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { AnswerProposal } from '#shared/features/knowledge/answer-proposals.contract.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { themedPart } from '#renderer/components/themed/themed-part.tsx';
import { useGuestQuestions } from '../questions/guest-questions.queries.ts';
import { useAnswerProposal, useDecideProposal, useKeepAnswer, type Where } from './answer-proposal.queries.ts';
import styles from './answer-proposal.module.css';

const FaqDialog = themedPart(async () => (await import('../faq-dialog.tsx')).FaqDialog);

/** `categoryOf`: the FAQs' category of a request's. */
type Props = Where & { replies: number; categoryOf: (category: string) => string };

/** Proposes a reply of staff as an FAQ where no entry answered the guest's question. */
export function AnswerProposalCard({ replies, categoryOf, ...where }: Props) {
  const read = useAnswerProposal(where, replies);
  const proposal = read && { ...read, category: categoryOf(read.category) };
  return proposal && <Card key={proposal.request_id} where={where} proposal={proposal} />;
}

function Card({ where, proposal }: { where: Where; proposal: AnswerProposal }) {
  const { t } = useTranslation();
  const keep = useKeepAnswer(where);
  const decide = useDecideProposal(where);
  const [isEditing, setEditing] = useState(false);
  const { request_id, question, answer, category } = proposal;
  const busy = keep.isPending || decide.isPending;
  return (
    <section className={styles['card']} aria-label={t('Keep as an answer')}>
      <h3>{t('No entry answers “{{question}}”. Keep your reply for the next guest?', { question })}</h3>
      <p dir="auto">{answer}</p>
      <Effects proposal={proposal} />
      <div className={styles['buttons']}>
        <Button type="primary" disabled={busy} loading={keep.isPending} onClick={() => keep.mutate(proposal)}>
          {t('Add to FAQs')}
        </Button>
        <Button disabled={busy} onClick={() => setEditing(true)}>
          {t('Edit')}
        </Button>
        <Button type="text" disabled={busy} onClick={() => decide.mutate({ request_id, decision: 'never' })}>
          {t('Never for this')}
        </Button>
      </div>
      {isEditing && (
        <FaqDialog
          hotelId={where.hotelId}
          start={{ question, answer, category }}
          onClose={() => setEditing(false)}
          onSaved={() => decide.mutate({ request_id, decision: 'kept' })}
        />
      )}
    </section>
  );
}

/** What the assistant would answer with it, and which test questions of the hotel that changes. */
function Effects({ proposal: { answers, test_questions } }: { proposal: AnswerProposal }) {
  const { t, i18n } = useTranslation();
  const names = useGuestQuestions(i18n.language);
  return (
    <>
      {answers.length > 0 && names && (
        <p className={styles['note']}>
          {t('It would answer: {{questions}}', { questions: answers.map((id) => names[id]?.[0] ?? id).join(', ') })}
        </p>
      )}
      {test_questions.length > 0 && (
        <p className={styles['note']}>
          {t('Test questions with another answer then: {{questions}}', { questions: test_questions.join(' · ') })}
        </p>
      )}
    </>
  );
}
