import type { FixedLanguage } from './languages.rules.ts';
import { foldText } from './plain-text.rules.ts';

/**
 * Number words from two on, folded, as `value: forms`. "One" is left out: most languages have it as an article. After `|`
 * are words that mean something else as well ("neuf", "sei"): read as numbers in a translation, never in what was written.
 */
const WORDS: Record<Exclude<FixedLanguage, 'zh' | 'ja'>, string> = {
  en: '2: two; 3: three; 4: four; 5: five; 6: six; 7: seven; 8: eight; 9: nine; 10: ten; 11: eleven; 12: twelve; 13: thirteen; 14: fourteen; 15: fifteen; 16: sixteen; 17: seventeen; 18: eighteen; 19: nineteen; 20: twenty; 30: thirty; 40: forty; 50: fifty; 60: sixty; 70: seventy; 80: eighty; 90: ninety; 100: hundred; 1000: thousand | 12: dozen',
  de: '2: zwei zwo; 3: drei; 4: vier; 5: funf fuenf; 6: sechs; 7: sieben; 8: acht; 9: neun; 10: zehn; 11: elf; 12: zwolf zwoelf; 13: dreizehn; 14: vierzehn; 15: funfzehn fuenfzehn; 16: sechzehn; 17: siebzehn; 18: achtzehn; 19: neunzehn; 20: zwanzig; 30: dreissig dreißig; 40: vierzig; 50: funfzig fuenfzig; 60: sechzig; 70: siebzig; 80: achtzig; 90: neunzig; 100: hundert einhundert; 1000: tausend eintausend | 12: dutzend; 1: eins',
  fr: '2: deux; 3: trois; 4: quatre; 5: cinq; 6: six; 7: sept; 8: huit; 10: dix; 11: onze; 12: douze; 13: treize; 14: quatorze; 15: quinze; 16: seize; 20: vingt; 30: trente; 40: quarante; 50: cinquante; 60: soixante; 70: septante; 80: octante huitante; 90: nonante; 100: cent; 1000: mille | 9: neuf; 12: douzaine; 15: quinzaine',
  es: '2: dos; 3: tres; 4: cuatro; 5: cinco; 6: seis; 7: siete; 8: ocho; 9: nueve; 10: diez; 11: once; 12: doce; 13: trece; 14: catorce; 15: quince; 16: dieciseis; 17: diecisiete; 18: dieciocho; 19: diecinueve; 20: veinte; 21: veintiuno veintiuna; 22: veintidos; 23: veintitres; 24: veinticuatro; 25: veinticinco; 30: treinta; 40: cuarenta; 50: cincuenta; 60: sesenta; 70: setenta; 80: ochenta; 90: noventa; 100: cien ciento; 1000: mil | 12: docena',
  it: '2: due; 3: tre; 4: quattro; 5: cinque; 7: sette; 8: otto; 9: nove; 10: dieci; 11: undici; 12: dodici; 13: tredici; 14: quattordici; 15: quindici; 16: sedici; 17: diciassette; 18: diciotto; 19: diciannove; 20: venti; 21: ventuno; 24: ventiquattro; 25: venticinque; 30: trenta; 40: quaranta; 50: cinquanta; 60: sessanta; 70: settanta; 80: ottanta; 90: novanta; 100: cento; 1000: mille mila | 6: sei; 12: dozzina',
  pt: '2: dois duas; 3: tres; 4: quatro; 5: cinco; 6: seis; 7: sete; 8: oito; 9: nove; 10: dez; 11: onze; 12: doze; 13: treze; 14: catorze quatorze; 15: quinze; 16: dezesseis dezasseis; 17: dezessete dezassete; 18: dezoito; 19: dezenove dezanove; 20: vinte; 30: trinta; 40: quarenta; 50: cinquenta; 60: sessenta; 70: setenta; 80: oitenta; 90: noventa; 100: cem cento; 1000: mil | 6: meia; 12: duzia',
  nl: '2: twee; 3: drie; 4: vier; 5: vijf; 6: zes; 7: zeven; 9: negen; 10: tien; 11: elf; 12: twaalf; 13: dertien; 14: veertien; 15: vijftien; 16: zestien; 17: zeventien; 18: achttien; 19: negentien; 20: twintig; 30: dertig; 40: veertig; 50: vijftig; 60: zestig; 70: zeventig; 80: tachtig; 90: negentig; 100: honderd; 1000: duizend | 8: acht; 12: dozijn',
  pl: '2: dwa dwie dwoch dwu dwoje dwom; 3: trzy trzech trzem; 4: cztery czterech czterem; 5: piec pieciu; 6: szesc szesciu; 7: siedem siedmiu; 8: osiem osmiu; 9: dziewiec dziewieciu; 10: dziesiec dziesieciu; 11: jedenascie jedenastu; 12: dwanascie dwunastu; 13: trzynascie; 14: czternascie; 15: pietnascie pietnastu; 16: szesnascie; 17: siedemnascie; 18: osiemnascie; 19: dziewietnascie; 20: dwadziescia dwudziestu; 30: trzydziesci trzydziestu; 40: czterdziesci; 50: piecdziesiat; 60: szescdziesiat; 70: siedemdziesiat; 80: osiemdziesiat; 90: dziewiecdziesiat; 100: stu; 200: dwiescie; 1000: tysiac tysiecy | 100: sto; 2: drugiej; 3: trzeciej; 4: czwartej; 5: piatej; 6: szostej; 7: siodmej; 8: osmej; 9: dziewiatej; 10: dziesiatej; 11: jedenastej; 12: dwunastej',
  ru: '2: два две двух двум; 3: три трех трем; 4: четыре четырех; 5: пять пяти; 6: шесть шести; 7: семь семи; 8: восемь восьми; 9: девять девяти; 10: десять десяти; 11: одиннадцать одиннадцати; 12: двенадцать двенадцати; 13: тринадцать; 14: четырнадцать; 15: пятнадцать пятнадцати; 16: шестнадцать; 17: семнадцать; 18: восемнадцать; 19: девятнадцать; 20: двадцать двадцати; 30: тридцать тридцати; 40: сорок; 50: пятьдесят; 60: шестьдесят; 70: семьдесят; 80: восемьдесят; 90: девяносто; 100: ста; 200: двести; 1000: тысяча тысячи тысяч | 100: сто; 2: двое; 3: трое; 12: дюжина',
  tr: '2: iki; 3: uc; 4: dort; 5: bes; 8: sekiz; 9: dokuz; 11: onbir; 12: oniki; 20: yirmi; 30: otuz; 50: elli; 60: altmis; 70: yetmis; 80: seksen; 90: doksan | 6: alti; 7: yedi; 10: on; 40: kirk; 100: yuz; 1000: bin; 5: bese; 8: sekize; 3: uce; 4: dorde',
  ar: '2: اثنان اثنين اثنتان اثنتين; 3: ثلاثه ثلاث; 4: اربعه اربع; 5: خمسه خمس; 6: سته ست; 7: سبعه سبع; 8: ثمانيه ثماني ثمان; 9: تسعه تسع; 10: عشره عشر; 20: عشرون عشرين; 30: ثلاثون ثلاثين; 40: اربعون اربعين; 50: خمسون خمسين; 60: ستون ستين; 70: سبعون سبعين; 80: ثمانون ثمانين; 90: تسعون تسعين; 100: مائه مئه; 1000: الف | 2: الثانيه; 3: الثالثه; 4: الرابعه; 5: الخامسه; 6: السادسه; 7: السابعه; 8: الثامنه; 9: التاسعه; 10: العاشره; 11: الحاديه; 12: الثانيه',
};

type Numbers = { sure: ReadonlyMap<string, number>; all: ReadonlyMap<string, number> };

const read = (list: string): [string, number][] =>
  list.split(';').flatMap((entry) => {
    const [value, forms = ''] = entry.split(':');
    return forms
      .trim()
      .split(' ')
      .map((form): [string, number] => [foldText(form), Number(value)]);
  });

/** What German and Dutch write as one word ("funfundzwanzig"), and English and French with a hyphen. */
function compounds(words: ReadonlyMap<string, number>, language: string): [string, number][] {
  const tens = [...words].filter(([, value]) => value >= 20 && value < 100 && value % 10 === 0);
  const units: [string, number][] = [...words].filter(([, value]) => value < 10);
  const one: Record<string, string> = { de: 'ein', nl: 'een', en: 'one' };
  if (one[language]) units.push([one[language], 1]);
  return tens.flatMap(([ten, high]) =>
    units.flatMap(([unit, low]): [string, number][] => {
      if (language === 'de') return [[`${unit}und${ten}`, high + low]];
      if (language === 'nl') return [`${unit}en${ten}`].map((word) => [word, high + low]);
      return language === 'en' || language === 'fr' ? [[`${ten}-${unit}`, high + low]] : [];
    }),
  );
}

const numbers = new Map<string, Numbers>(
  Object.entries(WORDS).map(([language, list]) => {
    const [sure = '', unsure = ''] = list.split('|');
    const words = new Map(read(sure.trim()));
    for (const [word, value] of compounds(words, language)) words.set(word, value);
    return [language, { sure: words, all: new Map([...words, ...read(unsure.trim())]) }];
  }),
);

/** The number words of a language; null for Chinese, Japanese and languages that are not known. */
export const numberWords = (language: string): Numbers | null => numbers.get(language) ?? null;

/** Words beside a number that change it: "half past seven", "halb acht". */
export const PARTS_OF_HOURS =
  /(?<!\p{L})(?:half past|quarter (?:past|to)|halb|viertel|dreiviertel|et demie?|et quart|moins (?:le quart|\d)|y media|y cuarto|menos cuarto|e mezzo|e mezza|e un quarto|meno un quarto|e meia|e um quarto|half|kwart (?:over|voor)|wpol do|kwadrans|половина|половине|четверть|без четверти|bucuk|bucukta|ceyrek|والنصف|والربع|الا ربع)(?!\p{L})/u;

/** "One o'clock" without a digit. */
export const ONE_OCLOCK =
  /(?<!\p{L})(?:one o.clock|at one(?= ?(?:[.,;!?]|pm|am|in the|$))|(?:um|bis|ab|gegen) (?:eins|ein uhr)|a une heure|la una(?! \p{L})|all.una|l.una di|a uma(?: da| hora|[.,;]|$)|een uur 's|(?:o|do|od) pierwszej|час (?:дня|ночи)|в час(?! \p{L})|saat bir|الساعه الواحده)(?!\p{L})/u;

const HAN = '〇零一二两三四五六七八九十百千';
/** Han numerals inside ordinary words. */
const HAN_WORDS =
  /(?:星期|礼拜|周)[一二三四五六]|三明治|十分|万一|万が一|百货|四周|四处|一切|一些|一下|一样|一起|一定|一旦|一般|一直|一共|统一|唯一|第一|一緒|一度|一部|一番|一般|一切|一層|一方|一同|均一|統一|唯一|一日|一晩|一緒|同一|万全|七夕|八百屋|百貨|千葉|五感|三昧|四季|一位|一个|一杯|一名|一间|一次|一张|一人|一つ|一室|一点(?!钟)|一家|一流/g;

/** Whether a Chinese or Japanese text says a number in Han numerals; a lone "one" is none. */
export function saysHanNumber(text: string): boolean {
  const rest = text.replace(HAN_WORDS, ' ');
  if (new RegExp(`[${HAN}]{2,}|[〇零二两三四五六七八九十百千]`, 'u').test(rest)) return true;
  return /一(?=\s*(?:点钟|時(?!間)|时|元|円|欧|美|号|階|楼|层|分|折|割))/u.test(rest);
}
