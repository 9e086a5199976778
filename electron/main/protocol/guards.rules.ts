import { desktopOrigin } from '#shared/desktop.ts';
import { belongsToServer } from './files.rules.ts';

/** Where an address may lead: a page of the console, the system's browser (or mail, or telephone), or nowhere. */
export type LinkTarget = { to: 'console'; path: string } | { to: 'outside'; url: string } | { to: 'nowhere' };

const outside = new Set(['https:', 'mailto:', 'tel:']);

/** `server` is the server's origin: its pages may be opened in a browser even where it is http on this computer. */
export function classifyTarget(address: string, server: string | null): LinkTarget {
  if (!URL.canParse(address)) return { to: 'nowhere' };
  const url = new URL(address);
  if (url.username || url.password) return { to: 'nowhere' };
  if (isConsoleAddress(address)) return { to: 'console', path: `${url.pathname}${url.search}` };
  if (outside.has(url.protocol) || (server !== null && url.origin === server)) return { to: 'outside', url: url.href };
  return { to: 'nowhere' };
}

/** Whether an address is the console's. `origin` is not usable: it is 'null' for custom schemes. */
function isConsoleAddress(address: string): boolean {
  return address === desktopOrigin || address.startsWith(`${desktopOrigin}/`);
}

/** Whether a navigation stays on the page's own origin, which must be one of ours. */
export function isSameOrigin(from: string, to: string): boolean {
  const origin = /^app:\/\/[^/]+/.exec(from)?.[0];
  return origin !== undefined && (to === origin || to.startsWith(`${origin}/`));
}

const granted = new Set(['clipboard-sanitized-write', 'fullscreen']);

/** Camera, location, notifications by the page and all other permissions are denied. */
export function mayUse(permission: string, requestingAddress: string): boolean {
  return granted.has(permission) && isConsoleAddress(requestingAddress);
}

/** A call over the bridge is accepted from the main frame of the console only. */
export function mayCall(frame: { url: string; parent: unknown } | null, origin: string): boolean {
  if (!frame || frame.parent || !URL.canParse(frame.url)) return false;
  // A guest's attachment has the same origin but is not a page of the console.
  if (belongsToServer(new URL(frame.url).pathname)) return false;
  return frame.url === origin || frame.url.startsWith(`${origin}/`);
}
