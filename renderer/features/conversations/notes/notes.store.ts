import { create } from 'zustand';

/** A note that is being written. `mentioned`: colleagues who were chosen, by the name that stands in the text. */
export type NoteDraft = { text: string; mentioned: { id: string; name: string }[] };

/** Conversations in which a note is written instead of a reply, with its text. Kept until the window is closed. */
export const useNoteDrafts = create<{ drafts: Record<string, NoteDraft>; open: Record<string, boolean> }>(() => ({
  drafts: {},
  open: {},
}));

export const noNote: NoteDraft = { text: '', mentioned: [] };

export const writeNote = (conversationId: string, draft: NoteDraft): void =>
  useNoteDrafts.setState(({ drafts }) => ({ drafts: { ...drafts, [conversationId]: draft } }));

export const openNote = (conversationId: string): void =>
  useNoteDrafts.setState(({ open }) => ({ open: { ...open, [conversationId]: true } }));

export const closeNote = (conversationId: string): void =>
  useNoteDrafts.setState(({ open }) => ({ open: { ...open, [conversationId]: false } }));

/** Drops the text of a note that was begun, of one conversation or of all. */
export function forgetNotes(conversationId?: string): void {
  if (conversationId === undefined) return useNoteDrafts.setState({ drafts: {}, open: {} });
  writeNote(conversationId, noNote);
  closeNote(conversationId);
}
