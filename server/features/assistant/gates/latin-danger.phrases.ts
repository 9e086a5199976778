import { phraseList } from '../language/phrase-list.ts';

/** Dangers in Russian, Arabic, Japanese and Chinese as guests write them in Latin letters. Notation: `phrases.rules.ts`. */
export const LATIN_DANGER = phraseList(`
  # Russian
  (pozhar|pozar|pojar|pozhaar) (v|na|u|tut|zdes|nas|komnate|nomere|otele|pomogite|srochno|gorit); (u|v|tut|zdes) ~ (pozhar|pojar);
  pozhar; my gorim; gorit (nomer|komnata|otel|zdanie|balkon|kuhnya|kukhnya|shtora|rozetka|chto);
  (nomer|komnata|otel|balkon|kuhnya|kukhnya|chaynik|chainik|rozetka|televizor) (gorit|dymitsya|dymitsa); pahnet (gazom|dymom|garyu);
  zapah (gaza|dyma|gari); mnogo dyma; polno dyma; ne (dyshit|dishit|dyshet|dyshyt|dyshat); zadyhaetsya; zadykhaetsya; bez soznaniya;
  bez soznania; poteryal* soznanie; (vyzovite|vyzovi|vizovite|nuzhna|nuzna|srochno) (skoruyu|skoruju|skoraya|skoruiu|skoruu|skoru);
  (vyzovite|nuzhen|nuzhna|nuzen|pozovite) ~ (vrach|vracha|doktor|doktora|politsiyu|policiyu|politsiya); mnogo krovi; istekaet krov*; silno techet krov;
  serdechniy pristup; infarkt (u|muzh*|zhen*); tonet (rebenok|rebyonok|syn|doch); rebenok tonet;
  # Arabic
  (7aree2|7aree2a|7ari2|7ari2a|7areeq|7areeqa|7ariq|hareeq|hareeqa|haree2); (nar|naar) (fi|fel|bel|bil|b) (oda|ghorfa|8orfa|ghurfa|odit|hammam|matbakh);
  (fi|fee|feh) (do5an|dokhan|dukhan|do5an|naar|nar) (fi|fel|bel|bil|kteer|ktir|keteer|b); (re7et|ri7et|ree7et) (ghaz|8az|gaz|do5an|dokhan);
  (msh|mosh|mesh|mish|mo|ma) ~ (byetnafas|byitnaffas|bytnafas|yetnafas|ytnafas|3am yetnaffas|tetnafas|btetnafas); msh 2ader (yetnafas|atnafas);
  (is3af|es3af|is3aaf|es3aaf|el isaaf); (a8ma|aghma|oghma|ughma) 3al*; (fa2ed|fa2id|faqed) el wa3y; (damm|dam) (kteer|ktir|keteer);
  # Japanese
  kaji (desu|dayo|da yo|desu yo|desuyo); kaji ga (okita|okite|okiteru|hassei|deta|dete|deteru|aru|arimasu); (heya|hoteru|kitchin) (ga|wa) kaji; moete (imasu|iru|ru|masu); (moeteru|moetemasu|moeteimasu|moeteiru); (keburi|kemuri) (ga|desu);
  (iki|ikiga) (ga|o)? (shite|dekinai|dekimasen|shiteimasen|shitenai); kokyu (ga|shite); (kyukyusha|kyuukyuusha|kyukyuusha|kyuukyusha|kyuukyuu sha);
  ishiki (ga)? (nai|arimasen); gasu kusai; (chi|ketsueki) ga (tomaranai|tomarimasen);
  # Chinese
  (zhaohuo|zhao huo|zhao huo le|zhaohuole|qihuo|qi huo) (le|la)?; (huozai|huo zai); (bu neng|buneng|wufa|wu fa) (huxi|hu xi); (mei you|meiyou) (huxi|hu xi); mei (huxi|hu xi) le;
  (jiuhuche|jiu hu che); (yun dao|yundao|hunmi) (le)?; hun mi le; (liu|liule|liuxue|liu xue) ~ hen duo xue; (liuxue|liu xue) ~ hen duo
`);

/** The same for what does not say what has happened, or is a word of other languages as well. */
export const LATIN_CALLS = phraseList(`
  (pomogite|pamagite|pomogi|pamogite|spasite|spasi); na pomosch; skoruyu; skoraya; (vor|grabitel|vory) (v|u|na) ~ (nomere|komnate|nas); grabitel*; (krov|krovi) (idet|techet|mnogo);
  (u|v) (menya|nas) dym; dym (v|iz) (nomere|komnate|koridore); nuzhen (vrach|doktor); umiraet; ploho (muzhu|zhene|mame|pape|rebenku); (muzhu|zhene|mame|pape|rebenku) ploho;
  (el7a2ni|el7a2oni|el7a2ooni|el7aoony|el7a2ouni|il7a2ni|el7a2oona|el 7a2ni); (sa3edoni|sa3edooni|sa3idooni|sa3iduni|sa3duni|saa3edoni); (7arami|7arame|harami) (fi|fel|bel|bil|f);
  (do5an|dokhan|dukhan) (fi|fel|bel|bil); (doktor|doctor|tabib|tbib) (bsor3a|besor3a|bisur3a|dilwa2ty|dlwa2ty|7alan|halan); (3ayez|bede|badi|biddi|me7tag) (doktor|doctor|tabib);
  (tasukete|tasuketekudasai|tasukete kudasai|taskete); (isha|oisha|oishasan) ~ (yonde|yondekudasai|hitsuyou|hitsuyo); dorobou; dorobo (ga|desu); keisatsu ~ (yonde|yondekudasai); chi ga (dete|takusan); kaji da $;
  (jiuming|jiu ming|jiuming a); (jiu jiu wo|jiujiu wo|jiuwo|jiu wo); (xiaotou|xiao tou) (zai)?; (jiao|yao|xuyao|xu yao) (yisheng|yi sheng); (zhong du|zhongdu); (bao jing|baojing)
`);
