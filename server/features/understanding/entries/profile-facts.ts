import type { LinkedEntry } from './entries.types.ts';
import { statedOf } from './likeness-of.ts';
import { linkedIntents } from './linked-intents.ts';
import { knowledge } from '../model-store.ts';
import type { Limit } from '../lexicon/limits.ts';
import { readText } from '../reading.ts';

/**
 * @property states what its fixed sentence says, by which questions are compared with it (`likeness-of.ts`)
 * @property beyond what it does not know: the pool may be closed in December
 * @property about the concept that a question must name, and what else the fact is about
 */
type Fact = {
  intents: string[];
  states?: string[];
  price?: boolean;
  time?: boolean;
  about?: string[];
  beyond?: Limit[];
};

/** Facts of a hotel's profile and the intents that each answers by its fixed sentence. */
export const PROFILE_FACTS = {
  checkIn: { intents: ['checkin.time'], states: ['Check-in', 'Rooms are ready from 3 pm.'], time: true },
  checkOut: { intents: ['checkout.time'], states: ['Check-out', 'Please leave the room by 11 am.'], time: true },
  receptionHours: {
    intents: ['reception.hours'],
    states: ['Reception hours', 'Reception is open from 7 am to 10 pm.'],
    time: true,
    beyond: ['DAY', 'SEASON'],
  },
  breakfast: {
    intents: ['breakfast.hours'],
    states: ['Breakfast hours', 'Breakfast is served from 7 am to 10:30 am.'],
    time: true,
    beyond: ['DAY', 'SEASON'],
  },
  breakfastPrice: {
    intents: ['breakfast.price', 'breakfast.included'],
    states: ['Price of breakfast', 'Breakfast costs 15 euros per person.', 'Breakfast is included.'],
    price: true,
    beyond: ['DAY', 'SEASON', 'AGE', 'CHILD'],
  },
  parking: {
    intents: ['parking.availability', 'parking.price'],
    states: ['Parking', 'There is parking at the hotel.', 'Parking costs 10 euros a night.'],
    price: true,
    beyond: ['RESERVE', 'COVERED', 'GUARDED', 'CARSIZE', 'DISTANCE', 'ATNIGHT'],
  },
  wifi: { intents: ['wifi.access'], states: ['WiFi', 'WiFi is free in the whole house.', 'WiFi network and password'] },
  pets: {
    intents: ['pets.policy'],
    states: ['Pets', 'Dogs are welcome.', 'Dogs cost 10 euros a night.'],
    price: true,
    beyond: ['ANIMAL', 'WEIGHT', 'SIZE', 'ASSIST', 'RESERVE'],
  },
  pool: {
    intents: ['pool.hours', 'pool.info'],
    states: ['Pool', 'There is a pool.', 'The pool is open from 9 am to 8 pm.'],
    time: true,
    beyond: ['DAY', 'SEASON', 'AGE', 'RESERVE'],
  },
  cityTax: {
    intents: ['city_tax'],
    states: ['City tax', 'City tax is 2 euros per person and night.'],
    price: true,
    beyond: ['SEASON', 'AGE', 'CHILD', 'NIGHTS'],
  },
  quietHours: { intents: ['quiet.hours'], states: ['Quiet hours', 'Please be quiet from 10 pm to 7 am.'], time: true },
  address: { intents: ['address'], states: ['Address', 'Our address is 1 Harbour Street.'] },
  phone: { intents: ['contact'], states: ['Phone', 'Our phone number'] },
  email: { intents: ['contact'], states: ['Email', 'Our email address'] },
  website: { intents: ['contact'], states: ['Website', 'The address of our website'] },
  restaurantMenu: { intents: ['restaurant.info'], about: ['MENU', 'RESTAURANT'] },
  barMenu: { intents: ['bar.info'], about: ['MENU', 'BAR'] },
} satisfies Record<string, Fact>;
export type ProfileField = keyof typeof PROFILE_FACTS;

const TYPICAL = 0.3;

/** A fact of the profile as an entry, so that `covers` compares both in the same way. Its id is "profile.<field>". */
export function linkFact(field: ProfileField): LinkedEntry {
  const { intents, states = [], price = false, time = false, about = [], beyond = [] }: Fact = PROFILE_FACTS[field];
  const known = knowledge();
  const { model } = known;
  const typical = intents.flatMap((id) => Object.entries(model.concepts[id] ?? {}));
  return {
    id: `profile.${field}`,
    ...linkedIntents(
      intents.map((id) => ({ id, weight: 1 })),
      model,
    ),
    titleConcepts: new Set([...about, ...typical.filter(([, share]) => share >= TYPICAL).map(([concept]) => concept)]),
    textConcepts: new Set(),
    words: new Set(),
    stated: statedOf(
      states.map((sentence) => readText(sentence, ['en'], known)),
      known,
    ),
    says: { price, time },
    fact: { about: about[0], beyond },
  };
}
