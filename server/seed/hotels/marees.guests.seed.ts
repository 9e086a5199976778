import type { GuestSeed } from '../seed.types.ts';

const guest = (
  key: string,
  first_name: string,
  last_name: string,
  phone: string,
  language: string,
  more: Partial<GuestSeed> = {},
): GuestSeed => {
  const plain = `${first_name}.${last_name}`
    .normalize('NFD')
    .replace(/[^A-Za-z.]/g, '')
    .toLowerCase();
  return { key, first_name, last_name, phone, language, email: `${plain}@mail.example`, ...more };
};

/** Numbers are from ranges kept for fiction where a country has one, and plainly unreal elsewhere. */
export const guests: GuestSeed[] = [
  guest('eleanor', 'Eleanor', 'Whitcombe', '+447700900142', 'en', {
    vip: true,
    notes: 'Writes about Brittany for a London paper. Always the Corsair Suite; no flowers in the room (hay fever).',
    preferences: 'Feather-free pillows, Earl Grey, the paper at breakfast',
  }),
  guest('thomas', 'Thomas', 'Ashdown', '+447700900318', 'en'),
  guest('priya', 'Priya', 'Raman', '+447700900755', 'en', { preferences: 'Vegetarian' }),
  guest('graham', 'Graham', 'Pell', '+447700900467', 'en', {
    notes: 'Comes with the ferry from Portsmouth, usually arrives before 9 AM.',
  }),
  guest('aoife', 'Aoife', 'Brennan', '+353209131042', 'en', {
    notes: 'Two children, 4 and 7.',
    preferences: 'Cot, quiet side',
  }),
  guest('marcus', 'Marcus', 'Hale', '+12025550143', 'en'),
  guest('denise', 'Denise', 'Okafor', '+12125550178', 'en', {
    vip: true,
    notes: 'Anniversary trip every year. A bottle of the Cancale cider in the room.',
    preferences: 'High floor',
  }),
  guest('walter', 'Walter', 'Lindqvist', '+13125550126', 'en', {
    email: null,
    notes: 'The number is a landline; call instead of writing.',
  }),
  guest('chloe', 'Chloé', 'Tremblay', '+15145550162', 'fr'),
  guest('camille', 'Camille', 'Dervaux', '+33639981204', 'fr', {
    vip: true,
    notes: 'Sculptor; exhibits at the gallery in rue Broussais. Stays for every opening.',
    preferences: 'Room 41, late breakfast',
  }),
  guest('antoine', 'Antoine', 'Lesage', '+33639982311', 'fr', { notes: 'Company: Atelier Lesage, invoice by e-mail.' }),
  guest('mathilde', 'Mathilde', 'Roux', '+33639983370', 'fr', { preferences: 'Extra bed for Jules (9)' }),
  guest('yann', 'Yann', 'Kerbrat', '+33639984115', 'fr', {
    notes: 'Every fourth week for the shipyard. Pays monthly.',
    preferences: 'First floor, breakfast at 7 sharp',
  }),
  guest('sophie', 'Sophie', 'Delmas', '+33639985528', 'fr'),
  guest('bernard', 'Bernard', 'Garnier', '+33639986003', 'fr', {
    notes: 'Retired pilot of the port, knows the tides better than we do. Walks with a stick: room near the lift.',
  }),
  guest('jonas', 'Jonas', 'Reinhardt', '+4917604069214', 'de', { preferences: 'Charging space for the car' }),
  guest('annika', 'Annika', 'Vogt', '+4917604069583', 'de'),
  guest('dieter', 'Dieter', 'Brandl', '+4917604069027', 'de', { notes: 'Two dachshunds, both under 10 kg (checked).' }),
  guest('luca', 'Luca', 'Bernasconi', '+41790000317', 'it'),
  guest('mateo', 'Mateo', 'Fuentes', '+34600000281', 'es'),
  guest('lucia', 'Lucía', 'Ibarra', '+34600000734', 'es', {
    vip: true,
    notes: 'Third stay. Birthday on the last day of the visit.',
    preferences: 'Gluten-free (coeliac)',
  }),
  guest('carlos', 'Carlos', 'Peña', '+34600000556', 'es'),
  guest('giulia', 'Giulia', 'Ferrante', '+393330000419', 'it', { notes: 'Allergic to shellfish: tell the kitchen.' }),
  guest('paolo', 'Paolo', 'Martinelli', '+393330000862', 'it'),
  guest('ines', 'Inês', 'Carvalho', '+351910000237', 'pt'),
  guest('rafael', 'Rafael', 'Nogueira', '+5511900000142', 'pt', {
    notes: 'Does not want messages (wrote so). Call if something must be said.',
  }),
  guest('sofia', 'Sofía', 'Villaseñor', '+525500000419', 'es', { notes: 'Honeymoon.' }),
  guest('sanne', 'Sanne', 'de Wit', '+31600000338', 'nl'),
  guest('pieter', 'Pieter', 'Claes', '+32470000165', 'nl'),
  guest('freja', 'Freja', 'Holm', '+4520000471', 'en'),
  guest('elsa', 'Elsa', 'Nyström', '+46701740618', 'en'),
  guest('henrik', 'Henrik', 'Dahl', '+4740000296', 'en', { preferences: 'Allergic to feathers' }),
  guest('marta', 'Marta', 'Zielińska', '+48500000823', 'pl'),
  guest('haruka', 'Haruka', 'Minami', '+819000000512', 'ja', { preferences: 'Green tea, twin beds' }),
  guest('olivia', 'Olivia', 'Grant', '+61491570156', 'en'),
  guest('arjun', 'Arjun', 'Mehta', '+919000000347', 'en', { preferences: 'Vegetarian, no eggs' }),
  guest('leila', 'Leila', 'Al Mansoori', '+971500000629', 'en', {
    vip: true,
    notes: 'Travels with an assistant, who has the room next door. Airport transfer from Rennes.',
    preferences: 'Halal, extra towels',
  }),
  guest('thandi', 'Thandi', 'Mokoena', '+27600000154', 'en'),
  guest('joao', 'João', 'Pimentel', '+351910000718', 'pt', { email: null }),
  {
    key: 'nameless',
    first_name: null,
    last_name: null,
    phone: '+33639984407',
    email: null,
    language: 'fr',
    notes: 'Asked for a price by message; gave no name.',
  },
];
