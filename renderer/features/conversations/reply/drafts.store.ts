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

type Drafts = { drafts: Record<string, Draft> };

const keptMs = 14 * 24 * 60 * 60_000;
const storageName = 'concierge.drafts';

/** Drafts by person and conversation ({@link draftKey}): they outlive switching, reloading and a crash. */
export const useDrafts = create<Drafts>()(
  persist((): Drafts => ({ drafts: {} }), {
    name: storageName,
    storage: createJSONStorage(() => privateStorage),
    version: 1,
    merge: (stored, fresh) => ({ ...fresh, drafts: recent(stored as Partial<Drafts> | undefined) }),
  }),
);

// All tabs share one entry: a tab that did not take over what another wrote would overwrite it.
privateStorage.onChange((key) => {
  if (key === storageName) void useDrafts.persist.rehydrate();
});

function recent(stored: Partial<Drafts> | undefined): Record<string, Draft> {
  return Object.fromEntries(
    Object.entries(stored?.drafts ?? {}).filter(([, draft]) => Date.now() - draft.touched_at < keptMs),
  );
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

/** Conversations with a draft on this computer. */
export function conversationsWithDrafts(): string[] {
  return Object.keys(useDrafts.getState().drafts).map(conversationOf);
}

/** Drops everybody's drafts of a conversation. */
export function forgetDraftsOf(conversationId: string): void {
  useDrafts.setState(({ drafts }) => ({
    drafts: Object.fromEntries(Object.entries(drafts).filter(([key]) => conversationOf(key) !== conversationId)),
  }));
}

/** Nothing that was written stays on this computer. */
export function forgetDrafts(): void {
  useDrafts.setState({ drafts: {} });
  useDrafts.persist.clearStorage();
}
