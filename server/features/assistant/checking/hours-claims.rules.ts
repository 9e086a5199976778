import { hoursIn } from '#server/features/knowledge/contradictions/clock.rules.ts';
import { withTimesInDigits } from '#server/features/knowledge/facts/spoken-times.rules.ts';
import { numberWords } from '../language/number.words.ts';
import { foldText } from '../language/plain-text.rules.ts';
import type { Fact } from './facts.types.ts';

/** Words before a time of day, folded. */
const BEFORE_TIME =
  "from|until|till|to|at|between|and|by|before|after|von|ab|bis|um|vor|nach|zwischen|und|de|a|des|vers|jusqu'a|entre|et|desde|hasta|las|y|dalle|alle|tra|le|fino alle|e|das|as|ate|van|tot|om|vanaf|tussen|en|od|do|o|miedzy|с|до|в|к|и|между|saat|من|الي|حتي|الساعه";
/** What may follow an hour in words: "from two to three people" is none. */
const AFTER_TIME = `(?=\\s*(?:$|[.,;!?)–-]|(?:${BEFORE_TIME}|uhr|uur|heures?|o.clock|in|on|am|noon|midday|midnight|horas?) ))`;
const LATEST_HOUR = 24;
const ALL_DAY =
  /(?<!\p{L})(?:all day(?: long)?|the whole day|around the clock|24 ?\/ ?7|24 hours|ganztags|ganztagig\p{L}*|den ganzen tag|rund um die uhr|24 stunden|toute la journee|24 ?h(?:eures)? ?(?:sur|\/) ?24|todo el dia|las 24 horas|tutto il giorno|24 ore su 24|(?:o )?dia (?:todo|inteiro)|24 horas|de hele dag|24 uur per dag|caly dzien|cala dobe|calodobow\p{L}*|весь день|круглосуточно|tum gun|gun boyu|24 saat)(?!\p{L})|طوال اليوم|على مدار الساعه|全天|整天|24 ?小时|終日|一日中|24 ?時間/u;

type Times = { from: number[]; until: number[]; all: number[] };

const patterns = new Map<string, RegExp | null>();
function spokenHours(language: string): RegExp | null {
  const known = patterns.get(language);
  if (known !== undefined) return known;
  const words = [...(numberWords(language)?.all ?? [])]
    .filter(([, value]) => value <= LATEST_HOUR)
    .map(([word]) => word);
  const made =
    words.length > 0
      ? new RegExp(`(?<=(?<!\\p{L})(?:${BEFORE_TIME}) )(?:${words.join('|')})(?![\\p{L}-])${AFTER_TIME}`, 'gu')
      : null;
  patterns.set(language, made);
  return made;
}

/** The text folded, with hours in words after "from", "until" and the like in digits: "von sieben bis zwölf". */
function withHoursInDigits(text: string, language: string): string {
  const folded = withTimesInDigits(text);
  const words = numberWords(language)?.all;
  const pattern = spokenHours(language);
  return pattern ? folded.replace(pattern, (word) => `${words?.get(word)}:00`) : folded;
}

function timesIn(text: string, language: string): Times {
  const found = hoursIn(withHoursInDigits(text, language)).map(({ hours }) => hours);
  const from = found.flatMap((hours) => hours.from ?? []);
  const until = found.flatMap((hours) => hours.until ?? []);
  return { from, until, all: [...from, ...until, ...found.flatMap(({ at }) => at ?? [])] };
}

/** Longer replies are not sent; entries are shorter. */
const LONGEST = 8000;

/** Hours in words, ranges and "all day" that no source has; a range must begin and end as one of the same source does. */
export function hoursWithoutSource(whole: string, language: string, sources: readonly string[]): Fact[] {
  const reply = whole.slice(0, LONGEST);
  const digits = withHoursInDigits(reply, language);
  const known = sources.map((source) => timesIn(source.slice(0, LONGEST), 'en'));
  const isKnown = (minutes: readonly number[]): boolean =>
    known.some(({ all }) => minutes.some((minute) => all.includes(minute)));
  const written = foldText(reply);
  const loose = hoursIn(digits).filter(({ hours: { from, until, at }, start, end }) => {
    // Times in digits are compared by `factsOf`.
    if (!from || !until)
      return (
        !written.includes(digits.slice(start, end)) && !isKnown([...(from ?? []), ...(until ?? []), ...(at ?? [])])
      );
    return !known.some(
      (times) =>
        from.some((minute) => times.from.includes(minute)) && until.some((minute) => times.until.includes(minute)),
    );
  });
  const always = ALL_DAY.exec(digits);
  const facts = loose.map(({ start, end }) => digits.slice(start, end));
  if (always && !sources.some((source) => ALL_DAY.test(withTimesInDigits(source)))) facts.push(always[0]);
  return facts.map((label) => ({ kind: 'time' as const, label, keys: [] }));
}
