import { type FixedLanguage, fixedLanguage } from '../language/languages.rules.ts';

const LONGEST = 2000;

/** Of a language, because French "quelle" and "hier" are pointing words in Italian and German. */
const words = (pointing: string, times?: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{M}])(?:${pointing})(?![\p{L}\p{M}])${times ? String.raw`(?!\s+(?:${times}))` : ''}`,
    'iu',
  );

/** Words that point at a picture: "this", "here", "look". A time behind them ("this evening") is pointed at instead. */
const POINTING: Readonly<Record<FixedLanguage, RegExp>> = {
  en: words(
    'this|these|that|those|here|look|attached|picture|photo|image|screenshot',
    'morning|afternoon|evening|night|week|month|year|day|time(?!\\p{L})|coming|season|spring|summer|autumn|winter|christmas|easter|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may(?!\\p{L}| be| not| have)|june|july|august|september|october|november|december',
  ),
  es: words(
    'est[aeo]s?|es[aeo]s?|aqu[ií]|ah[ií]|allí|mir[ae]n?|foto|imagen|adjunt\\p{L}*|captura',
    'noche|tarde|mañana|día|semana|fin de|finde|mes|año|verano|invierno|primavera|otoño|temporada|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|vez|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
  ),
  fr: words(
    'cette|ces|ceci|cela|ça|ici|voici|regardez|pièce jointe|photo|image|capture',
    'nuit|semaine|année|après|saison|jours|fin de|vacances|fois',
  ),
  de: words(
    'dies\\p{L}*|hier|dort|schau\\p{L}*|bild|foto|anhang',
    'nacht|abend|morgen|nachmittag|tag|woche|wochenende|monat|jahr|sommer|winter|herbst|frühling|frühjahr|saison|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|mal(?!\\p{L})|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember',
  ),
  it: words(
    'quest[aeoi]|quell[aeo]|qua|qui|guard\\p{L}*|foto|immagine|allegat\\p{L}*',
    'sera|notte|mattina|pomeriggio|settimana|fine|weekend|mese|anno|estate|inverno|primavera|autunno|stagione|volta|luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre',
  ),
  pt: words(
    'est[ae]s?|ess[ae]s?|iss?to|isso|aquilo|aqui|ali|olh\\p{L}*|foto|imagem|anex\\p{L}*',
    'noite|tarde|manhã|semana|fim|mês|ano|verão|inverno|primavera|outono|dias?|vez|segunda|ter[cç]a|quarta|quinta|sexta|s[aá]bado|domingo|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro',
  ),
  nl: words(
    'dit|deze|hier|daar|kijk\\p{L}*|foto|afbeelding|bijlage',
    'avond|nacht|ochtend|middag|week|weekend|maand|jaar|zomer|winter|herfst|lente|dagen|keer|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|januari|februari|maart|april|mei(?!\\p{L})|juni|juli|augustus|september|oktober|november|december',
  ),
  pl: words('taki\\p{L}*|tutaj|tu|zobacz\\p{L}*|patrz\\p{L}*|zdjęci\\p{L}*|fot(?:o|k)\\p{L}*|obrazek'),
  ru: words(
    'эт\\p{L}{1,3}|тут|здесь|вот|смотри\\p{L}*|посмотри\\p{L}*|фото\\p{L}*|картинк\\p{L}*',
    'ноч|вечер|утр|день|дня|недел|выходн|месяц|год|лет|зим|весн|осен|раз(?!\\p{L})|понедельник|вторник|сред[ауы](?!\\p{L})|четверг|пятниц|суббот|воскресен|январ|феврал|март|апрел|ма[йея](?!\\p{L})|июн|июл|август|сентябр|октябр|ноябр|декабр',
  ),
  tr: words(
    'bu|bun\\p{L}*|şu|şun\\p{L}*|burada|burası|orada|bak\\p{L}*|resim\\p{L}*|foto\\p{L}*|görsel\\p{L}*',
    'akşam|gece|sabah|öğle|gün|hafta|ay|yıl|sene|yaz|kış|mevsim|sezon|sefer|pazar|salı|çarşamba|perşembe|cuma|ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık',
  ),
  ar: words(
    'هذ[اهي]|هذه|ذلك|تلك|هنا|هناك|شوف\\p{L}*|انظر\\p{L}*|ال?صور[ةه]',
    'المساء|الليل|الصباح|الصيف|الشتاء|الأسبوع|الاسبوع|الشهر|السنة|العام|اليوم|المرة|الجمعة|الجمعه|السبت|الأحد|الاحد|الاثنين|الإثنين|الثلاثاء|الأربعاء|الاربعاء|الخميس',
  ),
  zh: /[这這那此](?![个個]?(?:周|週|星期|月|年|晚|早|天|几天|夏|冬))|(?<![地企意])[图圖](?![书書])|照片|看(?:一?下|看|这|這|到)|[请請你您]看/u,
  ja: /(?:これ|それ|あれ|この|その)(?!から|後|あと|週|月|年|夏|冬|日|[火水木金土]曜)|ここ|そこ|写真|画像|見て|添付/u,
};

/** Whether a text points at a picture beside it, in its language or in English. */
export function pointsAtPicture(text: string, language: string): boolean {
  const read = text.slice(0, LONGEST);
  return POINTING[fixedLanguage(language)].test(read) || POINTING.en.test(read);
}
