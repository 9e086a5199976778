import { phraseList } from '../language/phrase-list.ts';

/** Complaints in a joke: a bed as hard as a board, a heater on holiday, a view of the bins. Notation: `phrases.rules.ts`. */
export const HARD_BED = phraseList(`
  (mattress*|bed|beds|pillow*) ~ (board|boards|plank|planks|rock|rocks|stone|stones|brick|bricks|concrete); (matelas|lit|lits|oreiller*) ~ (planche|planches|pierre|beton|caillou*|brique|bois);
  (matratze*|bett|betten|kissen) ~ (brett|bretter|stein|steine|beton|holzbrett); (colchon|colchones|cama|camas|almohada*) ~ (tabla|tablas|piedra|piedras|cemento|ladrillo);
  (materass*|letto|letti|cuscin*) ~ (tavola|asse|sasso|pietra|marmo|cemento|legno); (colchao|colchoes|cama|camas|almofada*) ~ (tabua|pedra|cimento|pau|tijolo);
  (matras|matrassen|bed|bedden|kussen*) ~ (plank|planken|steen|beton|baksteen); (materac*|lozko|lozka|poduszk*) ~ (deska|deske|desce|kamien|beton|decha);
  (матрас*|матрац*|кровать|кровати|подушк*) ~ (доска|доску|доски|камень|бетон|кирпич); (yatak|yataklar|dosek|yastik*) ~ (tahta*|tas|kaya|beton|odun);
  (فرشه|سرير|مرتبه|مخده|فراش) ~ (خشب*|حجر|صخر*|لوح|باطون); 床垫~木板; 床垫~石头; 床~像木板; 床~像石头; 床硬得; 床垫硬得; マットレスが板; マットレス~板の; マットレス~石; ベッドが板; ベッド~板みたい; ベッド~石みたい
`);

export const IDLE_DEVICE = phraseList(`
  (remote|tv|telly|aircon|ac|air con|air conditioning|air conditioner|heating|heater|shower|lift|elevator|wifi|fridge|minibar|kettle|hairdryer|radiator|boiler|tap) ~ (on holiday|on vacation|on strike|retired|decorative|ornamental|for show|given up|gave up|decided|sulking|only makes noise|a polar|an arctic|a siberian);
  (telecommande|tele|clim|climatisation|climatiseur|chauffage|douche|ascenseur|wifi|frigo|minibar|bouilloire|lampe|volet|robinet|radiateur) ~ (decorati*|en vacances|en greve|decide*|pour faire joli|rendu l ame|pris sa retraite|que du bruit|une experience polaire);
  (fernbedienung|fernseher|klima|klimaanlage|heizung|dusche|aufzug|lift|wlan|kuhlschrank|minibar|wasserkocher|fohn|lampe|rollo|wasserhahn) ~ (dekorati*|deko|im urlaub|in rente|streikt|beschlossen|entschieden|zur zierde|nur larm|nur krach|eine polar*);
  (mando|tele|television|aire|acondicionado|calefaccion|ducha|ascensor|wifi|nevera|minibar|hervidor|secador|lampara|persiana|grifo) ~ (de vacaciones|decorativ*|de adorno|en huelga|jubilad*|ha decidido|solo hace ruido|una experiencia polar);
  (telecomando|tv|televisore|condizionata|condizionatore|riscaldamento|doccia|ascensore|wifi|frigo|frigobar|bollitore|phon|asciugacapelli|lampada|tapparella|rubinetto) ~ (in vacanza|decorativ*|in sciopero|in pensione|ha deciso|solo rumore|esperienza polare|esperienza artica|esperienza glaciale|esperienza siberiana|di bellezza);
  (comando|telecomando|controle|tv|televisao|condicionado|aquecimento|duche|chuveiro|elevador|wifi|frigorifico|minibar|chaleira|secador|candeeiro|torneira) ~ (de ferias|decorativ*|em greve|decidiu|reformou|so faz barulho|so sabe fazer|experiencia polar|experiencia artica|experiencia glacial|experiencia siberiana|de enfeite);
  (afstandsbediening|tv|airco|verwarming|douche|lift|wifi|koelkast|minibar|waterkoker|fohn|lamp|kraan) ~ (op vakantie|decorati*|staakt|met pensioen|besloten|alleen lawaai|alleen herrie|poolervaring|voor de sier);
  (pilot|telewizor|klimatyzacja|klimatyzator|ogrzewanie|prysznic|winda|wifi|lodowka|minibar|czajnik|suszarka|lampa|kran) ~ (na urlopie|na wakacjach|dekorac*|strajkuje|na emeryturze|postanowil*|zdecydowal*|tylko halasuje|dla ozdoby|polarne);
  (пульт|телевизор|кондиционер|отопление|душ|лифт|вайфай|wifi|холодильник|минибар|чайник|фен|лампа|кран) ~ (решил*|в отпуске|на каникулах|бастует|для красоты|для вида|декоративн*|на пенсии|только шумит|только гудит);
  (kumanda|televizyon|klima|isitma|kalorifer|dus|asansor|wifi|buzdolabi|minibar|lamba|musluk) ~ (tatilde|dekoratif|grevde|emekli|karar|sus olarak|sadece ses|sadece gurultu|kutup);
  (التكييف|المكيف|الريموت|التلفزيون|الدش|الدوش|المصعد|الواي فاي|الثلاجه|التدفئه|السخان|الحنفيه|الغلايه) ~ (باجازه|اجازه|بعطله|للزينه|ديكور|مضرب|تقاعد|عالفاضي|علي الفاضي|بس صوت|قرر);
  空调~什么都不会; 空调~放假; 空调~罢工; 空调~摆设; 电视~罢工; 电视~摆设; 遥控器~摆设; 遥控~放假; 暖气~罢工; エアコン~飾り; リモコン~飾り; テレビ~飾り; エアコン~休暇; リモコン~休暇; エアコン~音だけ; シャワー~極地; シャワー~南極; シャワー~北極
`);

export const POOR_VIEW = phraseList(`
  view ~ (scaffolding|scaffold|bins|dumpster*|brick wall|building site|construction site|rubbish|garbage); vue ~ (echafaudage*|poubelle*|chantier|un mur|ordures); (meerblick|seeblick|blick|aussicht) ~ (gerust|baugerust|mull*|baustelle|hauswand);
  vista* ~ (andamio*|basura|contenedor*|obras|impalcatur*|cantiere|cassonetti|bidoni|spazzatura|andaime*|lixo|obras|contentor*); (uitzicht|zeezicht) ~ (steiger*|vuilnis*|muur|bouwplaats|containers); widok ~ (smietnik*|rusztowani*|budowe|sciane);
  вид ~ (помойк*|мусор*|строительн*|стройк*|стену); manzara* ~ (cop*|iskele*|insaat*); اطلاله ~ (زباله|ورشه|سقالات|حيط); 海景~脚手架; 海景~垃圾; 海景~工地; オーシャンビュー~足場; 海~足場
`);
export const PRESUMING = phraseList(`
  i (take it|suppose|guess|presume|assume|imagine); presumably; je suppose; j imagine; sans doute; nehme ich an; vermutlich; wohl; supongo; me imagino; suppongo; immagino; suponho; imagino; neem ik aan; zeker; zapewne; pewnie; видимо; полагаю; наверное; herhalde; sanirim; علي ما اظن; اكيد; 我猜; 想必; でしょうか
`);

/** What the guests before have left. */
export const LEFT_BEHIND = phraseList(`
  (someone s|somebody s|someone else s|a stranger s|other people s|previous guest s|used) (old)? (plaster|plasters|band aid|bandaid|hair|hairs|toenail*|nails|condom|tissue|tissues|underwear|sock|socks|toothbrush);
  (pansement|cheveux|poils|preservatif|mouchoir) ~ (usage*|d un autre|de quelqu un|des precedents|du precedent|d inconnus); (gebrauchte*|fremde*|benutzte*) (pflaster|haare|haar|kondom|taschentuch|socke*|unterwasche);
  (tirita|pelos|cabellos|condon|panuelo) ~ (usad*|de otra|de otro|de alguien|ajenos); (cerotto|capelli|peli|preservativo|fazzoletto) ~ (usat*|di qualcun*|di altri|altrui); (penso|cabelos|pelos|preservativo|lenco) ~ (usad*|de alguem|de outra|de outros);
  (pleister|haren|condoom|zakdoek) ~ (van iemand|gebruikt*|van de vorige); (gebruikte|andermans) (pleister|haren|condoom); (zuzyt*|uzywan*|czyjs|czyjes|cudze) (plaster|wlosy|prezerwatyw*|chusteczk*); (чужой|чужие|чей то|использованн*) (пластырь|волосы|презерватив|носок|носки);
  (kullanilmis|baskasinin) (yara bandi|prezervatif|saclar*|saci|mendil); (لزقه|شعر|منديل) ~ (مستعمل*|حدا تاني|لغيرنا); 别人的头发; 用过的创可贴; 用过的避孕套; 使用済みの絆創膏; 他人の髪; 前の客の; 前の人の髪
`);

export const STARS = phraseList(`
  (two|three|four|five|2|3|4|5) (stars|star); (deux|trois|quatre|cinq|2|3|4|5) etoiles; (zwei|drei|vier|funf|2|3|4|5) sterne; (dos|tres|cuatro|cinco|2|3|4|5) estrellas; (due|tre|quattro|cinque|2|3|4|5) stelle;
  (duas|tres|quatro|cinco) estrelas; (twee|drie|vier|vijf|2|3|4|5) sterren; (dwie|trzy|cztery|piec|2|3|4|5) (gwiazdki|gwiazdek); (две|три|четыре|пять|2|3|4|5) (звезды|звезд); (iki|uc|dort|bes|2|3|4|5) yildiz (mi)?;
  (نجمتين|ثلاث نجوم|اربع نجوم|خمس نجوم|4 نجوم|5 نجوم|3 نجوم); 四星级; 四星; 五星级; 五星; 三星级; 四つ星; 五つ星; 三つ星
`);
export const DOUBTING = phraseList(`
  really; seriously; honestly; (are)? you (sure|serious|kidding|joking); you call this; supposedly; vraiment; serieusement; serieux; wirklich; ernsthaft; im ernst; echt waar; echt; de verdad; en serio; seguro; davvero; sul serio; ma dai; a serio; mesmo; serio; werkelijk; serieus; naprawde; powaznie; (вы)? серьезно; правда; неужели; gercekten; ciddi misiniz; cidden; عن جد; بجد; معقول; 真的吗; 真的; 是吗; 就这; 本当ですか; 本当に
`);
export const STARS_DOUBTED = phraseList(`
  (one|two|three|four|five) star* (would be|is|are) (generous|flattering|optimistic|too many|a stretch); (une|deux|trois|quatre) etoile* (serait|seraient|c est) (genereu*|beaucoup|trop); (ein|zwei|drei|vier) stern* (waren|ware|sind) (grosszugig|geschmeichelt|zu viel|ubertrieben);
  (una|dos|tres|cuatro) estrella* (seria|serian|es|son) (generos*|mucho|demasiad*); (una|due|tre|quattro) stell* (sarebbe|sarebbero|sono) (generos*|troppe|tante); (uma|duas|tres|quatro) estrela* (seria|seriam|e|sao) (generos*|demais|muito);
  (een|twee|drie|vier) ster* (zou|zouden|is|zijn) (gul|royaal|te veel|overdreven); (jedna|dwie|trzy) gwiazdki (to|bylyby) (hojnie|za duzo|przesada); (одна|две|три) звезд* (это)? (щедро|много|перебор); (bir|iki|uc) yildiz ~ (comert*|fazla); これで~つ星; これが~つ星; 这也叫~星
`);

/** Indignation; praise beside it makes it none. */
export const INDIGNANT = phraseList(`
  (beyond|what) a joke $; you must be joking; du jamais vu; on se moque de (nous|moi); (so etwas|sowas) (habe|haben) (ich|wir) noch nie erlebt; (nunca|jamas) (he|habia|hemos) visto (cosa igual|algo asi); tomadura de pelo; (una)? burla;
  mai vist* (una)? (cosa|roba) (simile|del genere); allucinante; roba da matti; (nunca|jamais) vi (nada|coisa) (igual|assim|parecid*); nog nooit zoiets meegemaakt; (nigdy|jeszcze) czegos takiego nie widzial*; такого безобрази*; boyle rezalet*; boyle (bir)? sey gormedim;
  شي معيب; شي بيزعل; شي ما بينحكي*; عيب عليكم; مهزله; شي مخزي; 太过分了; 太离谱; 从没见过这种; ありえません; あり得ません; ひどすぎ
`);
