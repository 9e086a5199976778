import { useTranslation } from '#renderer/lib/translate.ts';
import type { EntryLink, Faq } from '#shared/features/knowledge/knowledge.schema.ts';
import { Switch } from '#renderer/components/plain/switch.tsx';
import { Tip } from '#renderer/components/plain/tip.tsx';
import { StatusTag } from '#renderer/components/status-tag.tsx';
import { EntryActions } from './entry-actions.tsx';
import { AnsweredQuestions } from './questions/answered-questions.tsx';
import { EntryDatesTag } from './entry-dates-tag.tsx';
import { NotUsedTag } from './not-used-tag.tsx';
import { InHouseTag } from './in-house-tag.tsx';
import { LanguageTag } from './language-tag.tsx';
import type { SavedOffer } from './saved-offer.ts';
import styles from './faq-list.module.css';

type Actions = {
  onEdit: (faq: Faq) => void;
  onDelete: (faq: Faq) => void;
  onToggle: (faq: Faq, is_active: boolean) => void;
  onLink: (faq: Faq, link: EntryLink) => void;
  /** The FAQ that is being saved. */
  saving: string | null;
  saved: SavedOffer | null;
};

/** The list of FAQs: question, answer and actions. */
export function FaqList({ faqs, ...actions }: { faqs: Faq[] } & Actions) {
  return (
    <ul className={styles['list']}>
      {faqs.map((faq) => (
        <FaqRow key={faq.id} faq={faq} {...actions} />
      ))}
    </ul>
  );
}

function FaqRow({ faq, onEdit, onDelete, onToggle, onLink, saving, saved }: { faq: Faq } & Actions) {
  const { t } = useTranslation();
  return (
    <li className={styles['row']} data-active={faq.is_active}>
      <div className={styles['words']}>
        <h2>{faq.question}</h2>
        <p className={styles['answer']}>{faq.answer}</p>
        <p className={styles['tags']}>
          <StatusTag tone="quiet">{t(faq.category)}</StatusTag>
          <LanguageTag {...faq} />
          <InHouseTag {...faq} />
          <NotUsedTag {...faq} />
          <EntryDatesTag {...faq} />
          {!faq.is_active && <span>{t('The assistant does not use this one')}</span>}
        </p>
        <AnsweredQuestions entry={faq} busy={saving === faq.id} onLink={(link) => onLink(faq, link)} />
        {saved?.id === faq.id && <div className={styles['offer']}>{saved.offer}</div>}
      </div>
      <div className={styles['actions']}>
        <Tip title={t('The assistant uses it')}>
          <Switch
            checked={faq.is_active}
            onChange={(on) => onToggle(faq, on)}
            aria-label={t('The assistant uses “{{question}}”', { question: faq.question })}
          />
        </Tip>
        <EntryActions question={faq.question} onEdit={() => onEdit(faq)} onDelete={() => onDelete(faq)} />
      </div>
    </li>
  );
}
