import { sameUnit } from './amounts.rules.ts';
import { sameNumber } from './contacts.rules.ts';
import type { Contradiction, Hours, Mark, Scope, Statement, Value, ValueKind } from './contradictions.types.ts';
import { sameScope } from './scope.rules.ts';
import { sameThing } from './subjects.rules.ts';

/** A text with what it says. */
export type ReadText<Text> = { text: Text; statements: readonly Statement[] };
type Placed<Text> = { owner: ReadText<Text>; statement: Statement; value: Value };

/** Compared of one kind and subject, and marked in one text. */
const MOST_COMPARED = 1500;
const MOST_MARKS = 10;

/** Lengths of way are often rounded. */
const ROUNDED = 1.3;

/**
 * Facts of different texts that cannot both be true: about the same thing under the same circumstances, and different. Only
 * facts of the same subject are compared. Facts that the other text states as well, beside another one, are none.
 * @param mayMeet whether two texts are ever valid on the same day
 */
export function contradictionsIn<Text>(
  texts: readonly ReadText<Text>[],
  mayMeet: (one: Text, other: Text) => boolean = () => true,
): Contradiction<Text>[] {
  const found = new Map<ReadText<Text>, Map<ReadText<Text>, Contradiction<Text>>>();
  const pairOf = (one: ReadText<Text>, other: ReadText<Text>): Contradiction<Text> => {
    const of = found.get(one) ?? new Map<ReadText<Text>, Contradiction<Text>>();
    found.set(one, of);
    const known = of.get(other) ?? { one: one.text, other: other.text, kinds: [], marks: [[], []] };
    of.set(other, known);
    return known;
  };
  for (const placed of bySubject(texts)) {
    const several = dimensionsNamed(placed);
    const byOwner = Map.groupBy(placed, ({ owner }) => owner);
    for (const [index, one] of placed.entries()) {
      for (const other of placed.slice(index + 1)) {
        if (one.owner === other.owner || !differ(one, other, several)) continue;
        if ((found.get(one.owner)?.get(other.owner)?.marks[0].length ?? 0) >= MOST_MARKS) continue;
        if (!mayMeet(one.owner.text, other.owner.text) || isAgreed(one, other, byOwner, several)) continue;
        addMark(pairOf(one.owner, other.owner), one.value, other.value);
      }
    }
  }
  return [...found.values()].flatMap((of) => [...of.values()]);
}

function addMark<Text>({ kinds, marks: [mine, theirs] }: Contradiction<Text>, one: Value, other: Value): void {
  if (!kinds.includes(one.kind)) kinds.push(one.kind);
  const add = (marks: Mark[], { start, end }: Value): void => {
    if (end > start && !marks.some((mark) => mark.start === start)) marks.push({ start, end });
  };
  add(mine, one);
  add(theirs, other);
}

/** Facts by kind and subject, each group in the order of the texts: only those of a group are compared. */
function bySubject<Text>(texts: readonly ReadText<Text>[]): Placed<Text>[][] {
  const groups = new Map<string, Placed<Text>[]>();
  for (const owner of texts)
    for (const statement of owner.statements)
      for (const value of statement.values) {
        const key = `${value.kind} ${statement.subject}`;
        const group = groups.get(key);
        if (group && group.length >= MOST_COMPARED) continue;
        if (group) group.push({ owner, statement, value });
        else groups.set(key, [{ owner, statement, value }]);
      }
  return [...groups.values()];
}

const dimensionsNamed = <Text>(placed: readonly Placed<Text>[]): ((dimension: string) => boolean) => {
  const named = new Map<string, Set<string>>();
  for (const { statement } of placed)
    for (const [dimension, values] of statement.scope)
      named.set(dimension, new Set([...(named.get(dimension) ?? []), ...values]));
  return (dimension) => (named.get(dimension)?.size ?? 0) > 1;
};

type Several = (dimension: string) => boolean;

const comparable = (one: Statement, other: Statement, kind: ValueKind, several: Several): boolean =>
  sameThing(one.others, other.others, kind === 'yes_no') &&
  (kind === 'yes_no' || sameScope(one.scope, other.scope, several));

function differ<Text>(one: Placed<Text>, other: Placed<Text>, several: Several): boolean {
  const { kind } = one.value;
  if (!comparable(one.statement, other.statement, kind, several)) return false;
  if (kind === 'yes_no' && !deniesAll(one, other)) return false;
  return verdict(one, other) === 'different';
}

/** A "no" for some rooms or days does not deny the others. */
function deniesAll<Text>(one: Placed<Text>, other: Placed<Text>): boolean {
  const [no, yes] = one.value.keys[1] === 'no' ? [one, other] : [other, one];
  return isWithin(no.statement.scope, yes.statement.scope);
}

const EQUAL_ONLY = new Set(['house', 'rate']);
function isWithin(no: Scope, yes: Scope): boolean {
  for (const dimension of EQUAL_ONLY) if (yes.has(dimension) && !no.has(dimension)) return false;
  for (const [dimension, values] of no) {
    const named = yes.get(dimension);
    if (!named || [...named].some((value) => !values.has(value))) return false;
  }
  return true;
}

/** Whether one of the two texts also says what the other one says. */
function isAgreed<Text>(
  one: Placed<Text>,
  other: Placed<Text>,
  byOwner: ReadonlyMap<ReadText<Text>, Placed<Text>[]>,
  several: Several,
): boolean {
  const same = (a: Placed<Text>, b: Placed<Text>): boolean =>
    comparable(a.statement, b.statement, a.value.kind, several) && verdict(a, b) === 'same';
  const ofBoth = [byOwner.get(other.owner) ?? [], byOwner.get(one.owner) ?? []] as const;
  return ofBoth[0].some((each) => same(one, each)) || ofBoth[1].some((each) => same(each, other));
}

type Verdict = 'same' | 'different' | 'unlike';

function verdict<Text>(
  { value: one, statement: a }: Placed<Text>,
  { value: other, statement: b }: Placed<Text>,
): Verdict {
  const isEqual = one.keys.some((key) => other.keys.includes(key));
  switch (one.kind) {
    case 'hours':
      return hoursVerdict(rolesOf(one.hours!, a), rolesOf(other.hours!, b));
    case 'price':
      return sameUnit(one, other) || isEqual ? priceVerdict(one, other) : 'unlike';
    case 'phone':
      return sameNumber(one.keys[0]!, other.keys[0]!) ? 'same' : 'different';
    case 'distance':
      if (!isEqual) return 'unlike';
      return Math.max(one.size!, other.size!) > ROUNDED * Math.min(one.size!, other.size!) ? 'different' : 'same';
    case 'notice':
    case 'age':
      if (!isEqual) return 'unlike';
      return one.size === other.size ? 'same' : 'different';
    case 'yes_no':
      if (one.keys[0] !== other.keys[0]) return 'unlike';
      return one.keys[1] === other.keys[1] ? 'same' : 'different';
    default:
      return isEqual ? 'same' : 'different';
  }
}

function priceVerdict(one: Value, other: Value): Verdict {
  const [a = '', b = ''] = [one.keys[0], other.keys[0]];
  if (a === b) return 'same';
  const [[kind, , currency], [otherKind, , otherCurrency]] = [a.split(':'), b.split(':')];
  // A discount of 15 % and something that is free are two things.
  if (a === 'free' || b === 'free') return kind === '%' || otherKind === '%' ? 'unlike' : 'different';
  return kind === otherKind && currency === otherCurrency ? 'different' : 'unlike';
}

/** A time alone is the beginning of a check-in and the end of a check-out. */
function rolesOf({ from, until, at }: Hours, { subject }: Statement): Hours {
  if (subject === 'CHECKOUT' && !until) return { from: null, until: from ?? at ?? null };
  if (subject === 'CHECKIN' && !from && at) return { from: at, until };
  return { from, until, ...(at ? { at } : {}) };
}

function hoursVerdict(one: Hours, other: Hours): Verdict {
  const ends = [
    [one.from, other.from],
    [one.until, other.until],
    [one.at, other.at],
  ].flatMap(([a, b]) => (a && b ? [a.some((minute) => b.includes(minute))] : []));
  // Two services of one day: the restaurant at noon and in the evening.
  if (ends.length === 0 || areApart(one, other)) return 'unlike';
  return ends.every(Boolean) ? 'same' : 'different';
}

function areApart(one: Hours, other: Hours): boolean {
  const [from, until] = [one.from?.[0], one.until?.[0]];
  const [otherFrom, otherUntil] = [other.from?.[0], other.until?.[0]];
  if (from === undefined || until === undefined || otherFrom === undefined || otherUntil === undefined) return false;
  return from < until && otherFrom < otherUntil && (until <= otherFrom || otherUntil <= from);
}
