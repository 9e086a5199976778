import { useEffect } from 'react';

const product = 'Concierge';
const shown = { page: '', count: 0 };

function write(): void {
  const name = shown.page ? `${shown.page} · ${product}` : product;
  document.title = shown.count > 0 ? `(${shown.count}) ${name}` : name;
}

/** Sets the title of the browser tab while the component is mounted. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    shown.page = title;
    write();
  }, [title]);
}

/** How many requests wait, before the page's name in the tab; 0 removes it. */
export function setTitleCount(count: number): void {
  shown.count = count;
  write();
}
