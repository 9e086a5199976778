import { protocol, type Session } from 'electron';
import { desktopOrigin } from '#shared/desktop.ts';
import { createConsoleFiles } from './console-files.ts';
import { belongsToServer, contentType } from './files.rules.ts';
import { bellOrigin, diagnosticsOrigin, setupOrigin, type OwnPage } from './own-pages.ts';

const scheme = 'app';

/** Registers `app://` as a standard, secure scheme. Must run before the app is ready. */
export function registerScheme(): void {
  const privileges = { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true };
  protocol.registerSchemesAsPrivileged([{ scheme, privileges }]);
}

type Parts = {
  /** Folder of the built console. */
  root: string;
  passOn: (request: Request) => Promise<Response>;
  setupPage: () => OwnPage;
  diagnosticsPage: () => OwnPage;
};

/** Serves `app://concierge` (console and server calls) and `app://setup` (the form for the server's address). */
export function servePages(session: Session, { root, passOn, setupPage, diagnosticsPage }: Parts): void {
  const fileAnswer = createConsoleFiles(root);
  session.protocol.handle(scheme, async (request) => {
    const { host, pathname } = new URL(request.url);
    if (`${scheme}://${host}` === setupOrigin) return ownAnswer(pathname, setupPage());
    if (`${scheme}://${host}` === diagnosticsOrigin) return ownAnswer(pathname, diagnosticsPage());
    if (`${scheme}://${host}` === bellOrigin) return emptyPage();
    if (`${scheme}://${host}` !== desktopOrigin) return refused(404);
    if (belongsToServer(pathname)) return passOn(request);
    return fileAnswer(pathname);
  });
}

function ownAnswer(pathname: string, { html, policy }: OwnPage): Response {
  if (pathname !== '/') return refused(404);
  return new Response(html, {
    headers: {
      'content-type': contentType('setup.html'),
      'content-security-policy': policy,
      'cache-control': 'no-store',
    },
  });
}

const emptyPage = (): Response =>
  new Response('<!doctype html><title>Concierge Desk</title>', {
    headers: { 'content-type': contentType('bell.html'), 'content-security-policy': "default-src 'none'" },
  });

const refused = (status: number) => new Response(null, { status });
