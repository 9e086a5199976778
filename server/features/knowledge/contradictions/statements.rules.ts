import { isLanguage, LANGUAGES } from '#server/features/understanding/languages.ts';
import { conceptsOf } from '#server/features/understanding/lexicon/concepts.rules.ts';
import { isCjk, tokensOf, withoutAccents } from '#server/features/understanding/text/folding.rules.ts';
import { plainLexicon } from './plain-lexicon.ts';
import { pricesIn } from './amounts.rules.ts';
import { hoursIn } from './clock.rules.ts';
import { codesIn, contactsIn } from './contacts.rules.ts';
import type { FactText, Scope, Statement, Value } from './contradictions.types.ts';
import { foldedInPlace } from './folded-text.rules.ts';
import { isMeant, PICKED_UP } from './meant-things.rules.ts';
import { partsIn, sentencesIn, type Part } from './parts.rules.ts';
import { durationsIn, placesIn } from './places.rules.ts';
import { scopeFor, scopeOf } from './scope.rules.ts';
import { subjectOf, thingsOf } from './subjects.rules.ts';
import { denialsIn, yesNoIn } from './yes-no.rules.ts';

const LONGEST = 4000;
const LONGEST_TITLE = 1000;
const MOST_STATEMENTS = 80;
const VARIABLE = /\{\{[^{}]{0,60}\}\}/g;
/** Named alone these are circumstances: the part goes on with what was spoken of before. */
const SLIGHT = new Set(
  'ROOM PAY PHONE EAT CHILD ADDRESS GROUP VISITOR BALCONY EVENT BOOKING CITY SHOP HEATING WHEELCHAIR'.split(' '),
);
const AT_RECEPTION =
  /(?<!\p{L})(?:at|to|from|beside|near|behind|opposite|next to|an der|zur|von der|neben der|hinter der|gegenuber der|nahe der|a la|en|a cote de|pres de|derriere|face a|junto a|al lado de|cerca de|alla|accanto alla|vicino alla|ao lado da|in|na|obok|przy|bij de|aan de|naast de|tegenover de) (?:the |la |our |unserer |notre |nuestra |nostra )?(?:recep|front desk|rezep|empfang|recec)/u;
/** Below a title about something else these say when: "on arrival we block 50 euros". */
const MOMENTS = new Set(['CHECKIN', 'CHECKOUT']);
const MEALS = ['BREAKFAST', 'LUNCH', 'DINNER'];
/** Dimensions of a question that a yes or no is not limited to: a room without air conditioning has none in summer either. */
const PASSING = new Set(['season', 'month', 'day', 'moment', 'animal']);

/** Of the thing in the title: the deposit of a bicycle is not that of a room, a sunbed at the pool is not one at the beach. */
const OF_HEADING = new Set(['DEPOSIT', 'CANCEL', 'SUNBED']);
/** Dimensions that a title does not pass on. */
const OWN_ONLY = new Set(['item']);

type Context = { things: string[]; scope: Scope };

/** What a text says: its facts, each with what it is about. Linear in the length of the text. */
export function statementsOf({ title, text, language }: FactText): Statement[] {
  const body = text.slice(0, LONGEST).replace(VARIABLE, (variable) => ' '.repeat(variable.length));
  const folded = foldedInPlace(body);
  const values = valuesIn(folded, body);
  const head = title.slice(0, LONGEST_TITLE);
  const heading = titled(contextOf(foldedInPlace(head), head, language), foldedInPlace(head));
  const cuts = [...values.filter(({ kind }) => kind !== 'place'), ...denialsIn(folded)];
  const statements: Statement[] = [];
  let before: Context = heading;
  for (const sentence of sentencesIn(body)) {
    let inSentence: Context | null = null;
    for (const part of partsIn(body, sentence, cuts)) {
      const own = contextOf(folded.slice(part.start, part.end), body.slice(part.start, part.end), language, {
        heading: heading.things,
        hasCode: values.some((value) => value.kind === 'code' && isIn(part, value)),
      });
      const context = inContext(own, { folded: folded.slice(part.start, part.end), before, inSentence, heading });
      statements.push(...statementsIn(folded, part, values, { ...context, own, before: inSentence?.things ?? [] }));
      if (own.things.length > 0) before = { things: context.things, scope: before.scope };
      inSentence = context;
    }
  }
  return statements.slice(0, MOST_STATEMENTS);
}

function valuesIn(folded: string, text: string): Value[] {
  let rest = folded;
  const blank = (start: number, end: number): void => {
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  };
  const contacts = contactsIn(rest, blank);
  const prices = pricesIn(rest);
  for (const { start, end, keys } of prices) if (keys[0] !== 'free') blank(start, end);
  const places = placesIn(rest, blank);
  const hours = hoursIn(rest).map(({ hours: told, start, end, told: how }): Value => ({
    kind: 'hours',
    keys: [how],
    start,
    end,
    hours: told,
  }));
  for (const { start, end } of hours) blank(start, end);
  return [...contacts, ...prices, ...places, ...hours, ...codesIn(rest, text)];
}

/** Titles of one word that the lexicon does not take for check-in and check-out: in a sentence they say when or whose. */
const ARRIVAL =
  /^(?:arriv[ae]l?|arrivee|arrivo|anreise|ankunft|llegada|entrada|chegada|aankomst|przyjazd|заезд|giris)$/u;
const DEPARTURE = /^(?:departure|depart|departs|abreise|salida|partenza|saida|vertrek|wyjazd|выезд|cikis)$/u;

function titled(heading: Context, folded: string): Context {
  const word = folded.trim().replace(/[?!.:]$/, '');
  const thing = ARRIVAL.test(word) ? 'CHECKIN' : DEPARTURE.test(word) ? 'CHECKOUT' : null;
  return thing ? { ...heading, things: [thing] } : heading;
}

/** A word longer than any of the lexicon takes long to look up in thirteen languages. */
const LONGEST_WORD = 60;
const wordsOf = (text: string): string[] =>
  tokensOf(text).map((token) => withoutAccents(isCjk(token) ? token : token.slice(0, LONGEST_WORD)));

const isIn = (part: Part, { start }: Value): boolean => start >= part.start && start < part.end;

type Beside = { heading: readonly string[]; hasCode: boolean };
const alone: Beside = { heading: [], hasCode: false };

function contextOf(folded: string, text: string, language: string | null, { heading, hasCode } = alone): Context {
  const lexicon = plainLexicon(language ?? '');
  const languages = isLanguage(language ?? '') ? [language as (typeof LANGUAGES)[number]] : LANGUAGES;
  const { found } = conceptsOf(wordsOf(text), lexicon, languages);
  const scope = scopeOf(folded);
  const named = [...found, ...(PICKED_UP.test(folded) ? ['TRANSFER'] : []), ...(scope.has('payment') ? ['PAY'] : [])];
  const isNamed = (thing: string): boolean => thing !== 'PAY' || scope.has('payment');
  return {
    things: thingsOf(named, hasCode).filter((thing) => isNamed(thing) && isMeant(thing, folded, heading)),
    scope,
  };
}

type Around = { folded: string; before: Context; inSentence: Context | null; heading: Context };

function inContext(own: Context, { folded, before, inSentence, heading }: Around): Context {
  const strong = own.things.filter(
    (thing) =>
      !SLIGHT.has(thing) &&
      !(thing === 'RECEPTION' && AT_RECEPTION.test(folded)) &&
      !(MOMENTS.has(thing) && heading.things.length > 0 && !heading.things.includes(thing)),
  );
  const meal = strong.every((thing) => thing === 'RESTAURANT')
    ? heading.things.filter((thing) => MEALS.includes(thing))
    : [];
  const earlier = inSentence ?? { things: [...before.things, ...heading.things] };
  const of = strong.some((thing) => OF_HEADING.has(thing)) ? heading.things : [];
  const things =
    strong.length === 0
      ? [...new Set([...own.things, ...earlier.things])]
      : [...new Set([...own.things, ...meal, ...of])];
  const scope = new Map(own.scope);
  const inherited = [...(strong.length === 0 && inSentence ? [inSentence.scope] : []), heading.scope];
  for (const from of inherited)
    for (const [dimension, named] of from)
      if (!scope.has(dimension) && !OWN_ONLY.has(dimension) && (dimension !== 'moment' || heading.things.length > 0))
        scope.set(dimension, named);
  return { things, scope };
}

/** @property before things of the sentence's earlier parts */
type InPart = Context & { own: Context; before: readonly string[] };

function statementsIn(
  folded: string,
  part: Part,
  values: Value[],
  { things, scope, own, before }: InPart,
): Statement[] {
  const here = values.filter((value) => isIn(part, value));
  const words = folded.slice(part.start, part.end);
  const statements: Statement[] = [];
  const add = (found: Value[], of: readonly string[], where: Scope, subject?: string): void => {
    const about = subjectOf(of);
    if (found.length === 0 || (!about && !subject)) return;
    statements.push({
      subject: about?.subject ?? subject!,
      others: about?.others ?? new Set(),
      scope: scopeFor(about?.subject ?? subject!, where),
      values: found,
    });
  };
  const contact = here.filter(({ kind }) => kind === 'phone' || kind === 'email');
  add(
    contact,
    things.filter((thing) => !['PHONE', 'RECEPTION', 'ADDRESS', 'ROOM', 'CITY'].includes(thing)),
    scope,
    'CONTACT',
  );
  const isConditional = here.some(({ keys }) => keys[0] === 'after');
  const facts = here.filter((value) => value.kind !== 'phone' && value.kind !== 'email' && isFact(value, things, own));
  const limited = priceScope(words, facts, scope);
  if (isConditional) limited.set('moment', new Set(['night']));
  const prices = facts.filter(({ kind }) => kind === 'price');
  add(
    prices,
    things.filter((thing) => !NEVER_PRICED.has(thing)),
    limited,
  );
  if (subjectOf(things)?.subject === 'BREAKFAST') add(prices.flatMap(asNotIncluded), things, limited);
  const timeless = new Map([...scope].filter(([dimension, named]) => dimension !== 'moment' || !named.has('night')));
  if (scope.has('moment') && prices.length > 0) timeless.set('tier', new Set(prices.flatMap(({ keys }) => keys)));
  add(
    facts.filter(({ kind }) => kind !== 'price'),
    things,
    timeless,
  );
  const has = (kind: Value['kind']): boolean => facts.some((fact) => fact.kind === kind);
  const yesNo = yesNoIn(words, { hasHours: has('hours'), hasPrice: has('price'), hasPlace: has('place') });
  if (yesNo) {
    const lasting = new Map([...scope].filter(([dimension]) => own.scope.has(dimension) || !PASSING.has(dimension)));
    const placed = { ...yesNo, start: part.start + yesNo.start, end: part.start + yesNo.end };
    // "Dogs may come along, but not to the restaurant."
    const all = [...new Set([...things, ...(yesNo.keys[1] === 'no' ? before : [])])];
    if (!NEVER_DENIED.has(subjectOf(all)?.subject ?? '')) add([placed], all, lasting);
  }
  return statements;
}

/** Where things are paid for or asked for, not what is paid for. */
const NEVER_PRICED = new Set(['RECEPTION', 'ADDRESS', 'PHONE']);

/** Every hotel has these: a "no" near them is about something else. */
const NEVER_DENIED = new Set([
  'RECEPTION',
  'AIRPORT',
  'STATION',
  'CITY',
  'PHONE',
  'ADDRESS',
  'ROOM',
  'DOOR',
  'KEY',
  'BOOKING',
  'CHECKIN',
  'CHECKOUT',
  'CHILD',
  'GROUP',
]);

/** A limit for what guests do is a fact of a check-out and of laundry only; one end alone is none where it is for booking. */
function isFact({ kind, keys: [how], hours }: Value, things: readonly string[], own: Context): boolean {
  if (kind !== 'hours') return true;
  if (how === 'after') return false;
  if (how === 'limit') return things.includes('CHECKOUT') || things.includes('LAUNDRY') || things.includes('CHECKIN');
  return !own.things.includes('BOOKING') || (hours?.from !== null && hours?.until !== null);
}

/** What a price is limited to beside the circumstances: how long, at which age, until when. */
function priceScope(words: string, facts: readonly Value[], scope: Scope): Map<string, ReadonlySet<string>> {
  const limited = new Map(scope);
  const durations = durationsIn(words);
  if (durations.length > 0) limited.set('minutes', new Set(durations));
  const years = facts.filter(({ kind }) => kind === 'age').map(({ size }) => String(size));
  if (years.length > 0) limited.set('years', new Set(years));
  // A late check-out until one o'clock and one until six have two prices.
  const times = facts.flatMap(({ hours }) => hours?.until ?? hours?.from ?? []).map(String);
  if (scope.has('moment') && times.length > 0) limited.set('tier', new Set(times));
  return limited;
}

/** A breakfast that has a price is not included in that of the room. */
const asNotIncluded = ({ keys, start, end }: Value): Value[] =>
  keys[0]?.startsWith('m:') ? [{ kind: 'yes_no', keys: ['included', 'no'], start, end }] : [];
