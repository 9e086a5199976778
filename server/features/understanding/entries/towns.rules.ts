import type { LanguageCode } from '../languages.ts';
import { fold, LONGEST_TEXT } from '../text/folding.rules.ts';

/** Words before the name of the place where a thing is, by language; with the article of a hotel ("at the Audax"). */
const BEFORE: Partial<Record<LanguageCode, string>> = {
  en: 'in|at|in the|at the',
  fr: 'à|a|au|en|dans',
  de: 'in|im|bei|beim',
  es: 'en|en el|en la',
  it: 'a|ad|in|al|presso',
  pt: 'em|no|na',
  nl: 'in|bij',
  pl: 'w|we',
  ru: 'в|во',
};
const NAMES = new Map(
  Object.entries(BEFORE).map(([language, words]) => [
    language,
    new RegExp(`(?<!\\p{L})(?:${words}) (\\p{Lu}\\p{Ll}{2,30})(?!\\p{L})`, 'gu'),
  ]),
);
const TURKISH = /(?<!\p{L})(\p{Lu}\p{Ll}{2,30})['’](?:da|de|ta|te)(?!\p{L})/gu;
const JAPANESE = /([\p{Script=Katakana}ー]{3,20})(?=[ので]|に(?![着到行向泊]))/gu;
/** Signs that Chinese writes foreign names with; four in a row before 的 or 有, or behind 在, are one. */
const SOUNDS =
  '阿埃艾安奥巴贝比彼宾博布达大德迪蒂丁敦多恩尔法菲费弗夫福戈格圭哈海赫胡基吉加卡凯康科克库昆拉莱兰朗劳勒雷里利莉廉列林隆卢鲁伦罗洛马玛迈曼梅门蒙米密莫穆纳娜奈内尼涅努诺欧帕佩皮普奇契恰乔瑞萨塞桑瑟沙圣史斯苏索塔泰坦特提廷图托瓦万维威韦温沃乌西希锡夏谢休修雅亚扬耶伊因尤约泽扎茨佐';
const CHINESE = new RegExp(`在([${SOUNDS}]{4,10})|([${SOUNDS}]{4,10})(?=[的有])`, 'gu');
const CYRILLIC = /\p{Script=Cyrillic}/u;

/**
 * Names of places that no phrase contains and that a question asks about ("parking in Ciutadella"), folded.
 * @param words of the text that nothing explains, and `unknown` those of them that no phrase contains
 */
export function townsIn(
  text: string,
  language: LanguageCode,
  { words, unknown }: { words: readonly string[]; unknown: readonly string[] },
): string[] {
  const sample = text.slice(0, LONGEST_TEXT);
  if (language === 'zh') return [...sample.matchAll(CHINESE)].map((match) => match[1] ?? match[2] ?? '');
  const pattern = language === 'ja' ? JAPANESE : language === 'tr' ? TURKISH : NAMES.get(language);
  if (!pattern) return [];
  const names = [...sample.matchAll(pattern)].map((match) => fold(match[1] ?? ''));
  // The correction of typing errors may take a Russian case of a name for a word.
  return names.filter((name) => unknown.includes(name) || (CYRILLIC.test(name) && !words.includes(name)));
}
