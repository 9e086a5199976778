import type { KeyboardEvent } from 'react';

/** The keys of a menu's button: up and down open it. */
export function openByArrow(event: KeyboardEvent<HTMLElement>, open: () => void): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  open();
}

/** The keys of an open menu: arrows, Home and End move the focus between its entries; Tab leaves it. */
export function walkMenu(event: KeyboardEvent<HTMLElement>, onTab: () => void): void {
  if (event.key === 'Tab') return onTab();
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
  const at = items.findIndex((item) => item === document.activeElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  items[(next + items.length) % items.length]?.focus();
}
