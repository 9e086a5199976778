import { LANGUAGES, type LanguageCode } from '#server/features/understanding/languages.ts';
import type { LanguageLexicon, Lexicon } from '#server/features/understanding/lexicon/lexicon.rules.ts';
import { knowledge } from '#server/features/understanding/model-store.ts';

let views = new Map<string, Lexicon>();
let viewsOf: Lexicon | null = null;

/**
 * The lexicon for texts of a hotel in a language: words of other languages only as they stand in it, and no typing errors.
 * Staff write with care, and "beachten" is no beach.
 */
export function plainLexicon(language: string): Lexicon {
  const { lexicon } = knowledge();
  if (viewsOf !== lexicon) [views, viewsOf] = [new Map(), lexicon];
  const known = views.get(language);
  if (known) return known;
  const isOwn = (code: LanguageCode): boolean =>
    code === language || !(LANGUAGES as readonly string[]).includes(language);
  const languages = new Map(
    [...lexicon.languages].map(([code, words]): [LanguageCode, LanguageLexicon] => [
      code,
      { ...words, corrections: () => new Map(), ...(isOwn(code) ? {} : { prefix: new Map<string, string[]>() }) },
    ]),
  );
  const view = { ...lexicon, languages };
  views.set(language, view);
  return view;
}
