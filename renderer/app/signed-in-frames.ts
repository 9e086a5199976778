/** The code around signed-in pages, which is loaded at once. */
export { Shell } from './layout/shell.tsx';
export { RequireSession } from './require-session.tsx';
