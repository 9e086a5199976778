import { phraseList } from './phrase-list.ts';

/** Words that deny, in the thirteen languages. Notation: `phrases.rules.ts`. */
export const DENIALS = phraseList(`
  (no|not|nothing|nobody|none|never|cannot|neither|nor|noone); (don|doesn|isn|aren|wasn|weren|can|couldn|won|wouldn|didn|haven|hasn|ain|shouldn) t; (dont|doesnt|isnt|arent|wasnt|cant|wont|didnt|havent|hasnt);
  (non|ne|pas|rien|personne|jamais|aucun|aucune|nein|nicht|nichts|kein*|niemand|nie|nada|nadie|nunca|ningun*|tampoco|jamas|niente|nulla|nessun*|nao|ninguem|nenhum*|nem);
  n (est|a|ai|ont|etait|avons|avez|arrive*|y); (niet|niets|niks|geen|nooit|nee); (nic|nikt|nigdy|zaden|zadn*|brak|zle); (не|нет|ничего|никто|никогда|ни|никак*); (degil*|yok|hayir|hic|hicbir*|kimse); (*miyor*|*muyor*);
  (لا|ليس|ليست|لست|لسنا|لم|لن|ما|مش|مو|مافي|بدون|غير); 不; 没; 沒; 无; ません; ない; なかった; じゃな
`);

/** Denials that are small talk: "no problem", "nothing else", "could not be better". */
export const HARMLESS_DENIALS = phraseList(`
  no (thanks|thank you|worries|problem*|need|prob|rush|hurry|bother|stress|more|trouble|doubt|complaints|questions); not (needed|necessary|now|really|at all|anymore|any more|bad|to worry|a problem|only); nothing (else|more|but|to complain|to add); never mind; nevermind;
  (don t|dont|do not) (worry|bother); (couldn t|could not|can t|cannot|can not|couldnt) (be|have been|complain|fault|thank|wait|ask|wish|get any) (*)?; (never|haven t|hasn t|not) (*)? (*)? (better|nicer|friendlier|kinder|as good|so good|so well|so welcome|such a); (won t|will not|never|can t) forget*; why not;
  (can t|cant|couldn t|cannot) (recommend|praise) (*)? enough; no (one|place|other) (*)? (better|nicer); (without|no) (a)? (doubt|single complaint); if not;
  non merci; pas (de souci*|de probleme*|besoin|la peine|necessaire|grave|maintenant|mal|de quoi|du tout merci|d urgence); (ne|n)? (est|c est|ce n est)? (plus|pas) (necessaire|grave|la peine|besoin); rien (d autre|de plus|a redire|a dire|a ajouter|merci|de grave|que); (n)? hesit*;
  il n y a pas de (quoi|souci*|probleme*); on ne (peut|pourrait) (pas)? (*)? (mieux|plus); (jamais|n ai jamais|avons jamais) (*)? (*)? (mieux|aussi *|si *|pareil accueil); ne changez rien; (n)? oubli* (pas|jamais);
  nein danke; nicht (notig|mehr notig|schlimm|schlecht|mehr|wahr|zu toppen|zu uberbieten|nur); kein (problem|thema|stress|ding|bedarf|grund); keine (sorge|ursache|eile|umstande|frage|fragen|wunsche|beschwerden); nichts (weiter|mehr|zu danken|fur ungut|zu meckern|auszusetzen|zu beanstanden|anderes); (macht|das macht) nichts;
  (konnte|kann|hatte|konnten) (*)? (*)? nicht (besser|schoner|wohler) (sein)?; (noch)? nie (*)? (so|einen so|eine so|besser|schoner) (*)?; nie (vergessen|wieder weg); (brauchen|brauche) (wir|ich)? (nichts|nicht) (mehr)?; jetzt nicht; brauchen wir nicht;
  no (gracias|hay problema|hay de que|hace falta|es necesario|pasa nada|te preocupes|se preocupe*|por ahora|importa|hay prisa|esta mal|hay quejas|hay nada mejor); nada (mas|gracias|mal|que objetar|que anadir|olvidalo); de nada; ahora no; ya no hace falta; no (puede|podria|podemos|pudo|se puede) (*)? (*)? mejor; no (tengo|tenemos) (queja*|palabras|dudas); ningun (problema|pero);
  nunca (*)? (*)? (*)? (mejor|tan *|como en casa); no (olvid*|cambi*) (*)?; nunca olvidar*; no grazie; non (serve|importa|occorre|ora|fa niente|male|piu|preoccup*|c e problema|ci sono problemi|c e di che|si preoccupi|dimentic*|vedo l ora|vediamo l ora|solo); niente (altro|grazie|di che|male|piu|lasci perdere|da dire|da ridire); di (niente|nulla); nessun problema;
  non (*)? (*)? (di meglio|meglio|chiedere di piu); mai (*)? (*)? (cosi|meglio) (*)?; nao (obrigado|obrigada|precisa|e preciso|e necessario|faz mal|ha problema|tem problema|ha de que|se preocupe*|te preocupes|agora|tenho queixas|temos queixas|ha pressa); nada (mais|mau|mal|a apontar|a dizer|a acrescentar); nenhum problema; agora nao; ja nao (precisa|preciso|e preciso);
  nao (*)? (*)? melhor; nunca (*)? (*)? (melhor|tao *); (nao|nunca) (vou|vamos) esquecer*; nee (bedankt|dank je|dank u|hoor|dankjewel|danke); geen (probleem|dank|zorgen|haast|stress|bezwaar|klachten|enkel probleem|moeite); niet (nodig|erg|meer nodig|slecht|te geloven|alleen|vergeten); niets (meer|te danken|te klagen|anders|op aan te merken); hoeft niet; nu niet; verder niets; maakt niet uit; (kon|kan|had) (*)? niet beter; (nog)? nooit (*)? (*)? (zo *|beter*);
  nie (dziekuje|dzieki|trzeba|ma problemu|ma sprawy|ma za co|szkodzi|potrzeba|teraz|martw*|przejmuj*|ma pospiechu|mam zastrzezen|mamy zastrzezen|mozna narzekac|mamy na co narzekac|zapomn*|ma sie czym|tylko); nic (wiecej|nie szkodzi|nie trzeba|sie nie stalo|dodac); (nigdy|nie) (*)? (*)? (tak *|lepiej); juz nie (trzeba|potrzeba); lepiej byc nie (moglo|moze);
  нет спасибо; не (надо|нужно|за что|стоит|беспокой*|волнуй*|спеши*|тороп*|сейчас|актуально|хуже|забуд*|плохо|только|вопрос); ничего (страшного|больше|не надо|не нужно); нет (проблем|вопросов|жалоб|претензий|слов|не надо); больше ничего; не (могло|может) быть лучше; (никогда|еще) (*)? не (*)? (так *|лучше); уже не (надо|нужно|актуально); сейчас нет;
  (hayir|yok) (tesekkur*|sag|sagol*); sorun (degil|yok); gerek (yok|kalmadi); onemli degil; hic (sorun|problem|onemli) (degil|yok)?; sikinti yok; dert degil; (baska)? bir sey (yok|degil); simdi degil; lazim degil; fena degil; daha iyisi (olamaz*|yok); hic bu kadar (*)?; (sikayetim|sikayetimiz) yok; problem (yok|degil); acelesi yok; diyecek yok;
  لا (شكرا|داعي|مشكله|باس|تقلق*|عليك*|يهم|توجد مشكله|يوجد مشكله|خلاص|مشكور*|شي اخر|شيء اخر); ما في (مشكله|داعي|مشكل); مو (لازم|مهم|مشكله|الحين|الان); مش (مهم|مشكله|لازم|محتاج*|الان|دلوقتي); ما (شاء|شا|اجمل*|احلي*|اروع*|قصرت*|عليك*|علينا); ولا (يهمك|يهمكم|شي|اروع|احلي); لا يوجد شيء اخر; ليس الان; لن ننسي*; غير ضروري; لا (توصف|يوصف|تنسي|ينسي);
  不用; 对不起; 不需要; 不必; 不客气; 不错; 不要了; 不急; 不要紧; 没问题; 没事; 没关系; 没有了; 没有其他; 没了; 没什么; 不谢; 不好意思; 不麻烦; 不愧; 差不多; 没得说; 没话说; 无可挑剔; 无微不至; 不得不说; 再好不过; 不能再好; 不会忘; 没的说; 没毛病; 不虚此行; 没有比; 从没~这么; 从来没~这么; 不过; 不见不散;
  すみません; 申し訳ありません; 申し訳ございません; 申し訳ない; 問題ありません; 問題ない; 必要ありません; 必要ない; 特にない; 特にありません; 特になく; いりません; いらない; 間違いない; 言うことな; 文句な; 申し分な; 申し分ありません; 忘れられない; 忘れられません; もったいない; とんでもない; とんでもありません; とんでもございません; かもしれません; 構いません; かまいません; なりません; 仕方ない; ないです; 何もない; これ以上ない; この上ない; 心配ない
`);

/** What stands beside a "no" or an "ok" and says no more than it. */
export const BESIDE_NO = phraseList(`
  (no|nope|nah|non|nan|nein|no|nao|nee|nie|нет|не|hayir|yok|لا|yes|yeah|oui|ja|si|sim|tak|да|evet|نعم); いいえ; はい; 不; 是;
  (that|thats|that s|this is|it s|its|it) (is|was)? (all|it|fine|ok|okay|good|everything|alright|perfect|enough); (i m|im|i am|we re|we are) (good|fine|ok|okay|all set|alright|set|sorted|happy); all (good|set|fine|sorted|clear|right); (cancel|forget|leave) (that|it); (for)? (now|today|the moment);
  c est (bon|tout|parfait|ok|bien); tout va bien; tout est (bon|parfait|en ordre); ca (ira|va aller|va); laissez (tomber)?; oubliez; (das)? (war|ist) (s|es|alles); (schon|alles) gut; passt (schon|so)?; alles (bestens|okay|ok|in ordnung|prima); hat sich erledigt; vergessen sie es; lassen sie gut sein;
  (asi)? esta bien (asi)?; todo (bien|perfecto|en orden); eso es todo; dejalo; olvidalo; con eso basta; e tutto; (tutto|va) (bene|ok|a posto|benissimo); a posto (cosi)?; basta cosi; lasci (stare|perdere); (e)? so isso; (esta)? tudo (bem|certo|otimo|ok|perfeito); deixe (estar)?; esqueca; dat (was|is) (alles|het|prima|goed); alles (goed|in orde|prima|ok); laat maar (zitten)?; vergeet het maar;
  to (wszystko|tyle); wszystko (w porzadku|dobrze|ok|gra); niewazne; zapomnij; dobra; это все; все (хорошо|в порядке|нормально|отлично|ок|есть); забудьте; неважно; (her sey) (yolunda|iyi|tamam|guzel|cok guzel); bu kadar; bos ver; هذا كل شيء; كل شيء (تمام|بخير|جيد|علي ما يرام|ممتاز)?; بس هيك; خلاص; انسي الموضوع;
  都很好; 一切都好; 很好; 挺好的; 可以了; 就这样; 算了; 大丈夫です; 結構です; 以上です; もういいです; 忘れてください
`);

/** Asking whether somebody is there, as the whole message. */
export const PRESENCE_WORDS = phraseList(`
  anybody there; anyone there; still there; are you there; allo; allo allo; vous etes la; il y a quelqu un; y a quelqu un; noch da; ist da jemand; jemand da; hay alguien; oiga; sigue ahi; esta ahi; estan ahi; pronto; pronto pronto; c e qualcuno; pronto c e qualcuno; ci siete; c e nessuno; siete li; e li;
  esta ai; estao ai; esta ai alguem; alguem ai; tem alguem ai; estou; alo; is daar iemand; bent u er nog; zijn jullie er nog; halo; jest tam ktos; jest ktos; алло; вы тут; вы там; есть кто нибудь; кто нибудь есть; alo; orada misiniz; kimse var mi; الو; في حدا; هل من احد; 在吗; 有人吗; 喂; もしもし; いますか; 誰かいますか
`);
/** Words of waiting for an answer: a message without one asks for something else, however short it is. */
export const ANSWER_WORDS = phraseList(`
  (there|here|answer*|repl*|respon*|wait*|hello*|hey*|anyone|anybody|someone|somebody|nobody|no one|hear|read*|yet|still|la|quelqu un|repon*|attend*|allo*|lis*|lisez|ohe|da|jemand|antwort*|warte*|hallo*|huhu|keiner|niemand|liest|lest|ahi|aqui|alguien|respond*|respuesta|contest*|espera*|hola*|nadie|lee*|nada);
  (qualcuno|nessuno|rispo*|aspett*|pronto|ci siete|siete|leg*|ehila|alguem|ninguem|resposta|espera*|ola*|oi|alo|ai|cade|lendo|iemand|antwoord*|nog|reageer*|wacht*|lees*|hoi|ktos|nikt|odpis*|odpow*|czeka*|halo*|czyta*|tam|jestescie|кто*|никто|ответ*|жду|алло|тут|там|видите|ау|эй|где|читае*|kimse|cevap|bekli*|alo|orada|burada|donus|okuyor*|ses);
  (احد|حدا|حد|رد|ترد|يرد|ردوا|الرد|بيرد|جواب|انتظر|مستني|وينكم|الو*|موجودين|تقرأون|تقراون); 在; 人; 回; 等; 喂; 看到; 誰; 返; 待; もしもし; いますか; 見て; 聞こえ; まだ; おーい
`);
