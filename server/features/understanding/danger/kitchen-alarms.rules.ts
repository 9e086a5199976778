import { BESIDE, type Match } from './lost-things.rules.ts';

/** That food is burnt, and nothing else. */
export const BURNTFOOD = 'BURNTFOOD';
/** That an alarm sounds because of a shower, a spray or food. */
export const ALARMCAUSED = 'ALARMCAUSED';
const FOOD = 'FOOD';
const BURNT = 'BURNT';
const ALARMDEVICE = 'ALARMDEVICE';
const BECAUSEOF = 'BECAUSEOF';
const STEAMY = 'STEAMY';
/** Concepts that are looked for here only. */
export const WORDS_OF_KITCHENS: readonly string[] = [FOOD, BURNT, ALARMDEVICE, BECAUSEOF, STEAMY];

/** What does not stand between a verb of burning and food, nor between an alarm and its cause. */
const HURT: ReadonlySet<string> = new Set(['BODY', 'LIMB', 'THROAT', 'KID', 'FIREW', 'SMOKEW', 'SMOKE_FIRE', 'FLAMES']);
/** Words, or Chinese and Japanese letters, from one to the other. */
const FARTHEST_FOOD = { words: 4, letters: 5 };
const FARTHEST_CAUSE = { words: 7, letters: 12 };
/** The same from "because" to the cause: "because I used hairspray". */
const FARTHEST_REASON = { words: 4, letters: 6 };

type Text = { words: readonly string[]; matches: readonly Match[]; breaks: readonly number[] };

/** Burnt food, and alarms with a harmless cause. @param text spaced words; of a dense run only the matches */
export const kitchenAlarms = (text: Text, isDense = false): Match[] => {
  const burnt = burntFood(text, isDense);
  return [...burnt, ...causedAlarms(text, burnt, isDense)];
};

const named = (matches: readonly Match[], concept: string): Match[] =>
  matches.filter((match) => match.concept === concept);

/** The words between two matches, as places. */
const between = (one: Match, other: Match): [number, number] =>
  one.from <= other.from ? [one.to, other.from] : [other.to, one.from];

function burntFood({ words, matches, breaks }: Text, isDense: boolean): Match[] {
  const foods = named(matches, FOOD);
  if (foods.length === 0) return [];
  const farthest = isDense ? FARTHEST_FOOD.letters : FARTHEST_FOOD.words;
  return named(matches, BURNT).flatMap((verb) => {
    const isEaten = foods.some((food) => {
      const [from, to] = between(verb, food);
      if (to - from > farthest || words.slice(from, to).some((word) => BESIDE.has(word))) return false;
      return !breaks.some((at) => from <= at && at <= to) && !hurtIn(matches, from, to);
    });
    return isEaten ? [{ ...verb, concept: BURNTFOOD }] : [];
  });
}

/** From the alarm to its cause, whatever stands between them. */
function causedAlarms({ matches }: Text, burnt: readonly Match[], isDense: boolean): Match[] {
  const alarms = named(matches, ALARMDEVICE);
  if (alarms.length === 0) return [];
  const causes = [...named(matches, STEAMY), ...named(matches, FOOD)];
  const reasons = named(matches, BECAUSEOF);
  const [farthest, near] = isDense
    ? [FARTHEST_CAUSE.letters, FARTHEST_REASON.letters]
    : [FARTHEST_CAUSE.words, FARTHEST_REASON.words];
  return alarms.flatMap((alarm) =>
    causes.flatMap((cause) => {
      const [from, to] = between(alarm, cause);
      if (to - from > farthest || hurtIn(matches, from, to)) return [];
      const isCaused =
        burnt.length > 0 ||
        reasons.some((reason) => {
          const [start, end] = between(reason, cause);
          return end - start <= near;
        });
      return isCaused
        ? [{ concept: ALARMCAUSED, from: Math.min(alarm.from, cause.from), to: Math.max(alarm.to, cause.to) }]
        : [];
    }),
  );
}

const hurtIn = (matches: readonly Match[], from: number, to: number): boolean =>
  matches.some((match) => HURT.has(match.concept) && match.from >= from && match.to <= to);
