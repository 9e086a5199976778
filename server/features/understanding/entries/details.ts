import { allConceptsOf } from '../danger/danger-words.rules.ts';
import type { LanguageCode } from '../languages.ts';
import { parseLexicon } from '../lexicon/lexicon.rules.ts';
import { readFolder } from '../sources.ts';
import { tokensOf, withoutAccents } from '../text/folding.rules.ts';

const DETAILS = parseLexicon(
  readFolder('data/details', '.txt')
    .map(({ text }) => text)
    .join('\n'),
);
const NO_THINGS = ['LASTTIME', 'KIN', 'THERE', 'HOUSE'];

/**
 * @property things particular things that the text names ("karaoke"): only an entry that names them answers it
 * @property lastTime about an earlier stay ("last year"); @property theirs about where relatives or friends are
 */
export type Details = { things: string[]; lastTime: boolean; theirs: boolean };

const namedIn = (text: string, languages: readonly LanguageCode[]): Set<string> =>
  allConceptsOf(tokensOf(text).map(withoutAccents), DETAILS, languages);

/** @param languages those the text may be in */
export const thingsOf = (text: string, languages: readonly LanguageCode[]): Set<string> =>
  new Set([...namedIn(text, languages)].filter((concept) => !NO_THINGS.includes(concept)));

/** @param clause a wish of the message, and the sentence that it is a part of; @param whole the message */
export function detailsOf(
  clause: { text: string; sentence?: string | undefined },
  whole: { text: string },
  languages: readonly LanguageCode[],
): Details {
  const message = namedIn(whole.text, languages);
  return {
    things: [...thingsOf(clause.text, languages)],
    lastTime: namedIn(clause.sentence ?? clause.text, languages).has('LASTTIME'),
    theirs: message.has('KIN') && (message.has('THERE') || message.has('HOUSE')),
  };
}
