import { languageOfCharacters } from './han.rules.ts';

/** Scripts that one language (of those that guests write) is usually written in. */
const SCRIPTS: [RegExp, string][] = [
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Devanagari}/gu, 'hi'],
];
/** Latin words inside Japanese or Arabic are usual (brands, "check-in"), so other scripts win early. */
const OWN_SHARE = 0.3;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/**
 * The language that the text's script decides; null for Latin script and for texts without letters.
 * Characters that Chinese and Japanese both write stay Japanese in a Japanese conversation.
 */
export function languageOfScript(text: string, previous: string | null): { code: string; sure: boolean } | null {
  const letters = count(text, /\p{L}/gu);
  if (letters === 0) return null;
  const kana = count(text, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const han = count(text, /\p{Script=Han}/gu);
  // One Chinese character says as much as a Latin word.
  if (kana + han > 0 && (kana + han) * 2 >= letters * OWN_SHARE) {
    const code = kana > 0 ? 'ja' : languageOfCharacters(text);
    return code ? { code, sure: true } : { code: previous === 'ja' ? 'ja' : 'zh', sure: false };
  }
  for (const [script, code] of SCRIPTS)
    if (count(text, script) / letters >= OWN_SHARE) return { code: neighbourOf(text, code), sure: true };
  return null;
}

/** Languages that share a script, told apart by letters that the more common one does not have. */
function neighbourOf(text: string, code: string): string {
  if (code === 'ar' && /[پچژگک]/u.test(text)) return /[ٹڈڑں]/u.test(text) ? 'ur' : 'fa';
  if (code !== 'ru') return code;
  if (/[іїєґ]/iu.test(text)) return 'uk';
  return /[ђћџљњј]/iu.test(text) ? 'sr' : code;
}
