import { describe, expect, test } from 'vitest';
import { chooseEntries } from '#server/features/understanding/entries/choose.ts';
import { linkEntry } from '#server/features/understanding/entries/entry-link.ts';
import { linkFact } from '#server/features/understanding/entries/profile-facts.ts';
import { limitsIn } from '#server/features/understanding/lexicon/limits.ts';
import { LANGUAGES, type LanguageCode } from '#server/features/understanding/languages.ts';
import { readData } from '#server/features/understanding/sources.ts';
import { understand } from '#server/features/understanding/understand.ts';

const facts = (
  ['breakfast', 'breakfastPrice', 'pets', 'pool', 'cityTax', 'receptionHours', 'parking', 'checkIn'] as const
).map(linkFact);
const written = [
  ['pool', '¿Tienen piscina?', 'Sí, la piscina está abierta de 10 a 20 h de mayo a septiembre.', 'es'],
  [
    'breakfast',
    'Wann gibt es Frühstück und was kostet es?',
    'Frühstück gibt es von 7:00 bis 10:30 Uhr, am Wochenende bis 11:00 Uhr. Es kostet 19 €, für Kinder 9 €.',
    'de',
  ],
  ['pets', 'Are pets allowed?', 'Dogs of up to 10 kg are welcome for €15 a night. We do not take cats.', 'en'],
].map(([id = '', title = '', text = '', language = '']) => linkEntry({ id, title, text, language }));

const answers = (text: string, entries = [...facts, ...written]): string[] =>
  chooseEntries(understand(text), entries).map((choice) =>
    choice.action === 'answer' ? choice.cover.entry : choice.action,
  );

describe('a question that names what a fact of the profile does not know', () => {
  const asked: [text: string, entry: string][] = [
    ['Is the pool open in December?', 'pool'],
    ['Ist der Pool im Dezember geöffnet?', 'pool'],
    ['A piscina está aberta em dezembro?', 'pool'],
    ['Can I bring my cat?', 'pets'],
    ['30キロの犬を連れて行けますか？', 'pets'],
    ['Puis-je venir avec mon chien de 30 kg ?', 'pets'],
    ['How much is breakfast for my 8 year old?', 'breakfast'],
    ['Was kostet das Frühstück für unsere achtjährige Tochter?', 'breakfast'],
    ['明日の日曜の朝食は何時までですか', 'breakfast'],
    ['Tomorrow is Sunday. When is breakfast?', 'breakfast'],
    ['Во сколько завтрак в воскресенье?', 'breakfast'],
    ['泳池12月开放吗？', 'pool'],
    ['We arrive on Friday, when is breakfast on Sunday?', 'breakfast'],
    ['We have a large dog. Can we bring him?', 'pets'],
  ];

  test.each(asked)('is answered by the written entry: %s', (text, entry) => expect(answers(text)).toEqual([entry]));

  test.each(asked)('is for a person where nothing is written: %s', (text) =>
    expect(answers(text, facts)).toEqual(['person']),
  );

  test.each([
    ['When is breakfast?', 'profile.breakfast'],
    ['When is breakfast tomorrow?', 'profile.breakfast'],
    ['We arrive on Friday. When is breakfast?', 'profile.breakfast'],
    ['We arrive on Friday, when is breakfast?', 'profile.breakfast'],
    ['We arrive on Friday when is breakfast?', 'profile.breakfast'],
    ['Wir kommen am Freitag, wann gibt es Frühstück?', 'profile.breakfast'],
    ['Wir reisen am Samstag ab, bis wann ist die Rezeption besetzt?', 'profile.receptionHours'],
    ['Nous arrivons vendredi, à quelle heure est le petit-déjeuner ?', 'profile.breakfast'],
    ['Llegamos el viernes, ¿a qué hora es el desayuno?', 'profile.breakfast'],
    ['Arriviamo venerdì, a che ora è la colazione?', 'profile.breakfast'],
    ['Chegamos na sexta-feira, a que horas é o café da manhã?', 'profile.breakfast'],
    ['We komen vrijdag aan, hoe laat is het ontbijt?', 'profile.breakfast'],
    ['Przyjeżdżamy w piątek, o której jest śniadanie?', 'profile.breakfast'],
    ['Мы приезжаем в пятницу, во сколько завтрак?', 'profile.breakfast'],
    ['Cuma günü geliyoruz, kahvaltı saat kaçta?', 'profile.breakfast'],
    ['سنصل يوم الجمعة، متى الفطور؟', 'profile.breakfast'],
    ['我们5月3日到，早餐几点？', 'profile.breakfast'],
    ['我们周五到，早餐几点？', 'profile.breakfast'],
    ['金曜日に着きます、朝食は何時ですか？', 'profile.breakfast'],
    ['How much is breakfast for two adults?', 'profile.breakfastPrice'],
    ['How much is city tax for 2 adults?', 'profile.cityTax'],
    ['We have a large car. Can we bring our dog?', 'profile.pets'],
    ['Darf ich meinen Hund mitbringen?', 'profile.pets'],
    ['What time does the pool open?', 'profile.pool'],
  ])('any other is answered by the fact: %s', (text, entry) => expect(answers(text, facts)).toContain(entry));
});

describe('a question that a fact leaves to the entry with the rule', () => {
  const spanish = [
    ['pets', '¿Se admiten mascotas?', 'No admitimos animales, excepto perros guía y de asistencia.'],
    ['parking', 'Aparcamiento', 'El aparcamiento al aire libre, con 60 plazas, es gratuito y no se puede reservar.'],
    [
      'tax',
      'Impuesto turístico',
      'El impuesto es de 3,30 € por persona y noche. A partir de la novena noche se reduce a la mitad.',
    ],
  ].map(([id = '', title = '', text = '']) => linkEntry({ id, title, text, language: 'es' }));

  test.each([
    ['Can I bring my guide dog?', 'pets'],
    ['Puis-je venir avec mon chien guide ?', 'pets'],
    ['Darf mein Blindenhund mit?', 'pets'],
    ['¿Puedo llevar mi perro guía?', 'pets'],
    ['Posso portare il mio cane guida?', 'pets'],
    ['Posso levar o meu cão-guia?', 'pets'],
    ['Mag mijn geleidehond mee?', 'pets'],
    ['Czy mogę przyjechać z psem przewodnikiem?', 'pets'],
    ['Можно ли приехать с собакой-поводырём?', 'pets'],
    ['Rehber köpeğimle gelebilir miyim?', 'pets'],
    ['هل يمكنني إحضار كلب إرشاد؟', 'pets'],
    ['可以带导盲犬入住吗？', 'pets'],
    ['盲導犬は一緒に泊まれますか？', 'pets'],
    ['Is it possible to reserve a parking space?', 'parking'],
    ['Peut-on réserver une place de parking ?', 'parking'],
    ['Kann ich einen Parkplatz reservieren?', 'parking'],
    ['Si può prenotare un posto auto?', 'parking'],
    ['Posso reservar um lugar de estacionamento?', 'parking'],
    ['Kan ik een parkeerplaats reserveren?', 'parking'],
    ['Czy można zarezerwować miejsce parkingowe?', 'parking'],
    ['Можно забронировать парковочное место?', 'parking'],
    ['Otopark yeri ayırtabilir miyim?', 'parking'],
    ['هل يمكن حجز موقف سيارة؟', 'parking'],
    ['可以预订停车位吗？', 'parking'],
    ['駐車場は予約できますか？', 'parking'],
    ['How much is the city tax for 12 nights?', 'tax'],
    ['Was kostet die Kurtaxe für 12 Nächte?', 'tax'],
    ['12晚的城市税是多少？', 'tax'],
    ['12泊だと宿泊税はいくらですか？', 'tax'],
  ])('%s → %s', (text, entry) => expect(answers(text, [...facts, ...spanish])).toEqual([entry]));

  test('a sentence beside the question says it as well', () =>
    expect(answers('My wife is blind. Can we bring her dog?', [...facts, ...spanish])).toContain('pets'));

  test.each([
    'Is the car park guarded?',
    'Ist der Parkplatz bewacht?',
    'Czy parking jest strzeżony?',
    'Le parking est-il couvert ?',
    'Il parcheggio è coperto?',
    'Is the garage open at night?',
    'Can we park a camper van?',
    'Парковка далеко от отеля?',
    '停车场离酒店远吗？',
    '駐車場の高さ制限はありますか？',
  ])('or to a person: %s', (text) => expect(answers(text, facts)).not.toContain('profile.parking'));

  test.each([
    ['Is there parking?', 'profile.parking'],
    ['How much is parking per night?', 'profile.parking'],
    ['Wir haben ein Zimmer reserviert, was kostet das Parken?', 'profile.parking'],
    ['駐車場はいくらですか？', 'profile.parking'],
    ['How much is the city tax per night?', 'profile.cityTax'],
  ])('what the fact says, it answers: %s', (text, entry) => expect(answers(text, facts)).toEqual([entry]));
});

describe('words of limits', () => {
  test('are known in every language', () => {
    const blocks = readData('limits.txt')
      .split(/^(?=@)/m)
      .slice(1);
    const missing = blocks.flatMap((block) =>
      LANGUAGES.filter((language) => !new RegExp(`^${language}: \\S`, 'm').test(block)).map(
        (language) => `${block.slice(0, 10)} ${language}`,
      ),
    );
    expect(missing).toEqual([]);
  });

  test.each<[LanguageCode, string, string]>([
    ['fr', 'La piscine est ouverte en été, sauf le lundi, dès 16 ans', 'DAY SEASON AGE EXCEPT'],
    ['de', 'Dienstags geschlossen, nur im Sommer, Kinder unter 14 frei', 'DAY SEASON CHILD EXCEPT'],
    ['es', 'A partir de 16 años, excepto los domingos', 'DAY AGE EXCEPT'],
    ['it', 'Solo cani fino a 8 chili', 'DOG WEIGHT EXCEPT'],
    ['pt', 'Exceto às segundas, crianças de 4 anos', 'DAY AGE CHILD EXCEPT'],
    ['nl', 'Alleen in juli, kinderen tot 4 jaar', 'SEASON AGE CHILD EXCEPT'],
    ['pl', 'Tylko w weekendy, dzieci do 4 lat', 'DAY AGE CHILD EXCEPT'],
    ['ru', 'Кроме понедельника, дети до 4 лет', 'DAY AGE CHILD EXCEPT'],
    ['tr', 'Pazartesi hariç, 4 yaş altı çocuklar', 'DAY AGE CHILD EXCEPT'],
    ['ar', 'كل يوم إلا الجمعة، الأطفال دون 4 سنوات', 'DAY AGE CHILD EXCEPT'],
    ['zh', '除周一外，4岁以下儿童', 'DAY AGE CHILD EXCEPT'],
    ['ja', '月曜以外、4歳以下のお子様', 'DAY AGE CHILD EXCEPT'],
    ['en', 'Up to 10 kg, small dogs, two adults', 'ADULT DOG WEIGHT SIZE'],
    ['fr', 'Petit-déjeuner', ''],
    ['zh', '泳池6月至9月开放', 'SEASON'],
    ['zh', '我们5月3日入住', ''],
    ['ja', 'プールは12月に開いています', 'SEASON'],
    ['en', 'Every day, Monday to Sunday, with our kind regards', ''],
  ])('are read in %s: %s', (_language, text, limits) => expect([...limitsIn(text)].join(' ')).toBe(limits));
});
