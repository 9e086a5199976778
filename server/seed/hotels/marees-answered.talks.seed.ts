import type { TalkSeed } from '../seed.types.ts';

const hour = 60;
const day = 24 * hour;

/** Conversations without a waiting guest. */
export const answeredTalks: TalkSeed[] = [
  {
    guest: 'camille',
    language: 'fr',
    turns: [
      {
        minutes_ago: 5 * hour,
        guest: ['Bonjour ! Pour mon séjour la semaine prochaine : la piscine est-elle ouverte en ce moment ?'],
        category: 'amenities',
        reply:
          'Bonjour Camille ! Oui, la piscine d’eau de mer (29 °C) et le sauna sont ouverts tous les jours de 8 h à 21 h. Serviettes et peignoirs vous attendent à l’entrée.',
        sources: ['piscine'],
      },
      {
        minutes_ago: 4 * hour + 52,
        guest: ['Et le petit-déjeuner du samedi, jusqu’à quelle heure ?'],
        category: 'dining',
        reply: 'Le samedi et le dimanche, le petit-déjeuner est servi dans la véranda jusqu’à 11 h.',
        sources: ['petit-dejeuner'],
      },
      {
        minutes_ago: 4 * hour + 50,
        guest: ['Parfait, à bientôt 🌊'],
        category: 'general',
        reply: 'Avec plaisir, à bientôt !',
      },
    ],
  },
  {
    guest: 'mathilde',
    language: 'fr',
    turns: [
      {
        minutes_ago: 1 * day + 9 * hour,
        guest: ['Bonjour, il nous manque une couette pour le lit de Jules'],
        category: 'housekeeping',
        reasons: ['explicit_request'],
        status: 'resolved',
        reply: 'Bonjour Mathilde, je préviens tout de suite la réception : une collègue vous apporte une couette.',
        staff: [
          {
            by: 'malo',
            text: 'La couette et un deuxième oreiller sont dans la chambre. Bonne nuit à Jules !',
            after: 18,
          },
        ],
      },
      {
        minutes_ago: 9 * hour,
        guest: ['Merci encore ! Peut-on emprunter des vélos demain matin ?'],
        category: 'amenities',
        reply:
          'Bien sûr : nous prêtons huit vélos, gratuitement pendant deux heures, puis 12 € la journée. Casques et antivols sont à la réception.',
        sources: ['velos'],
      },
    ],
  },
  {
    guest: 'lucia',
    language: 'es',
    turns: [
      {
        minutes_ago: 1 * day + 3 * hour,
        guest: ['Hola! Soy celíaca, ¿el desayuno tiene opciones sin gluten?'],
        category: 'dining',
        reply:
          '¡Hola Lucía! Sí, en todas nuestras cartas hay platos sin gluten. Como en la cocina también se trabaja con otros ingredientes, avise el día anterior: ya lo veo en su reserva («Gluten-free breakfast»).',
        sources: ['allergies'],
      },
      {
        minutes_ago: 1 * day + 2 * hour + 45,
        guest: ['Genial, muchas gracias 😊'],
        category: 'general',
        reply: 'A usted. ¡Que disfrute de Saint-Malo!',
      },
      {
        minutes_ago: 6 * hour + 20,
        guest: ['¿A qué hora cierra la sauna?'],
        category: 'amenities',
        reply: 'La piscina y la sauna están abiertas todos los días de 8:00 a 21:00.',
        sources: ['pool'],
      },
    ],
  },
  {
    guest: 'aoife',
    language: 'en',
    turns: [
      {
        minutes_ago: 11 * hour,
        guest: ['Hi there, our ferry gets in at 8 this morning. Any chance of dropping the bags before check in?'],
        category: 'services',
        reply:
          'Good morning Aoife! Yes, we keep your luggage free of charge in the locked room beside the reception. Your room is ready from 3:00 PM; the terrace and the bar are yours meanwhile.',
        sources: ['luggage', 'checkin'],
      },
      {
        minutes_ago: 10 * hour + 50,
        guest: ['Brilliant. And is the cot in the room?'],
        category: 'services',
        reasons: ['explicit_request'],
        status: 'resolved',
        reply: 'Cots are free with us. I have asked a colleague to make sure that yours is in the room.',
        sources: ['children'],
        staff: [
          {
            by: 'gwenaelle',
            text: 'Good morning Aoife, the cot is made up and the room looks onto the quiet courtyard. Safe journey!',
            after: 35,
          },
        ],
      },
    ],
  },
  {
    guest: 'dieter',
    language: 'de',
    turns: [
      {
        minutes_ago: 3 * day + 8 * hour,
        guest: ['Guten Morgen, dürfen unsere zwei Dackel mit in die Veranda zum Frühstück?'],
        category: 'policies',
        reply:
          'Guten Morgen Herr Brandl, Hunde bis 10 kg sind im Haus willkommen (15 € die Nacht), nur im Restaurant und am Pool nicht. Ob die Veranda geht, fragt ein Kollege für Sie nach.',
        sources: ['pets'],
        reasons: ['low_support'],
        status: 'completed',
        staff: [
          {
            by: 'nadia',
            text: 'Guten Morgen! In der Veranda bitte nicht, aber auf der Terrasse decken wir Ihnen gern, mit Heizstrahler und zwei Näpfen.',
            after: 11,
          },
        ],
      },
      { minutes_ago: 3 * day + 7 * hour + 40, guest: ['Das ist nett, so machen wir es. 🐕🐕'], category: 'general' },
    ],
  },
  {
    guest: 'haruka',
    language: 'ja',
    turns: [
      {
        minutes_ago: 1 * day + 11 * hour,
        guest: ['こんにちは。車なしでモン・サン＝ミシェルへ行けますか？'],
        category: 'local',
        reply:
          'こんにちは、ミナミ様。はい。サン・マロ駅を9時15分に出て17時30分に戻るバスがあり、往復25ユーロです。切符は前日の18時までフロントでお求めいただけます。',
        sources: ['mont'],
      },
      {
        minutes_ago: 1 * day + 10 * hour + 45,
        guest: ['2枚お願いします'],
        category: 'services',
        reasons: ['explicit_request'],
        status: 'completed',
        reply: 'かしこまりました。フロントの担当者に伝えましたので、こちらでご連絡いたします。',
        staff: [
          {
            by: 'malo',
            text: 'Good evening Ms Minami, two tickets for tomorrow 9:15 are waiting for you at the reception, €50 in total.',
            after: 26,
          },
        ],
      },
    ],
  },
  {
    guest: 'marcus',
    language: 'en',
    turns: [
      {
        minutes_ago: 2 * day + 1 * hour,
        guest: ['wifi password?'],
        category: 'general',
        reply:
          'Choose the network “Marees-Guest” and enter your room number and last name; there is no password. If it does not work, dial 9 for the reception.',
        sources: ['wifi'],
      },
      {
        minutes_ago: 14 * hour,
        guest: ['Write me a poem about the stock market'],
        category: 'general',
        reasons: ['off_topic'],
        reply:
          'I am here for your stay with us, so I will leave the poem to others. Is there anything that I can do for you in the house or in Saint-Malo?',
      },
      {
        minutes_ago: 13 * hour + 50,
        guest: ['Ha, fair enough. Can we keep the bags with you after checkout tomorrow?'],
        category: 'services',
        reply: 'Of course, free of charge, in the locked luggage room beside the reception. Check-out is at 11:00 AM.',
        sources: ['luggage', 'checkout'],
      },
    ],
  },
  {
    guest: 'rafael',
    wrote_from: '+551100000142',
    language: 'pt',
    opted_out: true,
    turns: [
      {
        minutes_ago: 8 * day + 2 * hour,
        guest: ['Boa tarde, a que horas é o café da manhã?'],
        category: 'dining',
        reply:
          'Boa tarde, Rafael! O café da manhã é servido na varanda das 7h às 10h30, aos sábados e domingos até as 11h. Custa 19 € por adulto, se não estiver incluído na sua tarifa.',
        sources: ['breakfast'],
      },
      {
        minutes_ago: 7 * day + 6 * hour,
        guest: ['Por favor parem de me mandar mensagens'],
        category: 'general',
        reply: 'Entendido: não enviaremos mais mensagens automáticas. Se precisar de nós, escreva quando quiser.',
      },
    ],
  },
];
