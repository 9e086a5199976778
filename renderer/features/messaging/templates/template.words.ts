import type { MessageType } from '#shared/features/bookings/bookings.schema.ts';
import type { Placeholder } from '#shared/features/messaging/template.rules.ts';

type Words = { text: string; tip: string };

/** The five messages (docs/product.md, section 2) with purpose and tip. English keys for the translator. */
export const templateWords: Record<MessageType, Words> = {
  welcome: {
    text: 'Right after the booking: thanks, the dates, and where to ask.',
    tip: 'This is often the first thing a guest reads from you on WhatsApp. Say who is writing, confirm the dates, and invite questions.',
  },
  pre_arrival: {
    text: 'Before the journey: the way to you, the weather, the time of arrival.',
    tip: 'Ask for the time of arrival: it is the answer that your desk needs most. The forecast is filled in when it is known.',
  },
  checkin: {
    text: 'On the day of arrival: when the room is ready, and how to get in.',
    tip: 'Guests read this one on the way, on a small screen. Address and check-in time belong in the first lines.',
  },
  stay: {
    text: 'During the stay: is everything as it should be?',
    tip: 'One open question brings complaints to you while you can still put them right, instead of into a review.',
  },
  checkout: {
    text: 'On the day of departure: the time, the goodbye, and thanks.',
    tip: 'Name the check-out time and what to do with the key. Leave offers for the next stay out: WhatsApp may take them for advertising.',
  },
};

export const placeholderWords: Record<Placeholder, string> = {
  guest_name: 'The guest’s name',
  hotel_name: 'The name of your hotel',
  check_in_date: 'The day of check-in',
  check_out_date: 'The day of check-out',
  confirmation_number: 'The booking’s confirmation number',
  room_type: 'The type of room',
  hotel_address: 'Your address',
  check_in_time: 'Your check-in time',
  check_out_time: 'Your check-out time',
  weather_forecast: 'The weather on the day of arrival',
  temperature: 'The temperature on the day of arrival',
  transportation_suggestions: 'How to get to you',
};

/** Available only shortly before arrival, so offered for that message only (docs/product.md, section 3). */
const onlyBeforeArrival: readonly Placeholder[] = ['weather_forecast', 'temperature', 'transportation_suggestions'];

/** The placeholders that make sense in a message. */
export function placeholdersFor(type: MessageType): Placeholder[] {
  const all = Object.keys(placeholderWords) as Placeholder[];
  return type === 'pre_arrival' ? all : all.filter((name) => !onlyBeforeArrival.includes(name));
}

export const written = (name: Placeholder): string => `{{${name}}}`;
