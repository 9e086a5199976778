import { describe, expect, test } from 'vitest';
import { understand } from '#server/features/understanding/understand.ts';

describe('Danger is recognised', () => {
  test.each([
    ['fire', 'there is smoke coming out of the wall in our room'],
    ['medical', 'mein Mann ist zusammengebrochen, er reagiert nicht'],
    ['gas', 'ça sent le gaz dans le couloir'],
    ['violence', 'hay un hombre con un cuchillo en el pasillo'],
    ['missing', 'non troviamo più nostra figlia di 5 anni'],
    ['trapped', 'we zitten vast in de lift'],
    ['medical', 'プールで子どもが溺れています'],
    ['selfharm', 'я больше не хочу жить'],
    ['missing', 'my son is gone since 20 minutes, he wears a red cap'],
    ['missing', 'wir finden unsere Tochter nicht, sie trägt eine rote Mütze'],
    ['medical', 'das Baby liegt mit dem Gesicht nach unten im Pool'],
  ])('%s: %s', (kind, text) => {
    expect(understand(text).danger).toEqual({ kind, level: 'certain' });
  });

  test('in the middle of an ordinary message', () => {
    expect(
      understand('Hi, thanks for the towels. My son fell down the stairs and is not moving').danger,
    ).not.toBeNull();
  });
});

describe('What only sounds like danger is none', () => {
  test.each([
    'this view is to die for',
    "we fancy a roast tonight, do the flats have an oven and where's a butcher nearby?",
    'الشمس نار اليوم، في مكيف بالغرفة؟',
    'We komen met opa erbij. Kan er een extra bed in de kamer en kan opa beneden slapen?',
    'is there a fire pit?',
    'where is the smoking area?',
    'my phone died, do you have a charger?',
    'is there a fire extinguisher in the room?',
    'wo ist der Notausgang?',
    'me muero de hambre, ¿está abierto el restaurante?',
    '饿死了,餐厅还开吗',
    'w porządku',
    'is there a gas barbecue on the terrace?',
    'y a-t-il un barbecue à gaz sur la terrasse ?',
  ])('%s', (text) => {
    expect(understand(text).danger).toBeNull();
  });
});

test.each(['my son lost his phone in the restaurant', 'meine Tochter hat ihre Brille am Pool verloren'])(
  'a thing that a child has lost sends no emergency sentence: %s',
  (text) => {
    expect(understand(text).danger?.level).not.toBe('certain');
  },
);

describe('A relative who is not well', () => {
  test.each([
    'my mother is very pale',
    'meine Mutter ist ganz blass',
    'mia nonna non sta bene',
    'mi abuela no está bien',
    'a minha avó não está bem',
    'أمي مش بخير',
    'el niño se tragó unas pastillas',
    'mi padre se ha caído y no puede mover las piernas',
  ])('is a danger, also where "well" is in the sentence: %s', (text) => {
    expect(understand(text).danger).not.toBeNull();
  });

  test('is none any more when well again', () => {
    expect(understand('la nonna ora sta bene').danger).toBeNull();
  });
});

describe('Violins and violets are no violence', () => {
  test.each([
    'Es por el violín',
    'où est la salle de concert violet ?',
    'ma fille joue du violon dans la chambre, c’est permis ?',
  ])('%s', (text) => {
    expect(understand(text).danger).toBeNull();
  });
});

describe('Fellow travellers and their ages are no danger', () => {
  test.each([
    'Somos mi marido, yo, mi mamá y el bebé. ¿Hay sofá cama?',
    'ab wieviel jahren darf man in die sauna, meine tochter ist 15',
    'we are two adults and a baby, is there a cot',
  ])('%s', (text) => {
    expect(understand(text).danger).toBeNull();
  });
});

describe('What may be a danger calls a person, and sends no emergency sentence', () => {
  test.each(['help', 'hilfe', 'ayuda', 'помогите', 'please hurry', 'schnell bitte', "it's urgent"])('%s', (text) => {
    expect(understand(text).danger?.level).toBe('half');
  });

  test('also beside a question', () => {
    expect(understand('what time is breakfast and also my son has drunk cleaning fluid').danger).not.toBeNull();
  });
});

describe('A boat that goes down, and someone who was run over', () => {
  test.each([
    'the banana boat has capsized, people in the water',
    'le bateau a coulé devant la plage',
    'Das Boot ist gekentert, meine Kinder waren drauf',
    'ha volcado la lancha con seis personas',
    'si è ribaltata la barca con due ragazzi',
    'a lancha virou ali em frente',
    'de boot is omgeslagen, ze liggen in het water',
    'wywróciła się łódka z dziećmi',
    'лодка перевернулась у пляжа',
    'tekne devrildi içinde çocuklar var',
    'انقلب القارب وفيه ناس',
    '香蕉船翻船了',
    'ボートが転覆しました',
    'a van ran over my sister',
    'mon fils a été renversé par une voiture',
    'ein Auto hat meine Frau angefahren',
    'ha atropellado una moto a una señora delante del hotel',
    'mia moglie è stata investita davanti all’hotel',
    'fui atropelado na frente do hotel',
    'mijn man is aangereden voor de deur',
    'mój syn został potrącony przez samochód',
    'машина сбила мою жену',
    'araba çarptı eşime',
    'دهسته سيارة قدام الفندق',
    '我妈妈被车撞了',
    '妻が車にはねられました',
  ])('is a danger: %s', (text) => {
    expect(understand(text).danger).not.toBeNull();
  });

  test.each([
    'what if the kayak capsizes, do you lend life jackets?',
    'we ran over time at the meeting, can we check out later?',
    'is the beach safe, we heard a boat capsized last year',
    'can one rent kayaks?',
  ])('is not meant by: %s', (text) => {
    expect(understand(text).danger).toBeNull();
  });
});
