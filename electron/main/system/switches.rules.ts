/** A debugger could read guests' messages and act as the signed-in person. */
const debuggers = [
  'remote-debugging-port',
  'remote-debugging-pipe',
  'remote-debugging-address',
  'inspect',
  'inspect-brk',
];
/** Another server could take the place of the hotel's, or the connection could be read. */
const certificates = ['ignore-certificate-errors', 'ignore-certificate-errors-spki-list', 'ssl-key-log-file'];

/** The first switch that an installed program refuses to start with; null if there is none. */
export const refusedSwitch = (has: (name: string) => boolean): string | null =>
  [...debuggers, ...certificates].find(has) ?? null;
