import { describe, expect, test } from 'vitest';
import { chooseEntries } from '#server/features/understanding/entries/choose.ts';
import { linkEntry } from '#server/features/understanding/entries/entry-link.ts';
import { LEAST_LINK } from '#server/features/understanding/entries/linked-intents.ts';
import { understand } from '#server/features/understanding/understand.ts';

const entries = [
  ['ski.room', 'de', 'Skikeller', 'Ski und Schuhe bleiben im Skikeller neben der Garage. Schuhtrockner vorhanden.'],
  ['ski.rental', 'fr', 'Location de skis', 'Le magasin au pied des pistes loue skis et luges.'],
  ['waste', 'en', 'Rubbish and recycling', 'The bins are behind the house: glass, paper, plastic.'],
  ['terrace', 'de', 'Garten und Terrasse', 'Der Garten und die Terrasse sind bis 22 Uhr für Gäste offen.'],
  ['vignette', 'it', 'Zona ZTL', 'L’hotel si trova in zona ZTL: comunicateci la targa entro le 20.'],
  ['room.capacity', 'es', 'Capacidad', 'El apartamento es para un máximo de cuatro personas.'],
  ['key.lost', 'en', 'Lost key', 'A lost key costs 50 euros. Call +49 123 at night if you are locked out.'],
  ['host', 'de', 'Gastgeber', 'Familie Maier wohnt im Haus und ist immer erreichbar.'],
  ['stay.long', 'en', 'Long stays', 'From 28 nights we offer monthly rates from €1,200 with weekly cleaning.'],
  ['thermal', 'pl', 'Grota solna', 'Grota solna jest czynna od 10 do 18.'],
  ['minibar', 'en', 'Minibar', 'Water in the minibar is free. Other drinks are charged as on the card.'],
  [
    'extra_bed',
    'en',
    'Cots',
    'Cots are free. Children sleep free in a bed with you; an extra bed costs 25 euros per night.',
  ],
  ['gear.storage', 'nl', 'Fietsenstalling', 'Uw fietsen staan veilig in de afgesloten stalling.'],
] as const;
const linked = entries.map(([id, language, title, text]) => linkEntry({ id, language, title, text }));

describe('Entries of houses with gardens, slopes and apartments', () => {
  test.each(entries.map(([id, , title]) => [title, id]))('“%s” answers %s', (_title, id) => {
    expect(linked.find((entry) => entry.id === id)?.weights.get(id)).toBeGreaterThanOrEqual(LEAST_LINK);
  });

  test.each([
    ['where can our ski boots dry overnight?', 'ski.room'],
    ['dove si butta la spazzatura?', 'waste'],
    ['jusqu’à quelle heure peut-on rester dans le jardin ?', 'terrace'],
    ['how much is a replacement if we lose the key?', 'key.lost'],
    ['czy macie ceny miesięczne?', 'stay.long'],
    ['自転車はどこに置けばいいですか', 'gear.storage'],
    ['a água do frigobar é paga?', 'minibar'],
    ['how much is an extra bed per night?', 'extra_bed'],
  ])('%s → %s', (text, id) => {
    const answers = chooseEntries(understand(text), linked).flatMap((choice) =>
      choice.action === 'answer' ? [choice.cover.entry] : [],
    );
    expect(answers).toEqual([id]);
  });
});
