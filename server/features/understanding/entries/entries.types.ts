import type { Limit } from '../lexicon/limits.ts';
import type { Measure } from './measures.rules.ts';
import type { Clause } from '../understanding.types.ts';

/**
 * What a hotel can say: an FAQ, a question/answer pair or a fact of its profile.
 * @property answers intents that a person confirmed; @property never intents that a person took away
 */
export type Entry = {
  id: string;
  title: string;
  text: string;
  language: string;
  answers?: readonly string[];
  never?: readonly string[];
};

/** @property weight 0 to 1: how much the entry is about the intent */
export type LinkedIntent = { id: string; weight: number };

/**
 * An entry with everything that questions are compared with. Made once for each version of the entry.
 * @property weights of `intents` by id; @property linked indices of the model's intents that the entry is about
 */
export type LinkedEntry = {
  id: string;
  intents: LinkedIntent[];
  weights: ReadonlyMap<string, number>;
  linked: readonly number[];
  titleConcepts: ReadonlySet<string>;
  textConcepts: ReadonlySet<string>;
  words: ReadonlySet<string>;
  /** Numbers of the vocabulary's meanings in its title and text. */
  meanings?: ReadonlySet<number>;
  /** Where its title and its sentences lie (`Likeness`), one after the other, in 8 bits. */
  stated?: Int8Array;
  /** As the hotel wrote it; none where it did not say, or a fact of the profile, which is said in all of them. */
  language?: string;
  /** Particular things that it names (`details.ts`). */
  details?: ReadonlySet<string>;
  /** Parts of questions that it names (`question-parts.ts`). */
  parts?: ReadonlySet<string>;
  /** Those of them that it states no time of, although it states others (`timelessParts`). */
  timeless?: ReadonlySet<string>;
  /** Figures and names that it states; none of a fact of the profile. */
  measures?: ReadonlySet<Measure>;
  /** Places, sights, clubs and firms that it names (`names.ts`). */
  places?: ReadonlySet<string>;
  /** Words of its title. */
  titleWords?: ReadonlySet<string>;
  /** Of the address and the names of the hotel: their text, folded. */
  here?: string;
  /** Intents that a person confirmed: the text need not name a price or a time for them. */
  confirmed?: ReadonlySet<string>;
  /** Intents that a person took away. */
  refused?: ReadonlySet<string>;
  says: { price: boolean; time: boolean };
  /**
   * A fact of the profile: its fixed sentence says nothing beside its intents. `about`: a concept; a question that does not
   * name it is left to the hotel's other entries with the same intent (a link to the menu does not say who is open on Sunday).
   * `beyond`: what its sentence does not know; a question that names it is left to written entries and people.
   */
  fact?: { about: string | undefined; beyond: readonly Limit[] };
};

export type Cover = { entry: string; probability: number };

/**
 * What happens with a clause: an entry answers it, the guest is asked back with up to 3 choices, or a person answers.
 * Covers are sorted, the most probable first.
 */
export type Choice =
  | { clause: Clause; action: 'answer'; cover: Cover }
  | { clause: Clause; action: 'ask'; covers: Cover[] }
  | { clause: Clause; action: 'person'; covers: Cover[] };
