import type { TalkSeed } from '../seed.types.ts';

const hour = 60;
const day = 24 * hour;

/** Older conversations, guests who only ask, and a message that did not arrive. */
export const olderTalks: TalkSeed[] = [
  {
    guest: 'olivia',
    language: 'en',
    turns: [
      {
        minutes_ago: 3 * day + 4 * hour,
        guest: ['Hi! I think I left a grey scarf in the wardrobe, room 24'],
        category: 'housekeeping',
        priority: 'normal',
        status: 'in_progress',
        reasons: ['explicit_request'],
        reply: 'Thank you for telling us, Olivia. A colleague looks for it and writes to you here.',
        staff: [
          { by: 'nadia', text: 'Hello Olivia, we have it! Shall we post it? It is €9 to Australia.', after: 55 },
          {
            by: 'malo',
            text: 'Hello Olivia, the scarf is still with us. Which address may we send it to?',
            after: 2 * day + 20 * hour - 55,
            failure: { problem: 'window_closed', code: 63016 },
          },
        ],
      },
    ],
  },
  {
    guest: 'annika',
    language: 'de',
    turns: [
      {
        minutes_ago: 9 * day + 3 * hour,
        guest: ['Wie kommen wir am besten vom Bahnhof zu Ihnen?'],
        category: 'local',
        reply:
          'Vom Bahnhof Saint-Malo fährt der Bus C1 in 10 Minuten zur Porte Saint-Vincent. Ein Taxi kostet etwa 12 €. Gern schicken wir Ihnen für 15 € einen Fahrer; nennen Sie uns dafür den Zug bis zum Vorabend.',
        sources: ['transfer'],
      },
      {
        minutes_ago: 4 * day + 2 * hour,
        guest: ['Wir müssen die Reise im nächsten Monat leider absagen. Was kostet das?'],
        category: 'booking',
        reasons: ['booking_change'],
        status: 'completed',
        reply:
          'Bis 48 Stunden vor der Anreise ist die Stornierung kostenlos; über ein Portal gelten dessen Bedingungen. Ein Kollege bestätigt Ihnen die Stornierung.',
        sources: ['cancellation'],
        staff: [
          {
            by: 'gwenaelle',
            text: 'Liebe Frau Vogt, die Buchung ist storniert, es kostet Sie nichts. Schade, hoffentlich bis bald!',
            after: 41,
          },
        ],
      },
    ],
  },
  {
    guest: 'graham',
    language: 'en',
    turns: [
      {
        minutes_ago: 13 * day + 5 * hour,
        guest: ['Afternoon. Do you do proper tea?'],
        category: 'dining',
        reasons: ['no_source'],
        status: 'completed',
        reply: 'That is one for a colleague, who will answer you here.',
        staff: [
          {
            by: 'gwenaelle',
            text: 'Good afternoon Mr Pell. In a pot, with milk, and the water boiled. We learned it from our British guests.',
            after: 6,
          },
        ],
      },
      { minutes_ago: 13 * day + 4 * hour + 50, guest: ['Then I shall come down.'], category: 'general' },
    ],
  },
  {
    guest: 'paolo',
    language: 'it',
    turns: [
      {
        minutes_ago: 6 * day + 7 * hour,
        guest: ['Salve, accettate cani? Abbiamo un beagle di 14 kg'],
        category: 'policies',
        reply:
          'Buongiorno Paolo, sono benvenuti i cani fino a 10 kg (15 € a notte). Per il suo beagle chiedo a un collega se si può fare un’eccezione.',
        sources: ['pets'],
        reasons: ['low_support'],
        status: 'resolved',
        staff: [
          {
            by: 'nadia',
            text: 'Buongiorno Paolo, in bassa stagione va bene, in una camera al piano terra. Lo segno nella prenotazione.',
            after: 63,
          },
        ],
      },
    ],
  },
  {
    guest: 'arjun',
    language: 'en',
    turns: [
      {
        minutes_ago: 1 * day + 13 * hour,
        guest: [
          'Hello, we are vegetarian and do not eat eggs. Will there be something for us at breakfast and dinner?',
        ],
        category: 'dining',
        reply:
          'Hello Arjun! Vegetarian and vegan dishes are on every menu, so you will find dishes without eggs. Please remind us the day before you dine, because the kitchen plans for it.',
        sources: ['allergies', 'restaurant'],
      },
    ],
  },
  {
    guest: 'nameless',
    language: 'fr',
    turns: [
      {
        minutes_ago: 16 * hour,
        guest: ['bonjour c combien une chambre vue mer pour le 31 decembre'],
        category: 'booking',
        reasons: ['price_or_availability_unknown'],
        status: 'resolved',
        reply: 'Bonjour ! Pour les prix et les disponibilités du 31 décembre, une collègue vous répond ici.',
        staff: [
          {
            by: 'gwenaelle',
            text: 'Bonjour, il reste une chambre vue mer pour le réveillon, 245 € petit-déjeuner compris, deux nuits au minimum. Je peux la garder jusqu’à demain soir.',
            after: 38,
          },
        ],
      },
    ],
  },
  {
    stranger: { name: 'mika ✨', address: 'FI.8840213907155208' },
    language: 'en',
    turns: [
      {
        minutes_ago: 2 * hour + 5,
        guest: ['hey is the pool open to people who dont stay with you?'],
        category: 'amenities',
        reasons: ['low_support'],
        status: 'resolved',
        reply:
          'Hello! The seawater pool and the sauna are open daily from 8:00 AM to 9:00 PM. Whether day guests can come today, a colleague tells you here.',
        sources: ['pool'],
        staff: [
          {
            by: 'malo',
            text: 'Hi Mika, on weekdays yes: €22 with towel and sauna, children until 7 PM. See you!',
            after: 12,
          },
        ],
      },
    ],
  },
  {
    stranger: { name: 'Le Grand Large Traiteur', address: '+33639987760' },
    language: 'fr',
    turns: [
      {
        minutes_ago: 5 * day + 10 * hour,
        guest: ['Bonjour, à qui adresser notre facture de vendredi ?'],
        category: 'general',
        reasons: ['no_source'],
        status: 'completed',
        reply: 'Bonjour, je transmets à une collègue qui vous répond ici.',
        staff: [
          {
            by: 'gwenaelle',
            text: 'Bonjour, à bonjour@maisondesmarees.example, à mon attention. Merci et à la prochaine !',
            after: 90,
          },
        ],
      },
    ],
  },
];
