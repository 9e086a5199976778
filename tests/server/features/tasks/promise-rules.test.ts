import { expect, test } from 'vitest';
import { promiseIn } from '#server/features/tasks/promise.rules.ts';

/** 20:00 in Paris, the day before a Tuesday. */
const sentAt = new Date('2026-09-07T18:00:00Z');
const dueOf = (text: string) => promiseIn(text, sentAt, 'Europe/Paris')?.due_at.slice(0, 16) ?? null;

test.each([
  ['Towels in ten minutes.', '2026-09-07T18:10'],
  ['Of course! We will bring the towels within 15 min. Good night.', '2026-09-07T18:15'],
  ['I will call you tomorrow at 9.', '2026-09-08T07:00'],
  ["I'll be there in half an hour", '2026-09-07T18:30'],
  ["We'll send somebody up at 9", '2026-09-07T19:00'],
  ['You will have it by 9:30 pm.', '2026-09-07T19:30'],
  ['We’ll repair it tomorrow morning.', '2026-09-08T10:00'],
  ['Good evening Nora, a colleague comes in ten minutes with the fan.', '2026-09-07T18:10'],
  ['Guten Abend Frau Roth, ein Kollege kommt in zehn Minuten mit dem Schlüssel.', '2026-09-07T18:10'],
  ['Bonsoir Madame, un collègue vient dans dix minutes avec la clé de la chambre.', '2026-09-07T18:10'],
  ['Buenas noches señora Ruiz, un compañero sube en diez minutos con la llave.', '2026-09-07T18:10'],
  ['Buonasera signora, un collega arriva tra dieci minuti con la chiave della camera.', '2026-09-07T18:10'],
  ['Handtücher in zehn Minuten.', '2026-09-07T18:10'],
  ['Ich rufe Sie morgen um 9 Uhr an.', '2026-09-08T07:00'],
  ['Guten Morgen, wir bringen Ihnen das Kissen in einer halben Stunde.', '2026-09-07T18:30'],
  ['Das wird heute Abend um 10 geliefert.', '2026-09-07T20:00'],
  ['Serviettes dans dix minutes.', '2026-09-07T18:10'],
  ['Je vous appellerai demain à 9 h.', '2026-09-08T07:00'],
  ['Nous vous apporterons le lit dans un quart d’heure.', '2026-09-07T18:15'],
  ['Toallas en diez minutos.', '2026-09-07T18:10'],
  ['Le llamaré mañana a las 9.', '2026-09-08T07:00'],
  ['Le llevamos la almohada en media hora.', '2026-09-07T18:30'],
  ['Asciugamani tra dieci minuti.', '2026-09-07T18:10'],
  ['La chiamerò domani alle 9.', '2026-09-08T07:00'],
  ['Le porteremo il cuscino entro mezz’ora.', '2026-09-07T18:30'],
])('"%s" is a promise until %s', (text, due) => expect(dueOf(text)).toBe(due));

test.each([
  'Breakfast is served from 7 to 10.',
  'Check-out is at 11.',
  'The last bus to the harbour comes in ten minutes at the stop in front of the house.',
  'A colleague calls the taxi only if you wish, in ten minutes.',
  'The beach is in 10 minutes on foot.',
  'Shall I call you tomorrow at 9?',
  'If you like, I will call you tomorrow at 9.',
  'We cannot bring towels in ten minutes.',
  'I will pass it on to my colleague.',
  'Das Frühstück gibt es morgen ab 7 Uhr.',
  'Der Strand ist in zehn Minuten zu Fuß erreichbar.',
  'La plage est à dix minutes à pied.',
  'Le petit-déjeuner est servi demain dès 7 h.',
  'El desayuno se sirve a las 7.',
  'La playa está a diez minutos a pie.',
  'La colazione è alle 7.',
  'Si desea, le llamamos mañana a las 9.',
])('"%s" is none', (text) => expect(dueOf(text)).toBeNull());
