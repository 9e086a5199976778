import type { FixedLanguage } from '../language/languages.rules.ts';

/** Names of the days from Monday to Sunday, folded, as parts of patterns. */
export const DAY_NAMES: Readonly<Record<FixedLanguage, readonly string[]>> = {
  en: ['mondays?', 'tuesdays?', 'wednesdays?', 'thursdays?', 'fridays?', 'saturdays?', 'sundays?'],
  de: [
    'montag\\p{L}*',
    'dienstag\\p{L}*',
    'mittwoch\\p{L}*',
    'donnerstag\\p{L}*',
    'freitag\\p{L}*',
    '(?:samstag|sonnabend)\\p{L}*',
    'sonntag\\p{L}*',
  ],
  fr: ['lundis?', 'mardis?', 'mercredis?', 'jeudis?', 'vendredis?', 'samedis?', 'dimanches?'],
  es: ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabados?', 'domingos?'],
  it: ['lunedi', 'martedi', 'mercoledi', 'giovedi', 'venerdi', 'sabat[oi]', 'domenic(?:a|he)'],
  pt: [
    'segundas?-? ?feiras?',
    'tercas?-? ?feiras?',
    'quartas?-? ?feiras?',
    'quintas?-? ?feiras?',
    'sextas?-? ?feiras?',
    'sabados?',
    'domingos?',
  ],
  nl: [
    'maandag\\p{L}*',
    'dinsdag\\p{L}*',
    'woensdag\\p{L}*',
    'donderdag\\p{L}*',
    'vrijdag\\p{L}*',
    'zaterdag\\p{L}*',
    'zondag\\p{L}*',
  ],
  pl: [
    'poniedzial\\p{L}*',
    'wtor(?:ek|k\\p{L}*)',
    'srod(?:a|y|e|zie|ami|ach)',
    'czwart(?:ek|k\\p{L}*)',
    'piat(?:ek|k\\p{L}*)',
    'sobot\\p{L}*|sobot',
    'niedziel\\p{L}*',
  ],
  ru: [
    'понедельник\\p{L}*',
    'вторник\\p{L}*',
    'сред(?:а|у|ы|е|ам|ами|ах)',
    'четверг\\p{L}*',
    'пятниц\\p{L}*',
    'суббот\\p{L}*',
    'воскресен[ьи]\\p{L}*',
  ],
  tr: [
    'pazartesi\\p{L}*',
    'sali(?:lari|dan|ya|yi|nin)?',
    'carsamba\\p{L}*',
    'persembe\\p{L}*',
    'cuma(?!rtesi)\\p{L}*',
    'cumartesi\\p{L}*',
    'pazar(?!tesi|li)\\p{L}*',
  ],
  ar: ['الاثنين', 'الثلاثاء', 'الاربعاء', 'الخميس', 'الجمعه', 'السبت', 'الاحد'],
  zh: ['一', '二', '三', '四', '五', '六', '[日天]'].map((day) => `(?:周|週|星期|礼拜|禮拜)${day}`),
  ja: ['月曜日?', '火曜日?', '水曜日?', '木曜日?', '金曜日?', '土曜日?', '日曜日?'],
};

/** Short forms: a day only beside another one or before hours ("Sun–Fri", "Sat 9–16", "周二、四"). */
export const SHORT_DAYS: Readonly<Partial<Record<FixedLanguage, readonly string[]>>> = {
  en: ['mon', 'tues?', 'wed', 'thu(?:rs?)?', 'fri', 'sat', 'sun'],
  de: ['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so'],
  fr: ['lun', 'mar', 'mer', 'jeu', 'ven', 'sam', 'dim'],
  es: ['lun', 'mar', 'mie', 'jue', 'vie', 'sab', 'dom'],
  it: ['lun', 'mar', 'mer', 'gio', 'ven', 'sab', 'dom'],
  pt: ['seg(?:undas?)?', 'ter(?:cas?)?', 'qua(?:rtas?)?', 'qui(?:ntas?)?', 'sex(?:tas?)?', 'sab', 'dom'],
  nl: ['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'],
  pl: ['pn|pon', 'wt', 'sr', 'cz|czw', 'pt', 'sob|sb', 'nd|niedz|ndz'],
  ru: ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'],
  tr: ['pzt', 'sal', 'car', 'per', 'cum', 'cmt', 'paz'],
  zh: ['一', '二', '三', '四', '五', '六', '[日天]'],
  ja: ['月', '火', '水', '木', '金', '土', '日'],
};

/** Portuguese says "na sexta" and "as quintas" without "feira". */
export const PORTUGUESE_BEFORE = /(?<!\p{L})(?:na|nas|a|as|de|da|das|cada|toda|todas as|esta|proxima) $/u;

/** Between two days: all from the first to the last. */
export const TO_DAY =
  /^(?:日|的)?[^\p{L}\d]{0,3}(?:-|–|—|~|〜|～|through|thru|until|till|up to|to|bis(?: einschlie(?:ss|ß)lich)?|jusqu'au|au|a|al|alla|hasta(?: el)?|ate|tot(?: en met)?|t\/m|do|по|до|ile|الي|حتي|到|至|から)[^\p{L}\d]{0,3}(?:including |and including |the |la |le |il |el |o |يوم )?$/u;
/** Between days of a list. */
export const NEXT_DAY =
  /^(?:日)?\.?\s{0,2}(?:[,/&+、，・·|]|and|or|und|oder|et|ou|y|e|o|en|of|i|oraz|lub|и|или|ve|veya|و|او|和|及|或|と|や)\s{0,2}(?:on |am |le |el |il |a |na |w |в |の )?$/u;
/** Turkish: "pazardan cumaya". */
export const ABLATIVE = /[dt][ae]n$/u;

export const EVERY_DAY =
  /(?<!\p{L})(?:daily|every day|each day|seven days|7 days|all week|taglich|jeden tag|an allen tagen|7 tage|tous les jours|chaque jour|quotidien\p{L}*|7 ?j(?:ours)? ?(?:sur|\/) ?7|todos los dias|cada dia|a diario|diariamente|ogni giorno|tutti i giorni|giornaliero|todos os dias|dagelijks|elke dag|iedere dag|codziennie|kazdego dnia|ежедневно|каждыи день|без выходных|her gun|hergun)(?!\p{L})|يوميا|كل يوم|طوال ايام الاسبوع|每天|每日|天天|毎日|年中無休/u;
export const WEEKENDS =
  /(?<!\p{L})(?:weekends?|week-ends?|wochenend\p{L}*|fin de semana|fines de semana|fim de semana|fins de semana|fine settimana|выходн\p{L}*|hafta ?sonu\p{L}*)(?!\p{L})|نهايه الاسبوع|周末|週末|土日/u;
export const WORKDAYS =
  /(?<!\p{L})(?:weekdays?|working days?|in the week|during the week|unter der woche|wochentags?|werktag\p{L}*|en semaine|jours ouvrables|entre semana|dias laborables|giorni feriali|nei feriali|dias uteis|doordeweeks\p{L}*|werkdagen|dni powszedni\p{L}*|dni robocz\p{L}*|w tygodniu|будни\p{L}*|будням|рабочи\p{L}* дн\p{L}*|hafta ?ici\p{L}*)(?!\p{L})|ايام الاسبوع|ايام العمل|工作日|平日/u;
/** Days on which something is not: beside the words that deny. */
export const DAY_OFF =
  /(?<!\p{L})(?:except|every day but|excluding|apart from|day off|rest day|ruhetag\p{L}*|au(?:ss|ß)er|ausgenommen|sauf|excepte|hormis|jour de repos|excepto|salvo|menos (?:el|los|o|os|aos|a|al)|dia de descanso|tranne|eccetto|riposo|exceto|folga|behalve|uitgezonderd|rustdag|oprocz|z wyjatkiem|wolne|кроме|за исключением|выходнои|haric|disinda|tatil)(?!\p{L})|ما عدا|باستثناء|عطله(?! نهايه)|除了|除外|以外|除く|休息|定休|休み/u;
/** Wishes, and which day it is. */
export const WISH =
  /(?<!\p{L})(?:enjoy|have an?|wish(?:es|ing)?|see you|look(?:ing)? forward|today is|it is|schone[nrs]?|viel spa(?:ss|ß)|wunschen|wir freuen uns|bis (?:zum |am )?(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|heute ist|bonne?|excellente?|agreable|profitez|a (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|aujourd'hui|buen|feliz|disfrute\p{L}*|que tenga\p{L}*|esperamos|hoy es|buon[ao]?|felice|aspettiamo|le auguriamo|oggi e|bo[am]|aproveite|desejamos|hoje e|fijn[e]?|prettig\p{L}*|geniet|wensen|vandaag is|mil(?:ego|ej)|zyczymy|do zobaczenia|dzis jest|хорош\p{L}*|приятн\p{L}*|желаем|до встречи|ждем|сегодня|iyi|guzel|keyifli|dileriz|gorusuruz|bugun)(?!\p{L})|نتمني|استمتع|نراكم|بانتظار|سعيد|اليوم|祝|期待|愉快|今天是|楽しみ|お待ちし|お過ごし|本日は|今日は/u;
