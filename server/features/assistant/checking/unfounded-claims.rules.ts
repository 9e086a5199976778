import { hoursIn } from '#server/features/knowledge/contradictions/clock.rules.ts';
import type { KnowledgeEntry } from '../assistant.types.ts';
import { entryLanguage } from '../retrieval/entry-language.ts';
import { partsOfEntry, partsOfReply, type Part } from './affirmed-parts.rules.ts';
import { ageOutside } from './age-claims.rules.ts';
import { YES } from './age-claims.words.ts';
import { WISH } from './day-claims.words.ts';
import { calendarOf, daysClaimed, hasDays, saysDaily } from './day-claims.rules.ts';
import { strangeNames } from './name-claims.rules.ts';
import { thingsNamed } from './named-things.ts';
import { turnedAround } from './paired-claims.rules.ts';
import { seasonOutside } from './season-claims.rules.ts';

/** @property stated what the reply states */
type Reply = { stated: string; language: string };
/**
 * @property used the entries that the reply names; @property others profile and booking, which it may use as well
 * @property ownTexts the hotel's name, today's date; @property guestTexts all messages of the guest, the last one at the end
 */
type Sources = {
  used: readonly KnowledgeEntry[];
  others: readonly KnowledgeEntry[];
  ownTexts: readonly string[];
  guestTexts: readonly string[];
  question: string;
};
type Read = { entry: KnowledgeEntry; parts: Part[] };

const LONGEST = 4000;
const LONGEST_TITLE = 500;
const read = (entry: KnowledgeEntry): Read => {
  const title = entry.title.slice(0, LONGEST_TITLE);
  const parts = partsOfEntry(`${title}\n${entry.text.slice(0, LONGEST)}`, entryLanguage(entry));
  return { entry, parts };
};

/**
 * What a reply claims that its sources contradict: the other one of two opposites, a day or a season that they leave out, an age
 * beneath their lowest one, a brand or a name that they do not have. Null: nothing.
 */
export function unfoundedIn({ stated, language }: Reply, sources: Sources): string | null {
  const reply = partsOfReply(stated, language);
  const used = sources.used.map(read);
  if (reply.length === 0 || used.length === 0) return null;
  const known = [...used, ...sources.others.map(read)].flatMap(({ parts }) => parts);
  const told = used.flatMap(({ parts }) => parts);
  const turned = turnedAround(reply, told, known);
  if (turned) return `No entry used says "${turned}": it says otherwise.`;
  const day = dayOutside(reply, used, sources.question);
  if (day) return `Not on the days of the entries used: ${day.slice(0, 100)}`;
  const season = seasonOutside(
    reply.filter((part) => !isWish(part)),
    told,
    known,
  );
  if (season) return `Not in the months of the entries used: ${season.slice(0, 100)}`;
  const age = ageIn({ stated, language }, reply, used, sources);
  if (age) return `The guest tells an age that the entries used do not allow: ${age}.`;
  const strange = strangeNames(
    { reply, language },
    {
      parts: known,
      translated: sources.used.some((entry) => entryLanguage(entry) !== language),
      text: [...sources.used, ...sources.others]
        .map(({ title, text }) => `${title}\n${text}`)
        .join('\n')
        .concat('\n', sources.ownTexts.join('\n')),
      said: sources.guestTexts.join('\n'),
    },
  );
  return strange.length > 0 ? `Names that no entry used has: ${strange.join(', ').slice(0, 200)}.` : null;
}

const ageIn = ({ stated, language }: Reply, reply: Part[], used: readonly Read[], sources: Sources): string | null =>
  ageOutside(
    { text: stated, parts: reply },
    { question: sources.question, earlier: sources.guestTexts.slice(0, -1), language },
    used.map(({ entry, parts }) => ({
      heading: entry.title.slice(0, LONGEST_TITLE),
      language: entryLanguage(entry),
      parts,
    })),
  );

/** "Have a lovely Sunday!" says nothing of the house. */
const isWish = ({ folded }: Part): boolean => WISH.test(folded) && !YES.test(folded) && hoursIn(folded).length === 0;

/** A part of a reply with a day on which its entries, where they are about the same, say that it is not. */
function dayOutside(reply: readonly Part[], used: readonly Read[], question: string): string | null {
  const isDaily = used.some(({ parts }) => parts.some(saysDaily));
  const claims = reply.filter((part) => daysClaimed(part).size > 0 && !isWish(part) && !(isDaily && saysDaily(part)));
  if (claims.length === 0) return null;
  const about = used.map(({ parts, entry }) => thingsOfParts(parts, entry));
  const claim = claims.find((part) => {
    const own = thingsNamed(part.written, part.language);
    const things = own.size > 0 || !YES.test(part.folded) ? own : thingsNamed(question.slice(0, LONGEST), null);
    const near = used.flatMap(({ parts }, index) =>
      parts.filter((_, at) => [...(about[index]?.[at] ?? [])].some((thing) => things.has(thing))),
    );
    const calendar = calendarOf(near);
    const named =
      calendar.open.size + calendar.closed.size > 0 ? calendar : calendarOf(used.flatMap(({ parts }) => parts));
    return !hasDays(named, daysClaimed(part));
  });
  return claim ? claim.written.trim() : null;
}

/** The things of each part; one that names none goes on with those before it, at first with the title's. */
function thingsOfParts(parts: readonly Part[], { title }: KnowledgeEntry): ReadonlySet<string>[] {
  let last = thingsNamed(title.slice(0, LONGEST_TITLE), null);
  return parts.map(({ written, language }) => {
    const own = thingsNamed(written, language);
    if (own.size > 0) last = own;
    return last;
  });
}
