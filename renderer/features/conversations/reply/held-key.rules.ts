import type { Draft } from './drafts.store.ts';

type Ask = { content_sid: string; variables: Record<string, string> };
export type HeldDraft = { send_at?: string; cancel_if_guest_writes?: boolean; ask?: Ask };

/**
 * Names a text for later to the server. Sent again unchanged it has the same key and is kept once; with another text,
 * file, time or template it is another one.
 */
export function keyOfHeld(
  { client_key, text }: Pick<Draft, 'client_key' | 'text'>,
  file: { id: string | null } | undefined,
  how: HeldDraft,
): string {
  return `held ${client_key} ${hashOf(JSON.stringify([text.trim(), how, file?.id]))}`;
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16);
}
