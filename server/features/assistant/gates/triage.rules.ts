import type {
  EscalationReason,
  Priority,
  RequestCategory,
} from '#shared/features/conversations/conversations.schema.ts';
import { phraseMatcher } from '../language/phrases.rules.ts';
import { termsOf } from '../retrieval/question-terms.rules.ts';

/** @property reason why staff are needed, if the text shows it. */
export type Triage = { category: RequestCategory; priority: Priority; reason: EscalationReason | null };

const BY_TOPIC: [RequestCategory, string[]][] = [
  ['housekeeping', ['towels', 'pillow', 'cleaning', 'crib', 'laundry']],
  ['dining', ['breakfast', 'dinner', 'lunch', 'restaurant', 'bar', 'room_service', 'menu']],
  ['amenities', ['wifi', 'parking', 'pool', 'gym', 'spa', 'amenities', 'bike', 'aircon', 'heating']],
  ['booking', ['cancellation', 'payment']],
  ['policies', ['checkin', 'checkout', 'pets', 'smoking', 'policies', 'children']],
  ['services', ['luggage', 'transfer', 'taxi', 'reception', 'phone']],
  ['local', ['beach', 'airport', 'address']],
];
const broken = phraseMatcher([
  '(broken|leak*|not working|doesn t work|does not work|isn t working|stopped working|out of order|clogged|blocked|no hot water|no water|no power|no electricity|flood*)',
  '(roto|rota|averiad*|no funciona*|gotea|atascad*|sin agua|sin luz|fuga de agua)',
  '(casse|cassee|en panne|ne (marche|fonctionne) (pas|plus)|fuite|bouche|bouchee|pas d eau)',
  '(ne|n) (marche|fonctionne) (pas|plus)',
  '(kaputt|defekt|funktioniert ~ nicht|geht nicht|tropft|verstopft|kein warmwasser|kein wasser|kein strom)',
  'funktioniert ~ nicht',
  'kein (warmes)? (wasser|strom)',
  '(rott*|guast*|non funziona|perde|intasat*)',
  '(quebrad*|avariad*|estragad*|nao funciona|vazando|entupid*)',
  '(kapot|stuk|werkt niet|lekt|verstopt)',
  '(zepsut*|nie dziala|cieknie|zapchan*)',
  '(сломал*|не работает|течет|протека*|засор*)',
  '(bozuk|bozuldu|calismiyor|akitiyor|tikali|su yok)',
  '(معطل*|لا يعمل|لا تعمل|تسرب|مكسور*)',
  '坏了',
  '不工作',
  '漏水',
  '堵了',
  '没有热水',
  '故障',
  '壊れ',
  '動かな',
  '故障',
  '水漏れ',
  '詰ま',
  'お湯が出',
]);
const refund = phraseMatcher([
  'refund*',
  'chargeback',
  '(charged|billed) (twice|double|wrong*|too much)',
  '(invoice|receipt|my bill)',
  'discount',
  '(money|cash) back',
  'reembolso*',
  'devuelv* ~ (dinero|pasta)',
  'factura',
  'descuento',
  'rembours*',
  '(rends|rendez|rendre) ~ argent',
  'facture',
  'remise',
  'reduction',
  'ruckerstattung',
  'geld (wieder)? zuruck',
  'erstatt*',
  'rechnung',
  'rabatt',
  'rimbors*',
  '(ridate*|restitui*|indietro) ~ soldi',
  'soldi indietro',
  'fattura',
  'sconto',
  'fatura',
  'dinheiro ~ (volta|devolta)',
  'devolv* ~ dinheiro',
  'desconto',
  'terugbetal*',
  'geld terug',
  'factuur',
  'korting',
  'zwrot*',
  '(oddajcie|zwroccie|oddac) ~ pieniadze',
  'faktur*',
  'rachunek',
  'znizk*',
  'возврат*',
  '(верните|вернуть|верни) ~ деньги',
  'счет',
  'скидк*',
  'iade*',
  'para* geri',
  'indirim',
  'استرداد',
  '(ارجع*|رجع*) ~ (فلوس*|المبلغ)',
  'فاتوره',
  'خصم',
  '退款',
  '退钱',
  '還錢',
  '发票',
  '折扣',
  '返金',
  '領収書',
  '割引',
]);
const change = phraseMatcher([
  '(change|modify|extend|shorten|move|cancel|amend|postpone) ~ (booking|reservation|stay|dates|date|room)',
  '(cambiar|modificar|cancelar|ampliar|prolongar) ~ (reserva|estancia|fechas)',
  '(changer|modifier|annuler|prolonger) ~ (reservation|sejour|dates)',
  '(buchung|reservierung|aufenthalt) ~ (andern|stornieren|verlangern|umbuchen|absagen)',
  '(cambiare|modificare|cancellare|prolungare) ~ (prenotazione|soggiorno|date)',
  '(alterar|mudar|cancelar|prolongar) ~ (reserva|estadia|datas)',
  '(boeking|reservering|verblijf) ~ (wijzigen|annuleren|verlengen)',
  '(zmienic|anulowac|przedluzyc) ~ (rezerwac*|pobyt)',
  '(изменить|отменить|продлить|перенести) ~ (бронь|бронирование|проживание|даты)',
  '(rezervasyon*) ~ (degistir*|iptal*|uzat*)',
  '(تغيير|الغاء|تعديل|تمديد) ~ (حجز*|اقامه|اقامتي)',
  '更改预订',
  '取消预订',
  '修改预订',
  '延长入住',
  '予約を変更',
  '予約をキャンセル',
  '予約の変更',
  '予約のキャンセル',
  '延泊',
]);
const availability = phraseMatcher([
  '(availab*|vacanc*|free rooms|rooms free) ~ (tonight|tomorrow|for|on|next|this|from)',
  '(do you have|is there) (a|any) room* ~ (for|tonight|tomorrow|free|available)',
  '(habitacion|habitaciones|chambre|chambres|zimmer|camera|camere|quarto|quartos|kamer|kamers|pokoj|pokoje) ~ (disponible*|libre*|frei|verfugbar|disponibil*|libera|libere|disponivel|disponiveis|livre*|vrij|beschikbaar|woln*|dostepn*)',
  'свободн* номер*',
  'bos oda',
  'غرف* (متاحه|شاغره)',
  '空房',
  '有房',
  '空室',
]);
const pressing = phraseMatcher([
  '(urgent|urgently|asap|immediately|right now|as soon as possible)',
  '(urgente|inmediatamente|ahora mismo)',
  '(urgence|urgent|immediatement|tout de suite)',
  '(dringend|sofort|eilig)',
  '(subito|immediatamente)',
  'imediatamente',
  '(dringend|meteen|direct)',
  '(pilne|natychmiast)',
  '(срочно|немедленно)',
  '(acil|hemen)',
  '(عاجل|فورا)',
  '紧急',
  '马上',
  '立刻',
  '至急',
  'すぐに',
  '今すぐ',
]);

/** Category and priority from keywords, for turns without a model's answer. */
export function triage(text: string): Triage {
  const urgency: Priority = pressing.matches(text) ? 'high' : 'normal';
  if (broken.matches(text)) return { category: 'maintenance', priority: 'high', reason: null };
  if (change.matches(text)) return { category: 'booking', priority: 'high', reason: 'booking_change' };
  if (refund.matches(text)) return { category: 'booking', priority: 'high', reason: 'payment_or_refund' };
  if (availability.matches(text))
    return { category: 'booking', priority: urgency, reason: 'price_or_availability_unknown' };
  const { topics, aspects } = termsOf(text);
  const category = BY_TOPIC.find(([, concepts]) => concepts.some((concept) => topics.includes(`#${concept}`)))?.[0];
  const reason = aspects.has('price') ? 'price_or_availability_unknown' : null;
  return { category: category ?? (aspects.has('booking') ? 'booking' : 'general'), priority: urgency, reason };
}
