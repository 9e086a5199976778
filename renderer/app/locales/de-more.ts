/** Texts of all other pages. */
export default import.meta.glob<Record<string, string>>(
  ['./de/*.json', '!./de/{accounts,bookings,console,conversations,desktop,guests,inbox,palette,whatsapp}.json'],
  { eager: true, import: 'default' },
);
