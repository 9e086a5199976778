import { create } from 'zustand';

type View = 'hotel' | 'admin';
const storageKey = 'concierge.view';

/** View of a super admin who is also hotel staff, without an acting session. Initially the hotel. */
export const useOwnView = create<{ view: View }>(() => ({
  view: localStorage.getItem(storageKey) === 'admin' ? 'admin' : 'hotel',
}));

export function chooseOwnView(view: View): void {
  localStorage.setItem(storageKey, view);
  useOwnView.setState({ view });
}
