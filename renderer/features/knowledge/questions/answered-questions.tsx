import { CheckOutlined, CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { guestQuestions } from '#shared/features/knowledge/guest-questions.values.ts';
import type { EntryLink, Faq, QuestionId } from '#shared/features/knowledge/knowledge.schema.ts';
import { themedPart } from '#renderer/components/themed/themed-part.tsx';
import styles from './answered-questions.module.css';
import { useGuestQuestions, type GuestQuestions } from './guest-questions.queries.ts';

const QuestionSelect = themedPart(async () => (await import('./question-select.tsx')).QuestionSelect);

type Entry = Pick<Faq, 'question' | 'answers' | 'answered'>;
type Props = { entry: Entry; busy: boolean; onLink: (link: EntryLink) => void };

/** What an entry answers, as the assistant reads it; a person removes what is wrong and adds what is missing. */
export function AnsweredQuestions({ entry, busy, onLink }: Props) {
  const { t, i18n } = useTranslation();
  const names = useGuestQuestions(i18n.language);
  if (!names) return <p className={styles['line']} aria-busy="true" />;
  const { answers, answered } = entry;
  return (
    <div
      className={styles['line']}
      role="group"
      aria-label={t('What “{{question}}” answers', { question: entry.question })}
    >
      <span>{answered.length > 0 ? t('Answers:') : t('Answers none of the usual questions')}</span>
      {answered.map((id) => (
        <Chip
          key={id}
          name={names[id]?.[0] ?? id}
          confirmed={answers.includes(id)}
          busy={busy}
          onRemove={() => onLink({ question: id as QuestionId, answers: false })}
        />
      ))}
      <AddQuestion
        names={names}
        without={answered}
        question={entry.question}
        busy={busy}
        onAdd={(question) => onLink({ question, answers: true })}
      />
    </div>
  );
}

type ChipProps = { name: string; confirmed: boolean; busy: boolean; onRemove: () => void };

function Chip({ name, confirmed, busy, onRemove }: ChipProps) {
  const { t } = useTranslation();
  return (
    <span className={styles['chip']} data-confirmed={confirmed}>
      {confirmed && <CheckOutlined aria-label={t('confirmed')} />}
      {name}
      <button type="button" disabled={busy} aria-label={t('Does not answer: {{name}}', { name })} onClick={onRemove}>
        <CloseOutlined aria-hidden />
      </button>
    </span>
  );
}

type AddProps = {
  names: GuestQuestions;
  without: readonly string[];
  question: string;
  busy: boolean;
  onAdd: (id: QuestionId) => void;
};

function AddQuestion({ names, without, question, busy, onAdd }: AddProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  if (!open)
    return (
      <button
        type="button"
        className={styles['add']}
        disabled={busy}
        aria-label={t('Add what “{{question}}” answers', { question })}
        onClick={() => setOpen(true)}
      >
        <PlusOutlined aria-hidden /> {t('Add')}
      </button>
    );
  const options = guestQuestions
    .filter((id) => !without.includes(id))
    .map((value) => ({ value, label: names[value]?.[0] ?? value }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  return (
    <QuestionSelect
      options={options}
      onLeave={() => setOpen(false)}
      onChoose={(id) => {
        setOpen(false);
        onAdd(id);
      }}
    />
  );
}
