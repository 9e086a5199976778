/**
 * Number words before money and hours, folded; for the most common languages only, because most guests write digits.
 */
const NUMBERS: Record<number, string> = {
  1: 'one uno un eine ein een uma um',
  2: 'two dos deux zwei due dois twee',
  3: 'three tres trois drei tre drie',
  4: 'four cuatro quatre vier quattro quatro',
  5: 'five cinco cinq funf cinque vijf',
  6: 'six seis sechs sei zes',
  7: 'seven siete sept sieben sette sete zeven',
  8: 'eight ocho huit acht otto oito',
  9: 'nine nueve neuf neun nove negen',
  10: 'ten diez dix zehn dieci dez tien',
  11: 'eleven once onze elf undici',
  12: 'twelve doce douze zwolf dodici doze twaalf',
  15: 'fifteen quince quinze funfzehn quindici vijftien',
  20: 'twenty veinte vingt zwanzig venti vinte twintig',
  25: 'veinticinco vingt-cinq funfundzwanzig venticinque vijfentwintig',
  30: 'thirty treinta trente dreissig trenta trinta dertig',
  40: 'forty cuarenta quarante vierzig quaranta quarenta veertig',
  50: 'fifty cincuenta cinquante funfzig cinquanta cinquenta vijftig',
  60: 'sixty sesenta soixante sechzig sessanta sessenta zestig',
  70: 'seventy setenta siebzig settanta zeventig',
  80: 'eighty ochenta achtzig ottanta oitenta tachtig',
  90: 'ninety noventa neunzig novanta negentig',
  100: 'hundred cien cent hundert cento cem honderd',
};
export const NUMBER_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries(NUMBERS).flatMap(([value, words]) => words.split(' ').map((word): [string, string] => [word, value])),
);

/** Month names, folded; matched by their beginnings, so `jan`, `januar` and `января` are all January. */
export const MONTHS: readonly string[][] = [
  ['jan', 'ene', 'gen', 'sty', 'янв', 'oca', 'يناير'],
  ['feb', 'fev', 'lut', 'фев', 'sub', 'فبراير'],
  ['mar', 'mrz', 'maa', 'мар', 'مارس'],
  ['apr', 'abr', 'avr', 'kwi', 'апр', 'nis', 'ابريل'],
  ['may', 'mai', 'mag', 'mei', 'maj', 'мая', 'май', 'مايو'],
  ['jun', 'juin', 'giu', 'cze', 'июн', 'haz', 'يونيو'],
  ['jul', 'juil', 'lug', 'lip', 'июл', 'tem', 'يوليو'],
  ['aug', 'ago', 'aou', 'sie', 'авг', 'اغسطس'],
  ['sep', 'set', 'wrz', 'сен', 'eyl', 'سبتمبر'],
  ['oct', 'okt', 'ott', 'out', 'paz', 'окт', 'eki', 'اكتوبر'],
  ['nov', 'lis', 'ноя', 'kas', 'نوفمبر'],
  ['dec', 'dic', 'dez', 'gru', 'дек', 'ara', 'ديسمبر'],
];
export const MONTH_NAMES: ReadonlySet<string> = new Set(
  'january february march april may june july august september october november december enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre januar februar marz juni juli oktober dezember gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre janeiro fevereiro marco maio junho julho setembro outubro novembro dezembro januari februari maart mei augustus stycznia lutego marca kwietnia maja czerwca lipca sierpnia wrzesnia pazdziernika listopada grudnia января февраля марта апреля мая июня июля августа сентября октября ноября декабря ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik يناير فبراير مارس ابريل مايو يونيو يوليو اغسطس سبتمبر اكتوبر نوفمبر ديسمبر jan feb mar apr jun jul aug sep sept oct nov dec'.split(
    ' ',
  ),
);

export const CURRENCIES: [RegExp, string][] = [
  [/^(?:€|eur|euros?|avro|евро|يورو|欧元|歐元|欧|ユーロ)$/, 'eur'],
  [/^(?:\$|us\$|usd|dollars?|bucks?|dolar\w*|dollari?|доллар\p{L}*|دولار|美元|ドル)$/u, 'usd'],
  [/^(?:£|gbp|pounds?|quid|libras?|livres?|pfund|sterline|фунт\p{L}*|英镑|ポンド)$/u, 'gbp'],
  [/^(?:chf|francs?|franken|franchi|francos)$/, 'chf'],
  [/^(?:¥|jpy|yen|円|日元)$/, 'yen'],
  [/^(?:cny|rmb|yuan|元|人民币|块)$/, 'cny'],
  [/^(?:pln|zl|zloty\w*|zlot\w*)$/, 'pln'],
  [/^(?:₽|rub|руб\p{L}*)$/u, 'rub'],
  [/^(?:₺|try|tl|lira\w*)$/, 'try'],
  [/^(?:kr|sek|nok|dkk)$/, 'kr'],
  [/^(?:aed|sar|درهم|ريال)$/, 'aed'],
];
export const CURRENCY =
  '(?:us\\$|[€$£¥₽₺]|(?<!\\p{L})(?:eur(?:os?)?|avro|usd|dollars?|bucks?|quid|dolar(?:es)?|dollari?|gbp|pounds?|libras?|pfund|sterline|chf|francs?|franken|jpy|yen|cny|rmb|yuan|pln|zl|zlot\\w*|rub|try|tl|lira|kr|sek|nok|dkk|aed|sar)(?!\\p{L})|евро|доллар\\p{L}*|фунт\\p{L}*|руб\\p{L}*|يورو|دولار|درهم|ريال|欧元|歐元|美元|英镑|日元|人民币|ユーロ|ドル|ポンド|円|元|块|(?<=[\\d十百千])欧(?!洲))';

const PM_AFTER =
  'p\\.? ?m\\.?(?!\\p{L})|in the (?:afternoon|evening)|at night|de la (?:tarde|noche)|da (?:tarde|noite)|(?:du|de) soir|de l.apres-midi|nachmittags?|abends?|(?:del|di) (?:pomeriggio|sera)|.s (?:middags|avonds)|po poludniu|wieczorem|дня|вечера|مساء|م(?!\\p{L})';
const AM_AFTER =
  'a\\.? ?m\\.?(?!\\p{L})|in the morning|de la manana|da manha|du matin|morgens|vormittags|(?:del|di) mattin[ao]|.s (?:ochtends|morgens)|rano|утра|صباحا|ص(?!\\p{L})';
export const AFTERNOON = new RegExp(`^(?:${PM_AFTER})`, 'u');
export const MARKER = `(?:${PM_AFTER}|${AM_AFTER})`;
export const AFTERNOON_BEFORE = /(?:下午|晚上|傍晚|夜晚|午後|夜|夕方|ogleden sonra|aksam) ?$/u;
export const HOUR_UNIT = '(?:uhr|uur|heures?|hrs?|o.clock|h(?!\\p{L})|時|时|点|點|часов|часа|godz\\p{L}*)';

/** Claims that something costs nothing; a price as well. "Feel free" and "smoke-free" are not. */
export const FREE =
  /(?<!feel |be |sugar|smoke|gluten|lactose|hassle|duty|toll|worry|fat|dairy|alcohol|car|pet|barrier|traffic|allergen)(?<![-\p{L}])free(?! (?:to|time|rooms?|day|hour|moment|evening)|-standing|dom|lance|ze|way)(?!\p{L})|complimentary|no (?:extra |additional )?(?:charge|cost|fee)|without charge|on the house|gratis|gratuit\p{L}*|sin (?:coste|costo|cargo)|sans (?:frais|supplement)|kostenlos\p{L}*|kostenfrei\p{L}*|umsonst|ohne aufpreis|senza costi|sem custo|bezplatn\p{L}*|darmow\p{L}*|бесплатн\p{L}*|ucretsiz|bedava|مجان\p{L}*|免费|免費|無料/u;
export const INCLUDED =
  /\binclud\p{L}*|\binclu[isy]\p{L}*|\bcompris\p{L}*|inbegriffen|inklusive|\bcompres[oai]|\binbegrepen|wliczon\p{L}*|включ\p{L}*|dahil|مشمول|包含|含/u;
