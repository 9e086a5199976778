import { CloseOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { AssistantDraft } from '#shared/features/conversations/assistant-draft.contract.ts';
import { EntriesUsed } from '#renderer/components/assistant-lists.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import styles from './suggestion.module.css';

type Props = {
  /** Null: it is being written. */
  draft: AssistantDraft | null;
  /** Its text is in the reply box. */
  isUsed: boolean;
  onReplace: (text: string) => void;
  onAppend: (text: string) => void;
  onClose: () => void;
};

/** Where a draft comes from, and what becomes of it where text was typed already. */
export function AssistantDraftPanel({ draft, onClose, ...rest }: Props) {
  const { t } = useTranslation();
  return (
    <section className={styles['card']} aria-label={t('Draft of the assistant')}>
      <div className={styles['head']}>
        <h3>{t('Draft of the assistant')}</h3>
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined aria-hidden />}
          aria-label={t('Close')}
          onClick={onClose}
        />
      </div>
      {draft ? <Draft draft={draft} {...rest} /> : <p role="status">{t('The assistant is writing…')}</p>}
    </section>
  );
}

type DraftProps = Omit<Props, 'draft' | 'onClose'> & { draft: AssistantDraft };

function Draft({ draft: { content, sources, why, made_by }, isUsed, onReplace, onAppend }: DraftProps) {
  const { t } = useTranslation();
  if (content === null)
    return (
      <p role="status">
        {why === 'nothing_asked'
          ? t('The guest waits for no answer.')
          : t('The hotel’s knowledge does not answer this. Write it yourself; afterwards it can become an entry.')}
      </p>
    );
  return (
    <>
      {!isUsed && <p dir="auto">{content}</p>}
      <p className={styles['hint']} role="status">
        {made_by === 'model'
          ? t('Written by the language model from these entries. Check it, then send it.')
          : t('In the words of these entries. Check it, then send it.')}
      </p>
      <details>
        <summary>{t('Sources')}</summary>
        <EntriesUsed entries={sources} />
      </details>
      {!isUsed && (
        <div className={styles['buttons']}>
          <Button onClick={() => onAppend(content)}>{t('Add below my text')}</Button>
          <Button onClick={() => onReplace(content)}>{t('Replace my text')}</Button>
        </div>
      )}
    </>
  );
}
