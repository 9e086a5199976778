import { create } from 'zustand';

/** Whether the dialog of the saved views is open. */
export const useViewsDialog = create<{ isOpen: boolean }>(() => ({ isOpen: false }));

export const openViews = (): void => useViewsDialog.setState({ isOpen: true });
export const closeViews = (): void => useViewsDialog.setState({ isOpen: false });
