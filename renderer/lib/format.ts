import { readerLocale } from './reader-locale.ts';

/** '1,234' as the reader writes it: '1.234', '1’234'. */
export function countWords(count: number, language: string): string {
  return count.toLocaleString(readerLocale(language));
}
