import { flatText } from '#server/features/conversations/translation/flat-text.rules.ts';
import { denies } from '#server/features/conversations/translation/fact-words.rules.ts';
import { contradictionsIn } from '#server/features/knowledge/contradictions/compare.rules.ts';
import { scopeOf } from '#server/features/knowledge/contradictions/scope.rules.ts';
import { statementsOf } from '#server/features/knowledge/contradictions/statements.rules.ts';
import { entryLanguage } from '../retrieval/entry-language.ts';
import type { KnowledgeEntry } from '../assistant.types.ts';
import { fixedLanguage } from '../language/languages.rules.ts';
import { deniesOther } from './paired-claims.rules.ts';
import { partsOfEntry, partsOfReply, withoutFirstNo } from './affirmed-parts.rules.ts';
import { calendarOf } from './day-claims.rules.ts';
import { daysIn } from './named-days.rules.ts';
import { foldText } from '../language/plain-text.rules.ts';
import { thingsNamed } from './named-things.ts';

const SENTENCE = /(?<=[.!?؟])\s+|(?<=[。！？\n])|;\s/u;
const CLOSED =
  /(?<!\p{L})(?:is|are|remains?|stays?|ist|sind|bleibt|est|sont|reste|esta|estan|permanece|e|sono|resta|fica|estao|zijn|blijft|jest|sa) (?:\p{L}+ ){0,2}(?:closed(?! to(?!\p{L}))|shut|not open|out of (?:order|service)|geschlossen|ferme(?:e|es|s)?|cerrad[oa]s?|chius[oaei]|fechad[oa]s?|encerrad[oa]s?|gesloten|zamkniet\p{L}*|nieczynn\p{L}*)(?!\p{L})|(?<!\p{L})(?:закрыт\p{L}*|kapali\p{L}*)(?!\p{L})|مغلق|关闭|关门|不开放|休業|休館|閉まって|閉店/u;
const EXCEPT =
  /(?<!\p{L})(?:except|excluding|apart from|not on|au(?:ss|ß)er|ausgenommen|sauf|excepte|hormis|excepto|salvo|tranne|eccetto|exceto|behalve|uitgezonderd|oprocz|z wyjatkiem|кроме|за исключением|haric|disinda)(?!\p{L})|ما عدا|باستثناء|除了|除外|以外|除く/u;
/** Words that forbid without a "not". */
const KEPT_OUT =
  /(?<!\p{L})(?:(?:stay|stays|keep|kept) out|smoke-free|non-smoking|drau(?:ss|ß)en bleiben|rauchfrei\p{L}*|nichtraucher\p{L}*|non[- ]fumeurs?|libres? de humos?|no fumadores|per non fumatori|senza fumo|sem fumo|rookvrij\p{L}*|dla niepalacych|некурящ\p{L}*|sigara icilmez)(?!\p{L})|禁煙|禁烟|无烟/u;
const AROUND_EXCEPTION = 40;
/** What a reply may not say otherwise. Hours are compared where words stand between them, not in Chinese and Japanese. */
const KINDS: ReadonlySet<string> = new Set(['price', 'yes_no', 'hours']);
const WITHOUT_HOURS = new Set(['zh', 'ja']);

const sentencesOf = (text: string): string[] => text.split(SENTENCE).filter((sentence) => sentence.trim() !== '');
const daysOf = (text: string): ReadonlySet<string> => scopeOf(foldText(text)).get('day') ?? new Set();
const saysNo = (sentence: string, language: string): boolean => {
  const flat = flatText(sentence);
  return denies({ flat, language: fixedLanguage(language) }) || KEPT_OUT.test(flat) || EXCEPT.test(flat);
};

/** Longer replies are not sent, and texts are compared sentence by sentence. */
const LONGEST = 2000;
const LONGEST_ENTRY = 4000;
const LONGEST_TITLE = 500;

/** What a reply says otherwise than an entry that it names; null: nothing. */
export function oppositeIn(
  whole: string,
  { language, question }: { language: string; question: string },
  cited: readonly KnowledgeEntry[],
): string | null {
  const used = cited.map((entry) => ({
    ...entry,
    title: entry.title.slice(0, LONGEST_TITLE),
    text: entry.text.slice(0, LONGEST_ENTRY),
  }));
  const reply = plainly(whole.slice(0, LONGEST), language, used);
  for (const entry of used) {
    const written = entryLanguage(entry);
    const said = {
      text: 'reply',
      statements: statementsOf({ title: question.slice(0, LONGEST_TITLE), text: reply, language }),
    };
    const told = { text: 'entry', statements: statementsOf({ ...entry, language: written }) };
    const kinds = contradictionsIn([said, told]).flatMap(({ kinds: found }) => found);
    const [kind] = kinds.filter((each) => KINDS.has(each) && (each !== 'hours' || !WITHOUT_HOURS.has(language)));
    if (kind) return `The entry ${entry.id} says otherwise (${kind}).`;
    const forbidden = sentencesOf(reply).find((sentence) => allowsForbidden(sentence, language, entry, written));
    if (forbidden) return `The entry ${entry.id} says otherwise: ${forbidden.slice(0, 100)}`;
  }
  const closed = sentencesOf(reply).find((sentence) => isClosedWithoutSource(sentence, language, used));
  return closed ? `No entry used says so: ${closed.slice(0, 100)}` : null;
}

/** Without what denies only that there is something else: "no, it is outdoors", "it is not accessible: four steps". */
function plainly(whole: string, language: string, used: readonly KnowledgeEntry[]): string {
  const reply = withoutFirstNo(whole, language);
  const parts = partsOfReply(reply, language);
  if (!parts.some(({ denied }) => denied)) return reply;
  const told = used.flatMap((entry) => partsOfEntry(entry.text, entryLanguage(entry)));
  const kept = parts.filter((part) => !deniesOther(part, told));
  return kept.length === parts.length ? reply : kept.map(({ written }) => written.trim()).join('. ');
}

/** "The dog may come to the restaurant" where dogs stay out of it; "also on Sundays" where Sundays are excepted. */
function allowsForbidden(sentence: string, language: string, entry: KnowledgeEntry, written: string): boolean {
  if (saysNo(sentence, language)) return false;
  const days = daysOf(sentence);
  if ([...excludedDays(entry.text)].some((day) => days.has(day))) return true;
  const things = [...thingsNamed(sentence, language)];
  if (things.length < 2) return false;
  const heading = thingsNamed(entry.title, written);
  const [denied, allowed] = [true, false].map((no) =>
    sentencesOf(entry.text)
      .filter((told) => saysNo(told, written) === no)
      .map((told) => thingsNamed(told, written)),
  );
  const isAllowed = (thing: string): boolean => heading.has(thing) || (allowed ?? []).some((named) => named.has(thing));
  return (denied ?? []).some(
    (named) =>
      things.every((thing) => named.has(thing) || heading.has(thing)) &&
      things.some((thing) => named.has(thing) && !isAllowed(thing)),
  );
}

function excludedDays(text: string): ReadonlySet<string> {
  const folded = foldText(text);
  const found = EXCEPT.exec(folded);
  return found
    ? daysOf(folded.slice(Math.max(0, found.index - AROUND_EXCEPTION / 2), found.index + AROUND_EXCEPTION))
    : new Set();
}

function isOpenOnOthers(entry: KnowledgeEntry, days: ReadonlySet<number>): boolean {
  const { open } = calendarOf(partsOfEntry(entry.text, entryLanguage(entry)));
  return open.size > 0 && [...days].every((day) => !open.has(day));
}

/** Closed on days on which a source is open, or for now; closed from a time on is a fact of hours. */
function isClosedWithoutSource(sentence: string, language: string, used: readonly KnowledgeEntry[]): boolean {
  if (!CLOSED.test(foldText(sentence)) || /\d/u.test(sentence)) return false;
  if (used.some(({ text }) => CLOSED.test(foldText(text)))) return false;
  const days = daysIn(sentence, language);
  return days.size === 0 || !used.some((entry) => isOpenOnOthers(entry, days));
}
