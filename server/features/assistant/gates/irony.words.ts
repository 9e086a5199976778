import { phraseList } from '../language/phrase-list.ts';

/** Thanks for what nobody thanks for, in the thirteen languages. Notation: `phrases.rules.ts`. */
export const IRONIC_THANKS = phraseList(`
  (thanks|thank you|cheers) ~ for (nothing|ignoring|forgetting|the wait|the long wait|waking us);
  (thanks|thank you|cheers) ~ for (making|letting|having) (us|me) wait (so long|for|an hour|half an hour|ages)?;
  (thanks|thank you|cheers) ~ for (leaving|keeping) (us|me) (waiting|awake|hanging|stranded|standing|outside);
  (thanks|thank you|cheers) ~ for not (answering|coming|replying|helping|caring|cleaning|telling|responding);
  (thanks|thank you|cheers) ~ for (the|this|that|your|a|an|all the|our) (*)? (cockroach*|roach*|mould*|mold*|bedbug*|bed bugs|ants|rat|rats|noise|racket|smell|stench|dirt*|filth*|disco|drilling|sleepless night|cold shower|cold water|cold breakfast|leak);
  said (nobody|no one|noone) (ever)?;
  merci ~ pour (rien|l attente|cette attente|l heure d attente|le bruit|ce bruit|le vacarme|les cafards|le cafard|les punaises|la moisissure|l odeur|la douche froide|cette nuit blanche|la nuit blanche);
  merci ~ (de|d) (nous|m|me)? (avoir)? (ignor*|oubli*|reveill*|laisse attendre|laisses attendre|laisse tomber|laisses tomber|laisses dehors|fait attendre|faire attendre|laisser attendre); merci ~ (de|d) ne (pas|jamais) (repondre|venir|nous); dit personne;
  (danke|dank|merci) ~ fur (nichts|garnichts|gar nichts|das warten lassen|das ignorieren|die wartezeit|die lange wartezeit|den larm|den krach|die kakerlake*|den schimmel|den gestank|die schlaflose nacht|die kalte dusche);
  (danke|dank|merci) ~ furs (warten lassen|ignorieren|vergessen|nichtstun|wecken um);
  (danke|dank) ~ dass (ihr|sie|man) (uns|mich) (so lange)? (ignorier*|vergess*|warten|hangen|sitzen|stehen); sagte niemand;
  gracias por (nada|ignorar*|olvidar*|la espera eh|la larga espera|la espera de|hacernos esperar|hacerme esperar|dejarnos tirados|dejarnos esperando|dejarnos plantados|dejarnos fuera|dejarme tirado|dejarme tirada|dejarme esperando|no contestar|no venir|no responder|no hacer nada|el ruido|las cucarachas|la cucaracha|el moho|el mal olor|la ducha fria|despertarnos a); dijo nadie;
  grazie ~ (di|per) (niente|nulla) (eh)? $; grazie ~ per (averci|avermi) (ignorat*|dimenticat*|fatto aspettare|lasciat*|svegliat*); grazie ~ per (l attesa di|l attesa infinita|la lunga attesa|il rumore|il casino|gli scarafaggi|lo scarafaggio|la muffa|la puzza|la doccia fredda|non aver*); disse nessuno;
  (obrigado|obrigada) ~ por (nada|ignorar*|nos ignorar*|me ignorar*|nos esquecer*|nos fazerem esperar|nos fazer esperar|nos deixarem a espera|nos deixar esperando|nos deixarem esperar|o barulho|as baratas|a barata|o bolor|o cheiro|o duche frio|nao responder*|nao virem|nao vir); disse ninguem;
  (bedankt|dank|dankjewel|merci) ~ voor (niks|niets|het negeren|het vergeten|het lange wachten|het laten wachten|de herrie|het lawaai|de kakkerlak*|de schimmel|de stank|de koude douche|de slapeloze nacht); zei niemand;
  (dzieki|dziekuj*) ~ za (nic|ignorowanie|zignorowanie|olewanie|to czekanie|dlugie czekanie|zapomnienie|halas|karalucha|karaluchy|plesn|smrod|zimny prysznic|nieprzespana noc);
  спасибо ~ (за ничего|ни за что|за игнор*|за ожидание|за шум|за грохот|за тараканов|за таракана|за плесень|за вонь|за холодный душ|за бессонную ночь);
  спасибо ~ что (игнорируете|проигнорировали|забыли|нас забыли|не отвечаете|не пришли|заставили|разбудили);
  (hicbir|hic bir) sey icin ~ (tesekkur*|sag|sagol*); (gormezden geldiginiz|beklettiginiz|unuttugunuz|umursamadiginiz|cevap vermediginiz|gelmediginiz|uyandirdiginiz|ilgilenmediginiz) icin ~ (tesekkur*|sag|sagol*);
  (hamamboceg*|kuf|gurultu|koku|soguk dus) icin ~ (tesekkur*|sag|sagol*);
  شكرا (جزيلا|كتير|كثيرا)? علي (لا شيء|ولا شي*|ولا حاجه|التطنيش|التجاهل|تجاهل*|نسيان*|عدم الرد|الانتظار الطويل|الازعاج|الضجه|الضجيج|الصراصير|الصرصور|الريحه);
  谢谢~不理; 谢谢~什么都没做; 谢谢~什么也没做; 谢谢~让我们等; 谢谢~让我等; 谢谢~忽视; 谢谢~无视; 谢谢~忘了我; 谢谢~蟑螂; 谢谢~没人管; 谢谢~吵醒;
  無視してくれて; 放置してくれて; 忘れてくれて; 待たせてくれて; 何もしてくれなくてありがと; 返事をくれなくてありがと; ゴキブリ~ありがと; カビ~ありがと
`);

/** Praise that a deficiency beside it makes ironic. */
export const PRAISING = phraseList(`
  (great|lovely|wonderful|fantastic|brilliant|super|perfect|bravo|well done|congratulations|congrats|amazing|excellent|marvellous|marvelous|fabulous|awesome|nice|charming|terrific|splendid|how relaxing|very funny);
  (super|genial|bravo|felicitations|formidable|magnifique|parfait|merveilleu*|quelle merveille|charmant|chouette|excellent|top|fantastique);
  (toll|klasse|prima|wunderbar|herrlich|gluckwunsch|grossartig|fantastisch|perfekt|spitze|traumhaft|na schon|wie schon|hervorragend);
  (que maravilla|maravillos*|estupend*|fantastic*|perfecto|enhorabuena|felicidades|que bien|fenomenal|excelente|encantador|que bonito|genial);
  (complimenti|fantastico|meraviglios*|che bello|bravi|ottimo|perfetto|bene|benissimo|splendido|stupendo|congratulazioni|che meraviglia|evviva);
  (otimo|que bom|maravilha|que maravilha|parabens|perfeito|espetacular|que lindo|maravilhoso|optimo);
  (heerlijk|geweldig|fijn|prachtig|leuk|gefeliciteerd|mooi|lekker|prima|schitterend);
  (swietnie|wspaniale|cudownie|brawo|gratulacje|genialnie|pieknie|rewelacja|fantastycznie|ekstra|rewelacyjnie);
  (отлично|прекрасно|замечательно|супер|браво|поздравляю|чудесно|великолепно|шикарно|здорово|класс);
  (harika|ne guzel|muhtesem|tebrikler|mukemmel|cok guzel|sahane|aferin); (ممتاز|رائع|ما شاء الله|برافو|مبروك|جميل|حلو|عظيم|روعه);
  真棒; 太好了; 真好; 真不错; 太棒了; 好极了; 恭喜; 真行; 真厉害; すごい; 素晴らしい; すばらしい; 素敵; 最高; さすが; おめでとう; 結構なこと
`);

/** What is missing again, or not even there. */
export const MISSING_AGAIN = phraseList(`
  (again|still|yet again) (no|without|not a|nothing); no (*)? (*)? again; without (*)? (*)? again; not even (a|one|the|hot); not a single; (another|one more) (night|day) (without|of no|with no);
  (encore|toujours) (pas|plus|rien|sans); meme pas (un|une|de|d); pas (un|une) seul*; sans (*)? (*)? (encore|une fois de plus);
  wieder (mal|einmal)? (kein*|nichts|ohne); (immer noch|noch immer) (kein*|nichts); nicht (mal|einmal) (ein*|das|die|der); kein einzig*;
  (otra vez|de nuevo|una vez mas) (sin|no hay|no funciona*|nada); (sin|no hay|no funciona*) (*)? (*)? (otra vez|de nuevo); todavia (no hay|sin|nada); (seguimos|sigo) sin; ni (siquiera|un solo|una sola);
  (di nuovo|ancora|un altra volta) (senza|niente|nessun*); (senza|niente|nessun*) (*)? (*)? (di nuovo|un altra volta|neanche oggi); (nemmeno|neanche|neppure) (un|uno|una|l|il);
  (outra vez|de novo|novamente|mais uma vez) (sem|nao ha|nao tem|nao funciona); (sem|nao ha|nao tem) (*)? (*)? (outra vez|de novo|novamente); ainda (sem|nao ha|nada); mais (uma|um) (noite|dia) sem; nem (um|uma|sequer);
  (alweer|weer|wederom) (geen|niks|niets|zonder); nog (steeds|altijd) (geen|niks|niets); niet eens (een|de|het); (alweer|weer) een (nacht|dag) zonder;
  (znowu|znow|ponownie) (nie ma|brak|bez|nic); (wciaz|nadal|dalej) (nie ma|brak|bez|nic); nawet nie ma; ani jednego; kolejna noc bez;
  (опять|снова) (нет|без|ничего); (все еще|до сих пор) (нет|без|ничего); (нет|без) (*)? (*)? (опять|снова); ни одного; ни одной; очередная ночь без;
  (yine|gene) ~ (yok|calismiyor|gelmedi|bozuk); hala ~ (yok|calismiyor|gelmedi); (tek bir|bir) (*)? bile yok;
  (مره تانيه|مره ثانيه|مره اخري|من جديد|كمان مره) (بدون|بلا|ما في|لا يوجد|مافي); (بدون|بلا|ما في|مافي) (*)? (*)? (مره تانيه|مره ثانيه|مره اخري); لسا ما في; ولا (حتي)? منشفه;
  又没; 还是没; 又坏了; 又停; 连~都没; また~ありません; また~ない; また~出ません; また~出ない; まだ~ありません
`);

/** Noise beside praise: what a guest hears through a wall, or is woken by. */
export const NOISE_TOLD = phraseList(`
  (concert|party|disco|karaoke|music|singing|drilling|hammering|shouting|barking|opera) ~ (next door|neighbours|neighbors|upstairs|our window|corridor|hallway|wall);
  (woken|awake|waking up|wake up|woke) ~ (drill*|hammer*|jackhammer|construction|garbage|rubbish|bin lorry|bin men|vacuum*|lorry|roadworks|building);
  (concert|fete|musique|karaoke|travaux|perceuse|marteau) ~ (voisins|a cote|mur|fenetre|couloir); (reveill*|debout) ~ (perceuse|marteau|travaux|camion|poubelles|aspirateur);
  (konzert|party|disco|musik|bohr*|hammer*) ~ (nebenan|nachbar*|wand|fenster|flur); (geweckt|wach|aufgewacht) ~ (bohr*|hammer*|baustelle|mullabfuhr|mullwagen|staubsauger|laster);
  (concierto|fiesta|musica|taladro|martillo) ~ (vecinos|al lado|pared|ventana|pasillo); (despert*|despiert*) ~ (martillo|taladro|obra*|camion|basura|aspiradora);
  (concerto|festa|musica|trapano|martello) ~ (vicini|accanto|muro|finestra|corridoio); (svegli*) ~ (trapano|martello|cantiere|camion|spazzatura|aspirapolvere);
  (festa|musica|berbequim|martelo) ~ (vizinhos|ao lado|parede|janela|corredor); (acord*) ~ (berbequim|martelo|obras|camiao|caminhao|lixo|aspirador);
  (concert|feest|muziek|boor*|hamer*) ~ (buren|naast|muur|raam|gang); (wakker|gewekt) ~ (vuilnis*|boor*|hamer*|bouw*|stofzuiger|vrachtwagen);
  (koncert|impreza|muzyka|wiertark*|mlotek) ~ (sasiad*|sciana|oknem|korytarz*); (obudz*|pobudka) ~ (wiertark*|mlot*|budow*|smieciark*|odkurzacz*);
  (концерт|вечеринка|музыка|дрель|перфоратор|дискотека) ~ (сосед*|стен*|окном|коридор*); (разбуд*|просну*|проснул*) ~ (дрел*|перфоратор*|стройк*|мусоровоз*|пылесос*);
  (konser|parti|muzik|matkap|cekic) ~ (komsu*|yan oda*|duvar*|pencere*|koridor*); (matkap|cop kamyonu|insaat|supurge) ~ uyan*;
  (حفله|موسيقي|دريل|حفر) ~ (الجيران|الشباك|الممر|الحيط); 隔壁~唱; 隔壁~开派对; 隔壁~吵; 电钻; 垃圾车吵; 隣~宴会; 隣~カラオケ; 工事~起こされ; ゴミ収集車
`);
