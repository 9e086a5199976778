import type { EntrySeed } from '../seed.types.ts';

const entry = (key: string, category: string, question: string, answer: string): EntrySeed => ({
  key,
  category,
  question,
  answer,
});

export const knowledge: EntrySeed[] = [
  entry(
    'k-rooms',
    'general',
    'How many rooms does the house have?',
    'Twenty-six on four floors: Classic and Sea View Doubles, four Family Rooms, three Junior Suites and the Corsair Suite under the roof. A lift goes to all floors.',
  ),
  entry(
    'k-access',
    'general',
    'Is the hotel accessible with a wheelchair?',
    'The entrance, the lift, the veranda and two Classic Doubles on the first floor (rooms 11 and 12) are. The terrace has one step; we have a ramp.',
  ),
  entry(
    'k-bikes',
    'amenities',
    'Can we borrow bicycles?',
    'Eight bicycles stand in the courtyard: the first two hours are free, after that €12 a day. Helmets and locks are at the reception.',
  ),
  entry(
    'k-spa',
    'amenities',
    'Do you offer massages?',
    'On Thursdays to Sundays between 2:00 and 7:00 PM, 50 minutes for €85. Book at the reception by noon of the same day.',
  ),
  entry(
    'k-laundry',
    'services',
    'Is there a laundry service?',
    'Handed in by 9:00 AM it is back by 6:00 PM the same day, except on Sundays. A shirt is €5, a bag of up to 5 kg €24.',
  ),
  entry(
    'k-babysitting',
    'services',
    'Can you arrange a babysitter?',
    'Yes, with a day’s notice, from 6:00 PM to midnight, €14 an hour. We work with two people whom we know well.',
  ),
  entry(
    'k-smoking',
    'policies',
    'Where may I smoke?',
    'On the terrace. The rooms and balconies are smoke-free; cleaning after smoking costs €150.',
  ),
  entry(
    'k-payment',
    'policies',
    'How can I pay?',
    'By card (Visa, Mastercard, American Express), in cash or by bank transfer before arrival. A card is asked for at check-in; nothing is charged before the stay ends.',
  ),
  entry(
    'k-oysters',
    'dining',
    'Where are the best oysters?',
    'At the market by the lighthouse in Cancale, straight from the growers. We organise the tasting with a grower on Wednesdays and Saturdays, €35 with the ride.',
  ),
  entry(
    'k-room-service',
    'dining',
    'Is there room service?',
    'From the bar menu, daily from 4:00 to 10:00 PM, €4 a tray. Breakfast in the room costs €6 more; hang the card outside by midnight.',
  ),
  entry(
    'k-change',
    'booking',
    'Can I change the dates of my booking?',
    'Gladly while there are rooms. Write to us with the confirmation number; a colleague checks and confirms it.',
  ),
  entry(
    'k-groups',
    'booking',
    'Do you take groups and weddings?',
    'Groups of up to 40 people between October and April. Gwenaëlle answers requests within two working days.',
  ),
];
