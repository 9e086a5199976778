import { conversationPath } from '#renderer/lib/paths.ts';

/** A conversation in the inbox; the search stays in the address, so that the list stays as it is. */
export function inboxPath(conversationId: string, search: string): string {
  const path = conversationPath(conversationId);
  return search ? `${path}&${new URLSearchParams({ q: search })}` : path;
}
