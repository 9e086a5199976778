import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { privateStorage } from '#renderer/bridge/private-storage.ts';

/**
 * A reply that is being written. `client_key` names it to the server, so that however often it is sent it goes out once.
 * `began_after` is the last message that was there when the writing began (undefined: not begun).
 * `attempted` is the text of an earlier attempt whose fate is not known.
 */
export type Draft = {
  text: string;
  client_key: string;
  began_after?: string | null | undefined;
  attempted?: string | undefined;
  touched_at: number;
};

/** `synced`: the text that the server has, by draft, with the hotel of the conversation. */
type Synced = { hotel_id: string; text: string };
type Drafts = { drafts: Record<string, Draft>; synced: Record<string, Synced> };

const keptMs = 14 * 24 * 60 * 60_000;
const storageName = 'concierge.drafts';

/** Drafts by person and conversation ({@link draftKey}): they outlive switching, reloading and a crash. */
export const useDrafts = create<Drafts>()(
  persist((): Drafts => ({ drafts: {}, synced: {} }), {
    name: storageName,
    storage: createJSONStorage(() => privateStorage),
    version: 1,
    merge: (stored, fresh) => {
      const known = stored as Partial<Drafts> | undefined;
      return { ...fresh, drafts: recentDrafts(known?.drafts ?? {}), synced: known?.synced ?? {} };
    },
  }),
);

// All tabs share one entry: a tab that did not take over what another wrote would overwrite it.
privateStorage.onChange((key) => {
  if (key === storageName) void useDrafts.persist.rehydrate();
});

/** Without texts that were not touched for 14 days. */
export function recentDrafts<One extends { touched_at: number }>(drafts: Record<string, One>): Record<string, One> {
  return Object.fromEntries(Object.entries(drafts).filter(([, { touched_at }]) => Date.now() - touched_at < keptMs));
}

export const draftKey = (userId: string, conversationId: string) => `${userId} ${conversationId}`;

const without = <Value>(record: Record<string, Value>, key: string) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));

/** Keeps what is typed. `lastMessageId` is remembered where the writing begins with it. */
export function writeDraft(key: string, text: string, lastMessageId: string | null): void {
  useDrafts.setState(({ drafts }) => {
    const known = drafts[key];
    if (text === '' && known?.attempted === undefined) return { drafts: without(drafts, key) };
    const began_after = known?.text ? known.began_after : lastMessageId;
    return {
      drafts: {
        ...drafts,
        [key]: {
          ...known,
          client_key: known?.client_key ?? crypto.randomUUID(),
          text,
          began_after,
          touched_at: Date.now(),
        },
      },
    };
  });
}

/** Notes that everything up to a message was seen and the reply is wanted all the same. */
export function seenUpTo(key: string, lastMessageId: string | null): void {
  useDrafts.setState(({ drafts }) =>
    drafts[key] ? { drafts: { ...drafts, [key]: { ...drafts[key], began_after: lastMessageId } } } : {},
  );
}

/** Removes the draft from the reply box for sending; null if it is empty. */
export function takeDraft(key: string): Draft | null {
  const { drafts } = useDrafts.getState();
  const draft = drafts[key];
  if (!draft || draft.text.trim() === '') return null;
  useDrafts.setState({ drafts: without(drafts, key) });
  return draft;
}

/** Puts a text back into the reply box, before any text typed since. */
export function draftAgain(key: string, returned: Omit<Draft, 'touched_at'>): void {
  useDrafts.setState(({ drafts }) => {
    const text = [returned.text, drafts[key]?.text].filter(Boolean).join('\n');
    return { drafts: { ...drafts, [key]: { ...drafts[key], ...returned, text, touched_at: Date.now() } } };
  });
}

const conversationOf = (key: string) => key.slice(key.indexOf(' ') + 1);

/** Notes the text that the server has. */
export function noteSynced(key: string, { hotel_id, text }: Synced): void {
  useDrafts.setState(({ synced }) => ({
    synced: text === '' ? without(synced, key) : { ...synced, [key]: { hotel_id, text } },
  }));
}

/**
 * The person's draft as another device has left it; empty: it was sent or deleted. Text that both devices have written since
 * they last agreed is kept from both.
 */
export function takeOverDraft(key: string, hotel_id: string, other: Omit<Draft, 'touched_at' | 'attempted'>): void {
  const { drafts, synced } = useDrafts.getState();
  const known = drafts[key];
  const here = known?.text ?? '';
  const text = agreed({ before: synced[key]?.text ?? '', here, other: other.text });
  // A key whose attempt has an unknown fate is kept: under another one the text could go out twice.
  const named = known?.attempted === undefined ? other : known;
  if (here !== text)
    useDrafts.setState({
      drafts: text === '' ? without(drafts, key) : { ...drafts, [key]: { ...named, text, touched_at: Date.now() } },
    });
  if (other.text !== '' || text === '') noteSynced(key, { hotel_id, text: other.text });
}

/** `before`: what both had last. Where both have changed it and neither text is part of the other: one below the other. */
function agreed({ before, here, other }: Record<'before' | 'here' | 'other', string>): string {
  if (here === before) return other;
  if (other === before || here.includes(other)) return here;
  return other.includes(here) ? other : `${other}\n${here}`;
}

/** Conversations with a draft on this computer. */
export function conversationsWithDrafts(): string[] {
  return Object.keys(useDrafts.getState().drafts).map(conversationOf);
}

/** Drops everybody's drafts of a conversation. */
export function forgetDraftsOf(conversationId: string): void {
  const others = <Value>(record: Record<string, Value>) =>
    Object.fromEntries(Object.entries(record).filter(([key]) => conversationOf(key) !== conversationId));
  useDrafts.setState(({ drafts, synced }) => ({ drafts: others(drafts), synced: others(synced) }));
}

/** Nothing that was written stays on this computer. */
export function forgetDrafts(): void {
  useDrafts.setState({ drafts: {}, synced: {} });
  useDrafts.persist.clearStorage();
}
