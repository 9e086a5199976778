import { useSearchParams } from 'react-router-dom';
import { conversationPath, paths } from '#renderer/lib/paths.ts';

/** What of the address says which conversations the list shows. */
const listParams = ['q', 'filter'] as const;

/** The list's part of the address ("q=Anna&filter=mine"), empty where everything is shown. */
export function useListAddress(): string {
  const [params] = useSearchParams();
  return listAddress({ q: params.get('q'), filter: params.get('filter') });
}

/** The same of a filter and a search; what is empty is left out. */
export function listAddress(shown: Record<(typeof listParams)[number], string | null>): string {
  const kept = new URLSearchParams();
  for (const name of listParams) if (shown[name]) kept.set(name, shown[name]);
  return kept.toString();
}

/** A conversation in the inbox. @param list the list's part of the address, so that the list stays as it is */
export function inboxPath(conversationId: string, list: string): string {
  const path = conversationPath(conversationId);
  return list ? `${path}&${list}` : path;
}

/** The inbox without a conversation. */
export const listPath = (list: string): string => (list ? `${paths.requests}?${list}` : paths.requests);
