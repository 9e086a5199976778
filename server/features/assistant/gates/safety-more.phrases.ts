import { phraseList } from '../language/phrase-list.ts';

/** The other eight languages of `safety.phrases.ts`. */
export const DANGER_MORE = phraseList(`
  # Portuguese
  (ha|um|pegou|pegando|a pegar|esta a) (fogo|incendio); fogo (no|na|em); incendio; em chamas;
  cheiro (a|de) (gas|fumo|fumaca|queimado); fuga de gas; vazamento de gas; (ha|muito|muita|tem) (fumo|fumaca);
  ambulancia; (preciso|chame*|precisamos|chamem) ~ (medico|doutor|policia|112|bombeiros); enfarte; infarto;
  ataque cardiaco; (teve|um) avc; convulsa*; convuls*; inconsciente; desmai*;
  (nao|dificuldade em|dificuldade para) (consigo|consegue|respira|respirar) (respirar)?; dor no peito; sangra*;
  sangue por; overdose; reacao alergica; intoxica*; afoga*; sufoca*; (parti|partiu|quebrei|quebrou) (a perna|o braco);
  emergencia medica; e uma (emergencia|urgencia); uma emergencia; ferid*;
  (me|nos|fui|foi) (ataca*|agredi*|ameaca*|rouba*|assalta*|viola*|bateu|bater); agressao; tem uma (faca|arma);
  uma bomba; alguem ~ (no|em) meu quarto;
  (meu|minha|nosso|nossa) (filho|filha|crianca|bebe) (desapareceu|sumiu|perdeu se|se perdeu|esta desaparecid*);
  (perdi|perdemos|encontro|encontramos) (o|a)? (meu|minha|nosso|nossa) (filho|filha|bebe);
  crianca (perdida|desaparecida); suicid*; me matar; matar me; tirar a minha vida; quero morrer; pres* no elevador;
  socorro; terramoto; terremoto
  # Dutch
  (er is|er|uit|in|staat in) brand; brand (in|op); het brandt; in de brand; brandalarm; brandlucht;
  (ruik*|geur van) ~ (gas|rook|brand); gaslucht; gaslek; (veel|er is|komt) rook; ambulance; ziekenwagen;
  (bel|nodig|roep|stuur|heb|hebben|moet) ~ (dokter|arts|politie|112|brandweer); hartaanval; hartstilstand; beroerte;
  epilep*; bewusteloos; flauwgevallen; buiten bewustzijn; (niet|geen) (ademen|adem|ademt|lucht); krijg* geen adem;
  ademt niet; pijn op de borst; pijn in ~ borst; bloedt; veel bloed; bloeding; overdosis; allergische reactie;
  vergiftig*; verdrinkt; verdronken; stikt; (been|arm|heup) gebroken; gewond; noodgeval; medische nood;
  (aangevallen|mishandeld|bedreigd|beroofd|verkracht|geslagen|overvallen); slaat mij; bedreigt (me|mij);
  (heeft een|met een) mes; een wapen; een bom; inbreker; iemand ~ in mijn kamer;
  (kind|zoon|zoontje|dochter|dochtertje|baby) (is)? (kwijt|vermist|verdwenen|weg|zoek);
  (kwijt|vind|vinden) ~ (mijn|onze|ons) (kind|zoon|zoontje|dochter|dochtertje|baby);
  (mijn|onze|ons) (kind|zoon|zoontje|dochter|dochtertje|baby) ~ (kwijt|vermist|niet vinden|verdwenen); zelfmoord;
  mezelf (doden|van kant); einde aan mijn leven; wil dood; wil niet meer leven; (vast|opgesloten) in de lift;
  aardbeving
  # Polish
  pozar; pozaru; pali sie; plonie; plomienie; (czuc|czuje|zapach) ~ (gaz*|dym*|spaleniz*); wyciek gazu;
  ulatnia sie gaz; (duzo|pelno|jest) dymu; dym (w|z); karetk*; pogotowi*;
  (potrzebuj*|wezwij*|prosze|zadzwon*) ~ (lekarz*|policj*|straz*|112); zawal*; udar (mozgu)?; drgawk*; padaczk*;
  nieprzytomn*; zemdlal*; stracil* przytomnosc; nie (moze|moge|oddycha) (oddychac)?; nie oddycha; bol w klatce;
  krwawi*; duzo krwi; przedawkowa*; reakcja alergiczna; wstrzas; zatruci*; zatrul*; tonie; dusi sie; zlamal*; ranny;
  (jest|zostala) ranna; nagly wypadek; to (jest)? (nagly przypadek|pilny wypadek); zaatakowa*; pobi*; napad*; grozi mi;
  bije mnie; zgwalc*; okradzion*; ma (noz|bron); bomba; wlamywacz; ktos ~ w moim pokoju;
  (zgubil*|zginel*|zaginel*|znikn*) ~ (dziecko|syn|corka|corke|syna|synek|coreczka);
  (dziecko|syn|corka|synek|coreczka) ~ (zaginel*|zgubil*|zniknel*|zginal|zaginal|zniknal);
  nie moge znalezc ~ (dziecka|syna|corki); samoboj*; zabic sie; zabije sie; odebrac sobie zycie; chce umrzec;
  nie chce zyc; (utkne*|uwiezi*) w windzie; na pomoc; ratunku; trzesienie ziemi
  # Russian
  пожар; пожара; пожаре; горит (номер|комната|отель|здание|что|балкон|мусор|штора);
  (мы|у нас|номер|комната|что то) (горим|горит); горим; пахнет (газом|дымом|гарью); запах (газа|дыма|гари);
  утечка газа; (много|полно|идет|валит) (дыма|дым); скорую; скорая;
  (нужен|вызовите|нужна|позовите|вызвать) ~ (врач|врача|доктор|доктора|полицию|полиция|112|пожарных); инфаркт*;
  инсульт*; сердечный приступ; судорог*; эпилеп*; без сознания; потерял* сознание; обморок*;
  (не|трудно|тяжело) (дышит|дышать|могу дышать|может дышать); задыха*; боль в груди; болит в груди; кровотечени*;
  истекает кровью; много крови; течет кровь; передозировк*; аллергическ* (реакци*|шок); анафила*; отравил*; отравлени*;
  тонет; утонул*; подавил*; сломал* (ногу|руку|шею|бедро); ранен*; это (экстренн*|срочн*) (случай|ситуация);
  чрезвычайн*; (напал*|избил*|избива*|ограбил*|угрожа*|изнасил*); бьет меня; меня бьет;
  (с|есть|у него) (ножом|нож|оружие); бомба; кто то ~ (в моем номере|ко мне в номер);
  (ребенок|сын|дочь|дочка|малыш) (потерял*|пропал*|исчез*);
  (потерял*|потеряли|пропал*|найти|нахожу) ~ (ребенка|сына|дочь|дочку|ребенок|сын); самоуби*; суицид*; убить себя;
  покончить с собой; хочу умереть; не хочу жить; (застрял*) в лифте; помогите (пожалуйста)? (срочно)?$; спасите;
  землетрясени*
  # Turkish
  yangin (var|cikti|basladi|cikiyor); yanginda; yangin; yaniyor; alev*; (gaz|duman|yanik) kokusu;
  (gaz|duman|yanik) kokuyor; gaz kacagi; duman (var|geliyor|doldu); ambulans;
  (doktor*|polis*|itfaiye|112) ~ (lazim|cagir*|gerek|ihtiyac*|ara*); kalp krizi; felc (gecir*|oldu); inme;
  nobet geciriyor; bilinci (kapali|yok); bilincsiz; bayildi; nefes (alam*|almiyor|alamiyor*); gogus agrisi; gogsum*;
  kaniyor; kanama*; cok kan; asiri doz; alerjik (reaksiyon|sok); zehirlen*; bogul*; boguluyor; (bacagi*|kolu*) kirildi;
  yarali*; yaralandi*; acil durum; saldir*; dovuyor; dovdu; tehdit ed*; tecavuz; soyuldu*; bicak* var; silah*; bomba;
  odamda biri var; (cocugum*|oglum*|kizim*|bebegim*|cocuk) ~ (kayip|kayboldu|bulam*|yok oldu); kayip cocuk; intihar*;
  kendimi oldur*; olmek istiyorum; yasamak istemiyorum; asansorde (mahsur|kaldi*|sikis*); imdat; deprem
  # Arabic
  حريق; نار (في|بال); يحترق; تحترق; رائحه (غاز|دخان|حريق); تسرب (غاز|الغاز); دخان (في|كثيف|كثير|يخرج); اسعاف;
  (احتاج|نحتاج|اتصل|اتصلوا|اطلب|اطلبوا|اريد) ~ (طبيب|دكتور|شرطه|اطفاء); نوبه قلبيه; ازمه قلبيه; جلطه; سكته;
  فاقد (الوعي|للوعي); فقد* الوعي; اغمي; مغمي عليه*; لا (يتنفس|تتنفس|استطيع التنفس|يستطيع التنفس|اقدر اتنفس);
  ضيق (في)? التنفس; يختنق; تختنق; الم (في|ب) (الصدر|صدري); ينزف; تنزف; نزيف; جرعه زائده; حساسيه (شديده|مفرطه); تسمم;
  يغرق; غرق; كسر* (ساق*|ذراع*|رجل*); مصاب; جريح; حاله (طارئه|طواري); هاجمني; اعتدي علي*; اعتداء; يضربني; ضربني; يهددني;
  هددني; اغتصاب; سرقوني; معه (سكين|سلاح); قنبله; (شخص|احد|رجل) ~ (في|داخل) غرفتي;
  (ابني|ابنتي|طفلي|طفلتي|ولدي|بنتي|طفل) (ضاع|ضاعت|مفقود*|تاه|تاهت|اختفي|اختفت|ضائع);
  (فقدت|اضعت|لا اجد|لا نجد) (ابني|ابنتي|طفلي|طفلتي|ولدي|بنتي); انتحار; انتحر; اقتل نفسي; قتل نفسي; اريد ان اموت;
  (عالق*|محبوس*) في (المصعد|مصعد); النجده; زلزال
  # Chinese
  着火; 起火; 失火; 火灾; 火警; 煤气味; 漏煤气; 燃气泄漏; 煤气泄漏; 天然气泄漏; 有烟味; 冒烟; 烧焦; 浓烟; 救护车; 叫医生; 需要医生; 急救; 心脏病; 心梗; 中风; 昏迷; 晕倒; 昏倒; 失去意识;
  不能呼吸; 无法呼吸; 没有呼吸; 呼吸困难; 喘不过气; 胸痛; 胸口痛; 流血; 出血; 大出血; 服药过量; 过敏反应; 过敏性休克; 食物中毒; 中毒了; 溺水; 噎住; 窒息; 骨折; 受伤; 紧急情况; 报警; 叫警察;
  打人; 被打; 被攻击; 袭击; 抢劫; 强奸; 性侵; 家暴; 威胁我; 有刀; 拿着刀; 有枪; 炸弹; 有人闯; 孩子不见; 孩子丢; 孩子走丢; 孩子失踪; 找不到孩子; 找不到我的孩子; 找不到我儿子; 找不到我女儿;
  儿子不见; 女儿不见; 儿子走丢; 女儿走丢; 小孩不见; 宝宝不见; 自杀; 想死; 不想活; 结束生命; 被困; 困在电梯; 救命; 地震
  # Japanese
  火事; 火災; 燃えて; ガス臭; ガスの臭; ガスのにおい; ガスの匂; ガス漏; 煙が; 焦げ臭; 救急車; 医者を呼; 医者が必要; 医師を呼; 警察を呼; 消防; 心臓発作; 心筋梗塞; 脳卒中; 脳梗塞; 意識が;
  意識不明; 気を失; 倒れ; 息が; 息をして; 息でき; 呼吸が; 呼吸でき; 胸が痛; 胸の痛; 出血; 血が; 大量の血; アナフィラキシー; アレルギー反応; アレルギー症状; 食中毒; 中毒; 溺れ; 窒息; 喉に詰ま; のどに詰ま;
  骨折; 骨が折れ; 大けが; 大怪我; けがをし; 怪我をし; 緊急事態; 緊急です; 襲われ; 殴られ; 暴力; 暴行; 脅され; 強盗; 強姦; 刃物; ナイフを持; 銃を; 爆弾; 部屋に誰か; 知らない人が部屋; 不審者;
  子供がいな; 子どもがいな; 子供が見つから; 子どもが見つから; 子供が迷子; 子どもが迷子; 迷子; 息子がいな; 娘がいな; 息子が見つから; 娘が見つから; 自殺; 死にたい; 死のう; 閉じ込め; 助けて; 地震
`);

/** Words that match only as the whole message. */
export const DANGER_WORDS = phraseList(`
  fire; fire fire; help; help me; emergency; sos; urgent help; police; 911; 112; 999; fuego; ayuda; emergencia;
  urgencia; feu; au feu; a l aide; urgence; feuer; hilfe; notfall; brand; fuoco; aiuto; emergenza; fogo; ajuda; nood;
  noodgeval; pomocy; ogien; pozar; помогите; помощь; огонь; yardim; yardim edin; acil; النجده; نار; طوارئ; ساعدوني; 火;
  救命; 紧急; 火事だ; 緊急; たすけて; 警察
`);
