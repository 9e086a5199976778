import { phraseList } from '../language/phrase-list.ts';

/** "Not satisfied" and the like. Notation: `phrases.rules.ts`. */
export const NOT_SATISFIED = phraseList(`
  (not|isn t|aren t|wasn t|weren t|ain t) (very|at all|really|too|so|particularly|exactly|entirely|overly|all that|a bit)? (happy|satisfied|pleased|content|impressed|amused); far from (happy|satisfied|pleased|impressed); unsatisfied; dissatisfied; (very|really|so) unhappy with;
  (pas|jamais) (tres|du tout|vraiment|trop|franchement|tellement)? (content*|satisfait*|ravi|ravis|ravie|ravies|emballe*|enchante*); mecontent*; insatisfait*;
  (nicht|alles andere als) (sehr|so|ganz|wirklich|besonders|gerade|recht)? (zufrieden|glucklich|begeistert|erfreut); unzufrieden;
  no (estoy|estamos|quede|quedamos|quedo) (muy|nada|del todo|para nada|demasiado)? (content*|satisfech*|feliz|felices|conforme|conformes); nada (content*|satisfech*|conforme|conformes); insatisfech*; descontent*;
  non (sono|siamo|sto|stiamo)? (per niente|affatto|molto|proprio|del tutto|per nulla)? (content*|soddisfatt*|felice|felici|entusiast*); insoddisfatt*; scontent*;
  nao (estou|estamos|fiquei|ficamos|esta|estao) (nada|muito)? (content*|satisfeit*|feliz|felizes); nada (satisfeit*|content*); insatisfeit*; descontent*;
  (niet|allesbehalve) (erg|heel|zo|echt|bepaald|helemaal)? (tevreden|blij|gelukkig); ontevreden;
  nie (jestem|jestesmy|jest) (zbyt|bardzo|w ogole|wcale|specjalnie)? (zadowolon*|szczesliw*); niezadowolon*;
  не (очень|совсем|слишком|особо)? (доволен|довольна|довольны|удовлетворен*|рад|рада|рады); недоволен; недовольна; недовольны; не в восторге;
  (memnun|mutlu|tatmin) degil*; memnun kalmadi*;
  (مو|مش|ما|لست|لسنا|غير|ماني|مني|منا) (راضي|راضين|راضيه|مبسوط*|سعيد*|سعداء|مسرور*);
  不满意; 不太满意; 很不满; 非常不满; 不高兴; 満足していません; 満足していない; 満足できません; 満足できない; 不満です; 不満足; 納得できません; 納得いきません
`);
export const STILL_SATISFIED = phraseList(`
  not only (happy|satisfied|pleased|impressed); not (happy|pleased) to (leave|go); (if|in case|when) (*)? (*)? not (happy|satisfied|pleased); pas (seulement|que) (content*|satisfait*); nicht (nur|unzufrieden) (zufrieden)?; nicht unzufrieden;
  niet (alleen|ontevreden) (tevreden)?; (falls|wenn) (*)? (*)? nicht zufrieden; si no (*)? (content*|satisfech*); не только; 没有不满意; 没什么不满意; 如果不满意; 満足していないわけ
`);

/** "Nothing works", "no one comes", "no one answers". */
export const NOTHING_AND_NOBODY = phraseList(`
  nothing (*)? (*)? (*)? (works|working|functions) (properly|here|at all|anymore)? $; (nothing|none of this) (is|s) working;
  (nobody|no one|noone) (is|has|have|s|ever|even|really|seems)? (to|ever|even|bothered)? (answers|answering|answered|answer|comes|came|come|coming|replies|replied|replying|bothered|bothers|picks|picking|cares|cared|showed|shows|turned|responds|responded|responding|helps|helped|listens);
  rien (ne)? (marche|fonctionne) ; personne (ne|n) (*)? (repond*|vient|venu*|decroche|vienne|viendra|s occupe); personne (repond|vient|decroche);
  nichts (*)? (*)? (funktioniert|klappt); (niemand|keiner) (*)? (*)? (antwortet|kommt|geht ran|meldet|gekommen|hilft|kummert|gemeldet|geantwortet); kommt (also|wohl|da|jetzt|denn|eh)? (keiner|niemand); (geht|meldet sich|antwortet) (also)? (keiner|niemand);
  (nada funciona|no funciona nada); nadie (nos|me)? (ha)? (contesta*|respond*|viene|venido|aparece|atiende|vino|ayuda|hace nada); no (viene|contesta|responde|aparece|vino) nadie;
  (niente funziona|funziona niente|funziona nulla); nessuno (ci|mi)? (ha|e)? (risponde|viene|venuto|arriva|arrivato|si fa vivo|risposto|aiuta); non (viene|risponde|arriva|e venuto) nessuno;
  (nada funciona|nao funciona nada); ninguem (nos|me)? (responde*|atende*|vem|veio|aparece*|apareceu|respondeu|atendeu|ajuda);
  (niets|niks) (*)? (*)? werkt; (niets|niks) doet het; niemand (*)? (*)? (antwoordt|komt|neemt op|reageert|gekomen|helpt); komt (er)? (dus)? niemand;
  nic (*)? nie (dziala|funkcjonuje); nikt (*)? nie (odpowiada|odbiera|przychodzi|przyszedl|odpisuje|reaguje|przyjdzie|pomaga);
  ничего (*)? не работает; никто (*)? (*)? не (отвечает|приходит|пришел|берет|реагирует|подходит|придет|идет|помогает);
  hicbir sey (*)? calismiyor; (kimse|kimseler) (*)? (cevap vermiyor|gelmiyor|gelmedi|acmiyor|bakmiyor|ilgilenmiyor);
  (ما في|مافي) شي (شغال|بيشتغل|يعمل); لا شيء يعمل; ولا شي (شغال|بيشتغل|يشتغل); (ما حدا|محدش|ما حد|لا احد|ولا حدا|ماحدا) (*)? (بيرد|يرد|رد|اجا|جاء|ياتي|يجيب|بيجي);
  什么都不好用; 什么都用不了; 什么都坏; 没一样能用; 没人回; 没人来; 没人理; 没人接; 没人管; 没有人回; 没有人来; 没有人理;
  何も動きません; 何も動かない; 何も使えません; 何も使えない; 誰も来ません; 誰も来ない; 誰も来てくれ; 誰も出ません; 誰も返事; 誰も対応; 誰も答え
`);

/** A night or a day more without what a guest needs. */
export const NIGHTS_WITHOUT = phraseList(`
  (second|third|fourth|fifth|another|one more|0nd|0rd) (night|day|morning) (in a row)? (with no|without|of no|no) (any)? (sleep|rest|hot water|water|towels|heating|wifi|power|electricity);
  (deuxieme|troisieme|quatrieme|encore une|encore un|une autre) (nuit|jour|journee) (de suite)? sans (sommeil|dormir|eau|serviettes|chauffage|wifi|electricite);
  (zweite|dritte|vierte|zweiter|dritter|noch eine) (nacht|tag) (in folge)? ohne (schlaf|wasser|warmwasser|warmes|handtucher|heizung|wlan|strom);
  (segunda|tercera|cuarta|segundo|tercer|cuarto|otra|otro) (noche|dia) (seguida|seguido)? sin (dormir|agua|toallas|calefaccion|wifi|luz);
  (seconda|terza|quarta|secondo|terzo|un altra) (notte|giorno) (di fila)? senza (dormire|sonno|acqua|asciugamani|riscaldamento|wifi|luce);
  (segunda|terceira|quarta|segundo|terceiro|mais uma|mais um) (noite|dia) (seguida|seguido)? sem (dormir|agua|toalhas|aquecimento|wifi|luz);
  (tweede|derde|vierde|weer een|alweer een) (nacht|dag) (op rij)? zonder (slaap|slapen|water|warm|handdoeken|verwarming|wifi|stroom);
  (druga|trzecia|czwarta|kolejna|drugi|trzeci|kolejny) (noc|dzien) (z rzedu)? bez (snu|wody|cieplej|recznikow|ogrzewania|wifi|pradu);
  (вторая|третья|четвертая|вторую|третью|второй|третий|очередная|еще одна) (ночь|день) (подряд)? без (сна|воды|горячей|полотенец|отопления|интернета|света);
  (ikinci|ucuncu|dorduncu) (gece|gun|gecedir|gundur) ~ (uykusuz*|uyuyam*|susuz|havlusuz|havlu yok|su yok);
  (ثاني|ثالث|رابع|تاني|تالت) (ليله|يوم) ~ (بدون|بلا) (نوم|ماء|مي|مناشف|انترنت|كهربا*); 第二晚没; 第三晚没; 第四晚没; 第三天没; 第二天没有热水; 又一晚没睡; 三晩~眠れ; 二晩~眠れ; 三日目~眠れ; 二日目~眠れ
`);

/** Waiting for long. */
export const LONG_WAIT = phraseList(`
  (wait|waited|waiting) ~ (hour|hours|minutes|mins|ages|forever); (hour|hours|minutes|mins) ~ (wait|waiting); how (long|much longer) ~ wait;
  (attend*|attente) ~ (heure|heures|minutes|plombes); (heure|heures|minutes) ~ (attend*|attente); wart* ~ (stunde|stunden|minuten|ewig); (stunde|stunden|minuten) ~ wart*; wie lange ~ (warten|noch);
  esper* ~ (hora|horas|minutos); (hora|horas|minutos) ~ esper*; (aspett*|attesa) ~ (ora|ore|minuti); (ora|ore|minuti) ~ (aspett*|attesa); (uur|uren|minuten|kwartier) ~ wacht*; wacht* ~ (uur|uren|minuten);
  (czeka*) ~ (godzin*|minut*); (godzin*|minut*) ~ czeka*; (жд*|ожида*) ~ (час*|минут*); (час*|минут*) ~ (жд*|ожида*); (saat|saattir|dakika|dakikadir) ~ (bekli*|bekle*);
  (ساعه|ساعات|ساعتين|دقيقه|دقايق|دقائق) ~ (ننتظر|انتظر|منتظر*|مستني*|ناطر*|نستني|ننطر|منستني); (ننتظر|انتظر|منتظر*|مستني*|ناطر*|نستني) ~ (ساعه|ساعات|ساعتين|دقيقه|دقايق|دقائق);
  等了~小时; 等了~分钟; 小时~等; 時間も待; 分も待; 時間待って; 分待って; もう~時間
`);
export const WAITING_ELSEWHERE = phraseList(`
  (train|flight|plane|bus|airport|ferry|tour|avion|vol|aeroport|gare|zug|flug|flughafen|bahnhof|fahre|tren|vuelo|avion|aeropuerto|treno|volo|aereo|aeroporto|comboio|voo|trein|vlucht|vliegveld|pociag*|lot|lotnisk*|поезд*|рейс*|самолет*|аэропорт*|tren|ucak|ucus|havaalani*|القطار|الطائره|المطار); 火车; 飞机; 机场; 航班; 電車; 飛行機; 空港
`);
/** A reproach in the form of a question about waiting. */
export const HOW_LONG_YET = phraseList(`
  いつまで待たせ; 待たせるんですか; 待たせるのですか; どれだけ待たせ; 还要等多久; 要等到什么时候
`);
