import { useId, useState, type KeyboardEvent } from 'react';
import { useColleagues } from './colleagues.queries.ts';
import { MentionMenu, type Colleague } from './mention-menu.tsx';
import { matchingNames, mentionAt, withMention } from './mention.rules.ts';
import type { NoteDraft } from './notes.store.ts';

const shownAtMost = 8;

type Props = {
  draft: NoteDraft;
  write: (draft: NoteDraft) => void;
  field: { current: HTMLTextAreaElement | null };
};

/** The list of colleagues behind "@": arrow keys, Enter or Tab, a click; Escape closes it. */
export function useMention({ draft, write, field }: Props) {
  const colleagues = useColleagues();
  const [at, setAt] = useState<{ query: string; from: number } | null>(null);
  const [active, setActive] = useState(0);
  const menuId = useId();
  const found = at ? matchingNames(colleagues, at.query).slice(0, shownAtMost) : [];
  const chosen = Math.min(active, Math.max(found.length - 1, 0));
  const pick = (person: Colleague) => {
    if (!at) return;
    const next = withMention(draft, { from: at.from, cursor: at.from + 1 + at.query.length }, person);
    write(next.draft);
    setAt(null);
    field.current?.focus();
    requestAnimationFrame(() => field.current?.setSelectionRange(next.cursor, next.cursor));
  };
  const isOpen = found.length > 0;
  return {
    look: (text: string, cursor: number) => {
      setAt(mentionAt(text, cursor));
      setActive(0);
    },
    press: ({ key, shiftKey }: KeyboardEvent): boolean => {
      if (!isOpen) return false;
      if (key === 'Escape') setAt(null);
      else if (key === 'ArrowDown') setActive((chosen + 1) % found.length);
      else if (key === 'ArrowUp') setActive((chosen - 1 + found.length) % found.length);
      else if ((key === 'Enter' && !shiftKey) || key === 'Tab') pick(found[chosen]!);
      else return false;
      return true;
    },
    attributes: isOpen ? { 'aria-controls': menuId, 'aria-activedescendant': `${menuId}-${chosen}` } : {},
    menu: isOpen && <MentionMenu id={menuId} people={found} chosen={chosen} onPick={pick} />,
  };
}
