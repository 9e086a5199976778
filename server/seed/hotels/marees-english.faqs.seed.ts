import type { FaqSeed } from '../seed.types.ts';

const faq = (key: string, category: string, question: string, answer: string): FaqSeed => ({
  key,
  category,
  question,
  answer,
  language: 'en',
});

export const englishFaqs: FaqSeed[] = [
  faq(
    'checkin',
    'Check-in/Check-out',
    'When can I check in?',
    'Your room is ready from 3:00 PM. If you arrive earlier we gladly keep your luggage, and the terrace and the bar are yours meanwhile.',
  ),
  faq(
    'checkout',
    'Check-in/Check-out',
    'When is check-out, and can I stay longer?',
    'Check-out is at 11:00 AM. Late check-out until 1:00 PM costs €30 when the room is free; ask us the evening before.',
  ),
  faq(
    'late-arrival',
    'Check-in/Check-out',
    'What if I arrive after the reception has closed?',
    'The reception is open from 7:00 AM to 11:00 PM. For a later arrival you get a code for the key safe at the door by message; please tell us before 9:00 PM.',
  ),
  faq(
    'luggage',
    'Services',
    'Can I leave my luggage with you?',
    'Yes, free of charge, before check-in and after check-out, in the locked luggage room beside the reception.',
  ),
  faq(
    'breakfast',
    'Services',
    'When and where is breakfast served, and is it included?',
    'Breakfast is served in the veranda from 7:00 to 10:30 AM, on Saturdays and Sundays until 11:00 AM. It costs €19 for adults and €9 for children under 12 unless your rate includes it.',
  ),
  faq(
    'parking',
    'Amenities',
    'Is there parking at the hotel?',
    'We have 14 spaces in the underground car park at Porte Saint-Vincent, 150 m from the house, for €18 a night. The entrance is 1.95 m high. Please reserve: the streets inside the walls are closed to visitors’ cars.',
  ),
  faq(
    'charging',
    'Amenities',
    'Can I charge an electric car?',
    'Yes. Two of our parking spaces have 11 kW chargers (Type 2); charging costs €12 a night. Tell us a day before, so that we keep one for you.',
  ),
  faq(
    'wifi',
    'Technical Support',
    'Is there WiFi, and how do I connect?',
    'Choose the network “Marees-Guest” and enter your room number and last name; there is no password. If it does not work, dial 9 for the reception.',
  ),
  faq(
    'television',
    'Technical Support',
    'How do I watch my own films on the television?',
    'Press the Cast button on the remote control and scan the code on the screen with your phone. It must be in the guest WiFi.',
  ),
  faq(
    'pool',
    'Amenities',
    'When are the pool and the sauna open?',
    'The seawater pool (29 °C) and the sauna are open daily from 8:00 AM to 9:00 PM. Towels and bathrobes lie ready at the entrance. Children swim until 7:00 PM.',
  ),
  faq(
    'restaurant',
    'Services',
    'Does the hotel have a restaurant?',
    'La Table des Marées serves dinner from 7:00 to 9:30 PM, Tuesday to Saturday; the menu is €42. On Sundays and Mondays the bar Le Sextant has oysters, soup and cheese until 10:00 PM.',
  ),
  faq(
    'allergies',
    'Services',
    'Can the kitchen cook for allergies and diets?',
    'Yes. Gluten-free, lactose-free, vegetarian and vegan dishes are on every menu. Tell us about allergies the day before, because the kitchen also works with shellfish and nuts.',
  ),
  faq(
    'pets',
    'Policies',
    'Are dogs allowed?',
    'Dogs of up to 10 kg are welcome for €15 a night. A basket and a bowl are in the room. Dogs stay out of the restaurant and the pool.',
  ),
  faq(
    'cancellation',
    'Policies',
    'What is your cancellation policy?',
    'You can cancel free of charge until 48 hours before arrival. After that we charge the first night. Bookings through a portal follow that portal’s terms.',
  ),
  faq(
    'children',
    'Policies',
    'Do you have cots and extra beds?',
    'Cots are free and extra beds cost €28 a night; both must be reserved. Children under 6 stay free in their parents’ room.',
  ),
  faq(
    'transfer',
    'Local Information',
    'How do I get from the station or the ferry to the hotel?',
    'From Saint-Malo station bus C1 takes 10 minutes to Porte Saint-Vincent. A taxi costs about €12, also from the ferry terminal. We can send a driver to the station for €15; tell us the train by the evening before.',
  ),
  faq(
    'tides',
    'Local Information',
    'When can I walk to the Grand Bé?',
    'Only around low tide, about two hours before to two hours after. The day’s times are on the board at the reception and in the lift. Turn back when the causeway gets wet: the water rises quickly.',
  ),
  faq(
    'mont',
    'Local Information',
    'How do I visit Mont-Saint-Michel without a car?',
    'A coach leaves Saint-Malo station at 9:15 AM and is back at 5:30 PM; the return ticket costs €25. We sell tickets until 6:00 PM the day before and pack a picnic basket for €16.',
  ),
  {
    ...faq(
      'fireworks',
      'Local Information',
      'Where can I see the fireworks on 14 July?',
      'From our terrace: it opens for guests at 10:00 PM and the fireworks begin at 11:00 PM.',
    ),
    inactive: true,
  },
];
