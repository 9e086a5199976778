import { sourceOf } from '../contradictions/word-patterns.rules.ts';

const NOT =
  "no, not, don't, do not, can't, cannot, aren't, unable, nicht, kein*, pas, ne, n'*, aucun*, non, nessun*, nao, niet, geen, nie, не, edilm*, etmi*, veriyo*, verilm*, degil, alinm*, لا, غير, 不, ません";
const FORBIDDEN =
  'нельзя, запрещ*, verboten, untersagt, interdit*, prohibid*, vietat*, proibid*, verboden, zabronion*, yasak*, ممنوع*, 谢绝, 禁止, お断り, ご遠慮, 不可以, 不可, prohibited, forbidden';
const PETS =
  'pet, pets, animals, animal, animaux, haustier*, tier, tiere, tieren, mascotas, mascota, animales, animali, domestici, domestiques, domesticos, animais, estimacao, huisdieren, dieren, zwierzat, zwierzeta, zwierzaki, zwierzetami, domowych, животн*, питомц*, домашн*, evcil, hayvan*, الحيوانات, بالحيوانات, حيوانات, الاليفه, اليفه, 宠物, 寵物, ペット';
const ALLOWED =
  'allow, allowed, permitted, accept, accepted, accepts, admitted, welcome, take, erlaubt, gestattet, zugelassen, akzeptieren, akzeptiert, willkommen, nehmen, mitgebracht, admis, acceptes, acceptons, autorises, admiten, aceptan, aceptamos, permiten, permitimos, admitimos, ammessi, accettiamo, accettati, permessi, consentiti, aceitamos, permitidos, permitimos, aceites, admitidos, toegestaan, toegelaten, welkom, akceptujemy, przyjmujemy, akceptowane, dozwolone, wolno, mozna, mile widziane, przebywac, допуска*, принима*, разреш*, размещаем, размещение, kabul, izin, giremez, مسموح, يسمح, نسمح, نستقبل, نقبل, مقبوله, 允许, 可以, 接受, 接待, 携带, 携帯, 入住, 入内, 同伴, 受け入れ, お連れ, 宿泊';
const BESIDE =
  'sorry, unfortunately, leider, desole, desoles, lo sentimos, lamentablemente, purtroppo, ci dispiace, infelizmente, lamentamos, helaas, niestety, к сожалению, maalesef, malheureusement, للاسف, 很抱歉, 抱歉, 申し訳, ございません, 残念ながら, nein, nee, нет, hayir, are, is, we, sind, ist, wir, bei, uns, mit, nous, les, sont, se, las, los, son, gli, sono, ammettiamo, si, os, sao, wij, we, zijn, sa, do, to, in, our, the, hotel, house, im, haus, unserem, dans, notre, l, en, el, nuestro, nel, nostro, na, no, nosso, in ons, het, w, naszym, hotelu, obiekcie, w hotelu, в, нашем, отеле, с, мы, otel*, otelimize, otelimizde, olarak, في, الفندق, فندقنا, باصطحاب, 本酒店, 酒店, 我们, 我们酒店, 恕, 均, 在, 内, 当館, 当ホテル, 館内, では, への, の, は, を, と, に, が, も, です, でき, で, いただけ, おりません, おり, して, ます, 致し, いたし';
const KNOWN = new RegExp([FORBIDDEN, NOT, PETS, ALLOWED, BESIDE].map(sourceOf).join('|'), 'gu');
const FORBIDS = new RegExp(sourceOf(FORBIDDEN), 'gu');
const [SAYS_NOT, SAYS_PETS, SAYS_ALLOWED] = [NOT, PETS, ALLOWED].map((list) => new RegExp(sourceOf(list), 'u'));
/** "No" as an answer of its own, which the words after it need not repeat: "No, pets are allowed." */
const ANSWERED_NO = /(?<![\p{L}\d])(?:no|nein|non|nao|nee|nie|нет|hayir|لا|不)\s?[,.:;!、،。–—]\s?(?=\p{L})/gu;
/** The negation in an apology is none of what it is about. */
const APOLOGY = /ございません/gu;
const LONGEST = 160;

/** Whether a folded text says that no pets are allowed and nothing else: not in the restaurant, not alone, is another thing. */
export function allowsNoPets(folded: string): boolean {
  if (folded.length > LONGEST || !refuses(folded)) return false;
  if (!SAYS_PETS!.test(folded) && !SAYS_ALLOWED!.test(folded)) return false;
  return !/[\p{L}\d]/u.test(folded.replace(KNOWN, ' '));
}

/** Whether it either denies or forbids; both together allow. */
function refuses(folded: string): boolean {
  const said = folded.replace(ANSWERED_NO, ' ').replace(APOLOGY, ' ');
  const rest = said.replace(FORBIDS, ' ');
  return SAYS_NOT!.test(rest) !== (rest !== said);
}
