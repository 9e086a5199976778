import { create } from 'zustand';

export type AssignTab = 'give' | 'snooze' | 'tags';
/** `isBulk`: chosen in the list, for one action on all. */
type Opened = { ids: string[]; isBulk: boolean; tab: AssignTab } | null;

/** The open dialog: give conversations to a person, put them aside, or tag them. */
export const useAssignDialog = create<{ opened: Opened }>(() => ({ opened: null }));

export const openAssign = (conversationId: string, tab: AssignTab): void =>
  useAssignDialog.setState({ opened: { ids: [conversationId], isBulk: false, tab } });

/** For conversations that were chosen in the list. */
export const openAssignOf = (ids: string[], tab: AssignTab): void =>
  useAssignDialog.setState({ opened: { ids, isBulk: true, tab } });

export const closeAssign = (): void => useAssignDialog.setState({ opened: null });
