import { CheckOutlined, CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { useRef, useState } from 'react';
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
  const list = useRef<HTMLDivElement>(null);
  if (!names) return <p className={styles['line']} aria-busy="true" />;
  const { answers, answered } = entry;
  // What was pressed leaves the page or is disabled, and the focus would fall to the page.
  const holdFocus = () => list.current?.focus({ preventScroll: true });
  const link = (question: QuestionId, isAnswered: boolean) => {
    holdFocus();
    onLink({ question, answers: isAnswered });
  };
  return (
    <div
      ref={list}
      tabIndex={-1}
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
          onRemove={() => link(id as QuestionId, false)}
        />
      ))}
      <AddQuestion
        names={names}
        without={answered}
        question={entry.question}
        busy={busy}
        onAdd={(question) => link(question, true)}
        onCancel={holdFocus}
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
  /** Escape: the field leaves the page. */
  onCancel: () => void;
};

function AddQuestion({ names, without, question, busy, onAdd, onCancel }: AddProps) {
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
  const nameOf = (id: QuestionId) => names[id]?.[0] ?? id;
  return (
    <QuestionSelect
      ids={guestQuestions.filter((id) => !without.includes(id)).toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)))}
      names={names}
      onLeave={() => setOpen(false)}
      onCancel={() => {
        setOpen(false);
        onCancel();
      }}
      onChoose={(id) => {
        setOpen(false);
        onAdd(id);
      }}
    />
  );
}
