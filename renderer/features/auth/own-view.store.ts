import { create } from 'zustand';

type View = 'hotel' | 'admin';
const storageKey = 'concierge.view';

/** What a super admin who is also staff of a hotel sees without an acting session. The initial view is the hotel. */
export const useOwnView = create<{ view: View }>(() => ({
  view: localStorage.getItem(storageKey) === 'admin' ? 'admin' : 'hotel',
}));

export function chooseOwnView(view: View): void {
  localStorage.setItem(storageKey, view);
  useOwnView.setState({ view });
}
