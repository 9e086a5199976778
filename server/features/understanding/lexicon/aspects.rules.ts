import { fold } from '../text/folding.rules.ts';

/** Words of any language that say that something costs nothing, folded; what follows them may be longer where a * stands. */
const FREE = wordsOf(
  'free of charge, for free, is free, are free, free, complimentary, included, no charge, no extra, no fee*, at no cost, no cost',
  'kostenlos*, kostenfrei*, gratis, umsonst, inklusive, inbegriffen, ohne aufpreis, ohne gebuhr*, ohne kosten, kostet nichts',
  'gratuit*, offert*, compris*, inclus*, sans frais, sans supplement, sans surcout',
  'incluid*, sin coste*, sin costo*, sin cargo*, sin gastos, sin recargo*, senza costi, senza supplement*, senza spese, senza penal*',
  'gratuito*, sem custo*, sem encargo*, inbegrepen, zonder kosten, zonder toeslag, geen kosten, kosteloos',
  'bezplatn*, darmow*, w cenie, bez oplat*, bez doplat*, бесплатн*, включен*, без доплат*, ucretsiz, dahil, ucret alinmaz',
);
const FREE_INSIDE = /مجان|مشمول|بدون رسوم|بلا رسوم|免费|包含|不收费|無料|込み/u;
/** Currencies and their parts, folded. */
const MONEY = wordsOf(
  'eur, euro, euros, евро, usd, gbp, chf, zl, zlot*, pln, dollar*, pound, pounds, pence, franc, francs, franken, lira, liras, tl, kurus',
  'рубл*, коп, копеек, копейки, kc, czk, forint*, huf, kr, sek, nok, dkk, aed, dirham*, cent, cents, centime, centimes',
  'centimo, centimos, centesimo, centesimi, centavo, centavos, grosz*, yen, yens, yenes, yuan, yuans, yuanes, rmb',
);
/** "45p" is money, "10 p.m." is none. */
const MONEY_SIGN =
  /[€$£¥₽₺]|\d ?%|\d ?p(?!\p{L}|\. ?m)|يورو|درهم|ريال|دينار|جنيه|سنت|欧元|欧分|美元|人民币|\d ?[元块]|ユーロ|セント|円/u;
const TIME =
  /\d{1,2}[:.h]\d{2}|\d{1,2} ?(?:am|pm|uhr|h|heures?|uur)(?!\p{L})|(?<!\p{L})(?:24 ?h\p{L}*|24\/7|noon|midnight|midi|minuit|mittag|mitternacht|mediodia|medianoche|mezzogiorno|mezzanotte|meio.dia|always|all day|any time|rund um die uhr|jederzeit|toujours|siempre|sempre|altijd)(?!\p{L})|\d{1,2} ?(?:点|時)/u;
const DISTANCE =
  /\d ?(?:m|km|min|mins|met(?:er|re)s?|metros?|metri|kilom\p{L}*|minut\p{L}*|minuten|dakika|dk|metr\p{L}*|метр\p{L}*|км|минут\p{L}*|مترا?|دقيق\p{L}*|دقائق)(?!\p{L})|\d ?(?:分|米|公里|メートル|キロ)/u;
const LONGEST = 4_000;

/** Whether a text names what something costs, or that it costs nothing. */
export function saysPrice(text: string): boolean {
  const folded = fold(text.slice(0, LONGEST));
  return isFree(folded) || namesMoney(folded);
}

/** Whether a text says that something costs nothing, and names no price. */
export function saysFree(text: string): boolean {
  const folded = fold(text.slice(0, LONGEST));
  return isFree(folded) && !namesMoney(folded);
}

const isFree = (folded: string): boolean => FREE.test(folded) || FREE_INSIDE.test(folded);
const namesMoney = (folded: string): boolean => /\d/.test(folded) && (MONEY.test(folded) || MONEY_SIGN.test(folded));

/** Whether a text names a time of day. */
export const saysTime = (text: string): boolean => TIME.test(fold(text.slice(0, LONGEST)));

/** Whether a text names a length of way or of time ("150 m", "5 minutes"). */
export const saysDistance = (text: string): boolean => DISTANCE.test(fold(text.slice(0, LONGEST)));

/** One of the words that the lists name, alone. */
function wordsOf(...lists: string[]): RegExp {
  const words = lists.flatMap((list) => list.split(', ')).map((word) => word.replace('*', '\\p{L}*'));
  return new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'u');
}
