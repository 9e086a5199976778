import { CARCRASH, crashesIn, WORDS_OF_CRASHES } from './crashes.rules.ts';
import { DOORSTUCK, faultsIn, FELLTHING, WORDS_OF_FAULTS } from './faulty-things.rules.ts';
import { ALARMCAUSED, BURNTFOOD, kitchenAlarms, WORDS_OF_KITCHENS } from './kitchen-alarms.rules.ts';
import { type Match, WORDS_OF_LOSS } from './lost-things.rules.ts';

/** What several words say together. */
export const PATTERNS: readonly string[] = [CARCRASH, BURNTFOOD, ALARMCAUSED, FELLTHING, DOORSTUCK];
/** Those whose words do not count. */
export const HARMLESS_PATTERNS: readonly string[] = [BURNTFOOD, ALARMCAUSED, FELLTHING];
/** Concepts that are looked for by patterns only. */
export const WORDS_OF_PATTERNS: readonly string[] = [
  ...WORDS_OF_LOSS,
  ...WORDS_OF_CRASHES,
  ...WORDS_OF_KITCHENS,
  ...WORDS_OF_FAULTS,
];

/** @property breaks places of words before which a new part of a sentence begins */
type Text = { words: readonly string[]; matches: readonly Match[]; breaks: readonly number[] };

/**
 * The patterns of a text: a crash, burnt food, a fallen shower head. @param text spaced words, or the letters of a dense run
 * @param all the concepts of the whole text
 */
export const patternsIn = (text: Text, all: readonly Match[], isDense = false): Match[] => [
  ...crashesIn(text, isDense),
  ...kitchenAlarms(text, isDense),
  ...faultsIn(text, all, isDense),
];
