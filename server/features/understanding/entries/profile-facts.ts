import type { LinkedEntry } from './entries.types.ts';
import { linkedIntents } from './linked-intents.ts';
import { knowledge } from '../model-store.ts';

/** @property about the concept that a question must name, and what else the fact is about */
type Fact = { intents: string[]; price?: boolean; time?: boolean; about?: string[] };

/** Facts of a hotel's profile and the intents that each answers by its fixed sentence. */
export const PROFILE_FACTS = {
  checkIn: { intents: ['checkin.time'], time: true },
  checkOut: { intents: ['checkout.time'], time: true },
  receptionHours: { intents: ['reception.hours'], time: true },
  breakfast: { intents: ['breakfast.hours'], time: true },
  breakfastPrice: { intents: ['breakfast.price', 'breakfast.included'], price: true },
  parking: { intents: ['parking.availability', 'parking.price'], price: true },
  wifi: { intents: ['wifi.access'] },
  pets: { intents: ['pets.policy'], price: true },
  pool: { intents: ['pool.hours', 'pool.info'], time: true },
  cityTax: { intents: ['city_tax'], price: true },
  quietHours: { intents: ['quiet.hours'], time: true },
  address: { intents: ['address'] },
  phone: { intents: ['contact'] },
  email: { intents: ['contact'] },
  website: { intents: ['contact'] },
  restaurantMenu: { intents: ['restaurant.info'], about: ['MENU', 'RESTAURANT'] },
  barMenu: { intents: ['bar.info'], about: ['MENU', 'BAR'] },
} satisfies Record<string, Fact>;
export type ProfileField = keyof typeof PROFILE_FACTS;

const TYPICAL = 0.3;

/** A fact of the profile as an entry, so that `covers` compares both in the same way. Its id is "profile.<field>". */
export function linkFact(field: ProfileField): LinkedEntry {
  const { intents, price = false, time = false, about = [] }: Fact = PROFILE_FACTS[field];
  const { model } = knowledge();
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
    says: { price, time },
    fact: { about: about[0] },
  };
}
