const switches = [
  'remote-debugging-port',
  'remote-debugging-pipe',
  'remote-debugging-address',
  'inspect',
  'inspect-brk',
];

/** The first switch that opens the program to a debugger; null if there is none. */
export const debuggingSwitch = (has: (name: string) => boolean): string | null => switches.find(has) ?? null;
