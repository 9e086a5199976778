import { create } from 'zustand';

export type AssignTab = 'give' | 'snooze';
type Opened = { conversationId: string; tab: AssignTab } | null;

/** The open dialog: assign a conversation, or put it aside. */
export const useAssignDialog = create<{ opened: Opened }>(() => ({ opened: null }));

export const openAssign = (conversationId: string, tab: AssignTab): void =>
  useAssignDialog.setState({ opened: { conversationId, tab } });

export const closeAssign = (): void => useAssignDialog.setState({ opened: null });
