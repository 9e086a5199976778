import { shell, type Session, type WebContents } from 'electron';
import { isSameOrigin, mayUse, classifyTarget } from './guards.rules.ts';

type GuardOptions = {
  /** The server's origin, or null before it is known. */
  server: () => string | null;
  /** Opens a page of the console in a further window. */
  openPage: (path: string) => void;
};

/** Denied to every page: leaving its origin, opening windows, embedding other pages. */
export function guardContents(contents: WebContents, { server, openPage }: GuardOptions): void {
  contents.setWindowOpenHandler(({ url }) => {
    const target = classifyTarget(url, server());
    if (target.to === 'outside') void shell.openExternal(target.url);
    if (target.to === 'console') openPage(target.path);
    return { action: 'deny' };
  });
  const stay = (event: { preventDefault: () => void; url: string }) => {
    if (isSameOrigin(contents.getURL(), event.url)) return;
    event.preventDefault();
    const target = classifyTarget(event.url, server());
    if (target.to === 'outside') void shell.openExternal(target.url);
  };
  contents.on('will-navigate', stay);
  contents.on('will-redirect', stay);
  contents.on('will-frame-navigate', (event) => {
    if (!event.isMainFrame) event.preventDefault();
  });
  contents.on('will-attach-webview', (event) => event.preventDefault());
}

/** Permissions of a session and its downloads: only files that the console created. */
export function guardSession(session: Session): void {
  session.setPermissionRequestHandler((contents, permission, answer) => answer(mayUse(permission, contents.getURL())));
  session.setPermissionCheckHandler((_contents, permission, origin) => mayUse(permission, `${origin}/`));
  session.setDevicePermissionHandler(() => false);
  session.on('will-download', (event, item) => {
    const address = item.getURL();
    if (!/^(blob:)?app:\/\/concierge\//.test(address)) event.preventDefault();
  });
}
