/** Texts of all other pages. */
export default import.meta.glob<Record<string, string>>(
  ['./fr/*.json', '!./fr/{accounts,bookings,console,conversations,desktop,guests,inbox,palette,whatsapp}.json'],
  { eager: true, import: 'default' },
);
