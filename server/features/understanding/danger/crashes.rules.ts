import type { Match } from './lost-things.rules.ts';

/** That a car has driven into a part of the house. */
export const CARCRASH = 'CARCRASH';
const VEHICLE = 'VEHICLE';
/** Verbs of driving into something. */
const CRASHES = 'CRASHES';
/** Parts of the house that no car belongs in: lobby, restaurant, terrace. */
const FRONT = 'FRONT';

/** Concepts that are looked for here only. */
export const WORDS_OF_CRASHES: readonly string[] = [VEHICLE, CRASHES, FRONT];

/** Words, or Chinese and Japanese letters, from the car to the verb and to the place. */
const FARTHEST = { words: 7, letters: 14 };
/** Folded words behind which another sentence begins: "left the car and entered the lobby". */
const JOINING = new Set('and und et y e i и en ve و because weil car porque perche so dann then'.split(' '));
/** Folded words before a car that a guest came with: "we drove to the restaurant with the car". */
const WITH = new Set(
  'with by our my mit met unserem meinem en avec notre ma con nuestro mi com nosso meu ons z na с на مع'.split(' '),
);
const FARTHEST_WITH = 2;

type Text = { words: readonly string[]; matches: readonly Match[]; breaks: readonly number[] };

/**
 * Where a car is followed by a verb of driving into something and by a part of the house, in any order and in one part of a
 * sentence. @param text spaced words; of a dense run only the matches
 */
export function crashesIn({ words, matches, breaks }: Text, isDense = false): Match[] {
  const cars = matches.filter(
    ({ concept, from }) =>
      concept === VEHICLE && !words.slice(Math.max(0, from - FARTHEST_WITH), from).some((word) => WITH.has(word)),
  );
  if (cars.length === 0) return [];
  const verbs = matches.filter(({ concept }) => concept === CRASHES);
  const fronts = matches.filter(({ concept }) => concept === FRONT);
  const farthest = isDense ? FARTHEST.letters : FARTHEST.words;
  const isNear = (car: Match, { from }: Match): boolean =>
    from >= car.to &&
    from - car.to < farthest &&
    !words.slice(car.to, from).some((word) => JOINING.has(word)) &&
    !breaks.some((at) => car.to <= at && at <= from);
  return cars.flatMap((car) => {
    const verb = verbs.find((match) => isNear(car, match));
    const front = fronts.find((match) => isNear(car, match));
    return verb && front ? [{ concept: CARCRASH, from: car.from, to: Math.max(verb.to, front.to) }] : [];
  });
}
