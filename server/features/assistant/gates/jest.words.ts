import { phraseList } from '../language/phrase-list.ts';

/** Laughter in the thirteen languages. A message with laughter is rarely an emergency. */
export const LAUGHTER =
  /[😂🤣😅😆😁😜😹]|(?<!\p{L})(?:(?:ha){2,}h?|(?:he){2,}|a?(?:hah)+a*|lo+l|lmf?ao|rofl|xd+|(?:j[aeiá]){2,}j?|mdr+|ptdr|k{3,}|(?:rs){2,}|w{3,}|(?:h[aä]){2,}|(?:ха){2,}х?|а?(?:хах)+а*|(?:хе){2,})(?!\p{L})|哈哈|呵呵|嘻嘻|笑死|[(（]笑[)）]|笑(?=\s|$)|[wｗ]{2,}\s*$|ه{3,}/iu;

/** What takes the jest from laughter: "no seriously", "not joking". */
export const EARNEST = phraseList(`
  (seriously|srsly|literally|not joking|no joke|not kidding|i m serious|im serious|for real|not funny|i mean it);
  (send|get|call) (someone|somebody|help|a doctor|an ambulance|the police); serieusement; (je ne|je) (rigole|plaisante|deconne) pas; sans (rire|blague|deconner);
  (c est|je suis) serieux; envoyez quelqu un; (im ernst|ernsthaft|kein (witz|scherz|spass)|ohne (witz|scherz|spass)|spass beiseite);
  (en serio|no es broma|sin bromas|va en serio); (sul serio|seriamente|non scherzo|non sto scherzando|davvero);
  (a serio|serio mesmo|e serio|nao estou a brincar|nao e brincadeira|sem brincadeira|falando serio);
  (serieus|geen grap|geen grapje|zonder grappen|ik meen het); (powaznie|serio|nie zartuje|bez zartow);
  (серьезно|не шучу|без шуток|кроме шуток|правда); (cidden|ciddiyim|ciddi|saka degil|sakasiz|saka yapmiyorum);
  (بجد|جديا|بدون مزاح|لا امزح|مش بهزر|عن جد|جد); 说真的; 认真的; 不开玩笑; 没开玩笑; 不是开玩笑; 真的; 本当に; マジで; まじで; 冗談じゃな; 冗談ではな; 冗談抜き
`);
