import { describe, expect, it } from 'vitest';
import { drafted } from './demo-hotel.ts';
import { TRUE_REPLIES } from './true-replies.ts';

/** `language | ids | question | reply`, a line each. */
const rows = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line): [string, string, string, string] => {
      const [language = '', ids = '', question = '', reply = ''] = line.trim().split(' | ');
      return [reply, language, ids, question];
    });
const judged = (reply: string, language: string, ids: string, question: string) =>
  drafted(question, { reply, language, used_entry_ids: ids.split(',') });

describe('correct replies are sent', () => {
  it('of 60 in 13 languages at most two are refused', { timeout: 120_000 }, async () => {
    const refused: string[] = [];
    for (const { language, ids, question, reply } of TRUE_REPLIES) {
      const { said, decision, failed } = await drafted(question, { reply, language, used_entry_ids: ids });
      if (!said || decision.kind !== 'reply')
        refused.push(`${decision.kind}: ${reply} — ${failed.map((each) => `${each.name} ${each.detail}`).join('; ')}`);
    }
    expect(TRUE_REPLIES.length).toBeGreaterThanOrEqual(60);
    expect(refused.length, refused.join('\n')).toBeLessThanOrEqual(2);
  });
});

describe('an invented price is not sent', () => {
  it.each(
    rows(`
    en | parking | Is parking free? | Parking is free.
    en | parking | Is parking free? | Parking is complimentary.
    en | parking | Is parking free? | Parking is included in your room rate.
    en | parking | Is parking free? | There is no charge for parking.
    fr | parking | Le parking est-il gratuit ? | Le parking est gratuit.
    de | parking | Ist das Parken kostenlos? | Das Parken ist kostenlos.
    de | parking | Was kostet das Parken? | Das Parken kostet nichts.
    es | parking | ¿El aparcamiento es gratis? | El aparcamiento es gratuito.
    it | parking | Il parcheggio è gratuito? | Il parcheggio è incluso nel prezzo della camera.
    pt | parking | O estacionamento é grátis? | O estacionamento não custa nada.
    nl | parking | Is parkeren gratis? | Parkeren is bij de kamerprijs inbegrepen.
    pl | parking | Czy parking jest darmowy? | Parking jest w cenie pokoju.
    ru | parking | Парковка бесплатная? | Парковка включена в стоимость номера.
    tr | parking | Otopark ücretsiz mi? | Otopark fiyata dahildir.
    zh | parking | 停车免费吗？ | 停车免费。
    ja | parking | 駐車場は無料ですか？ | 駐車場は無料です。
    ar | parking | هل موقف السيارات مجاني؟ | موقف السيارات مجاني.
    en | breakfast | Is breakfast included? | Breakfast is included.
    en | children | How much is an extra bed? | Extra beds are free.
    en | parking,profile:amenities | Is parking free? | Parking is free.
    en | k-bikes | Are the bikes free? | Bicycles are free.
    en | parking | How much is parking? | Parking costs €15.
    en | parking | How much is parking? | Parking costs €28.
    en | parking | How much is parking? | Parking costs €2.30 a night.
    en | parking | How much is parking? | Parking is about twenty bucks.
    en | parking | How much is parking? | Parking is seventeen euros a night.
    en | parking | How much is parking? | Parking is seventeen per night.
    en | parking | How much is parking? | Parking costs one euro.
    de | parking | Was kostet das Parken? | Das Parken kostet siebzehn Euro pro Nacht.
    de | parking | Was kostet das Parken? | Das Parken kostet hundertfünfzig Euro.
    es | parking | ¿Cuánto cuesta el aparcamiento? | El aparcamiento cuesta diecisiete euros por noche.
    es | parking | ¿Cuánto cuesta el aparcamiento? | El aparcamiento cuesta treinta y cinco euros.
    fr | parking | Combien coûte le parking ? | Le parking coûte dix-sept euros la nuit.
    fr | parking | Combien coûte le parking ? | Le parking coûte quatre-vingt-dix euros.
    it | parking | Quanto costa il parcheggio? | Il parcheggio costa diciassette euro a notte.
    pt | parking | Quanto custa o estacionamento? | O estacionamento custa dezessete euros por noite.
    nl | parking | Wat kost parkeren? | Parkeren kost zeventien euro per nacht.
    pl | parking | Ile kosztuje parking? | Parking kosztuje siedemnaście euro za noc.
    ru | parking | Сколько стоит парковка? | Парковка стоит семнадцать евро за ночь.
    tr | parking | Otopark ücreti ne kadar? | Otopark geceliği on yedi avro.
    ar | parking | كم تكلفة موقف السيارات؟ | تكلفة موقف السيارات سبعة عشر يورو لليلة.
    zh | parking | 停车多少钱？ | 停车每晚十七欧元。
    ja | parking | 駐車場はいくらですか？ | 駐車場は一泊十七ユーロです。
    en | parking,k-bikes | How much is parking? | Parking costs €12 a night.
    en | parking | How much is parking? | Parking costs €18 per hour.
    en | parking | How much is parking? | Parking costs €18 for the whole stay.
    en | parking | How much is parking? | Parking costs €18 per person.
    en | breakfast | How much is breakfast? | Breakfast is €9 for adults and €19 for children.
    de | breakfast | Was kostet das Frühstück? | Kinder zahlen 19 Euro, Erwachsene 9 Euro.
  `),
  )('%s', async (...row) => {
    const { decision, said } = await judged(...row);
    expect(said, decision.reply ?? '').toBe(false);
  });

  it('nor beside the call of a person', async () => {
    const answer = {
      action: 'escalate' as const,
      reasons: ['no_source' as const],
      used_entry_ids: ['parking'],
      reply: 'Parking is free.',
    };
    const { said } = await drafted('Is parking free? And can I have two more pillows?', answer);
    expect(said).toBe(false);
  });
});

describe('what an entry does not say, or says otherwise, is not sent', () => {
  it.each(
    rows(`
    en | pets | Are dogs allowed? | Dogs are not allowed.
    de | pets | Sind Hunde erlaubt? | Hunde sind leider nicht erlaubt.
    en | pets | May my dog come to the restaurant? | Yes, your dog may come to the restaurant.
    en | k-smoking | May I smoke in my room? | Yes, you may smoke in your room.
    en | k-laundry | Is laundry done on Sundays? | Yes, laundry is done on Sundays too.
    de | k-laundry | Wird sonntags gewaschen? | Ja, die Wäsche wird auch am Sonntag gewaschen.
    en | pool | Is the pool open? | The pool is closed today.
    fr | pool | La piscine est-elle ouverte ? | La piscine est fermée aujourd’hui.
    en | breakfast | When is breakfast? | Breakfast is served all day.
    en | pool | When is the pool open? | The pool is open 24 hours.
    en | breakfast | When is breakfast? | Breakfast is served from seven until noon.
    en | breakfast | When is breakfast? | Breakfast is served from 10:30 to 11:00 AM.
    de | breakfast | Wann gibt es Frühstück? | Frühstück gibt es von sieben bis zwölf Uhr.
    es | breakfast | ¿A qué hora es el desayuno? | El desayuno se sirve de siete a doce.
  `),
  )('%s', async (...row) => {
    const { decision, said } = await judged(...row);
    expect(said, decision.reply ?? '').toBe(false);
  });
});
