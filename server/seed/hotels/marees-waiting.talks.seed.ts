import type { TalkSeed } from '../seed.types.ts';

const hour = 60;
const day = 24 * hour;

/** Conversations that wait for a person, or that one has taken over. */
export const waitingTalks: TalkSeed[] = [
  {
    guest: 'eleanor',
    language: 'en',
    unread: 2,
    summary: 'Regular, in the Corsair Suite. Reading lamp beside the bed is broken; photo sent.',
    turns: [
      {
        minutes_ago: 1 * day + 7 * hour,
        guest: ['Good morning! Which way round are the tides tomorrow, can I walk to the Grand Bé before lunch?'],
        category: 'local',
        reply:
          'Good morning Ms Whitcombe! You can walk across from about two hours before low tide to two hours after. The exact times for tomorrow are on the board at the reception and in the lift. Do turn back when the causeway gets wet: the water rises quickly.',
        sources: ['tides'],
      },
      {
        minutes_ago: 1 * day + 6 * hour + 40,
        guest: ['Perfect, thank you'],
        category: 'general',
        reply: 'With pleasure. Enjoy the walk!',
      },
      {
        minutes_ago: 21,
        guest: [
          'The reading lamp by my bed has given up, it flickers and then goes out.',
          'Could somebody look at it before tonight? I have a piece to finish',
        ],
        category: 'maintenance',
        priority: 'high',
        status: 'open',
        reasons: ['no_source'],
        photo: { file: 'bedside-lamp.jpg', filename: 'IMG_2041.jpg', content_type: 'image/jpeg' },
        reply:
          'I am sorry about the lamp, Ms Whitcombe. I have told the reception; a colleague will look at it and write to you here.',
      },
    ],
  },
  {
    guest: 'mateo',
    language: 'es',
    unread: 1,
    turns: [
      {
        minutes_ago: 1 * day + 2 * hour,
        guest: ['Buenas tardes, ¿tienen aparcamiento? Llegamos en coche sobre las cinco'],
        category: 'amenities',
        reply:
          'Buenas tardes, Mateo. Tenemos 14 plazas en el aparcamiento subterráneo de Porte Saint-Vincent, a 150 m, por 18 € la noche. La entrada tiene 1,95 m de altura. ¿Le reservo una?',
        sources: ['parking'],
      },
      {
        minutes_ago: 1 * day + 1 * hour + 50,
        guest: ['Sí por favor, una plaza'],
        category: 'services',
        priority: 'normal',
        reasons: ['explicit_request'],
        status: 'completed',
        reply: 'Se lo paso a la recepción para que le guarden una plaza.',
        staff: [
          {
            by: 'malo',
            text: 'Hola Mateo, la plaza 9 es suya hasta el final de su estancia. La tarjeta del garaje está en recepción. ¡Hasta luego!',
            after: 9,
          },
        ],
      },
      {
        minutes_ago: 7,
        guest: [
          'Hola, en la tarjeta me han cobrado dos veces la reserva, 444 € y otra vez 444 €. ¿Me lo pueden devolver hoy?',
        ],
        category: 'booking',
        priority: 'high',
        status: 'open',
        reasons: ['payment_or_refund'],
        reply: 'Lamento la molestia, Mateo. Un compañero revisa los cargos y le escribe aquí mismo lo antes posible.',
      },
    ],
  },
  {
    guest: 'priya',
    language: 'en',
    unread: 3,
    turns: [
      {
        minutes_ago: 48,
        guest: [
          'Hi, the people above us have been moving furniture since six',
          'this is the second night, we really cannot sleep',
          'Please move us to another room or we would rather leave',
        ],
        category: 'complaint',
        priority: 'urgent',
        status: 'open',
        reasons: ['complaint', 'booking_change'],
        reply:
          'I am very sorry that you could not rest, Priya. This needs a person, so I have called a colleague, who will contact you about another room right away.',
      },
    ],
  },
  {
    guest: 'jonas',
    language: 'de',
    taken_over_by: 'malo',
    unread: 1,
    summary:
      'Arrives today by electric car, stands at the wrong gate. Malo guides him to Porte Saint-Vincent; charging space 3 is kept.',
    turns: [
      {
        minutes_ago: 2 * day + 3 * hour,
        guest: ['Guten Tag, kann ich bei Ihnen mein Elektroauto laden?'],
        category: 'amenities',
        reply:
          'Guten Tag Herr Reinhardt, ja: Zwei unserer Stellplätze haben Ladestationen mit 11 kW (Typ 2), das Laden kostet 12 € die Nacht. Soll ich einen für Sie freihalten lassen?',
        sources: ['charging'],
      },
      {
        minutes_ago: 2 * day + 2 * hour + 55,
        guest: ['Ja gerne, für beide Nächte'],
        category: 'services',
        reasons: ['explicit_request'],
        status: 'completed',
        reply: 'Ich gebe es an die Rezeption weiter.',
        staff: [
          {
            by: 'gwenaelle',
            text: 'Guten Tag Herr Reinhardt, der Ladeplatz 3 ist für beide Nächte reserviert. Gute Fahrt!',
            after: 22,
          },
        ],
      },
      {
        minutes_ago: 34,
        guest: ['Wir stehen vor einem Poller und kommen nicht weiter. Wo müssen wir rein?'],
        category: 'local',
        priority: 'high',
        status: 'in_progress',
        reasons: ['no_source'],
        location: { lat: 48.65121, lng: -2.02244, address: 'Quai Duguay-Trouin, 35400 Saint-Malo' },
        reply: 'Danke für den Standort. Ein Kollege meldet sich sofort bei Ihnen.',
        staff: [
          {
            by: 'malo',
            text: 'Guten Tag, hier ist Malo von der Rezeption. Sie sind ein Tor zu weit: bitte am Kai zurück bis zur Porte Saint-Vincent, die Einfahrt zum Parkhaus ist gleich links.',
            after: 3,
          },
          { by: 'malo', text: 'Ich komme Ihnen mit der Parkkarte entgegen, Platz 3 ist frei.', after: 4 },
        ],
      },
      { minutes_ago: 26, guest: ['Super, wir drehen um. Bis gleich!'], category: 'general', status: 'in_progress' },
    ],
  },
  {
    guest: 'giulia',
    language: 'it',
    unread: 0,
    turns: [
      {
        minutes_ago: 2 * day + 5 * hour,
        guest: ['Buongiorno, stasera vorremmo cenare da voi. Io sono allergica ai crostacei, è un problema?'],
        category: 'dining',
        reply:
          'Buongiorno Giulia! La Table des Marées serve la cena dalle 19:00 alle 21:30, da martedì a sabato. Le allergie vanno segnalate il giorno prima, perché in cucina si lavorano anche crostacei e frutta a guscio: avviso subito un collega.',
        sources: ['restaurant', 'allergies'],
        reasons: ['explicit_request'],
        status: 'completed',
        staff: [
          {
            by: 'nadia',
            text: 'Buongiorno Giulia, la cucina è avvisata e prepara il menu senza crostacei, con pentole separate. Tavolo per due alle 20:00?',
            after: 14,
          },
        ],
      },
      { minutes_ago: 2 * day + 4 * hour + 30, guest: ['Alle 20 va benissimo, grazie mille!'], category: 'dining' },
      {
        minutes_ago: 3 * hour + 10,
        guest: ['È possibile restare in camera fino alle 13 il giorno della partenza?'],
        category: 'booking',
        status: 'in_progress',
        reasons: ['price_or_availability_unknown'],
        reply:
          'La partenza è entro le 11:00. Il late check-out fino alle 13:00 costa 30 € se la camera è libera: chiedo a un collega di verificare e le scrive qui.',
        sources: ['checkout'],
      },
    ],
  },
];
