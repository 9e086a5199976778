import type { ProposedFacts } from '#shared/features/knowledge/proposed-facts.schema.ts';
import { type Limit, limitsIn } from '#server/features/understanding/lexicon/limits.ts';
import { LONGEST_TEXT } from '#server/features/understanding/text/folding.rules.ts';
import { scopeOf } from '../contradictions/scope.rules.ts';
import { allowsNoPets } from './no-pets.rules.ts';
import { ownSentences } from './own-sentences.ts';
import { withTimesInDigits } from './spoken-times.rules.ts';
import { namesNumbers, statedCharge, type StatedHours, statedHours, withoutPrices } from './stated-values.rules.ts';
import { statedWifi } from './wifi.rules.ts';

type Text = { question: string; answer: string };
type Subject = 'breakfast' | 'parking' | 'pets' | 'pool' | 'city_tax' | 'reception';

/** What hours, and what a charge, cannot hold, by what they belong to. */
const NO_HOURS: readonly Limit[] = ['DAY', 'SEASON', 'EXCEPT'];
const NO_CHARGE: readonly Limit[] = ['DAY', 'SEASON', 'EXCEPT', 'AGE', 'CHILD', 'ADULT', 'UNIT', 'DEPENDS'];
const BESIDE_HOURS: Partial<Record<Subject, readonly Limit[]>> = { pool: ['AGE', 'CHILD', 'ADULT'] };
const BESIDE_CHARGE: Partial<Record<Subject, readonly Limit[]>> = { pets: ['ANIMAL', 'DOG', 'WEIGHT', 'SIZE'] };
/** Dimensions of a scope with prices of their own: a suite, a package, members. */
const PRICED = ['room', 'rate', 'person'];
/** A date is a season where it limits a fact: "6月1日至9月30日". */
const CJK_MONTH = /\d\s?月/u;
/** Of these a number beside the charge is a limit: how many animals, for how many nights. */
const NUMBERED: readonly Subject[] = ['pets', 'city_tax'];
/** "20 free parking spaces", "free for the first 2 hours". */
const FREE_ALONE: readonly Subject[] = [...NUMBERED, 'parking'];

/** Check-in times that no hotel has are those of the afternoon, of which the text does not say so. */
const EARLIEST_CHECK_IN = '10:00';
const CHECK_OUTS = ['06:00', '16:00'] as const;

/**
 * Facts of the profile that an entry states, to be confirmed by a person. Only of the topic that the entry answers most
 * surely, and no value whose field cannot hold what the text says beside it (weekends, children, large dogs).
 * @param answered ids of the questions that the entry answers, the surest first
 */
export function proposedFactsOf({ question, answer }: Text, answered: readonly string[]): ProposedFacts {
  const topic = answered[0]?.split('.')[0];
  if (answer.length > LONGEST_TEXT || topic === undefined) return {};
  if (topic === 'wifi') return answered.includes('wifi.access') ? wifiOf(answer) : {};
  if (topic.startsWith('check')) return checkTimes({ question, answer }, answered);
  const asked = (id: string): boolean => id.split('.')[0] === topic && answered.includes(id);
  const stated = readingOf({ question, answer }, topic);
  const breakfast = asked('breakfast.hours') ? hoursOf(stated, 'breakfast') : null;
  const pool = asked('pool.hours') ? hoursOf(stated, 'pool') : null;
  const reception = asked('reception.hours') ? hoursOf(stated, 'reception') : null;
  const charge = (subject: Subject, ...ids: string[]): string | null =>
    ids.some(asked) ? chargeOf(stated, subject) : null;
  return known({
    breakfast_opens: breakfast?.opens,
    breakfast_closes: breakfast?.closes,
    breakfast_charge: charge('breakfast', 'breakfast.price', 'breakfast.included'),
    parking_charge: charge('parking', 'parking.price'),
    pets_charge: charge('pets', 'pets.policy'),
    pool_opens: pool?.opens,
    pool_closes: pool?.closes,
    city_tax_charge: charge('city_tax', 'city_tax'),
    reception_opens: reception?.opens,
    reception_closes: reception?.closes,
  });
}

const known = (facts: { [Field in keyof ProposedFacts]: string | null | undefined }): ProposedFacts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value));

/** @property allows whether the text and its question name none of these limits */
type Reading = { folded: string; hours: StatedHours; allows: (limited: readonly Limit[]) => boolean };

function readingOf({ question, answer }: Text, topic: string): Reading {
  const text = ownSentences(answer, topic);
  const folded = withTimesInDigits(text);
  const limits = new Set([...limitsIn(question), ...limitsIn(text)]);
  if (CJK_MONTH.test(folded)) limits.add('SEASON');
  return {
    folded,
    hours: statedHours(withoutPrices(folded)),
    allows: (limited) => !limited.some((limit) => limits.has(limit)),
  };
}

function hoursOf({ hours, allows }: Reading, subject: Subject): { opens: string; closes: string } | null {
  const { from, until, at, several } = hours;
  if (!from || !until || at || several || from === until) return null;
  // Midnight is the end of the day.
  const isSpan = until === '00:00' || until > from;
  return isSpan && allows([...NO_HOURS, ...(BESIDE_HOURS[subject] ?? [])]) ? { opens: from, closes: until } : null;
}

function chargeOf({ folded, allows }: Reading, subject: Subject): string | null {
  if (!allows([...NO_CHARGE, ...(BESIDE_CHARGE[subject] ?? [])])) return null;
  const scope = scopeOf(folded);
  if (PRICED.some((dimension) => scope.has(dimension))) return null;
  if (subject === 'pets' && allowsNoPets(folded)) return 'none';
  const stated = statedCharge(folded, { percent: subject === 'city_tax', denied: subject === 'breakfast' });
  const alone = stated === 'free' ? FREE_ALONE : NUMBERED;
  return alone.includes(subject) && namesNumbers(folded) ? null : stated;
}

function checkTimes(text: Text, answered: readonly string[]): ProposedFacts {
  const timeOf = (topic: 'checkin' | 'checkout', end: 'from' | 'until'): string | null => {
    if (!answered.includes(`${topic}.time`)) return null;
    const { hours, allows } = readingOf(text, topic);
    const times = [hours.from, hours.until, hours.at].filter((time) => time !== null);
    const time = hours[end] ?? hours.at;
    return times.length === 1 && !hours.several && allows([...NO_HOURS, 'DEPENDS']) ? time : null;
  };
  const [checkIn, checkOut] = [timeOf('checkin', 'from'), timeOf('checkout', 'until')];
  const [earliest, latest] = CHECK_OUTS;
  return known({
    check_in_time: checkIn && checkIn >= EARLIEST_CHECK_IN ? checkIn : null,
    check_out_time: checkOut && checkOut >= earliest && checkOut <= latest ? checkOut : null,
  });
}

function wifiOf(answer: string): ProposedFacts {
  const { network, password } = statedWifi(answer);
  return known({ wifi_network: network, wifi_password: network && password });
}
