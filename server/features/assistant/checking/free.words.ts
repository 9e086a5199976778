import { FREE, INCLUDED } from '../language/facts.words.ts';

/** More ways of saying that something costs nothing, or that its price is part of another one; folded. */
const WORDS =
  "(?<!\\p{L})(?:included|inclusive|no (?:extra |additional )?(?:charges|costs|fees)|free of charge|at no cost|for nothing|costs? nothing|nothing to pay|(?:do not|don't|need not) (?:have to |need to )?pay|courtesy|with our compliments|" +
  'inklusive|inbegriffen|im (?:zimmer)?preis enthalten|enthalten|eingeschlossen|kostet nichts|kosten nichts|keine (?:kosten|gebuhr\\p{L}*)|geschenkt|' +
  "inclus(?:e|es)?|compris(?:e|es)?|offert(?:e|s|es)?|ne coute(?:nt)? rien|aucun frais|pas de frais|n'est pas payant\\p{L}*|" +
  'incluid[oa]s?|no cuestan? nada|no se cobra\\p{L}*|sin gastos|de cortesia|' +
  'inclus[oaie]|compres[oaie] nel|non costan?o? nulla|non costa niente|nessun costo|omaggio|' +
  'inclusos?|inclusas?|incluid[oa]s?|nao custam? nada|sem custos?|sem encargos|de graca|gratis|oferecid[oa]s?|cortesia|' +
  'inbegrepen|kost(?:en)? niets|geen kosten|zonder (?:kosten|meerprijs|toeslag)|kosteloos|' +
  'w cenie|wliczon\\p{L}*|nic nie kosztuj\\p{L}*|bez (?:oplat\\p{L}*|doplat\\p{L}*)|za darmo|' +
  'включен\\p{L}*|входит в|входят в|ничего не стоит|без (?:оплаты|доплаты)|даром|' +
  'dahil\\p{L}*|ucret (?:alinmaz|yok)|ucrete tabi degil\\p{L}*)(?!\\p{L})|مشمول|متضمن|بدون (?:رسوم|مقابل|تكلفه)|لا رسوم|包含|包括在|含在|不收费|不用付|不需付|込み|含まれ|タダ|料金はかかりません';

/** Claims that something costs nothing or is included, in a folded text. */
export const FREE_CLAIM = new RegExp(`${FREE.source}|${WORDS}`, 'gu');
/** The same in what a hotel writes: "unless your rate includes it". */
export const FREE_IN_SOURCE = new RegExp(`${FREE_CLAIM.source}|${INCLUDED.source}`, 'gu');
/** Directly before such a claim these deny it, directly behind it the others. */
export const DENIED_BEFORE =
  /(?<!\p{L})(?:not|n't|isnt|nicht|kein\p{L}*|pas|no|non|nao|niet|geen|nie|не|غير|ليست?|not always)(?: \p{L}+)? ?$|不(?:是)?$|非$/u;
export const DENIED_BEHIND = /^ ?(?:degil|では(?:あり|ござい)|ではな|じゃ|ません|ていません|ておりません)/u;
/** A claim under a condition ("unless your rate includes it", "if the room is free"). */
export const CONDITION =
  /(?<!\p{L})(?:if|unless|when|where|wenn|falls|sofern|es sei denn|au(?:ss|ß)er|sauf|si|s'il|a moins|salvo|a menos|se|a meno|sempre che|als|tenzij|jesli|jezeli|chyba|если|eger|ise|degilse|yoksa|olursa|اذا|الا)(?!\p{L})|如果|除非|の場合|でしたら|ない限り/u;
/** A number or a time limits a claim: "the first two hours are free". */
export const LIMIT =
  /[\d一二三四五六七八九十]|(?<!\p{L})(?:first|before|until|two|three|erst\p{L}*|zwei|vor|premier\p{L}*|deux|avant|primer\p{L}*|dos|antes|prim[eio]\p{L}*|due|prima|dois|duas|eerste|twee|voor|pierwsz\p{L}*|dwie|dwa|przed|перв\p{L}*|два|до|ilk|iki|once)(?!\p{L})|ساعتين|ساعتان|اول/u;
