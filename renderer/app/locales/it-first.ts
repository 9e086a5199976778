/** Texts of the first pages: landing page, signing in, the console's frame, inbox, dashboard, bookings and guests. */
export default import.meta.glob<Record<string, string>>(
  './it/{accounts,bookings,console,conversations,desktop,guests,inbox,palette,whatsapp}.json',
  { eager: true, import: 'default' },
);
