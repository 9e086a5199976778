import { create } from 'zustand';

/** The conversation whose bar for finding was opened or closed by the user; others show it while the list is searched. */
export const useFind = create<{ open: string | null; closed: string | null }>(() => ({ open: null, closed: null }));

export const openFind = (id: string): void => useFind.setState({ open: id, closed: null });
export const closeFind = (id: string): void => useFind.setState({ open: null, closed: id });
