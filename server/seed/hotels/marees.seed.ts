import type { HotelSeed } from '../seed.types.ts';
import { answeredTalks } from './marees-answered.talks.seed.ts';
import { englishFaqs } from './marees-english.faqs.seed.ts';
import { frenchFaqs } from './marees-french.faqs.seed.ts';
import { olderTalks } from './marees-older.talks.seed.ts';
import { waitingTalks } from './marees-waiting.talks.seed.ts';
import { bookings, rooms } from './marees.bookings.seed.ts';
import { guests } from './marees.guests.seed.ts';
import { invitations, messageSettings, notifications, profile, rates, staff } from './marees.hotel.seed.ts';
import { knowledge } from './marees.knowledge.seed.ts';
import { savedReplies } from './marees.replies.seed.ts';

/** The demo's main hotel: five languages, two of them in its FAQs. */
export const marees: HotelSeed = {
  profile,
  open_days_ago: 140,
  message_settings: messageSettings,
  staff,
  faqs: [...englishFaqs, ...frenchFaqs],
  knowledge,
  replies: savedReplies,
  rooms,
  guests,
  rates,
  bookings,
  talks: [...waitingTalks, ...answeredTalks, ...olderTalks],
  notifications,
  invitations,
};
