/**
 * Concepts that a hotel states facts of, the narrowest first: a part that names several is about the first one, and the
 * others say which one of it ("pool towels", "airport shuttle").
 */
const SUBJECTS = (
  'PET SMOKE_CIG SITTER KIDSCLUB HIGHCHAIR DEPOSIT TAX CANCEL TOWEL LUGGAGE EXTRABED BABY EV MASSAGE LAUNDRY IRON ' +
  'HAIRDRYER SAFE MINIBAR ROOMSERVICE WATERSPORT SPORT DIET SHOWS CHECKOUT CHECKIN BREAKFAST LUNCH DINNER TRANSFER TAXI ' +
  'BUS BIKE WIFI AC TV LIFT SAUNA GYM POOL PARKING COFFEE MICROWAVE SUNBED ALLINCLUSIVE UPGRADE BAR RESTAURANT BEACH ' +
  'QUIET VISITOR KEY DOOR INVOICE GIFT PHARMACY SICK SHOP ATM AIRPORT STATION CITY GROUP PARCEL PRINT UMBRELLA PAY ' +
  'RECEPTION WHEELCHAIR HEATING BALCONY EVENT EAT CHILD ROOM BOOKING ADDRESS PHONE'
).split(' ');
const RANK = new Map(SUBJECTS.map((subject, rank) => [subject, rank]));
/** Words for the same thing. */
const SAME: Readonly<Record<string, string>> = {
  TABLE: 'RESTAURANT',
  MENU: 'RESTAURANT',
  DOUBLE: 'ROOM',
  BED: 'ROOM',
  NOISE: 'QUIET',
};
/** What opens with a code of its own; any other password is that of the Wi-Fi. */
const LOCKED = ['DOOR', 'KEY', 'SAFE', 'PARKING', 'BIKE', 'WIFI'];
/** What a part may name beside its subject without speaking of something else. */
const BESIDE = new Set([
  'WHEELCHAIR',
  'AIRPORT',
  'DOOR',
  'STATION',
  'BOOKING',
  'HEATING',
  'RESTAURANT',
  'EAT',
  'ROOM',
  'PAY',
  'PHONE',
  'RECEPTION',
  'CITY',
  'CHECKIN',
  'CHECKOUT',
  'CHILD',
  'GROUP',
  'VISITOR',
  'ADDRESS',
  'PARKING',
  'SICK',
  'BALCONY',
  'COFFEE',
  'KEY',
  'SPORT',
  'WATERSPORT',
  'SHOP',
  'SIGHTS',
  'QUIET',
  'EVENT',
]);
/** Beside a yes or a no fewer are left out: dogs may be welcome, but not in the restaurant. */
const BESIDE_YES_NO = new Set([
  'BOOKING',
  'DIET',
  'AIRPORT',
  'STATION',
  'HEATING',
  'ROOM',
  'PHONE',
  'CITY',
  'PAY',
  'CHILD',
  'VISITOR',
  'GROUP',
  'SICK',
  'QUIET',
  'EVENT',
  'SIGHTS',
  'ADDRESS',
  'SHOP',
  'EAT',
  'PARKING',
  'COFFEE',
  'CHECKIN',
  'CHECKOUT',
]);
export type Subject = { subject: string; others: Set<string> };

/** The things that a part names. @param hasCode it states a code: "the codes are not sent" says nothing of the Wi-Fi */
export function thingsOf(concepts: readonly string[], hasCode: boolean): string[] {
  const things = new Set(concepts.map((concept) => SAME[concept] ?? concept).filter((concept) => RANK.has(concept)));
  if (hasCode && concepts.includes('PASSWORD') && !LOCKED.some((locked) => things.has(locked))) things.add('WIFI');
  if (concepts.includes('READY') && things.has('ROOM')) things.add('CHECKIN');
  if (things.has('MICROWAVE')) things.delete('RESTAURANT');
  return [...things];
}

/** What a part is about; null where it names nothing that the hotel could state a fact of. */
export function subjectOf(things: readonly string[]): Subject | null {
  const ranked = things.toSorted((a, b) => RANK.get(a)! - RANK.get(b)!);
  const [subject] = ranked;
  if (!subject) return null;
  const meals = ranked.filter((thing) => MEALS.has(thing));
  // "Lunch and dinner": neither of them alone.
  const joined = MEALS.has(subject) && meals.length > 1 ? meals.join('+') : subject;
  const isMeal = MEALS.has(subject);
  const others = ranked.filter((thing) => thing !== subject && !(isMeal && WITH_MEALS.has(thing)));
  return { subject: joined, others: new Set(others) };
}
const MEALS = new Set(['BREAKFAST', 'LUNCH', 'DINNER']);
/** Named with a meal: where and how it is served. */
const WITH_MEALS = new Set([...MEALS, 'RESTAURANT', 'TRANSFER', 'EAT']);

/** Whether two parts about one subject mean the same thing of it. @param yesNo they say whether it is there or allowed */
export function sameThing(one: ReadonlySet<string>, other: ReadonlySet<string>, yesNo: boolean): boolean {
  const beside = yesNo ? BESIDE_YES_NO : BESIDE;
  const isBeside = (mine: ReadonlySet<string>, theirs: ReadonlySet<string>): boolean =>
    [...mine].every((thing) => theirs.has(thing) || beside.has(thing));
  return isBeside(one, other) && isBeside(other, one);
}
