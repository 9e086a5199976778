import { phraseList } from './phrase-list.ts';

/** Greetings and thanks in the thirteen languages. Notation: `phrases.rules.ts`. */
export const GREETING_WORDS = phraseList(`
  (hi|hello|hey|hiya|howdy|greetings); good (morning|afternoon|evening|day|night); how are you (today|doing)? (today)?;
  there; everyone; dear (team|all|hotel); team; nice to meet you; ok; okay; great; perfect; super; wonderful; cool;
  hola; buenos (dias); buenas (tardes|noches)?; que tal; como (esta|estas|estan); vale; perfecto; genial; bonjour;
  bonsoir; salut; coucou; comment (allez vous|ca va); ca va; d accord; parfait; hallo; guten (tag|morgen|abend);
  servus; moin; gruss gott; grussgott; gruezi; wie geht s; wie geht es (ihnen|dir|euch); alles klar; perfekt; ciao;
  buongiorno; buonasera; buon giorno; buona (sera|giornata|notte); salve; come (sta|va|stai|state); va bene; perfetto;
  ola; oi; bom dia; boa (tarde|noite); tudo bem; como vai; perfeito; hoi; goede (morgen|middag|avond); goeiemorgen;
  goedemorgen; goedemiddag; goedenavond; hoe gaat het; prima; czesc; dzien dobry; dobry wieczor; witam; witajcie; hej;
  jak sie masz; swietnie; привет; здравствуйте; здравствуй; доброе утро; добрый (день|вечер); как дела; хорошо;
  отлично; merhaba; selam; selamlar; gunaydin; iyi (gunler|aksamlar|geceler); nasilsiniz; nasilsin; tamam; harika;
  مرحبا; اهلا; سلام; السلام عليكم; صباح الخير; مساء الخير; كيف حالك; كيف الحال; حسنا; تمام; 你好; 您好; 早上好; 上午好; 下午好; 晚上好;
  晚安; 早安; 哈喽; 嗨; 好的; こんにちは; こんばんは; おはようございます; おはよう; はじめまして; お世話になります; 了解です; 了解しました; わかりました; 分かりました
`);
export const GRATITUDE = phraseList(`
  thanks (a lot|so much|very much|a million|again)?; thank you (so much|very much|again)?; (thx|tks|ty|cheers);
  much appreciated; (muchas|mil)? gracias; (muy amable); merci (beaucoup|bien|infiniment|a vous)?;
  (vielen|besten|herzlichen)? dank; danke (schon|sehr|vielmals)?; dankeschon; (grazie|grazzie) (mille|tante|infinite)?;
  (muito|muita)? (obrigado|obrigada); (hartelijk|heel erg)? (dank|bedankt); dank (je|u) (wel)?; dankjewel; dankuwel;
  (bardzo)? dziekuj*; dzieki; (большое|огромное)? спасибо (большое|огромное)?; благодар*;
  (cok)? (tesekkurler|tesekkur ederim|tesekkur ederiz|sagolun|sag olun|sagol); (شكرا|شكرا جزيلا|مشكور*|تسلم*); 谢谢; 多谢;
  感谢; 謝謝; ありがとうございました; ありがとうございます; ありがとう; どうもありがとう; 感謝
`);
/** Compliments to the house as whole messages: words that mean something else elsewhere ("number", "best"). */
export const COMPLIMENTS = phraseList(`
  you are the best; you re the best; youre the best; you are number one; you re number one; you guys are the best; simply the best;
  vous etes les meilleurs; vous etes numero un; vous etes les numeros un; t es le meilleur; vous etes les plus forts;
  sie sind die besten; ihr seid die besten; du bist der beste; du bist die beste; ihr seid die nummer eins; ihr seid nummer eins;
  sois los mejores; son los mejores; ustedes son los mejores; eres el mejor; eres la mejor; son los numero uno; sois los numero uno;
  siete i migliori; sei il migliore; sei la migliore; siete i numeri uno; siete il numero uno; siete il top; siete il massimo;
  sao os melhores; voces sao os melhores; es o melhor; voce e o melhor; sao o numero um; voces sao numero um; voces sao o maximo;
  jullie zijn de beste; jullie zijn de besten; u bent de beste; je bent de beste; jullie zijn nummer een; jullie zijn top;
  jestescie najlepsi; jestes najlepszy; jestes najlepsza; sa panstwo najlepsi; jestescie numerem jeden; jestescie numer jeden;
  вы лучшие; вы самые лучшие; ты лучший; ты лучшая; вы номер один; вы просто лучшие; лучше всех;
  bir numarasiniz; bir numarasin; bir numara siniz; siz bir numarasiniz; sen bir numarasin; numara birsiniz; en iyisisiniz;
  en iyisi sizsiniz; siz en iyisisiniz; en iyisisin; sen en iyisisin; sizden iyisi yok;
  انتم الافضل; انت الافضل; انتم الاحسن; انت الاحسن; انتو الافضل; انتو الاحسن; انتوا الاحسن; انتم رقم واحد; انتو رقم واحد; افضل ناس; احسن ناس;
  你们最棒; 你们最好; 你们是最好的; 你们是最棒的; 你们第一名; 你最棒; 你是最好的; 您是最好的;
  最高です; 皆さん最高です; 皆様最高です; あなたたちは最高です; 一番です; あなたが一番です; ここが一番です; ナンバーワンです
`);
/** Praise of the stay; beside it only thanks and greetings may stand. */
export const STAY_PRAISE = phraseList(`
  (we|i) (had|have had|ve had) a (lovely|great|wonderful|fantastic|perfect) (stay|time) (here)?; (on|nous) (a|avons) passe un (tres)? (bon|beau|merveilleux|excellent) sejour; (wir|ich) (hatten|hatte|haben) (einen|eine) (schonen|wunderschonen|tollen|tolle|schone) (aufenthalt|zeit) (gehabt)? (hier)?;
  (hemos|he) (pasado|tenido) una (estancia)? (maravillosa|estupenda|fantastica) (estancia)?; (siamo|sono) stati? benissimo (qui)?; (abbiamo|ho) passato un (bellissimo|ottimo) soggiorno; (tivemos|foi) uma (otima|optima|excelente|maravilhosa) (estadia|estada);
  (we|wij|ik) (hebben|heb) (het)? (heerlijk|geweldig|fijn) (gehad)?; (było|bylo) (nam)? (tu)? (cudownie|wspaniale|swietnie); (мы|я)? (очень)? (прекрасно|отлично|замечательно|чудесно|великолепно) (отдохнули|отдохнул|отдохнула|провели время); (мы|я)? (отдохнули|отдохнул|отдохнула) (прекрасно|отлично|замечательно|чудесно|великолепно);
  (cok)? (guzel|harika) (vakit gecirdik|bir konaklamaydi|bir tatildi); (قضينا|امضينا) (وقت|وقتا|اقامه) (حلو|رائع|رائعا|ممتع|ممتعا|رائعه|جميل) (كتير)? (عندكم|هنا)?;
  我们住得很愉快; 我们住得很开心; 我们住得很舒服; 我们玩得很愉快; 我们玩得很开心; 住得很愉快; 住得很开心; 住得很舒服; 住得很满意; 玩得很愉快; 玩得很开心; 住得非常愉快; 玩得非常开心; とても楽しく過ごせました; 楽しく過ごせました; 快適に過ごせました; 素晴らしい滞在でした
`);
/** Amazement, and what stands beside it: a message of nothing else is a compliment ("wow, just wow"). */
export const AMAZEMENT = phraseList(`
  (wow*|whoa|woah|omg); (waouh|whaou|wahou|waou|wouah|ouah|ouaouh); (boah|wahnsinn|hammer|traumhaft); (guau|hala|alucinante);
  (uau|uou|caramba); (wauw|waauw); (ale)? (super|pieknie|bajka|cudo|cudownie); (вау|ваау|ух ты|ого|обалдеть|сказка|красота);
  vay (be|canina)?; (واو|واااو|يا سلام|ما شاء الله|ماشاء الله); 哇; 哇塞; 哇噻; 太美了; 好美; 真美; 绝了; 太棒了; わあ; わぁ; うわー; うわあ; おおー; すごい; 凄い; すごーい; 素敵; すてき; 素晴らしい;
  すばらしい; 最高; きれい; 綺麗; 絶景
`);
export const BESIDE_AMAZEMENT = phraseList(`
  (just|simply|really|absolutely|so); (juste|simplement|vraiment|tout simplement); (einfach|einfach nur|echt|nur|wirklich);
  (simplemente|solo|de verdad|vaya); (semplicemente|solo|davvero); (simplesmente|so|mesmo); (gewoon|echt|alleen maar);
  (po prostu|naprawde|wow); (просто|реально|прям|правда); (sadece|gercekten|cok|inanilmaz); (بس|فعلا|حقا|بجد|جد); 真的; 真; 太; 好; 啊; 呀; 简直;
  本当に; ほんとに; とても; です; でした; ですね; ね; よ
`);
/** "What a view!": with an exclamation mark, as some of these also ask which one. */
export const EXCLAIMED = phraseList(`
  what (a|an) (beautiful|lovely|amazing|gorgeous|wonderful|stunning|great)? (view|views|place|spot|hotel|room|sunset);
  quelle (belle|superbe|magnifique)? (vue|merveille|beaute|splendeur); quel (bel|bel et|superbe|magnifique|joli)? (endroit|spectacle|paradis|panorama|lieu);
  was fur (ein|eine|einen) (schoner|schone|schones|toller|tolle|tolles|herrlicher|herrliche|herrliches)? (aussicht|ausblick|blick|ort|traum|hotel|zimmer);
  (que|vaya) (vista|vistas|sitio|lugar|maravilla|pasada|belleza|espectaculo) (tan|mas)? (bonito|bonita|bonitas|increible|increibles|precioso|preciosa|maravilloso|maravillosa)?;
  che (bella|bel|bello|splendida|splendido|meravigliosa)? (vista|posto|spettacolo|meraviglia|bellezza|panorama|paradiso);
  que (bela|belo|linda|lindo)? (vista|lugar|sitio|maravilha|espetaculo|espectaculo|paraiso|beleza) (lindo|linda|incrivel|maravilhoso|maravilhosa)?;
  wat een (mooi|mooie|prachtig|prachtige|geweldig|geweldige)? (uitzicht|plek|plekje|hotel|kamer);
  (ale|co za|jaki|jakie) (piekny|piekne|cudowny|cudowne)? (widok|widoki|miejsce|hotel|raj); (niesamowite|przepiekne|piekne|cudowne|wspaniale|bajeczne|fantastyczne) (miejsce|widoki);
  (какой|какая|какое|какие) (красивый|прекрасный|потрясающий|шикарный|красивая|прекрасное|потрясающее|чудесное)? (вид|виды|красота|место|отель|прелесть|закат);
  ne (guzel|harika|muhtesem|kadar guzel)? (bir)? (manzara|yer|otel); (harika|muhtesem|inanilmaz) (bir)? (manzara|yer|otel);
  (ما|يا) اجمل (هذا|هذه|هذي)? (المنظر|المكان|الفندق|الاطلاله|الغرفه); (منظر|مكان|اطلاله) (رائع|روعه|خيالي|يجنن|رائعه|خياليه);
  景色; 风景; 美景; 这里; 这个地方; 酒店; 景色が; 眺めが; 場所; お部屋が; 部屋が; ホテル; 夢みたいな; 夢のような; な
`);
/** Farewells and "understood" in the thirteen languages; "yes" and "no" are not among them. */
export const CALM_WORDS = phraseList(`
  (bye|goodbye|k|kk|alright|understood|noted|fine|ty); all right; see you (soon|later)?; got it; will do;
  for (your|the) (quick|fast)? (help|reply|answer); au revoir; a (bientot|plus); entendu; compris; (bien)? recu; c est note;
  pour votre (aide|reponse); tschuss; tschuess; (auf)? wiedersehen; verstanden; in ordnung; okay; oki;
  fur (ihre|die|deine) (schnelle)? (hilfe|antwort); adios; chao; hasta (luego|pronto); de acuerdo; entendido;
  por (su|la|tu) (ayuda|respuesta); arrivederci; a presto; capito; d accordo; (per|dell) (l)? (aiuto); adeus; tchau;
  ate (logo|breve); esta bem; ta bom; pela (ajuda|resposta); (je|u) (wel|vriendelijk)?; tot ziens; doei; dag; begrepen; oke; is goed;
  voor (uw|de|je) (hulp|antwoord); do widzenia; pa; rozumiem; dobrze; okej; za pomoc; до свидания; пока; понял; поняла; понятно;
  ясно; ок; за (помощь|ответ); hoscakal*; gorusuruz; gule gule; anladim; anlasildi; peki; مع السلامه; الي اللقاء; الى اللقاء; وداعا;
  باي; اوك; اوكي; مفهوم; طيب; على المساعده; 再见; 拜拜; 明白; 明白了; 知道了; 收到; 好; 了解; さようなら; 失礼します; またね; 承知しました;
  かしこまりました
`);
/** "Are you a robot?" in the thirteen languages, whole questions: what else is said is no part of them. */
export const ASKING_WHO = phraseList(`
  (are you|is this|is it|you re|youre) (a|an|the)? (real)? (robot|bot|chatbot|machine|computer|ai|human|human being|person|real|automatic|automated);
  am i (talking|speaking|chatting|writing) (to|with) (a|an|the)? (real)? (robot|bot|chatbot|machine|computer|ai|human|human being|person);
  or (a|an)? (real)? (robot|bot|chatbot|machine|computer|ai|human|human being|person); (bot|robot|human) or (human|robot|bot|person); (who|what) are you;
  (vous etes|etes vous|tu es|t es|es tu|c est|est ce) (un|une)? (vrai|vraie)? (robot|bot|chatbot|machine|ia|humain|humaine|personne|personne reelle|automatique);
  (je parle|est ce que je parle|parle je) (a|avec) (un|une) (vrai|vraie)? (robot|bot|machine|humain|personne); (robot|bot) ou humain; ou (un|une)? (vrai|vraie)? (robot|humain|machine|personne); qui etes vous;
  (bist du|sind sie|ist das|ist es) (ein|eine|hier)? (echter|echte)? (roboter|bot|chatbot|maschine|computer|ki|mensch|person|echt);
  (spreche|schreibe|rede) ich (hier)? mit (einem|einer) (echten)? (roboter|bot|maschine|computer|ki|menschen|person); (bot|roboter) oder mensch; oder (ein|eine|einem|einer)? (roboter|bot|maschine|mensch|menschen|person); wer bist du; wer sind sie;
  (eres|es usted|es esto|esto es|es|sois) (un|una)? (robot|bot|chatbot|maquina|ia|humano|humana|persona|persona real|real); (hablo|estoy hablando) con (un|una) (robot|bot|maquina|persona|humano|persona real);
  (bot|robot) o humano; o (un|una)? (robot|maquina|persona|humano); quien eres; quien es usted;
  (sei|lei e|e|questo e|siete) (un|una)? (robot|bot|chatbot|macchina|ia|umano|umana|persona|persona reale|persona vera|vero); (parlo|sto parlando) con (un|una) (robot|bot|macchina|persona|umano|persona vera|persona reale);
  (bot|robot) o umano; o (un|una)? (robot|macchina|persona|umano); chi sei; chi e lei;
  (voce e|es|e|isto e|o senhor e) (um|uma)? (robo|robot|bot|chatbot|maquina|ia|humano|humana|pessoa|pessoa real|real); (falo|estou falando|estou a falar) com (um|uma) (robo|robot|bot|maquina|pessoa|humano);
  (bot|robo|robot) ou humano; ou (um|uma)? (robo|robot|maquina|pessoa|humano); quem e voce; quem es tu;
  (ben je|ben jij|bent u|is dit|is het) (een)? (echte|echt)? (robot|bot|chatbot|machine|computer|ai|mens|persoon|echt); (praat|chat|spreek) ik (hier)? met een (echte|echt)? (robot|bot|machine|computer|mens|persoon);
  (bot|robot) of mens; of (een)? (echte|echt)? (robot|bot|machine|mens|persoon); wie ben (je|jij); wie bent u;
  (czy)? (jestes|to|to jest|pan jest|pani jest) (botem|robotem|robot|bot|chatbot|chatbotem|maszyna|automat|czlowiekiem|czlowiek|prawdziwy|sztuczna inteligencja); (czy)? rozmawiam z (robotem|botem|czlowiekiem|maszyna|automatem);
  (bot|robot) czy czlowiek; czy (robotem|botem|czlowiekiem|czlowiek|z czlowiekiem); kim jestes;
  (ты|вы|это) (бот|робот|чатбот|машина|ии|нейросеть|человек|настоящий|автоответчик); (ты|вы) (живой|настоящий) человек; я (говорю|общаюсь) с (роботом|ботом|человеком|машиной); или (робот|бот|человек|живой человек); кто (ты|вы);
  (sen|siz|bu)? (bir)? (robot|bot|chatbot|makine|insan|yapay zeka|gercek) (musun|musunuz|misin|misiniz|mu|mi) (bu)?; yoksa (bir)? (robot|bot|insan) (misin|misiniz|musun|musunuz|mi|mu); (bot|robot) mu insan mi; (sen)? kimsin; (siz)? kimsiniz;
  هل (انت|هذا|انتم) (روبوت|بوت|اله|انسان|شخص حقيقي|ذكاء اصطناعي|حقيقي); (انت|هذا) (روبوت|بوت|اله|انسان|حقيقي|ذكاء اصطناعي|ذكاء صناعي|رد الي); ام انسان; ام شخص حقيقي; ولا انسان; من انت; مين انت; هل (اتحدث|اتكلم) مع (انسان|روبوت|شخص حقيقي);
  你是机器人吗; 您是机器人吗; 你们是机器人吗; 你是聊天机器人吗; 你是AI吗; 你是真人吗; 您是真人吗; 你是人吗; 是机器人吗; 是真人吗; 这是AI吗; 你是真人还是机器人; 你是机器人还是真人; 你是谁; 您是谁; 你是機器人嗎; 您是機器人嗎; 你是真人嗎;
  あなたはロボットですか; ロボットですか; ボットですか; AIですか; これはAIですか; これはボットですか; 人間ですか; あなたは人間ですか; 本物の人ですか; 人工知能ですか; 機械ですか; 自動返信ですか; あなたは誰ですか; どなたですか
`);
/** Signs that thanks are combined with a request. */
export const REQUESTING = phraseList(`
  (can|could|would|may|will) (you|i|we|someone|somebody); please; pls;
  (need|want|wanted|wondering|like to|send|bring|book|reserve|tell me|let me know|when|what|where|how much|how many|how long|is there|are there|do you|but|however|broken|problem|missing|forgot|lost|left my);
  (in advance|beforehand);
  (puede|pueden|podria|podrian|necesit*|quier*|quisiera|por favor|cuando|donde|cuanto|hay|tiene|tienen|pero|olvid*|de antemano);
  (pouvez|pourriez|peut|besoin|voudrais|voudrions|svp|s il vous plait|quand|ou est|combien|y a t il|avez vous|mais|oublie*|d avance);
  (konnen|konnten|kann|brauch*|mochte*|bitte|wann|wo|wie viel|gibt es|haben sie|aber|vergessen|im voraus);
  (puo|puoi|potete|potrebbe|potreste|bisogno|vorrei|vorremmo|per favore|quando|dove|quanto|avete|ma|dimenticat*|in anticipo);
  (pode|podem|poderia|preciso|precisamos|queria|gostaria|por favor|quando|onde|quanto|tem|mas|esqueci|desde ja);
  (kunt|kunnen|kan|nodig|graag|alstublieft|alsjeblieft|wanneer|waar|hoeveel|maar|vergeten|alvast);
  (czy|moze|mozna|potrzebuj*|prosze|kiedy|gdzie|ile|ale|zapomn*|z gory);
  (можно|можете|могли|нужно|нужен|нужна|хочу|хотел*|пожалуйста|когда|где|сколько|есть ли|но|забыл*|заранее);
  (lutfen|misiniz|musunuz|istiyorum|istiyoruz|lazim|ne zaman|nerede|ne kadar|var mi|ama|unuttu*|simdiden);
  (هل|اريد|نريد|احتاج|نحتاج|من فضلك|متي|اين|كم|لكن|نسيت|مقدما); 请; 能; 可以; 需要; 想要; 什么; 几点; 多少; 哪; 吗; 但; 忘; ください; お願い;
  欲しい; ほしい; たい; ですか; ますか; いつ; どこ; いくら; 何; でも; しかし; 忘れ
`);
