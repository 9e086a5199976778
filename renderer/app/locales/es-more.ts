/** Texts of all other pages. */
export default import.meta.glob<Record<string, string>>(
  ['./es/*.json', '!./es/{accounts,console,conversations,desktop,inbox,palette,preferences,whatsapp}.json'],
  { eager: true, import: 'default' },
);
