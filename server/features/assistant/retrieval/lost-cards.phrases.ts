import { phraseList } from '../language/phrase-list.ts';
import { phraseMatcher } from '../language/phrases.rules.ts';

const losing = phraseMatcher(
  phraseList(`
  (lost|lose|loses|losing|misplaced|missing|gone|disappeared); (can|could) (t|not) find; cannot find; (verloren|verlier*|verlegt|abhanden|verschwunden|weg);
  find* ~ nicht (mehr)?; (perdu*|perds|perdre|perte|egare*|disparu*); trouv* plus; (perdi*|perder|perdemos|pierd*|extravi*|desaparec*); no encuentro;
  (perso|persa|persi|perdut*|perdo|smarrit*|smarrimento); (perd*|sumiu); nao encontro; (kwijt*|verlies*|verlor*); (zgubi*|zginel*|stracil*|utrat*);
  nie moge znalezc; (потеря*|утеря*|пропал*|исчез*); не могу найти; (kayb*|kayip*|yitir*); (ضاع|ضاعت|ضيع*|فقد*|اضعت|مفقود*); 丢; 遗失; 遺失; 不见; 不見; 掉了;
  なくし; 無くし; 失くし; 紛失; 見つから
`),
);
const WRISTBANDS = phraseList(`
  (wristband*|bracelet*); wrist (band|bands); (armband*|armbander*); (pulsera*|brazalete*); (braccialett*|bracciale*); pulseira*; (polsband*); (opask*|bransolet*); браслет*;
  (bileklik*|biliklig*|bilezik*|bilekli*); (سوار|اسوار*|سواري|اسواره); 手环; 手環; 腕带; 腕帶; リストバンド; 腕輪
`);
const TOWEL_CARDS = phraseList(`
  towel* (card|cards|token|tokens|voucher|vouchers); (handtuchkarte*|badetuchkarte*|handtuchmarke*|badetuchmarke*); (carte*|jeton*) ~ serviette*; (tarjeta*|ficha*) ~ toalla*;
  (tesser*|carta|carte|sched*|gettone|gettoni) ~ (asciugaman*|teli|telo); (cartao|cartoes|ficha*) ~ toalha*; (handdoekkaart*|handdoekenkaart*|handdoekpas*|strandlakenkaart*); kart* ~ recznik*; (карт*|жетон*) ~ полотен*;
  havlu kart*; (بطاقه|بطاقات|كرت|كارت) ~ (مناشف|منشف*|فوط|فوطه); 毛巾卡; 浴巾卡; タオルカード; タオル券
`);
/** A bracelet of these is no wristband of the house. */
const jewellery = phraseMatcher(
  phraseList(`
  (gold|golden|silver|diamond*|pearl*); (en|d) (or|argent); (goldenes|goldene|silbernes|silberarmband*|goldarmband*|perlen*); (de|d) (oro|plata|argento|ouro|prata); (gouden|zilveren);
  (zlot*|srebrn*); (золот*|серебр*); (altin|gumus); (ذهب|ذهبي|فضه|فضي); 金; 银; 銀; 玉
`),
);
const CARDS = [phraseMatcher(WRISTBANDS), phraseMatcher(TOWEL_CARDS)];

/** Whether a text says that a wristband or a towel card is lost. */
export const losesCard = (text: string): boolean =>
  losing.matches(text) && CARDS.some((card) => card.matches(text)) && !jewellery.matches(text);

/** Whether an entry says what follows where the one is lost that a text names. */
export const saysOfLostCard = (text: string, entry: { title: string; text: string }): boolean => {
  const own = `${entry.title}\n${entry.text}`;
  return losing.matches(own) && CARDS.some((card) => card.matches(text) && card.matches(own));
};
