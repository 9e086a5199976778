import { useEffect } from 'react';

/** Marks the link of a row, and the search field, for {@link useListKeys}. */
export const rowLink = { 'data-row-link': '' } as const;

/** j and k walk through the rows of the page's list, `/` goes to its search. Typing and open dialogs are left alone. */
export function useListKeys(searchFieldId: string): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isDialogOpen()) return;
      if (event.key === '/') document.getElementById(searchFieldId)?.focus();
      else if (event.key === 'j' || event.key === 'k') walk(event.key === 'j' ? 1 : -1);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [searchFieldId]);
}

function walk(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('[data-row-link]')];
  const at = links.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (step === 1 ? 0 : links.length - 1) : at + step;
  links[next]?.focus();
  links[next]?.scrollIntoView({ block: 'nearest' });
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"]:not([aria-hidden="true"])') !== null;
}
