import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/**
 * A reply that is being written. `client_key` names it to the server, so that however often it is sent it goes out once.
 * `began_after` is the last message that was there when the writing began (undefined: not begun).
 * `attempted` is the text of an earlier attempt whose fate is not known. `queued`: it is to go out by itself as soon as
 * the server can be reached; writing on in it takes that back.
 */
export type Draft = {
  text: string;
  client_key: string;
  began_after?: string | null | undefined;
  attempted?: string;
  queued?: boolean;
  touched_at: number;
};
/** A reply on its way to the server. */
export type Sending = Draft & { started_at: string };

type Drafts = { drafts: Record<string, Draft>; sending: Record<string, Sending> };

const keptMs = 14 * 24 * 60 * 60_000;

/** Drafts by person and conversation ({@link draftKey}): they outlive switching, reloading and a crash. */
export const useDrafts = create<Drafts>()(
  persist((): Drafts => ({ drafts: {}, sending: {} }), {
    name: 'concierge.drafts',
    version: 1,
    // What was on its way when the page went away is a draft again: with its key, sending it anew is harmless.
    merge: (stored, fresh) => ({ ...fresh, drafts: recovered(stored as Partial<Drafts> | undefined) }),
  }),
);

function recovered(stored: Partial<Drafts> | undefined): Record<string, Draft> {
  const interrupted = Object.entries(stored?.sending ?? {}).map(
    ([key, { started_at: _, ...draft }]) => [key, { ...draft, attempted: draft.text }] as const,
  );
  const recent = [...Object.entries(stored?.drafts ?? {}), ...interrupted].filter(
    ([, draft]) => Date.now() - draft.touched_at < keptMs,
  );
  return Object.fromEntries(recent);
}

export const draftKey = (userId: string, conversationId: string) => `${userId} ${conversationId}`;

/** Keys of what this console sent: how it tells its own replies from a colleague's. */
export const ownKeys = new Set<string>();

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
          queued: false,
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

/** Puts a draft on its way; null where there is nothing to send or one is on its way already. */
export function beginSending(key: string): Sending | null {
  const { drafts, sending } = useDrafts.getState();
  const draft = drafts[key];
  if (!draft || draft.text.trim() === '' || sending[key]) return null;
  const started: Sending = { ...draft, started_at: new Date().toISOString() };
  ownKeys.add(draft.client_key);
  useDrafts.setState({ drafts: without(drafts, key), sending: { ...sending, [key]: started } });
  return started;
}

/**
 * The server has it. Where it answers with an earlier text of the same draft, that one had arrived after all: the newer
 * text is kept as a draft of its own. Returns whether the text that was sent is the one that went out.
 */
export function sendingDone(key: string, content: string): boolean {
  const { sending, drafts } = useDrafts.getState();
  const sent = sending[key];
  const earlier = sent?.attempted?.trim();
  const went = !sent || earlier === undefined || earlier === sent.text.trim() || earlier !== content.trim();
  const kept =
    went || !sent
      ? drafts
      : {
          ...drafts,
          [key]: {
            text: sent.text,
            client_key: crypto.randomUUID(),
            touched_at: Date.now(),
            began_after: sent.began_after,
          },
        };
  useDrafts.setState({ sending: without(sending, key), drafts: kept });
  return went;
}

/**
 * It did not go out, or nobody knows: the text comes back, before whatever was typed meanwhile. `queued`: it is tried
 * again by itself, unless something else was typed.
 */
export function sendingFailed(key: string, queued = false): void {
  const { sending, drafts } = useDrafts.getState();
  const { started_at: _, ...draft } = sending[key] ?? { started_at: '', text: '', client_key: '', touched_at: 0 };
  if (draft.text === '') return;
  const text = [draft.text, drafts[key]?.text].filter(Boolean).join('\n');
  useDrafts.setState({
    sending: without(sending, key),
    drafts: { ...drafts, [key]: { ...draft, text, attempted: draft.text, queued: queued && text === draft.text } },
  });
}

/** Replies that wait for the server, of one person (null: of anyone). */
export function queuedReplies(userId: string | null): (Draft & { key: string; conversationId: string })[] {
  return Object.entries(useDrafts.getState().drafts)
    .filter(([key, { queued }]) => queued === true && (userId === null || key.startsWith(`${userId} `)))
    .map(([key, draft]) => ({ ...draft, key, conversationId: key.slice(key.indexOf(' ') + 1) }));
}

/** It stays a draft, and goes out only when somebody sends it. */
export function unqueue(key: string): void {
  useDrafts.setState(({ drafts }) =>
    drafts[key] ? { drafts: { ...drafts, [key]: { ...drafts[key], queued: false } } } : {},
  );
}

/** Nothing that was written stays on this computer. */
export function forgetDrafts(): void {
  useDrafts.setState({ drafts: {}, sending: {} });
}
