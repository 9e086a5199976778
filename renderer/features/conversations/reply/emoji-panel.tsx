import type { KeyboardEvent } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { emojiGroups } from './emoji.values.ts';
import styles from './emoji-panel.module.css';

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 8, ArrowLeft: -1, ArrowUp: -8 };

/** Moves the focus to another emoji with the arrow keys. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (!step) return;
  const all = [...event.currentTarget.querySelectorAll('button')];
  const next = all[all.findIndex((one) => one === document.activeElement) + step];
  event.preventDefault();
  next?.focus();
}

/** Emoji by group: arrow keys move, Enter inserts, Escape closes. */
export function EmojiPanel({ onPick, onClose }: { onPick: (emoji: string) => void; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <section
      className={styles['panel']}
      role="dialog"
      aria-label={t('Emoji')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        moveFocus(event);
      }}
    >
      {emojiGroups.map(({ words, emoji }, group) => (
        <div key={words} role="group" aria-label={t(words)}>
          {emoji.map((one, index) => (
            <button
              key={one}
              type="button"
              // The person has just opened the panel to choose.
              autoFocus={group === 0 && index === 0}
              tabIndex={group === 0 && index === 0 ? 0 : -1}
              onClick={() => onPick(one)}
            >
              {one}
            </button>
          ))}
        </div>
      ))}
    </section>
  );
}
