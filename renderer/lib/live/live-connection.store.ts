import { create } from 'zustand';

export type LiveState = 'off' | 'connecting' | 'open' | 'reconnecting';

/**
 * Shown in the shell: 'Reconnecting…' while the console may be out of date.
 * `knownAt`: time in ms since which the shown data may be out of date; null while it is current.
 */
export const useLiveConnection = create<{ state: LiveState; knownAt: number | null }>(() => ({
  state: 'off',
  knownAt: null,
}));
