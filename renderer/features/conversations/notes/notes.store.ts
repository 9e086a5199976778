import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { PrivateStorage } from '#shared/desktop.ts';
import { bridge } from '#renderer/bridge/index.ts';
import { recentDrafts } from '../reply/drafts.store.ts';

/** A note that is being written. `mentioned`: colleagues who were chosen, by the name that stands in the text. */
export type NoteDraft = { text: string; mentioned: { id: string; name: string }[] };

type Notes = { drafts: Record<string, NoteDraft & { touched_at: number }>; open: Record<string, boolean> };

const storageName = 'concierge.notes';
/** A browser's storage is in the clear, so that it keeps notes in memory alone. */
const memory: Pick<PrivateStorage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};

/**
 * Conversations in which a note is written instead of a reply, with its text. The desktop program keeps them over reloads, and
 * where it ends the page of a hidden window.
 */
export const useNoteDrafts = create<Notes>()(
  persist((): Notes => ({ drafts: {}, open: {} }), {
    name: storageName,
    storage: createJSONStorage(() => bridge.privateStorage ?? memory),
    version: 1,
    merge: (stored, fresh) => {
      const { drafts = {}, open = {} } = (stored ?? {}) as Partial<Notes>;
      return { ...fresh, drafts: recentDrafts(drafts), open };
    },
  }),
);

// All windows share one entry: a window that did not take over what another wrote would overwrite it.
bridge.privateStorage?.onChange((key) => {
  if (key === storageName) void useNoteDrafts.persist.rehydrate();
});

export const noNote: NoteDraft = { text: '', mentioned: [] };

const without = <Value>(record: Record<string, Value>, key: string) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));

export const writeNote = (conversationId: string, draft: NoteDraft): void =>
  void useNoteDrafts.setState(({ drafts }) => ({
    drafts:
      draft.text === ''
        ? without(drafts, conversationId)
        : { ...drafts, [conversationId]: { ...draft, touched_at: Date.now() } },
  }));

export const openNote = (conversationId: string): void =>
  void useNoteDrafts.setState(({ open }) => ({ open: { ...open, [conversationId]: true } }));

export const closeNote = (conversationId: string): void =>
  void useNoteDrafts.setState(({ open }) => ({ open: without(open, conversationId) }));

/** Conversations with a note that was begun on this computer. */
export const conversationsWithNotes = (): string[] => Object.keys(useNoteDrafts.getState().drafts);

/** Drops the text of a note that was begun, of one conversation or of all. */
export function forgetNotes(conversationId?: string): void {
  if (conversationId !== undefined) {
    writeNote(conversationId, noNote);
    return closeNote(conversationId);
  }
  useNoteDrafts.setState({ drafts: {}, open: {} });
  useNoteDrafts.persist.clearStorage();
}
