import { phraseMatcher } from '../language/phrases.rules.ts';
import { phraseList } from '../language/phrase-list.ts';

/** Replies that answer nothing, in all languages of the fixed sentences. Notation: `phrases.rules.ts`. */
const NOT_KNOWING = phraseList(`
  (i|we) (do not|don t|dont) ~ know; (i|we) ~ (no|not any) (information|details) (about|on|regarding|available);
  (i|we) (do not|don t) have (this|that|any|the|enough) (information|details|answer); (i|we) (am|are|m|re) (not sure|unsure); (i|we) (cannot|can t|could not) (answer|say|tell);
  (ich|wir) (weiss|wissen) ~ nicht; (weiss|wissen) (ich|wir) ~ nicht; (mir|uns) liegen ~ keine (informationen|angaben); (habe|haben) ~ keine (informationen|information|angaben) (dazu|daruber|zu);
  (je|nous) ne ~ (sais|savons) pas; (je n ai|nous n avons) pas ~ (information|informations|renseignement*); (no|yo no|nosotros no) (lo)? (se|sabemos) $; no (lo se|lo sabemos|tengo informacion|tenemos informacion|dispongo de|disponemos de esa);
  non (lo so|lo sappiamo|so rispondere|ho informazioni|abbiamo informazioni|dispongo); nao (sei|sabemos|tenho informac*|temos informac*|disponho);
  (ik|we|wij) (weet|weten) ~ niet; (weet|weten) (ik|we|wij) ~ niet; (heb|hebben) (ik|we|wij)? (hier)? (geen|daar geen) informatie; nie (wiem|wiemy|mam informacji|mamy informacji|posiadam informacji|posiadamy);
  (я|мы) ~ не (знаю|знаем); не (знаю|знаем) $; нет (информации|данных) (об|о|по); (bilmiyorum|bilmiyoruz|bilgim yok|bilgimiz yok|bilgi sahibi degil*); (لا اعرف|لا نعرف|لا اعلم|لا نعلم|ليس لدي معلومات|ليست لدي معلومات|ليس لدينا معلومات|لا تتوفر لدي);
  我不知道; 我们不知道; 不清楚; 不太清楚; 没有相关信息; 无法回答; わかりません; 分かりません; 存じません; 存じ上げません; 情報がありません; 情報がございません; 情報を持って; お答えできません
`);

const knowsNothing = phraseMatcher(NOT_KNOWING);
export const saysNothingKnown = (reply: string): boolean => knowsNothing.matches(reply);
