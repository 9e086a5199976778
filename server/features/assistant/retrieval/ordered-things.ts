import { saysPrice } from '#server/features/understanding/lexicon/aspects.rules.ts';
import { sentencesOf } from '#server/features/understanding/text/clauses.rules.ts';
import { understand } from '#server/features/understanding/understand.ts';
import type { Clause } from '#server/features/understanding/understanding.types.ts';
import type { KnowledgeEntry } from '../assistant.types.ts';
import { phraseList } from '../language/phrase-list.ts';
import { phraseMatcher } from '../language/phrases.rules.ts';

/** Wishes for things that staff bring. */
const REQUESTS: ReadonlySet<string> = new Set(['towels.request', 'bedding.request', 'toiletries.request']);
const THINGS = ['TOWEL', 'PILLOW', 'TOILETRY'];
const SURE = 0.6;
const MORE = 'MORE';
const WHERE = 'WHERE';
/** How guests get a thing: for nothing, for a price or a deposit, from someone who is asked. */
const GETTING = [
  'FREE',
  'INCLUDED',
  'PRICE',
  'PAY',
  'DEPOSIT',
  'BORROW',
  'RENT',
  'RECEPTION',
  'BOOKING',
  'PHONE',
  'CALL',
];

const bringing = phraseMatcher(
  phraseList(`
  (bring|send|deliver|drop off|fetch|give) (me|us|up|some|over)?; (two|three|four|a few|couple); (apporter|apportez|monter|envoyer|deposer|deux|trois|quatre);
  (bringen|bringt|schicken|hochbringen|vorbeibringen|zwei|drei|vier); (traer|traernos|traerme|traigan|subir|enviar|dos|tres|cuatro);
  (portare|portarci|portarmi|portate|mandare|due|tre|quattro); (trazer|trazem|levar|enviar|mandar|dois|duas|tres|quatro);
  (brengen|brengt|bezorgen|sturen|twee|drie|vier); (przyniesc|przyniescie|doniesc|przyslac|dwa|dwie|trzy|cztery);
  (принести|принесите|принесете|донести|прислать|два|две|три|четыре); (getirir*|getirebilir*|gonder*|yollar*|iki|uc|dort);
  (احضار|تحضروا|ترسلوا|ارسال|تجيبوا|اثنين|ثلاثه|ثلاث); 送; 拿; 两; 三条; 三个; 届け; 持って; 2枚; 3枚; 2つ; 二枚; 二つ
`),
);
const DIGIT = /(?<![\p{Nd}:.])[2-9](?![\p{Nd}:.])/u;

/** Whether a clause wants things brought: more of them, or a number. */
function ordersThings({ text, concepts, intents: [asked] }: Clause): boolean {
  if (!asked || !REQUESTS.has(asked.id) || asked.probability < SURE || concepts.includes(WHERE)) return false;
  return concepts.includes(MORE) || DIGIT.test(text) || bringing.matches(text);
}

/** A wish for things stands in the same clause as what is asked ("what is the password, and two more towels"). */
const ordersBeside = ({ concepts, intents: [asked] }: Clause): boolean =>
  !REQUESTS.has(asked?.id ?? '') && concepts.includes(MORE) && THINGS.some((thing) => concepts.includes(thing));

const readAs = ({ language }: KnowledgeEntry, text: string): readonly Clause[] =>
  understand(text, { previousLanguage: language }).clauses;

/** Whether an entry says how guests get what a clause names, and not only where it is. */
function saysHowToGet({ concepts }: Clause, entry: KnowledgeEntry): boolean {
  const things = THINGS.filter((thing) => concepts.includes(thing));
  return sentencesOf(entry.text).some((sentence) => {
    const said = readAs(entry, sentence).flatMap((clause) => clause.concepts);
    const isAboutIt = things.length === 0 || things.some((thing) => said.includes(thing));
    return isAboutIt && (saysPrice(sentence) || GETTING.some((concept) => said.includes(concept)));
  });
}

/**
 * What an entry leaves of a clause: `order` where the clause is a wish for things and the entry only says where they are, `beside`
 * where it answers a question beside such a wish.
 */
export function orderLeft(clause: Clause, entry: KnowledgeEntry): 'order' | 'beside' | null {
  if (ordersThings(clause)) return saysHowToGet(clause, entry) ? null : 'order';
  return ordersBeside(clause) && !saysHowToGet(clause, entry) ? 'beside' : null;
}
