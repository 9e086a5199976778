import { phraseList } from '../language/phrase-list.ts';

/** A service of the house that never came, in the thirteen languages. Notation: `phrases.rules.ts`. */
export const NEVER_CAME = phraseList(`
  (shuttle|shuttle bus|ski bus|skibus|hotel bus|minibus|transfer|pickup|pick up|taxi|cab|driver|chauffeur|room service|order|pizza|dinner|breakfast|food|meal|housekeeping|cleaner|maid|guide|porter|bellboy|wake up call|sitter|babysitter) ~ (never|did not|didn t|didnt|failed to|not) (once|ever|even|just)? (come|came|arrive|arrived|show|showed|shown|turned|turn|appear|appeared|delivered|happened|picked|brought);
  (skibus|ski bus|shuttle*|hotelbus|transfer|abholung|abholservice|taxi|fahrer|zimmerservice|roomservice|bestellung|abendessen|fruhstuck|pizza|essen|putzfrau|reinigung|zimmermadchen|weckruf|guide|skilehrer|babysitter) ~ (nicht|nie) (mehr)? (gekommen|erschienen|aufgetaucht|angekommen|gebracht|geliefert|abgeholt|vorbeigekommen); (skibus|ski bus|shuttle*|hotelbus|transfer|taxi|fahrer|zimmerservice|bestellung|putzfrau|guide) ~ (kam|erschien|tauchte) ~ (nicht|nie) (auf)?; kam ~ (skibus|shuttle*|hotelbus|transfer|taxi|fahrer|zimmerservice) ~ (nicht|nie);
  (navette|skibus|ski bus|bus de l hotel|transfert|taxi|chauffeur|room service|service d etage|service en chambre|commande|repas|petit dejeuner|diner|guide|menage|femme de chambre) ~ (pas|jamais) (ete)? (venu*|arrive*|passe*|presente*|livre*|montre*|apparu*);
  (skibus|ski bus|autobus de esqui|lanzadera|shuttle|traslado|transfer|taxi|conductor|chofer|servicio de habitaciones|pedido|comida|cena|desayuno|guia|limpieza|camarera) ~ (no|nunca) (ha|han|se|nos|lo|la)? (vino|vinieron|llego|llegaron|paso|pasaron|aparecio|aparecieron|venido|llegado|pasado|presento|trajeron|trajo|recogio|recogieron);
  (navetta|navette|skibus|ski bus|transfer|taxi|autista|servizio in camera|ordine|cena|colazione|guida|pulizie|cameriera) ~ (non|mai) (e|sono|si e|ci ha)? (mai)? (venut*|arrivat*|passat*|presentat*|vist*|fatto vivo|portat*);
  (shuttle|transfer|transfere|autocarro do hotel|onibus do hotel|skibus|taxi|motorista|servico de quarto|servico de quartos|pedido|comida|jantar|guia|limpeza|empregada) ~ (nao|nunca) (nos|ca)? (veio|vieram|chegou|chegaram|apareceu|apareceram|passou|passaram|trouxeram);
  (skibus|ski bus|shuttle*|hotelbus|pendelbus|pendeldienst|transfer|taxi|chauffeur|roomservice|room service|bestelling|avondeten|diner|eten|ontbijt|gids|schoonmaak|schoonmaakster|wekdienst) ~ (niet|nooit) (meer|eens)? (gekomen|verschenen|opgedaagd|geleverd|gebracht|langsgekomen|langs geweest); (skibus|ski bus|shuttle*|hotelbus|pendelbus|transfer|taxi|chauffeur|roomservice|bestelling|gids) ~ kwam ~ (niet|nooit); kwam (de|onze|mijn) (skibus|shuttle*|hotelbus|transfer|taxi|chauffeur|gids) ~ (niet|nooit);
  (skibus|busik|bus hotelowy|transfer|taksowka|kierowca|room service|obsluga pokoju|zamowienie|jedzenie|sniadanie|kolacja|przewodnik|sprzatanie|sprzataczka) ~ nie (przyjechal*|przyszl*|przyszedl|dotarl*|dojechal*|pojawil*|przyniesli|przyniesiono|zjawil*);
  (скибас|скибус|ски бас|шаттл|трансфер|такси|водитель|рум сервис|заказ|еда|ужин|завтрак|гид|уборка|горничная|уборщица) ~ не (приехал*|пришел|пришла|пришло|пришли|появил*|принесли|доставили|приходил*|привезли|явил*);
  (servis|servisi|skibus|ski bus|kayak otobusu|transfer|taksi|taksimiz|sofor|oda servisi|siparisimiz|siparis|yemegimiz|yemek|rehber|temizlikci|temizlik) ~ (gelmedi|gelmedi ki|ugramadi|gorunmedi|getirilmedi);
  (باص|الباص|باص التزلج|باص الفندق|حافله|الحافله|الشاتل|المواصله|التوصيله|التاكسي|تاكسي|السائق|السواق|خدمه الغرف|الطلب|طلبنا|العشاء|الاكل|المرشد) ~ (ما جاء|ما جا|ما اجا|ما اجي|ما جت|ما جات|ما وصل|ما وصلت|لم ياتي|لم يات|لم تات|لم يصل|لم تصل|لم يجئ|مجاش|ماجاش|ماجا|مجتش|ماوصل);
  班车~没来; 班车~没有来; 接驳车~没来; 穿梭巴士~没来; 滑雪巴士~没来; 出租车~没来; 接送~没来; 司机~没来; 客房服务~没来; 送餐~没来; 没人来接我们; 没有人来接; シャトル~来ませんでした; シャトル~来なかった; シャトル~来ません; スキーバス~来ませんでした; スキーバス~来なかった; 送迎~来ませんでした; 送迎~来なかった; 送迎~来ません; タクシー~来ませんでした; タクシー~来なかった; ルームサービス~来ませんでした; ルームサービス~来なかった; 迎え~来ませんでした; 迎え~来なかった
`);
/** The same as a possibility, or said of the guest. */
export const MIGHT_NOT_COME = phraseList(`
  (i|we|he|she|you) (did not|didn t|never) (come|arrive|show|appear); come into question; (if|in case|what if|when|until) (the|our|my|a)? (shuttle|ski bus|skibus|taxi|transfer|driver|room service|hotel bus|pickup|order|guide); (wenn|falls) (der|das|unser|mein|ein)? (skibus|shuttle*|taxi|transfer|fahrer|zimmerservice|hotelbus); si (la|le|notre|mon|el|nuestro)? (navette|skibus|taxi|transfert|chauffeur|traslado|transfer|conductor|pedido|guia|guide); se (la|il|o|a|lo|nostro)? (navetta|skibus|taxi|transfer|shuttle|motorista|autista|guida|guia);
  als (de|het|onze|mijn)? (skibus|shuttle*|taxi|transfer|chauffeur|gids); (jesli|jezeli|gdyby) (skibus|busik|transfer|taksowka|kierowca); если (скибас|шаттл|трансфер|такси|водитель|гид); eger (servis|transfer|taksi|sofor); (اذا|لو) (الباص|الحافله|التاكسي|السائق); 如果~没来; もし~来な
`);
/** The safe of a room. */
export const SAFE_BOX = phraseList(`
  (safe|safety box|strongbox|safe box|safe deposit); (tresor|zimmersafe|zimmertresor|schliessfach); (coffre|coffre fort); (caja fuerte|caja de seguridad); (cassaforte|cassetta di sicurezza); cofre; (kluis|kluisje|safe); (sejf|sejfu|sejfie|sejfem); (сейф|сейфа|сейфе|сейфу); (kasa|kasayi|kasanin|kasamiz); (خزنه|الخزنه|الخزانه|خزنتنا|الخزينه); 保险箱; 保险柜; 保險箱; 金庫; セーフティボックス; セーフティーボックス
`);
/** Why a guest cannot open it. */
export const CANNOT_OPEN = phraseList(`
  (safe|box|it|is|s) ~ (locked|stuck|jammed|blocked|shut tight); (won t|doesn t|will not|does not|can t|cannot|cant|couldn t|unable to) ~ (open|unlock|get in|get it open); (forgot|forgotten|lost|don t remember|don t know) ~ (code|pin|combination|password|number);
  (ist|bleibt|geht) (nun|jetzt|leider|immer noch)? (zu|gesperrt|blockiert|verschlossen|nicht auf|nicht mehr auf|abgeschlossen|verriegelt); (lasst|lassen) sich ~ nicht (mehr)? offnen; (bekomme|bekommen|kriege|kriegen|kann|konnen) ~ nicht (mehr)? (auf|offnen); (code|pin|kombination|zahlenkombination|nummer) ~ (vergessen|verloren);
  (est|reste) (completement)? (bloque|bloquee|verrouille|verrouillee|coince|coincee|ferme); (ne)? (s ouvre|ouvre|arrive) (pas|plus); (oublie|perdu) ~ (code|combinaison|numero);
  (esta|quedo|se quedo|se ha quedado) (bloquead*|cerrad*|atascad*|trabad*); no (se)? (abre|puedo abrir|podemos abrir|puedo abrirla|podemos abrirla); (olvid*|perdi*) ~ (codigo|clave|combinacion|numero|pin);
  (e|rimasta|resta) (bloccat*|chius*|incastrat*); non (si)? (apre|riesco ad aprir*|riusciamo ad aprir*|apre piu); (dimenticat*|perso|scordat*) ~ (codice|combinazione|numero|pin);
  (esta|ficou) (trancad*|bloquead*|fechad*|encravad*); nao (abre|consigo abrir|conseguimos abrir|abre mais); (esqueci|esquecemos|perdi|perdemos) ~ (codigo|senha|combinacao|numero|pin);
  (is|zit|blijft) (nu)? (dicht|op slot|geblokkeerd|vast|vergrendeld); (gaat|krijg|krijgen|kan|kunnen) ~ niet (meer)? open*; (code|pin|pincode|combinatie|cijfercode) ~ (vergeten|kwijt); vergeten ~ (code|pincode|combinatie);
  (jest|zostal) (zamkniet*|zablokowan*|zatrzasniet*); nie (chce)? (sie)? (otwiera|otworzyc|moge otworzyc|mozemy otworzyc|da sie otworzyc); (zapomn*|zgubil*) ~ (kod*|szyfr*|pin*|hasl*);
  (закрыт|закрылся|заблокирован|заблокировался|заперт|заклинил*); не (открывается|можем открыть|могу открыть|открыть); (забыл*|потерял*) ~ (код*|пароль|пин*|шифр*|комбинаци*); (код|пароль) ~ забыл*;
  (kilitli kaldi|kilitlendi|acilmiyor|acamiyor*|sikisti|bloke oldu); (sifre*|kod*|pin*) ~ (unuttu*|hatirlamiyor*|bilmiyor*);
  (مقفله|مقفوله|مغلقه|قفلت|عالقه|مسكره); (لا|ما|مش) (تفتح|بتفتح|عم تفتح|نقدر نفتح|اقدر افتح|راضيه تفتح); (نسينا|نسيت|ضيعنا) ~ (الرقم|الرمز|الكود|كلمه السر|الباسوورد|رقمها|رمزها);
  锁住; 锁死; 打不开; 忘了密码; 忘记密码; 忘记了密码; 密码忘; 開きません; 開かない; 開けられ; ロックされ; 暗証番号を忘れ; 番号を忘れ; 暗証番号がわから; 暗証番号が分から
`);
/** A code that might be forgotten. */
export const MIGHT_FORGET = phraseList(`
  (if|when|in case) ~ (forget|forgot|lose|lost); (wenn|falls) ~ ~ (vergesse|vergessen|vergisst|verliere); (si|quand) ~ (oublie|oublions|perd|perds); (si) (olvido|olvidamos|pierdo); se (dimentico|dimentichiamo|perdo|esqueco|esquecer|perder); als ~ ~ (vergeet|vergeten|kwijt); (jesli|jezeli|gdy) (zapomn*|zgubi*); если ~ (забуду|забудем|забыл|потеряю); ~ unutursa*; (لو|اذا) (نسيت|نسينا|ضاع); 如果~忘; もし~忘れ; 忘れた場合; 忘れたら
`);
/** Guests who long to leave. */
export const LONGING_TO_LEAVE = phraseList(`
  (can t|cant|cannot|can not|could not|couldn t) wait to (leave|leave this|leave here|leave your|get out of here|get out of this|get away from here|be out of here|check out of here|see the back of) (place|hotel|room|dump|house)? $; (can t|cant|cannot|could not|couldn t) wait to (leave this|leave your|get out of here|get out of this|be out of here); (kann|konnen) es ~ (kaum|nicht) erwarten ~ hier ~ (weg|wegzukommen|rauszukommen|raus|abzureisen|auszuchecken|zu verschwinden); (kann|konnen) es ~ (kaum|nicht) erwarten (abzureisen|auszuchecken); (hate|impatient*) (de|d) (partir d ici|quitter cet|quitter cette|quitter votre|m en aller d ici|nous en aller d ici); (ganas|deseando|la hora) (de)? (irnos|irme|marcharnos|marcharme|salir|largarnos) de (aqui|este|esta);
  l ora di (andarcene|andarmene|andare via|scappare); (mal posso esperar|nao vejo a hora|nao vemos a hora|mal podemos esperar) (de|para)? (ir embora|sair daqui); (kunnen|kan) niet wachten om hier (weg|te vertrekken) (te)?; doczekac ~ (wyjazdu stad|az stad wyjedziemy|opuszczenia); (не можем|не могу) дождаться ~ отсюда; скорее бы отсюда; buradan ~ (gitmek|ayrilmak|kurtulmak) icin sabirsizlani*; (نتمني|مستنيين|ما نصدق) (نمشي|نغادر|نطلع) من هنا; 巴不得~离开; 早く帰りたい
`);
/** An outcry about the state of things, as a short message. */
export const OUTCRY = phraseList(`
  (what|such) (a|an) (*)? (mess|dump|disaster|nightmare|shambles|disgrace|rip off|joke|dive|pigsty); (was fur|so|welch) (ein|eine) (*)? (sauerei|schweinerei|frechheit|zumutung|katastrophe|chaos|saustall|unverschamtheit|drecksloch|schande); quel (bordel|foutoir|desastre|cauchemar|chantier|scandale); quelle (honte|catastrophe|horreur|porcherie); que (desastre|asco|verguenza|porqueria|desorden|chasco|horror|timo); che (disastro|schifo|vergogna|casino|porcheria|incubo|delusione); que (bagunca|desastre|nojo|vergonha|nojeira|porcaria|horror|desilusao);
  wat een (*)? (rotzooi|puinhoop|bende|zooi|troep|ramp|schande|zwijnenstal|bagger|aanfluiting); co za (balagan|syf|porazka|katastrofa|wstyd|chlew|skandal|zenada|dno); (какой|какая|какое) (*)? (бардак|кошмар|ужас|позор|свинарник|безобразие|катастрофа|срам); (bu)? ne (rezalet|kepazelik|felaket|pislik|rezillik|skandal); (ايه|شو|ما) (هذه|هاي|هادي)? (الفوضي|القرف|الفوضى|المهزله) (دي|هذه|هاد|هذي)?; 太脏; 太差了; 太乱了; 真糟糕; 什么破; ひどい有様; ひどすぎ; 最悪です; 最低です; めちゃくちゃです
`);
