import { useEffect, useImperativeHandle, useState, type KeyboardEvent, type Ref } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Link } from 'react-router-dom';
import { savedRepliesPath } from '#renderer/lib/paths.ts';
import { replyFieldId } from './reply-field-id.ts';
import { useFilledReplies } from './saved-reply-menu.queries.ts';
import { matching } from './slash.rules.ts';
import styles from './saved-reply-menu.module.css';

/** The key press, if the menu has used it. */
export type MenuKeys = { press: (event: KeyboardEvent) => boolean };
type Props = {
  conversationId: string;
  query: string;
  /** The text is nothing but the search: it is no message to the guest. */
  isAlone: boolean;
  ref: Ref<MenuKeys>;
  onPick: (text: string) => void;
  onClose: () => void;
};

const menuId = 'saved-replies';
const shownAtMost = 30;

/** Saved replies above the reply box: arrow keys and Enter, or a click. The cursor stays in the reply box. */
export function SavedReplyMenu({ conversationId, query, isAlone, ref, onPick, onClose }: Props) {
  const { t } = useTranslation();
  const { data, error } = useFilledReplies(conversationId);
  const found = matching(data?.items ?? [], query).slice(0, shownAtMost);
  const [active, setActive] = useState({ query, at: 0 });
  const at = active.query === query ? Math.min(active.at, Math.max(found.length - 1, 0)) : 0;
  const move = (next: number) => setActive({ query, at: (next + found.length) % found.length });
  useImperativeHandle(ref, () => ({
    press: ({ key, shiftKey }) => {
      if (key === 'Escape') onClose();
      else if (found.length === 0) return key === 'Enter' && (isAlone || (!data && !error));
      else if (key === 'ArrowDown') move(at + 1);
      else if (key === 'ArrowUp') move(at - 1);
      else if ((key === 'Enter' && !shiftKey) || key === 'Tab') onPick(found[at]!.text);
      else return false;
      return true;
    },
  }));
  useEffect(() => {
    document.getElementById(`${menuId}-${at}`)?.scrollIntoView({ block: 'nearest' });
    const field = document.getElementById(replyFieldId);
    if (found.length > 0) field?.setAttribute('aria-activedescendant', `${menuId}-${at}`);
    return () => field?.removeAttribute('aria-activedescendant');
  }, [at, found.length]);
  return (
    <div className={styles['menu']}>
      <div role="listbox" id={menuId} aria-label={t('Saved replies')} tabIndex={-1}>
        {found.map((reply, index) => (
          <div
            key={reply.id}
            id={`${menuId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className={styles['option']}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(reply.text)}
            onKeyDown={() => undefined}
          >
            <strong dir="auto">{reply.title}</strong>
            <span dir="auto">{reply.text}</span>
            {reply.missing.length > 0 && (
              <em>{t('No value for {{names}}', { names: reply.missing.map((name) => `{{${name}}}`).join(', ') })}</em>
            )}
          </div>
        ))}
      </div>
      <p role="status">
        <Hint isRead={data !== undefined} isFailed={error !== null} isEmpty={found.length === 0} isAlone={isAlone} />{' '}
        <Link to={savedRepliesPath}>{t('Manage saved replies')}</Link>
      </p>
    </div>
  );
}

type HintProps = { isRead: boolean; isFailed: boolean; isEmpty: boolean; isAlone: boolean };

function Hint({ isRead, isFailed, isEmpty, isAlone }: HintProps) {
  const { t } = useTranslation();
  if (!isRead) return isFailed ? t('The saved replies could not be loaded.') : t('Loading saved replies');
  if (!isEmpty) return t('↑ ↓ choose · Enter inserts · Esc closes');
  return isAlone
    ? t('No saved reply matches. Nothing is sent; Esc closes this list.')
    : t('No saved reply matches. Enter sends the text as it is.');
}
