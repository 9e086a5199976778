import { create } from 'zustand';
import type { HeldReply } from '#shared/features/conversations/held-replies.schema.ts';
import type { StateBefore } from '#shared/features/conversations/state-before.schema.ts';

/** A resolve that can be undone. `name`: the guest's; null if unknown. `held`: the reply that was sent with it. */
export type Undo = {
  hotelId: string;
  conversationId: string;
  name: string | null;
  before: StateBefore;
  held?: HeldReply;
};

/** Shorter than the server waits before the assistant answers what a resolve left unanswered (10 s). */
const undoMs = 8000;

/** Which guest was opened after the conversation `after` was resolved. `guest`: null if none waits; `name`: null if unknown. */
type Opened = { after: string; guest: { name: string | null } | null };

type State = {
  undo: Undo | null;
  opened: Opened | null;
  /** A conversation of which everything was resolved just now. The inbox opens the next guest and clears it. */
  resolved: string | null;
};

export const useUndo = create<State>(() => ({ undo: null, opened: null, resolved: null }));

/** Called by the mutation, not by the part that was clicked: that part may be gone when the server answers. */
export function tellResolved(conversationId: string | null): void {
  useUndo.setState({ resolved: conversationId });
}

/** May come before the undo is offered: a reply that was sent with the resolve is stored first. */
export function tellOpened(opened: Opened): void {
  useUndo.setState({ opened });
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Only the last resolve can be undone. */
export function offerUndo(undo: Undo): void {
  clearTimeout(timer);
  if (undo.before.requests.length === 0 && undo.before.owner === 'assistant' && !undo.held) return;
  useUndo.setState({ undo });
  timer = setTimeout(withdrawUndo, undoMs);
}

export function withdrawUndo(): void {
  clearTimeout(timer);
  useUndo.setState({ undo: null });
}
