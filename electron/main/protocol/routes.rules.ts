import { linkScheme } from '#shared/desktop-link.ts';

/** Pages of the console that links may open, in addition to a conversation of the inbox. */
const pages = new Set([
  '/dashboard',
  '/requests',
  '/messages',
  '/bookings',
  '/guests',
  '/faqs',
  '/hotel-profile',
  '/staff',
  '/escalation',
  '/integrations',
  '/settings',
  '/analytics',
  '/handover',
]);

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * The console's page for an external path, or null. The result is rebuilt from the parsed parts: of the query only
 * `conversation` is kept, and only for the inbox.
 */
export function routeOf(path: string): string | null {
  if (!path.startsWith('/') || path.startsWith('//') || !URL.canParse(path, 'app://console')) return null;
  const { pathname, searchParams } = new URL(path, 'app://console');
  if (!pages.has(pathname)) return null;
  const conversation = searchParams.get('conversation');
  if (conversation === null || pathname !== '/requests') return pathname;
  return uuid.test(conversation) ? `${pathname}?conversation=${conversation.toLowerCase()}` : null;
}

/** A page in the window of one hotel (renderer/lib/session/window-hotel.ts). */
export function inHotel(path: string, hotelId: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}hotel=${encodeURIComponent(hotelId)}`;
}

/** The page for a link such as `concierge-desk://open/requests?conversation=…`, or null. */
export function routeOfLink(link: string): string | null {
  if (!link.toLowerCase().startsWith(`${linkScheme}://`) || !URL.canParse(link)) return null;
  const { host, pathname, search, username, password, port } = new URL(link);
  if (host.toLowerCase() !== 'open' || username || password || port) return null;
  return routeOf(`${pathname}${search}`);
}

/** The page of the first valid link among the start arguments. */
export function routeOfArguments(args: readonly string[]): string | null {
  for (const argument of args) {
    const route = routeOfLink(argument);
    if (route) return route;
  }
  return null;
}
