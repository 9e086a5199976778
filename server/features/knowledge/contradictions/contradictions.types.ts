import type { ValueKind } from '#shared/features/knowledge/contradictions.contract.ts';

export type { ValueKind };
/** What statements are read from. */
export type FactText = { title: string; text: string; language: string | null };

/** Minutes of the day; null: not said. Several: "9" may be 9:00 and 21:00. `at`: a time that neither begins nor ends it. */
export type Hours = { from: number[] | null; until: number[] | null; at?: number[] };

/**
 * A fact in a text. `keys` are equal for equal facts; `start` and `end` are its place in the text.
 * `hours` and `size` (metres, hours, years) are for kinds that compare otherwise; `unit`: what a price is for.
 */
export type Value = {
  kind: ValueKind;
  keys: string[];
  start: number;
  end: number;
  hours?: Hours;
  size?: number;
  unit?: string;
};

/** Circumstances that a fact is limited to (weekdays, months, adults or children, kinds of rooms, ...), by dimension. */
export type Scope = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * One part of a text: what it is about and what it says of it.
 * @property subject the concept that it is about; @property others concepts that narrow it down ("pool" of "pool bar")
 */
export type Statement = { subject: string; others: ReadonlySet<string>; scope: Scope; values: Value[] };

/** Places of a text that differ from the other text. */
export type Mark = { start: number; end: number };
export type Contradiction<Text> = {
  one: Text;
  other: Text;
  kinds: ValueKind[];
  marks: [Mark[], Mark[]];
};
