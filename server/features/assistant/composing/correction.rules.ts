import { understand } from '#server/features/understanding/understand.ts';
import type { HistoryMessage } from '../assistant.types.ts';

const LONGEST = 60;
/** "No, I mean …", by language; what is meant stands behind it. */
const BEHIND =
  /^\s*(?:(?:no|nope|sorry|nein|non|não|nao|nee|nie|нет|не|hayır|hayir|لا)[\s,.!،]{1,3})?(?:(?:but |but no, )?(?:i|we) (?:mean|meant|(?:am|was|were) (?:asking|talking) about)|i'm (?:asking|talking) about|ich mein(?:e|te)|wir mein(?:en|ten)|es geht (?:mir|uns)? ?um|je (?:parle|parlais) (?:de la|de l'|du|des|de)|je veux dire|je voulais dire|me refiero a(?:l)?|me refería a(?:l)?|hablo de(?:l)?|intendo|intendevo|parlo (?:della|dell'|del|di)|estou a falar d[aeo]s?|estou falando d[aeo]s?|refiro-me a[os]?|ik bedoel(?:de)?|ik heb het over|chodzi mi o|chodziło mi o|mam na myśli|я про|я о|я об|я имел[аи]? в виду|я говорю про|речь про|речь о|أقصد|اقصد|قصدي|أتكلم عن|اتكلم عن|أسأل عن|اسال عن)\s+(\S.*)$/iu;
const HAN =
  /^(?:不是?的?|不对|いいえ|いえ|違います)?[、,，。\s]*(?:我说的是|我是说|我问的是|我指的是)?(\S{1,20}?)(?:のことです|の話です|のほうです)?[。!！]?$/u;
const HAN_SAID = /我说的是|我是说|我问的是|我指的是|のことです|の話です|のほうです/u;
const TURKISH =
  /^(?:hay[ıi]r[\s,.!]{1,3})?(\S[^.!?]{1,40}?)(?:[uüıi]|[dt][ae]n)? (?:kastediyorum|kastettim|bahsediyorum|soruyorum)[.!]?$/iu;

/** Of these a name alone says nothing: entries on other things name them as well ("without a car", "call us"). */
const VAGUE = ['CAR', 'PHONE', 'CALL', 'LUGGAGE', 'STATION', 'AIRPORT', 'BUS', 'TAXI'];
const TIMES = ['WHEN', 'UNTIL', 'FROM_TIME', 'OPEN', 'CLOSE'];

/** The thing that a guest means instead of what was just answered ("no, I mean the pool"); null where the message says no such thing. */
export function meantInstead(text: string): string | null {
  if (text.length > LONGEST || /[?？؟\n]/u.test(text)) return null;
  const found = BEHIND.exec(text) ?? TURKISH.exec(text) ?? (HAN_SAID.test(text) ? HAN.exec(text) : null);
  return found?.[1]?.replace(/[.!。！]+$/u, '').trim() ?? null;
}

/** The same after an answer to a question for a time: the name of a thing is enough to ask it again. */
export function correctionOf(
  text: string,
  history: readonly HistoryMessage[],
  previousLanguage: string | null,
): string | null {
  const meant = history.at(-1)?.author === 'assistant' ? meantInstead(text) : null;
  if (meant === null) return null;
  const conceptsOf = (said: string): string[] =>
    understand(said, { previousLanguage }).clauses.flatMap(({ concepts }) => concepts);
  const before = conceptsOf(history.findLast(({ author }) => author === 'guest')?.text ?? '');
  const isVague = conceptsOf(meant).some((concept) => VAGUE.includes(concept));
  return !isVague && TIMES.some((time) => before.includes(time)) ? meant : null;
}
