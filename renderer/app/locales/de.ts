/** All texts of the console. */
export default import.meta.glob<Record<string, string>>('./de/*.json', { eager: true, import: 'default' });
