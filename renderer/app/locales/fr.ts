/** All texts of the console. */
export default import.meta.glob<Record<string, string>>('./fr/*.json', { eager: true, import: 'default' });
