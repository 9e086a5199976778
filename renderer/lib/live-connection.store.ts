import { create } from 'zustand';

export type LiveState = 'off' | 'connecting' | 'open' | 'reconnecting';

/**
 * Shown in the shell: 'Reconnecting…' while the console may be out of date.
 * `knownAt`: since when what is shown may be out of date, in ms; null while it is kept up to date.
 */
export const useLiveConnection = create<{ state: LiveState; knownAt: number | null }>(() => ({
  state: 'off',
  knownAt: null,
}));
