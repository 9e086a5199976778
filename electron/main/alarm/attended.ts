import { BrowserWindow, type WebContents } from 'electron';

/** The conversations that a person at this computer deals with. A page that is hidden, hangs or is gone has none. */
export type Attended = {
  set(page: WebContents, conversationId: string | null): void;
  now(): ReadonlySet<string>;
  onChange(listener: () => void): void;
};

export function createAttended(): Attended {
  const byPage = new Map<WebContents, string>();
  const listeners: (() => void)[] = [];
  const changed = () => listeners.forEach((listener) => listener());
  const known = new WeakSet<WebContents>();

  const follow = (page: WebContents) => {
    if (known.has(page)) return;
    known.add(page);
    const leave = () => byPage.delete(page) && changed();
    page.on('destroyed', leave);
    page.on('render-process-gone', leave);
    const window = BrowserWindow.fromWebContents(page);
    window?.on('hide', changed);
    window?.on('show', changed);
    window?.on('minimize', changed);
    window?.on('restore', changed);
  };
  return {
    set(page, conversationId) {
      follow(page);
      if (conversationId === null) byPage.delete(page);
      else byPage.set(page, conversationId);
      changed();
    },
    now: () => new Set([...byPage].filter(([page]) => isSeen(page)).map(([, id]) => id)),
    onChange: (listener) => void listeners.push(listener),
  };
}

function isSeen(page: WebContents): boolean {
  const window = page.isDestroyed() ? null : BrowserWindow.fromWebContents(page);
  return window !== null && window.isVisible() && !window.isMinimized();
}
