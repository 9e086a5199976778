import { isLanguage, type LanguageCode } from '../languages.ts';

const LATIN: readonly LanguageCode[] = ['en', 'fr', 'de', 'es', 'it', 'pt', 'nl', 'pl', 'tr'];
const SCRIPTS: readonly [RegExp, LanguageCode][] = [
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u, 'zh'],
];
/** What only looks like a name. */
export const HARMLESS = 'HARMLESS';
/** Not the ablative: "paristen" is where the guest comes from. */
const TURKISH = 'da de ta te ya ye a e yi yu i u nin nun in un daki deki taki teki la le yla yle'.split(' ');
const POLISH = ['u', 'a', 'ie', 'em', 'owi'];
const POLISH_A = ['y', 'i', 'e', 'ie', 'o'];
const SHORTEST_A = 5;

/**
 * Files of names ("NAME: forms", "de,nl:form" for these languages only) in the format of a lexicon. A form is read in all
 * languages of its script.
 * @throws Error naming a line that is none
 */
export function namesLexicon(files: readonly string[]): string {
  const lines = files.flatMap((text) => text.split('\n')).filter((line) => line.trim() && !line.startsWith('#'));
  return lines
    .flatMap((line) => {
      const [, name, forms] = /^([A-Z][A-Z_0-9]*): (.+)$/.exec(line) ?? [];
      if (!name || !forms) throw new Error(`names: "${line.slice(0, 60)}"`);
      return [`@${name === HARMLESS ? name : `NAME_${name}`} own`, ...rowsOf(forms)];
    })
    .join('\n');
}

function rowsOf(forms: string): string[] {
  const rows = new Map<LanguageCode, string[]>();
  for (const written of forms.split(/\s+/).filter(Boolean)) {
    const [, only, form = written] = /^([a-z,]+):(.+)$/.exec(written) ?? [];
    for (const language of only ? only.split(',').filter(isLanguage) : languagesOf(form))
      rows.set(language, [...(rows.get(language) ?? []), form, ...withEndings(form, language)]);
  }
  return [...rows].map(([language, words]) => `${language}: ${[...new Set(words)].join(' ')}`);
}

const languagesOf = (form: string): readonly LanguageCode[] => {
  const script = SCRIPTS.find(([letters]) => letters.test(form));
  return script ? [script[1]] : LATIN;
};

/** The cases of a name of one word whose stem they leave as it is. */
function withEndings(form: string, language: LanguageCode): string[] {
  if (/[_*]/.test(form)) return [];
  if (language === 'tr') return TURKISH.map((ending) => form + ending);
  if (language === 'de') return [`${form}s`];
  if (language !== 'pl') return [];
  if (/[^aeiouy]$/.test(form)) return POLISH.map((ending) => form + ending);
  return form.endsWith('a') && form.length >= SHORTEST_A ? POLISH_A.map((ending) => form.slice(0, -1) + ending) : [];
}
