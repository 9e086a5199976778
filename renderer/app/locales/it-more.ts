/** Texts of all other pages. */
export default import.meta.glob<Record<string, string>>(
  ['./it/*.json', '!./it/{accounts,bookings,console,conversations,desktop,guests,inbox,palette,whatsapp}.json'],
  { eager: true, import: 'default' },
);
