import { useTranslation } from '#renderer/lib/translate.ts';
import type { EntryLink, KnowledgeItem } from '#shared/features/knowledge/knowledge.schema.ts';
import { StatusTag } from '#renderer/components/status-tag.tsx';
import { useCategoryNames } from '#renderer/lib/hooks/use-category-names.ts';
import { EntryActions } from './entry-actions.tsx';
import { AnsweredQuestions } from './questions/answered-questions.tsx';
import { EntryDatesTag } from './entry-dates-tag.tsx';
import { NotUsedTag } from './not-used-tag.tsx';
import { InHouseTag } from './in-house-tag.tsx';
import { LanguageTag } from './language-tag.tsx';
import type { SavedOffer } from './saved-offer.ts';
import styles from './faq-list.module.css';

type Actions = {
  onEdit: (item: KnowledgeItem) => void;
  onDelete: (item: KnowledgeItem) => void;
  onLink: (item: KnowledgeItem, link: EntryLink) => void;
  /** The pair that is being saved. */
  saving: string | null;
  saved: SavedOffer | null;
};
type Props = { items: KnowledgeItem[] } & Actions;

/** The list of question and answer pairs, like the FAQs. */
export function KnowledgeList({ items, onEdit, onDelete, onLink, saving, saved }: Props) {
  const { t } = useTranslation();
  const names: Record<string, string> = useCategoryNames();
  return (
    <ul className={styles['list']}>
      {items.map((item) => (
        <li key={item.id} className={styles['row']}>
          <div className={styles['words']}>
            <h2>{item.question}</h2>
            <p className={styles['answer']}>{item.answer}</p>
            <p className={styles['tags']}>
              <StatusTag tone="quiet">{names[item.category] ?? t(item.category)}</StatusTag>
              <LanguageTag {...item} />
              <InHouseTag {...item} />
              <NotUsedTag {...item} />
              <EntryDatesTag {...item} />
            </p>
            <AnsweredQuestions entry={item} busy={saving === item.id} onLink={(link) => onLink(item, link)} />
            {saved?.id === item.id && <div className={styles['offer']}>{saved.offer}</div>}
          </div>
          <div className={styles['actions']}>
            <EntryActions question={item.question} onEdit={() => onEdit(item)} onDelete={() => onDelete(item)} />
          </div>
        </li>
      ))}
    </ul>
  );
}
