import { hotelLanguages } from '#shared/features/hotels/hotels.values.ts';
import { knowledgeCategories } from '#shared/features/knowledge/knowledge.values.ts';
import type { KnowledgeCategory } from '#shared/features/knowledge/knowledge-import.schema.ts';

export type KnowledgePair = {
  question: string;
  answer: string;
  category: KnowledgeCategory;
  /** Decided when it was imported. */
  in_house_only?: boolean;
};

type Starter = { category: KnowledgeCategory } & Record<(typeof hotelLanguages)[number], string>;

/** Not among the texts of the console, which has only those of its own language at hand. */
const starters: readonly Starter[] = [
  {
    category: 'general',
    en: 'When can I check in, and when do I have to check out?',
    es: '¿A qué hora puedo entrar y a qué hora debo salir?',
    fr: 'À quelle heure puis-je arriver, et à quelle heure dois-je partir ?',
    de: 'Wann kann ich einchecken und wann muss ich auschecken?',
    it: 'A che ora posso fare il check-in e a che ora devo fare il check-out?',
  },
  {
    category: 'general',
    en: 'How do I get to the hotel from the airport or the station?',
    es: '¿Cómo llego al hotel desde el aeropuerto o la estación?',
    fr: 'Comment rejoindre l’hôtel depuis l’aéroport ou la gare ?',
    de: 'Wie komme ich vom Flughafen oder vom Bahnhof zum Hotel?',
    it: 'Come arrivo in hotel dall’aeroporto o dalla stazione?',
  },
  {
    category: 'amenities',
    en: 'Is there Wi-Fi, and how do I connect?',
    es: '¿Hay wifi y cómo me conecto?',
    fr: 'Y a-t-il du Wi-Fi, et comment se connecter ?',
    de: 'Gibt es WLAN und wie verbinde ich mich?',
    it: 'C’è il Wi-Fi e come mi collego?',
  },
  {
    category: 'amenities',
    en: 'Is there parking, and what does it cost?',
    es: '¿Hay aparcamiento y cuánto cuesta?',
    fr: 'Y a-t-il un parking, et combien coûte-t-il ?',
    de: 'Gibt es Parkplätze und was kosten sie?',
    it: 'C’è un parcheggio e quanto costa?',
  },
  {
    category: 'services',
    en: 'Can I leave my luggage before check-in or after check-out?',
    es: '¿Puedo dejar el equipaje antes de entrar o después de salir?',
    fr: 'Puis-je laisser mes bagages avant l’arrivée ou après le départ ?',
    de: 'Kann ich mein Gepäck vor dem Check-in oder nach dem Check-out abgeben?',
    it: 'Posso lasciare i bagagli prima del check-in o dopo il check-out?',
  },
  {
    category: 'policies',
    en: 'Are pets allowed?',
    es: '¿Se admiten mascotas?',
    fr: 'Les animaux sont-ils acceptés ?',
    de: 'Sind Haustiere erlaubt?',
    it: 'Sono ammessi animali?',
  },
  {
    category: 'dining',
    en: 'When and where is breakfast served?',
    es: '¿Cuándo y dónde se sirve el desayuno?',
    fr: 'Quand et où le petit-déjeuner est-il servi ?',
    de: 'Wann und wo gibt es Frühstück?',
    it: 'Quando e dove viene servita la colazione?',
  },
  {
    category: 'booking',
    en: 'How can I change or cancel my booking?',
    es: '¿Cómo puedo cambiar o cancelar mi reserva?',
    fr: 'Comment modifier ou annuler ma réservation ?',
    de: 'Wie kann ich meine Buchung ändern oder stornieren?',
    it: 'Come posso cambiare o annullare la prenotazione?',
  },
];

/**
 * Eight frequent questions without answers, in the hotel's language.
 * @param shown the console's language, for a hotel whose language the console does not have
 */
export function starterQuestions(language: string, shown: string): KnowledgePair[] {
  const known = [language, shown].flatMap((one) => hotelLanguages.find((other) => other === one) ?? [])[0] ?? 'en';
  return starters.map(({ category, [known]: question }) => ({ category, question, answer: '' }));
}

/** Pairs with question and answer, trimmed; others are not saved (docs/product.md, section 5). */
export function validPairs(pairs: KnowledgePair[]): KnowledgePair[] {
  return pairs
    .map((pair) => ({ ...pair, question: pair.question.trim(), answer: pair.answer.trim() }))
    .filter((pair) => pair.question !== '' && pair.answer !== '');
}

/** Whether a value is a list of pairs. */
export const arePairs = (value: unknown): value is KnowledgePair[] => Array.isArray(value) && value.every(isPair);

function isPair(value: unknown): boolean {
  const { question, answer, category } = (value ?? {}) as Partial<KnowledgePair>;
  return (
    typeof question === 'string' &&
    typeof answer === 'string' &&
    knowledgeCategories.some((known) => known === category)
  );
}
