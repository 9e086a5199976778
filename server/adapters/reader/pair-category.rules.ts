import type { KnowledgeCategory } from '#shared/features/knowledge/knowledge-import.schema.ts';

/** What a question is about, by word stems of the console's five languages. The first that matches wins. */
const stems: [KnowledgeCategory, RegExp][] = [
  [
    'dining',
    /breakfast|dinner|lunch|restaurant|\bbar\b|\bmenu|\bmeal|vegan|desayuno|cena\b|comida|petit[- ]d|dîner|déjeuner|frühstück|abendessen|speise|colazione|pranzo|ristorante/i,
  ],
  [
    'booking',
    /\bbook|reserv|cancel|refund|deposit|invoice|payment|\bpay\b|anul|factura|pago|réserv|annul|facture|paiement|buch|storn|rechnung|zahl|prenot|disdi|fattura|pagament/i,
  ],
  [
    'policies',
    /polic|\bpets?\b|\bdogs?\b|smok|child|\bage\b|quiet|rules|mascota|perro|fumar|niñ|animaux|chien|fumer|enfant|haustier|hund|rauch|kinder|animali|cane\b|fumo|bambin/i,
  ],
  [
    'amenities',
    /wi-?fi|internet|wlan|pool|\bspa\b|\bgym\b|fitness|sauna|parking|\bcar park|air.?con|elevator|\blift\b|piscina|aparcamiento|gimnasio|piscine|stationnement|ascenseur|schwimm|parkpl|parken|aufzug|palestra|parcheggio|ascensore/i,
  ],
  [
    'services',
    /luggage|baggage|laundry|shuttle|transfer|taxi|wake.?up|room service|rental|bike|equipaje|lavander|traslado|bagage|navette|blanchisserie|gepäck|wäsche|fahrrad|bagagl|navetta|noleggio/i,
  ],
];

export function categoryOf(question: string, answer: string): KnowledgeCategory {
  const match = (text: string) => stems.find(([, pattern]) => pattern.test(text))?.[0];
  return match(question) ?? match(answer.slice(0, 200)) ?? 'general';
}
