/**
 * The file with a page's texts, beside the first script, whose name changes with every text.
 * @param script the name or address of the first script
 * @param page the page's path as a pattern, for example `/hotel/:hotelId/manage`; null for an unknown address
 */
export const textsFile = (script: string, language: string, page: string | null): string =>
  script.replace(/\.js$/, `.${language}${page?.replaceAll(/\W+/g, '-') ?? ''}.js`);
