import { create } from 'zustand';

const storageKey = 'concierge.message-tips';

/** Whether the tips of this page are shown; stored on this computer. Default: shown. */
export const useTips = create<{ shown: boolean; toggle: () => void }>((set, get) => ({
  shown: localStorage.getItem(storageKey) !== 'hidden',
  toggle: () => {
    const shown = !get().shown;
    localStorage.setItem(storageKey, shown ? 'shown' : 'hidden');
    set({ shown });
  },
}));
