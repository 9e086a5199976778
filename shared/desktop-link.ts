/** Links of this scheme open the desktop program. */
export const linkScheme = 'concierge-desk';
