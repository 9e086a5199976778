/** All texts of the console. */
export default import.meta.glob<Record<string, string>>('./it/*.json', { eager: true, import: 'default' });
