import { phraseList } from '../language/phrase-list.ts';
import { phraseMatcher } from '../language/phrases.rules.ts';

/** How guests ask whether something costs anything, and how much, without saying what. */
const COST = phraseList(`
  # en
  is it free; is that free; are they free; is (this|it|that|there) (a|any|an)? (extra)? (charge|cost|fee); any (extra)? (charge|cost|fee*); (a|extra) charge
  (does|do|would|will|did) (it|that|this|they) cost; what (does|do|would|will) (it|that|this|they) cost; how much; do (i|we) (have|need) to pay
  do (you|they) charge; (is|are) (it|that|they) (included|extra|paid); what do you charge
  # es
  se paga; se cobra; cuanto (cuesta|cuestan|vale|es|sale|cobran); cuesta (algo|dinero); cobr(a|ais|an) algo; hay que pagar*; es (gratis|gratuito|gratuita|de pago); son (gratis|de pago); tiene (coste|costo|suplemento); esta incluid*; que (precio|cuesta|vale)
  # fr
  c'est (payant|gratuit|compris|inclus|combien); est-ce (payant|gratuit|compris|inclus); combien (ca|cela) coute; combien (c'est|coute); ca coute; (il)? faut payer; doit-on payer; (y)? a-t-il un supplement; c'est en supplement; quel (prix|tarif)
  # de
  (kostet|kosten) (das|es|die|der) (etwas|was|extra|viel)?; was (kostet|kosten) (das|es|die)?; (wie viel|wieviel) kostet; ist (das|es) (kostenlos|gratis|umsonst|kostenpflichtig|inklusive|im preis); muss man ~ (zahlen|bezahlen); mussen wir ~ (zahlen|bezahlen); was nehmt ihr dafur; gegen gebuhr
  # it
  si paga; quanto (costa|costano|viene|si paga|mi costa|e); e (gratis|gratuito|gratuita|a pagamento|incluso|inclusa|compreso); sono (gratis|gratuiti|a pagamento); c'e da pagare; bisogna pagare; costa (qualcosa|tanto); ha un costo
  # pt
  paga-se; e (pago|paga|gratis|gratuito|cobrado); sao (pagos|pagas|gratis|gratuitos); quanto (custa|e|sai|fica|custam|cobram); (tem|temos) (de|que) pagar; custa (algo|alguma coisa); tem (custo|algum custo); cobram (por isso|algo|alguma coisa); esta incluido
  # nl
  moet* (je|we|wij|ik|u|men) ~ betalen; wat kost; hoeveel kost; kost (dat|het|dit) (iets|extra|veel|geld|wat)?; is (dat|het|dit) (gratis|betaald|inbegrepen|tegen betaling); zijn (die|ze) gratis; wat vragen jullie; wat tellen jullie; zit ~ bij inbegrepen
  # pl
  (czy)? (to|jest|sa)? (platne|platny|platna|odplatne|odplatny|odplatna|darmowe|darmowy|darmowa|bezplatne|bezplatny|bezplatna); ile (to)? kosztuj*; ile (to|wynosi|sie placi); trzeba ~ (placic|zaplacic|doplacic); w cenie
  # ru
  это (платно|бесплатно); платно (это|ли|или)?; сколько (это|стоит|стоят|берете); бесплатно ли; нужно ~ (платить|доплачивать); надо ~ (платить|доплачивать); входит в (цену|стоимость)
  # tr
  ucretli mi; ucretsiz mi; (paralı|parali) mi; bedava mi; ne kadar $; kac (para|lira|euro|tl); ucreti (ne|var|nedir|ne kadar); fiyati (ne|nedir|ne kadar); dahil mi; odemek gerek*; ek ucret
  # ar
  كم (السعر|سعره|سعرها|يكلف|تكلف|ثمنه|ثمنها|التكلفة|تكلفته); بكم; هل (هو|هي)? (مجاني|مجانية|مجانا); (مجاني|مجانية) ام; (هل)? (ندفع|يجب ان ندفع|علينا ان ندفع|في رسوم|عليه رسوم|توجد رسوم)
  # zh
  多少钱; 多少錢; 收费吗; 收費嗎; 要收费; 要收費; 要钱吗; 要錢嗎; 免费吗; 免費嗎; 怎么收费; 怎麼收費; 费用是多少; 費用多少; 另外收费; 需要付费; 需要付費; 要付钱
  # ja
  いくら; 有料; 無料です; 無料でしょうか; 料金は; 費用は; お金はかかり; 別料金; 追加料金
`);

const { matches, strip } = phraseMatcher(COST);
const LONGEST = 45;
/** Letters of what else a text may say: "and", "please". More name the thing: "what does it cost to clean a suit". */
const MOST_LEFT = 10;

/** Whether a text asks what something costs, and names nothing. */
export const asksCost = (text: string): boolean =>
  text.length <= LONGEST && matches(text) && strip(text).replace(/[^\p{L}]/gu, '').length <= MOST_LEFT;
