import { phraseList } from '../language/phrase-list.ts';

/** Claims that something was or will be done, which only staff can do. Notation: `phrases.rules.ts`. */
export const PROMISES = phraseList(`
  ;
  (i|we) (have|ve|just|already|now|have just|have already|ve just|ve already) ~ (booked|reserved|arranged|ordered|cancelled|canceled|confirmed|changed|upgraded|refunded|scheduled|requested|notified|informed|sent|organised|organized|extended|moved|added|asked|told|contacted|called|made|updated|processed|applied|forwarded|passed);
  (i|we) (booked|reserved|arranged|ordered|cancelled|canceled|upgraded|refunded|scheduled|notified|informed|sent|extended|processed|applied);
  (i|we) (will|ll|shall|am going to|are going to) ~ (book|reserve|arrange|order|cancel|send|bring|deliver|upgrade|refund|notify|inform|schedule|organise|organize|extend|change|fix|repair|call you|make sure|get back|come|pick you|prepare|waive|hold|keep|apply|ask|check with|let the|let our);
  let me (book|reserve|arrange|order|send|check with|ask);
  your (table|taxi|room|transfer|massage|appointment|late check out|upgrade|refund|request|order|treatment|shuttle|spa) ~ (is|has been|was|have been) (now)? (booked|reserved|confirmed|arranged|ordered|scheduled|upgraded|refunded|processed|done);
  (has|have) been (booked|reserved|arranged|ordered|cancelled|canceled|scheduled|upgraded|refunded|notified|informed);
  (someone|somebody|a colleague|housekeeping|maintenance|reception|our team|staff|the team|a technician|a member of staff) (will|is going to|is on|are on|is coming) ~;
  (on (its|the|their|his|her) way) (to)?; (i|we) can (give|offer|grant) you ~ (discount|upgrade|refund|free night);
  consider it done; i (guarantee|promise); we (guarantee|promise);
  (he|hemos|acabo de|acabamos de) (reservad*|reservar|pedid*|pedir|cancelad*|cancelar|confirmad*|confirmar|cambiad*|enviad*|enviar|organizad*|avisad*|avisar|solicitad*|informad*);
  (reservare|reservaremos|enviare|enviaremos|avisare|avisaremos|pedire|pediremos|organizare|cancelare|cambiare|traeremos|mandaremos|le enviamos|le llevaremos);
  (voy|vamos) a (reservar|enviar|pedir|avisar|cancelar|cambiar|organizar|mandar);
  su (mesa|taxi|habitacion|reserva|traslado|masaje) (esta|ha sido|queda) (reservad*|confirmad*|cancelad*);
  (alguien|un companero|nuestro equipo|el personal) (ira|vendra|le llevara|se encargara|pasara);
  (j ai|nous avons|je viens de|nous venons de) ~ (reserve|reserver|commande|commander|annule|annuler|confirme|confirmer|modifie|envoye|envoyer|organise|organiser|prevenu|demande|informe);
  (je vais|nous allons) ~ (reserver|envoyer|commander|annuler|prevenir|organiser|demander|modifier|apporter);
  (je|nous) (reserverai|reserverons|enverrai|enverrons|commanderai|organiserai|previendrai|apporterons|vous envoie|vous envoyons|vous reserve);
  votre (table|taxi|chambre|transfert|massage|soin) (est|a ete) (reserve*|confirme*|annule*|commande*);
  (quelqu un|un collegue|notre equipe) (va|viendra|passera|vous apportera);
  (ich|wir) (habe|haben) ~ (gebucht|reserviert|bestellt|storniert|bestatigt|geandert|organisiert|veranlasst|geschickt|informiert|verlangert|weitergeleitet|beauftragt);
  (habe|haben) (ich|wir)? ~ ~ (gebucht|reserviert|bestellt|storniert|geandert|organisiert|veranlasst|geschickt|informiert|verlangert);
  (ich|wir) (werde|werden) ~ ~ (buchen|reservieren|bestellen|stornieren|schicken|bringen|organisieren|veranlassen|informieren|kummern|verlangern);
  (ich|wir) (buche|buchen|reserviere|reservieren|bestelle|bestellen|storniere|schicke|schicken|bringen|organisiere|organisieren|veranlasse|kummere|kummern) (ihnen|ihr|ihre|ihren|einen|eine|das|die|mich|uns|gleich|sofort);
  (tisch|taxi|zimmer|transfer|massage|termin) (ist|wurde) ~ (gebucht|reserviert|bestellt|storniert|bestatigt);
  (jemand|ein kollege|eine kollegin|unser team|der hausservice) (kommt|bringt|wird|kummert);
  (ho|abbiamo) ~ (prenotato|riservato|ordinato|cancellato|annullato|confermato|modificato|organizzato|inviato|avvisato|richiesto);
  (prenotero|prenoteremo|inviero|invieremo|ordinero|organizzero|avvisero|avviseremo|porteremo|manderemo);
  (il suo|la sua) (tavolo|taxi|camera|transfer|massaggio) (e|e stato|e stata) (prenotat*|confermat*|ordinat*);
  (qualcuno|un collega|il nostro staff) (verra|portera|passera|arrivera);
  (reservei|reservamos|pedi|pedimos|cancelei|cancelamos|confirmei|alterei|enviei|enviamos|organizei|avisei|avisamos|marquei);
  (vou|vamos|irei|iremos) (reservar|enviar|pedir|cancelar|avisar|organizar|mandar|marcar|alterar);
  (a sua|o seu|sua|seu) (mesa|taxi|quarto|transfer|massagem) (esta|foi) (reservad*|confirmad*|pedid*|marcad*);
  (alguem|um colega|a nossa equipa|nossa equipe) (ira|vai|passara|levara);
  (ik|we|wij) (heb|hebben) ~ ~ (geboekt|gereserveerd|besteld|geannuleerd|bevestigd|gewijzigd|geregeld|gestuurd|geinformeerd);
  (ik|we|wij) (zal|zullen|ga|gaan) ~ ~ (boeken|reserveren|bestellen|annuleren|sturen|brengen|regelen|informeren);
  (tafel|taxi|kamer) is ~ (geboekt|gereserveerd|besteld|bevestigd); (iemand|een collega|ons team) (komt|brengt|zal);
  (zarezerwowal*|zamowil*|anulowal*|potwierdzil*|zmienil*|wyslal*|zorganizowal*|powiadomil*);
  (zarezerwuje*|zamowie|zamowimy|wysle|wyslemy|zorganizuje*|przyniesiemy|powiadomie);
  (stolik|taksowka|pokoj|transfer) (jest|zostal*) (zarezerwowan*|zamowion*|potwierdzon*);
  (ktos|nasz zespol|pracownik) (przyjdzie|przyniesie);
  (я|мы) ~ (забронировал*|заказал*|отменил*|подтвердил*|изменил*|отправил*|организовал*|сообщил*|передал*);
  (забронирую|забронируем|закажу|закажем|отправлю|отправим|организуем|принесем|отменю|отменим|пришлем);
  (столик|такси|номер|трансфер) (уже)? (забронирован*|заказан*|подтвержден*);
  (сотрудник|кто то|наша команда) (придет|принесет|подойдет);
  (rezerve ettim|rezerve ettik|rezervasyonunuzu yaptim|rezervasyonunuzu yaptik|ayirttim|ayirttik|siparis ettim|iptal ettim|iptal ettik|onayladim|gonderdim|gonderdik|ayarladim|ayarladik);
  (rezerve edecegim|rezerve edecegiz|gonderecegim|gonderecegiz|getirecegiz|ayarlayacagim|ayarlayacagiz);
  (masaniz|taksiniz|odaniz|transferiniz) (rezerve edildi|ayrildi|hazirlandi|onaylandi);
  (لقد)? (حجزت|حجزنا|طلبت لك*|طلبنا لك*|الغيت|الغينا|اكدت|اكدنا|رتبت|رتبنا|ارسلت|ارسلنا|ابلغت|ابلغنا);
  (ساحجز|سنحجز|سارسل|سنرسل|ساطلب|سنطلب|سارتب|سنرتب|سنحضر); تم (حجز|تاكيد|الغاء|طلب|ترتيب); 已为您预订; 已经为您预订; 已为您预约; 已为您安排;
  已经安排; 已为您取消; 已取消; 已预订; 已预约; 已通知; 已为您; 我会为您; 我们会为您; 马上为您; 我将为您; 我们将为您; 马上送; 会送到; 马上安排; 予約しました; 予約いたしました; ご予約を承りました;
  予約を承りました; 手配しました; 手配いたしました; キャンセルしました; キャンセルいたしました; 変更しました; 変更いたしました; お届けします; お届けいたします; お持ちします; お持ちいたします; 手配します;
  手配いたします; 伺います; 予約します; 予約いたします; 送りました; 連絡しました; 伝えました
`);
/** Similar statements that are facts: data of the guest's booking, and general services of the hotel. */
export const NO_PROMISES = phraseList(`
  ;
  (your|su|votre|ihre|la sua|a sua|uw) (booking|reservation|stay|reserva|buchung|reservierung|prenotazione|boeking|reservering) (is|has been|esta|est|ist|e) (confirmed|confirmada|confirmee|bestatigt|confermata|bevestigd);
  (once|if|when|after) (you|we|i) have ~; must (have been|be) (booked|reserved);
  (can|may|must|should|needs to|need to|has to|have to) be ~ (booked|reserved|arranged|ordered|cancelled|canceled);
  (can|must|should|needs to) have been (booked|reserved)
`);
