import { fold } from '../text/folding.rules.ts';

const FREE =
  /(?<!\p{L})(?:free of charge|for free|is free|are free|free|complimentary|included|no charge|no extra|kostenlos|kostenfrei|gratis|umsonst|inklusive|inbegriffen|ohne aufpreis|gratuit\p{L}*|offert\p{L}*|compris\p{L}*|inclus\p{L}*|gratuit\p{L}*|incluid\p{L}*|sin coste|gratuito\p{L}*|sem custo|inbegrepen|bezplatn\p{L}*|darmow\p{L}*|w cenie|бесплатн\p{L}*|включен\p{L}*|ucretsiz|dahil)(?!\p{L})|مجان|مشمول|免费|包含|無料|込み/u;
const MONEY =
  /[€$£¥₽₺]|(?<!\p{L})(?:eur|euros?|usd|gbp|chf|zl|pln|dollars?|pounds?|francs?|franken|lira|tl|рубл\p{L}*|%)(?!\p{L})|\d ?%|يورو|欧元|ユーロ|円/u;
const TIME =
  /\d{1,2}[:.h]\d{2}|\d{1,2} ?(?:am|pm|uhr|h|heures?|uur)(?!\p{L})|(?<!\p{L})(?:24 ?h\p{L}*|24\/7|noon|midnight|midi|minuit|mittag|mitternacht|mediodia|medianoche|mezzogiorno|mezzanotte|meio.dia|always|all day|any time|rund um die uhr|jederzeit|toujours|siempre|sempre|altijd)(?!\p{L})|\d{1,2} ?(?:点|時)/u;
const DISTANCE =
  /\d ?(?:m|km|min|mins|met(?:er|re)s?|metros?|metri|kilom\p{L}*|minut\p{L}*|minuten|dakika|dk|metr\p{L}*|метр\p{L}*|км|минут\p{L}*|مترا?|دقيق\p{L}*|دقائق)(?!\p{L})|\d ?(?:分|米|公里|メートル|キロ)/u;
const LONGEST = 4_000;

/** Whether a text names what something costs, or that it costs nothing. */
export function saysPrice(text: string): boolean {
  const folded = fold(text.slice(0, LONGEST));
  return FREE.test(folded) || (MONEY.test(folded) && /\d/.test(folded));
}

/** Whether a text names a time of day. */
export const saysTime = (text: string): boolean => TIME.test(fold(text.slice(0, LONGEST)));

/** Whether a text names a length of way or of time ("150 m", "5 minutes"). */
export const saysDistance = (text: string): boolean => DISTANCE.test(fold(text.slice(0, LONGEST)));
