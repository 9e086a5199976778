/** All texts of the console. */
export default import.meta.glob<Record<string, string>>('./es/*.json', { eager: true, import: 'default' });
