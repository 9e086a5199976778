import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { proposedFactsOf } from '#server/features/knowledge/facts/proposed-facts.rules.ts';
import type { ProposedFacts } from '#shared/features/knowledge/proposed-facts.schema.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

type Case = [answer: string, facts: ProposedFacts];
const breakfast = ['breakfast.hours', 'breakfast.price'];
const proposed = (answer: string, answered: string[], question = '') => proposedFactsOf({ question, answer }, answered);
const hours = (opens: string, closes: string) => ({ breakfast_opens: opens, breakfast_closes: closes });

describe('facts that an answer states', () => {
  test.each<Case>([
    ['From 7:00 to 10:30 AM, for €19.', { ...hours('07:00', '10:30'), breakfast_charge: '€19' }],
    ['Von 7 bis 10:30 Uhr, 18,50 € pro Person.', { ...hours('07:00', '10:30'), breakfast_charge: '18,50 €' }],
    ['De 7h30 à 10h, compris.', { ...hours('07:30', '10:00'), breakfast_charge: 'free' }],
    ['From 7:00 to 10:30, 9 pounds.', { ...hours('07:00', '10:30'), breakfast_charge: '9 £' }],
    ['From 7am-11am.', hours('07:00', '11:00')],
    ['Every day, Monday to Sunday, from 7:00 to 10:00.', hours('07:00', '10:00')],
    [
      'Von 7.30 Uhr bis halb elf. Es ist im Preis inbegriffen.',
      { ...hours('07:30', '10:30'), breakfast_charge: 'free' },
    ],
    ['De las siete a las diez y media. Cuesta 14 euros.', { ...hours('07:00', '10:30'), breakfast_charge: '14 €' }],
    ['Dalle 7:30 alle dieci e mezza, 12 euro.', { ...hours('07:30', '10:30'), breakfast_charge: '12 €' }],
    ['Van 7 uur tot half elf, 12,50 euro per persoon.', { ...hours('07:00', '10:30'), breakfast_charge: '12,50 €' }],
    ['Od 7:00 do wpół do jedenastej, 45 złotych.', { ...hours('07:00', '10:30'), breakfast_charge: '45 zł' }],
    ['С 7:00 до 10:30, 500 рублей.', { ...hours('07:00', '10:30'), breakfast_charge: '500 ₽' }],
    ['早上7点到10点半，68元。', { ...hours('07:00', '10:30'), breakfast_charge: '68 ¥' }],
    ['7時から10時半まで、2000円です。', { ...hours('07:00', '10:30'), breakfast_charge: '2000 ¥' }],
    ['Breakfast is not included and costs 19 CHF.', { breakfast_charge: '19 CHF' }],
    ['Breakfast is not included.', {}],
    ['For 2 to 4 people in the garden.', {}],
    ['Every day.', {}],
  ])('%s', (answer, facts) => expect(proposed(answer, breakfast)).toEqual(facts));

  test.each<[...Case, ...string[]]>([
    ['12 Euro pro Tag.', { parking_charge: '12 €' }, 'parking.price'],
    ['Les animaux sont les bienvenus pour 15 € par nuit.', { pets_charge: '15 €' }, 'pets.policy'],
    ['Bitte verlassen Sie das Zimmer bis 10:30 Uhr.', { check_out_time: '10:30' }, 'checkout.time'],
    ['Hasta las 12 del mediodía.', { check_out_time: '12:00' }, 'checkout.time'],
    ['Avant 11h.', { check_out_time: '11:00' }, 'checkout.time'],
    ['Ab 15 Uhr.', { check_in_time: '15:00' }, 'checkin.time'],
    ['Check-in is from 3 pm. Check-out is until 11 am.', { check_in_time: '15:00' }, 'checkin.time'],
    ['Check-in ab 15 Uhr, Check-out bis 11 Uhr.', { check_out_time: '11:00' }, 'checkout.time'],
    ['Le check-out se fait avant 11 heures.', { check_out_time: '11:00' }, 'checkout.time'],
    ['Wymeldowanie do godziny 11.', { check_out_time: '11:00' }, 'checkout.time'],
    ['入住时间为下午3点以后。', { check_in_time: '15:00' }, 'checkin.time'],
    ['The network is "Harbour Guest".', { wifi_network: 'Harbour Guest' }, 'wifi.access'],
    ['WiFi网络：Jade-Guest，密码：88889999', { wifi_network: 'Jade-Guest', wifi_password: '88889999' }, 'wifi.access'],
    ['2,50 € per person and night.', { city_tax_charge: '2,50 €' }, 'city_tax'],
    ['The pool is open daily from 9 AM to midnight.', { pool_opens: '09:00', pool_closes: '00:00' }, 'pool.hours'],
    [
      'Network: Hotel Guest, password: salt-and-sea.',
      { wifi_network: 'Hotel Guest', wifi_password: 'salt-and-sea' },
      'wifi.access',
    ],
    [
      'WLAN: Seeblick Gast\nPasswort: Alpen2024',
      { wifi_network: 'Seeblick Gast', wifi_password: 'Alpen2024' },
      'wifi.access',
    ],
    [
      'La red es «Hotel-Sol» y la contraseña es Verano24.',
      { wifi_network: 'Hotel-Sol', wifi_password: 'Verano24' },
      'wifi.access',
    ],
    [
      'ネットワーク：Sakura-Guest、パスワード：hanami24',
      { wifi_network: 'Sakura-Guest', wifi_password: 'hanami24' },
      'wifi.access',
    ],
    ['Our wifi is free in all rooms. The password is at reception.', {}, 'wifi.access'],
  ])('%s of other topics', (answer, facts, topic) => expect(proposed(answer, [topic])).toEqual(facts));

  test.each([
    'No pets, sorry.',
    'Pets are not allowed.',
    'Haustiere sind leider nicht erlaubt.',
    'No se admiten animales.',
    'Les animaux ne sont pas admis.',
    'Non sono ammessi animali.',
    'Não aceitamos animais.',
    'Huisdieren zijn niet toegestaan.',
    'Nie przyjmujemy zwierząt.',
    'Размещение с животными не допускается.',
    'Evcil hayvan kabul edilmez.',
    'لا يسمح بالحيوانات الأليفة.',
    '酒店不允许携带宠物。',
    'ペットはお断りしております。',
  ])('no pets: %s', (answer) => expect(proposed(answer, ['pets.policy'])).toEqual({ pets_charge: 'none' }));

  test('belong to the topic that the entry answers first', () => {
    const answered = ['checkin.late', 'reception.hours', 'breakfast.price'];
    expect(proposed('Open from 7:00 AM to 11:00 PM. A key costs €5.', answered)).toEqual({});
    expect(proposed('Open from 7:00 AM to 11:00 PM.', ['reception.hours'])).toEqual({
      reception_opens: '07:00',
      reception_closes: '23:00',
    });
  });

  test('sentences about other things do not count', () =>
    expect(proposed('Breakfast is from 7:00 to 10:30. The pool is closed on Mondays. It costs €5.', breakfast)).toEqual(
      hours('07:00', '10:30'),
    ));
});

describe('values that say less than the text are not proposed', () => {
  test.each<Case>([
    ['7:00–10:30, weekends until 11:00, children €9, €19.', {}],
    ['De lunes a viernes 7:00–10:30, sábados y domingos 8:00–11:00.', {}],
    ['7:00–10:30 Uhr, dienstags geschlossen, 19 €.', {}],
    ['7:00–10:30, €19, children €9.', hours('07:00', '10:30')],
    ['7:00–10:30 Uhr, 19 €, Kinder unter 14 frei.', hours('07:00', '10:30')],
    ['De 7h à 10h30, 19 €, gratuit pour les moins de 12 ans.', hours('07:00', '10:30')],
    ['Dalle 7:00 alle 10:30, escluso il lunedì.', {}],
    ['Das 7h às 10h30, exceto em janeiro.', {}],
    ['Van 7:00 tot 10:30 uur, alleen in het weekend.', {}],
    ['Od 7:00 do 10:30, oprócz niedziel.', {}],
    ['С 7:00 до 10:30, кроме воскресенья.', {}],
    ['07:00-10:30, pazartesi hariç.', {}],
    ['من 7:00 إلى 10:30 إلا يوم الجمعة.', {}],
    ['7:00至10:30，周末除外。', {}],
    ['7:00〜10:30、日曜は8:00から。', {}],
    ['Nur im Sommer von 7:00 bis 10:30 Uhr.', {}],
    ['From 7:00 to 10:30, in summer 6:30 to 11:00.', {}],
    ['From 7:00 to 10:30. It costs from €12.', hours('07:00', '10:30')],
    ['From 7:00 to 10:30. It costs €12, or €10 if you book ahead.', hours('07:00', '10:30')],
    ['15.06.–15.09., 7:00–10:30.', {}],
  ])('%s', (answer, facts) => expect(proposed(answer, breakfast)).toEqual(facts));

  test.each([
    ['Dogs of up to 10 kg, €15.', 'pets.policy'],
    ['Only dogs are welcome, €15 a night.', 'pets.policy'],
    ['Chats bienvenus, 10 € par nuit.', 'pets.policy'],
    ['Haustiere kosten 15 € pro Aufenthalt.', 'pets.policy'],
    ['2 pets a room, €15.', 'pets.policy'],
    ['小型犬のみ、2000円。', 'pets.policy'],
    ['Pets are not allowed in the restaurant.', 'pets.policy'],
    ['Las mascotas no pueden quedarse solas.', 'pets.policy'],
    ['Haustiere sind nicht erlaubt. Bei Verstoß berechnen wir 150 €.', 'pets.policy'],
    ['Sí, abierta de 10 a 20 h de mayo a septiembre.', 'pool.hours'],
    ['Abierta de 10 a 20 h, a partir de 16 años.', 'pool.hours'],
    ['10:00–20:00, closed on Mondays.', 'pool.hours'],
    ['6月1日至9月30日，10点至20点。', 'pool.hours'],
    ['2 € for adults.', 'city_tax'],
    ['2 € per person and night, children free.', 'city_tax'],
    ['2 € per person and night, for the first 7 nights.', 'city_tax'],
    ['€3 an hour.', 'parking.price'],
    ['Free for the first 2 hours.', 'parking.price'],
    ['Kostenlos, sofern ein Platz frei ist.', 'parking.price'],
    ['Included in the suites.', 'breakfast.price'],
    ['Check-in from 3.', 'checkin.time'],
    ['Die Rezeption ist rund um die Uhr besetzt.', 'reception.hours'],
    ['Bis 11 Uhr, sonntags bis 12 Uhr.', 'checkout.time'],
    ['Until 11:00, late check-out until 14:00.', 'checkout.time'],
  ])('%s', (answer, topic) => expect(proposed(answer, [topic])).toEqual({}));

  test('the question limits the answer as well', () => {
    expect(proposed('From 8:00 to 11:00.', breakfast, 'When is breakfast on Sundays?')).toEqual({});
    expect(proposed('€9.', breakfast, 'What does breakfast cost for children?')).toEqual({});
  });
});

describe('the form', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ settings: { ROLE: 'api' } });
  });
  afterAll(() => server?.stop());

  test('is told which facts a text states', async () => {
    const hotel = await server.aHotel();
    const desk = await server.asMemberOf(hotel, 'staff');
    const text = { question: 'When is breakfast?', answer: 'Breakfast is from 7:00 to 10:30.' };
    const { body } = await desk.client.post(`/api/hotels/${hotel.id}/knowledge/inspect`, text);
    expect(body.facts).toEqual({ breakfast_opens: '07:00', breakfast_closes: '10:30' });
  });

  test.each([
    ['Wann gibt es Frühstück?', 'Von 7.30 Uhr bis halb elf. Es ist im Preis inbegriffen.', 'breakfast_opens'],
    ['Bis wann muss ich auschecken?', 'Bitte verlassen Sie das Zimmer bis 10:30 Uhr.', 'check_out_time'],
    ['¿A qué hora hay que dejar la habitación?', 'Hasta las 12 del mediodía.', 'check_out_time'],
    ['¿Se admiten mascotas?', 'No se admiten animales.', 'pets_charge'],
    ['Was kostet das Parken?', 'Der Parkplatz kostet 12 Euro pro Tag.', 'parking_charge'],
    ['How do I connect to the Wi-Fi?', 'Network: Harbour House, password: salt-and-sea', 'wifi_password'],
  ])('%s %s', async (question, answer, field) => {
    const hotel = await server.aHotel();
    const desk = await server.asMemberOf(hotel, 'staff');
    const { body } = await desk.client.post(`/api/hotels/${hotel.id}/knowledge/inspect`, { question, answer });
    expect(Object.keys(body.facts)).toContain(field);
  });
});
