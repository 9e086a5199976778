import { languageFeatures } from '../model/features.rules.ts';
import { LANGUAGES } from '../languages.ts';
import type { Knowledge } from '../model-store.ts';
import { tokensOf } from '../text/folding.rules.ts';
import { type HanLanguage, hanLanguageOfCountry, languageOfHanWords } from './han.rules.ts';

/** What the country of the guest's number is worth, as odds. */
const COUNTRY_ODDS = 40;
/** The same for the hotel's language. */
const HOUSE_ODDS = 5;
/** Guests who do not say otherwise write Chinese: Japanese ones mostly write kana as well. */
const USUAL_ODDS = 1 / 3;

/** The language of characters that Chinese and Japanese both write: by the conversation, the words, the guest's country, the phrases. */
export function hanLanguage(
  text: string,
  { previous, house, country }: { previous: string | null; house: string | null; country: string | null },
  { model }: Knowledge,
): HanLanguage {
  if (previous === 'ja') return 'ja';
  const byWords = languageOfHanWords(text);
  if (byWords) return byWords;
  if (previous === 'zh') return 'zh';
  const written = (text.match(/[\p{Script=Han}々]+/gu) ?? []).flatMap(tokensOf);
  const scores = model.scoreLanguages(languageFeatures(written));
  const scoreOf = (language: HanLanguage): number => scores[LANGUAGES.indexOf(language)] ?? 0;
  const odds = scoreOf('ja') / Math.max(scoreOf('zh'), 1e-6);
  return odds * priorOdds(hanLanguageOfCountry(country), house) >= 1 ? 'ja' : 'zh';
}

function priorOdds(ofCountry: HanLanguage | null, house: string | null): number {
  if (ofCountry) return ofCountry === 'ja' ? COUNTRY_ODDS : 1 / COUNTRY_ODDS;
  return house?.startsWith('ja') ? HOUSE_ODDS : USUAL_ODDS;
}
