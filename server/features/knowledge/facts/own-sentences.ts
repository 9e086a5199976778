import { conceptsOf } from '#server/features/understanding/lexicon/concepts.rules.ts';
import { LANGUAGES } from '#server/features/understanding/languages.ts';
import { foldedWordsOf } from '#server/features/understanding/text/folding.rules.ts';
import { sentencesIn } from '../contradictions/parts.rules.ts';
import { plainLexicon } from '../contradictions/plain-lexicon.ts';

/** The concepts of the things that the profile has facts of, by the first part of the questions about them. */
const OF_TOPIC: Readonly<Record<string, string>> = {
  breakfast: 'BREAKFAST',
  parking: 'PARKING',
  pets: 'PET',
  pool: 'POOL',
  city_tax: 'TAX',
  reception: 'RECEPTION',
  checkin: 'CHECKIN',
  checkout: 'CHECKOUT',
  wifi: 'WIFI',
};
/** Things whose hours and prices are their own. Reception, bar and check-in are also places and moments of others. */
const OTHERS = new Set('BREAKFAST PARKING PET POOL TAX WIFI LUNCH DINNER SAUNA GYM MASSAGE LAUNDRY BIKE'.split(' '));
/** What else is another thing beside these. */
const OTHERS_OF: Readonly<Record<string, string>> = { CHECKIN: 'CHECKOUT', CHECKOUT: 'CHECKIN' };
const JOINT = /[,，、،]\s?|\s(?:and|und|et|y|e|en|i|и|ve)\s/iu;
const LONGEST_WORD = 60;

/** The sentences of an answer without those that are surely about other things, and what follows on them. */
export function ownSentences(answer: string, topic: string): string {
  const own = OF_TOPIC[topic] ?? '';
  let isOther = false;
  const kept = piecesOf(answer).map((sentence) => {
    const things = thingsIn(sentence);
    if (things.has(own)) isOther = false;
    else if ([...things].some((thing) => OTHERS.has(thing) || OTHERS_OF[own] === thing)) isOther = true;
    return isOther ? '' : sentence;
  });
  return kept.filter(Boolean).join('\n');
}

/** Its sentences; one about both check-in and check-out in the parts that are about each. */
const piecesOf = (answer: string): string[] =>
  sentencesIn(answer).flatMap(({ start, end }) => {
    const sentence = answer.slice(start, end);
    const things = thingsIn(sentence);
    return things.has('CHECKIN') && things.has('CHECKOUT') ? sentence.split(JOINT) : [sentence];
  });

function thingsIn(text: string): Set<string> {
  const words = foldedWordsOf(text).map((word) => word.slice(0, LONGEST_WORD));
  return new Set(conceptsOf(words, plainLexicon(''), LANGUAGES).found);
}
