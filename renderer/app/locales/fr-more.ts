/** Texts of all other pages. */
export default import.meta.glob<Record<string, string>>(
  ['./fr/*.json', '!./fr/{accounts,console,conversations,desktop,inbox,palette,preferences,whatsapp}.json'],
  { eager: true, import: 'default' },
);
