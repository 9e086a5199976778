import { DAY_WORDS } from '#server/features/knowledge/contradictions/calendar.words.ts';
import { patternOf } from '#server/features/knowledge/contradictions/word-patterns.rules.ts';
import { denies } from '#server/features/conversations/translation/fact-words.rules.ts';
import { flatText } from '#server/features/conversations/translation/flat-text.rules.ts';
import { fixedLanguage } from '../language/languages.rules.ts';
import { foldText } from '../language/plain-text.rules.ts';
import { daysIn, withoutDays } from './named-days.rules.ts';
import { DAY_OFF } from './day-claims.words.ts';
import { statementsOf } from './statements.rules.ts';

/** A part of a sentence, folded and as it was written. @property denied it says "not" */
export type Part = { folded: string; written: string; denied: boolean; language: string };

/** Longer replies are not sent; entries are shorter. */
const LONGEST = 4000;
const MOST_PARTS = 120;
const SENTENCE =
  /(?<=[!?؟])\s+|(?<!\b(?:Mr|Mrs|Ms|Dr|St|Sr|Sra|Nr|No|ca|bzw|z|B|[A-Z]))\.(?=\s+[\p{Lu}\p{Lo}\p{N}¿¡“„]|\s*$)|(?<=[。！？\n])|[;؛；]\s?/u;
const JOINT =
  /,(?!\d)\s?|[،，、]|\s[–—-]\s|[()（）]|\s(?=(?:but|however|aber|jedoch|sondern|mais|pero|sino|ma|mas|maar|ale|но|ama|لكن|ولكن)\s)|(?=但)|\s(?=(?:and|und|et|y|e|en|i|и|ve) (?:\p{L}{1,12} ){0,2}(?:closed|not|geschlossen|nicht|ferm|pas|cerrad|no|chius|non|fechad|encerrad|nao|não|gesloten|niet|zamkn|nieczynn|nie|закры|не|kapal))/u;
/** "No," alone says nothing of what follows. */
const ONLY_NO = /^[^\p{L}]*(?:no|nein|non|nao|nee|nie|нет|hayir|لا|不|不用|不需要|不是|不必|没有|いいえ)[^\p{L}]*$/u;
const OTHERWISE =
  /^\P{L}*(?:but|however|aber|jedoch|sondern|mais|pero|sino|ma|mas|maar|ale|но|ama|لكن|ولكن|only|nur|seulement|uniquement|solo|sólo|solamente|soltanto|apenas|somente|alleen|enkel|tylko|только|sadece|yalnizca)(?!\p{L})|^(?:但|只|仅)/u;
const HAS_WORDS = /[\p{L}\p{N}]/u;
const SHORT_WORDS = 3;
const SHORT_DENSE = 6;
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const isShort = (part: string): boolean =>
  DENSE.test(part) ? part.length <= SHORT_DENSE : part.trim().split(/\s+/).length <= SHORT_WORDS;
const HOLIDAYS = new RegExp(patternOf(DAY_WORDS[8] ?? ''), 'gu');
/** "Le dimanche et les jours fériés": nothing but days. */
const isOfDays = (folded: string, language: string): boolean =>
  !/\p{L}{4}/u.test(withoutDays(folded.replace(HOLIDAYS, ' '), language));

/** The parts of what a reply states; its questions are left out. */
export const partsOfReply = (reply: string, language: string): Part[] => partsOf(reply, language, true);

/** "No, we have an outdoor pool": what follows says what there is. */
const FIRST_NO = /^[^\p{L}]*(?:no|nein|non|nao|nee|nie|нет|hayir|لا)[^\p{L}]+/u;
const SHORTEST_REST = 4;

/** A reply without a "no" at its beginning where the sentence then says what there is. */
export function withoutFirstNo(reply: string, language: string): string {
  const [first = ''] = reply.split(SENTENCE, 1);
  const no = FIRST_NO.exec(foldText(first));
  if (!no) return reply;
  const rest = first.slice(no[0].length);
  const says = rest.trim().split(/\s+/).length >= SHORTEST_REST && !saysNot(rest, language);
  return says ? reply.slice(no[0].length) : reply;
}

/** The parts of what an entry of the hotel states. */
export const partsOfEntry = (text: string, language: string): Part[] => partsOf(text, language, false);

function partsOf(text: string, language: string, leads: boolean): Part[] {
  const stated = statementsOf({ reply: text.slice(0, LONGEST), action: 'ask' });
  const sentences = stated.split(SENTENCE).filter((sentence) => HAS_WORDS.test(sentence));
  const parts = sentences.flatMap((sentence) =>
    piecesOf(sentence, language, leads).map((written) => ({
      folded: foldText(written),
      written,
      denied: saysNot(written, language),
      language,
    })),
  );
  return parts.slice(0, MOST_PARTS);
}

/**
 * The parts of a sentence. A short one goes on with the part before it ("not on Friday, Saturday or Sunday").
 * @param leads a short first one goes on with the part behind it ("on Friday, it is closed")
 */
function piecesOf(sentence: string, language: string, leads: boolean): string[] {
  const pieces = sentence.split(JOINT).filter((piece) => HAS_WORDS.test(piece) && !ONLY_NO.test(foldText(piece)));
  const joined: string[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const folded = foldText(piece);
    const isNot = saysNot(piece, language);
    const isLed = joined.length === 1 && isShort(last ?? '') && (leads || !isNot || daysIn(piece, language).size === 0);
    const goesOn =
      last !== undefined &&
      !OTHERWISE.test(folded) &&
      (((isShort(piece) || isOfDays(folded, language)) && !isNot) || isLed);
    if (goesOn) joined.push(`${joined.pop()}, ${piece}`);
    else joined.push(piece);
  }
  return joined;
}

/** Whether a part says "not", names an exception or a day off. */
export const saysNot = (part: string, language: string): boolean =>
  denies({ flat: flatText(part), language: fixedLanguage(language) }) || DAY_OFF.test(foldText(part));
