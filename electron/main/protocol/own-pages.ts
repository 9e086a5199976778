/** The form for the server's address. A separate origin, so that it cannot reach data of the console. */
export const setupOrigin = 'app://setup';
export const diagnosticsOrigin = 'app://diagnostics';
/** The page in which the bell sounds. It is empty: its preload script does the work. */
export const bellOrigin = 'app://bell';

/** A page that the program writes itself, with its content security policy. */
export type OwnPage = { html: string; policy: string };
