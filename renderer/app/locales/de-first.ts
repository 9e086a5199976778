/** Texts of what stands first: landing page, signing in, the console's frame, inbox and dashboard. */
export default import.meta.glob<Record<string, string>>(
  './de/{accounts,console,conversations,desktop,inbox,palette,preferences,whatsapp}.json',
  { eager: true, import: 'default' },
);
