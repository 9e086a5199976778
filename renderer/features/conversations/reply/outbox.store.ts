import { create } from 'zustand';
import type { Choices } from '#shared/features/conversations/choices.schema.ts';
import type { Attachment } from '#shared/features/conversations/conversations.schema.ts';
import type { TranslatedFrom } from '#shared/features/conversations/translation.schema.ts';
import { privateStorage } from '#renderer/bridge/private-storage.ts';

/**
 * Why a reply is no longer sent automatically. `old`: it waited so long that its author must confirm it. `colleague`: the
 * colleague's name is in `words`, the time of the answer in `at`.
 */
export type HeldReason = { kind: 'refused' | 'colleague' | 'old'; words: string; at?: string | undefined };

/**
 * A reply that was sent at the desk and that the server has not confirmed. `client_key` names it to the server, so that
 * it goes out once however often it is tried. `began_after`: the last message when the writing began; undefined skips
 * the check for a colleague's reply. `attempted`: an earlier text under the same key whose fate is not known.
 */
export type WaitingReply = {
  client_key: string;
  user_id: string;
  hotel_id: string;
  conversation_id: string;
  text: string;
  /** What it was written as, before it was translated. */
  translated?: TranslatedFrom | undefined;
  /** A file that the server has. */
  file?: (Attachment & { id: string | null }) | undefined;
  choices?: Choices | undefined;
  began_after?: string | null | undefined;
  attempted?: string | undefined;
  written_at: string;
  /** Requests that its writer saw open; they are resolved once the server has it. */
  then_resolve?: string[] | undefined;
  attempts: number;
  /** Time of the next attempt, in ms since the epoch. */
  next_at: number;
  held?: HeldReason | undefined;
};

const prefix = 'concierge.outbox.';

/** What comes back into the reply box: what was written, of a translation. */
export const writtenText = ({ text, translated }: Pick<WaitingReply, 'text' | 'translated'>): string =>
  translated?.content ?? text;

/**
 * Waiting replies, oldest first. Each has a separate entry in the storage, so that two tabs never
 * overwrite each other's replies.
 */
export const useOutboxEntries = create<{ entries: WaitingReply[] }>(() => ({ entries: readAll() }));

function readAll(): WaitingReply[] {
  return privateStorage
    .keys()
    .filter((name) => name.startsWith(prefix))
    .flatMap((name) => parse(privateStorage.getItem(name)))
    .sort((one, other) => one.written_at.localeCompare(other.written_at));
}

function parse(text: string | null): WaitingReply[] {
  try {
    const entry = JSON.parse(text ?? 'null') as WaitingReply | null;
    return typeof entry?.client_key === 'string' && typeof entry.text === 'string' ? [entry] : [];
  } catch {
    return [];
  }
}

/** Reads the storage again: another tab may have sent, changed or discarded a reply. */
export function readOutbox(): WaitingReply[] {
  const entries = readAll();
  useOutboxEntries.setState({ entries });
  return entries;
}

export function keepReply(entry: WaitingReply): void {
  privateStorage.setItem(prefix + entry.client_key, JSON.stringify(entry));
  readOutbox();
}

/** Changes a reply that still waits; nothing where it is gone. */
export function changeReply(clientKey: string, change: Partial<WaitingReply>): void {
  const entry = readOutbox().find(({ client_key }) => client_key === clientKey);
  if (entry) keepReply({ ...entry, ...change });
}

export function removeReply(clientKey: string): void {
  privateStorage.removeItem(prefix + clientKey);
  readOutbox();
}

/** "Send now": the author has confirmed the reply after a warning. */
export function sendNow(clientKey: string): void {
  changeReply(clientKey, { next_at: 0, held: undefined, began_after: undefined, written_at: new Date().toISOString() });
}

/** Another tab changed the outbox. Returns what ends the subscription. */
export function followOtherTabs(): () => void {
  return privateStorage.onChange((key) => {
    if (key === null || key.startsWith(prefix)) readOutbox();
  });
}
