import { phraseList } from '../language/phrase-list.ts';

/** Requests for a person, and opt-outs. Notation: `phrases.rules.ts`. */
export const PERSON = phraseList(`
  ;
  (speak|talk|chat|write) (to|with) ~ (human|humans|person|people|someone|somebody|agent|operator|manager|receptionist|reception|staff|front desk|representative|concierge|employee);
  (connect|transfer|put) (me|us) (to|with|through); (human|live|real) (agent|person|being|support|help|please);
  (need|want|get me|like) (a|an) (human|person|real person|agent|manager|operator); (call|phone|ring) me back;
  (someone|somebody|reception|manager|you) ~ (call|phone) me; please call me $;
  not (a|with a|to a) (bot|robot|machine); where is everyone; let me speak to;
  (hablar|comunicar*|contactar) con ~ (persona|alguien|humano|agente|operador|gerente|recepcion|recepcionista|encargado|empleado|personal|director);
  (persona|agente) (real|humano|humana|de verdad);
  (pas*|comunic*|ponga*) con (recepcion|alguien|una persona|un agente); (alguien|pueden|puede) ~ llamarme; llamenme;
  llameme; no (con)? un (bot|robot);
  parler (a|avec|au) ~ (personne|quelqu un|humain|agent|conseiller|receptionniste|reception|responsable|directeur|employe);
  (vraie|vrai) (personne|humain); (rappelez|appelez) moi; (quelqu un|vous) ~ (m appeler|me rappeler|m appelle);
  (passez|passer) moi (la reception|quelqu un|un responsable); pas (un|a un) (robot|bot);
  (mit|zu) ~ (menschen|mensch|person|jemandem|mitarbeiter|mitarbeiterin|rezeption|manager|direktor|personal|agenten) ~ (sprechen|reden|schreiben|verbinden|verbunden|chatten);
  (sprechen|reden) mit ~ (menschen|person|jemandem|mitarbeiter|mitarbeiterin|rezeption|manager);
  (echten|richtigen|echter|richtiger) (menschen|mensch|person|mitarbeiter); (verbinden|verbinde) sie mich;
  rufen sie mich (bitte)? (an|zuruck); ruckruf; (kein|keinen|keinem) (bot|roboter);
  (parlare|comunicare|chattare) con ~ (persona|qualcuno|umano|operatore|receptionist|reception|responsabile|direttore|addetto);
  (persona|operatore) (vera|reale|umana|umano);
  (mi|potete|puo) (chiami|chiamate|richiami|richiamate|chiamarmi|richiamarmi);
  mi passi (la reception|qualcuno|un operatore); non (con)? un (bot|robot);
  (falar|conversar) com ~ (pessoa|alguem|humano|atendente|operador|gerente|rececao|recepcao|rececionista|recepcionista|responsavel|funcionario);
  (pessoa|atendente) (real|humana|humano|de verdade); (podem|pode|alguem) ~ (ligar|telefonar) (me|para mim);
  (me liguem|liguem me|me ligue|ligue me); nao (com)? um (bot|robo);
  (met|tot) ~ (mens|persoon|iemand|medewerker|receptie|receptionist|manager|personeel) ~ (spreken|praten|chatten|contact);
  (spreken|praten|chatten|contact) met ~ (mens|persoon|iemand|medewerker|receptie|receptionist|manager);
  (echt|echte) (mens|persoon|medewerker); (bel|bellen) (me|mij|ons) (terug|even); doorverbinden; geen (bot|robot);
  (rozmawiac|porozmawiac|polaczyc|kontakt) (sie)? z ~ (czlowiekiem|osoba|kims|konsultantem|recepcja|recepcjonista|kierownikiem|menedzerem|pracownikiem|obsluga);
  (zywy|prawdziwy|zywym|prawdziwym) (czlowiek|czlowiekiem); prosze (do mnie)? (zadzwonic|o telefon|oddzwonic);
  nie z (botem|robotem);
  (поговорить|связаться|говорить|соедините|общаться|пообщаться) (меня)? (с|со) ~ (человеком|кем нибудь|кем то|оператором|менеджером|администратором|сотрудником|рецепцией|ресепшном|ресепшен|управляющим);
  (живой|живого|живым|реальным) (человек|человека|человеком|оператор|оператора|оператором);
  (перезвоните|позвоните) (мне)? (пожалуйста)?; не с (ботом|роботом); позовите (менеджера|администратора|человека);
  (biriyle|bir kisiyle|insanla|gercek biriyle|gercek bir insanla|bir insanla|bir yetkiliyle|yetkiliyle|mudurle|resepsiyonla|personelle|temsilciyle|calisanla) ~ (gorusmek|konusmak|konusabilir|gorusebilir|baglar);
  (gercek|canli) (kisi|insan|temsilci|destek); (beni|lutfen) (arayin|arar misiniz|baglayin); (bot|robot) degil;
  (التحدث|اتحدث|اتكلم|التكلم|الكلام|التواصل|احكي) (مع|الي) ~ (شخص|احد|موظف|انسان|مدير|مسوول|استقبال|بشر*|خدمه);
  (شخص|موظف|انسان) (حقيقي|بشري); (اتصلوا|اتصل) (بي|علي); ليس (مع)? (روبوت|بوت); حولني; 转人工; 人工客服; 人工服务; 真人; 转接前台; 转接经理;
  找前台; 找经理; 和人说话; 跟人说话; 跟前台说; 和前台说; 跟工作人员; 和工作人员; 与工作人员; 联系工作人员; 给我打电话; 回电话; 给我回电; 不要机器人; 人と話; 人間と話; スタッフと話; スタッフに繋;
  スタッフにつな; フロントと話; フロントに繋; フロントにつな; 担当者と話; 担当者に繋; 担当者につな; 担当の方と; オペレーター; 支配人; マネージャー; マネージャーと話; 係の人; 電話をください; 電話してください;
  折り返し; ロボットではなく; ボットではなく
`);
export const PERSON_WORDS = phraseList(`
  human; person; a person; agent; operator; representative; reception; receptionist; manager; front desk; staff;
  humano; persona; agente; recepcion; gerente; humain; une personne; receptionniste; mensch; mitarbeiter; rezeption;
  umano; operatore; pessoa; atendente; rececao; recepcao; mens; medewerker; receptie; czlowiek; konsultant; recepcja;
  человек; оператор; администратор; менеджер; ресепшен; insan; temsilci; resepsiyon; yetkili; موظف; انسان; الاستقبال;
  مدير; 人工; 前台; 经理; 客服; スタッフ; フロント; 担当者; 人間
`);

/** "Cancel" and "no more" are excluded: alone, they more often mean a booking, a taxi or towels. */
export const STOP_WORDS = phraseList(`
  stop; stopp; stop all; stopall; stop it; stop now; stop messages; stop messaging; stop texting; unsubscribe; optout;
  opt out; end; quit; revoke; remove me; no more messages; alto; parar; pare; para; baja; dar de baja;
  darme de baja; detener; basta; no mas mensajes; arret; arreter; arretez; stopper; desabonner; desabonnement;
  desinscrire; desinscription; abmelden; abbestellen; austragen; aufhoren; keine nachrichten mehr; ferma; fermare;
  disiscrivimi; disiscriviti; cancellami; disiscrizione; sair; descadastrar; cancelar inscricao; cancelar subscricao;
  remover; afmelden; uitschrijven; ophouden; wypisz; wypisz mnie; rezygnuje; zatrzymaj; стоп; отписаться; отпишите;
  отписка; хватит; dur; durdur; ret; abonelikten cik; abonelikten cikar; توقف; قف; ايقاف; اوقف; الغاء الاشتراك; ستوب;
  停; 停止; 退订; 取消订阅; 不要再发; 停止发送; 配信停止; 停止; 解除; 登録解除; ストップ; 止めて; 停止してください
`);

export const STOP_SENTENCES = phraseList(`
  (stop|quit) (writing|messaging|texting|contacting|spamming|bothering|whatsapping) (me|us|to me|to us);
  (stop|quit) (writing|messaging|texting|contacting|spamming|bothering) $;
  stop sending (me|us) ~ (messages|message|texts|text|whatsapps|notifications|reminders|spam|stuff|ads|these|this);
  stop (sending)? (these|the|your|all|any|all these|all the|automatic|automated) ~ (messages|texts|whatsapps|notifications|reminders|spam);
  (do not|don t|dont|never) (write|message|text|contact|whatsapp) (to)? (me|us) (again|anymore|any more|ever|any longer|please);
  (do not|don t|dont|never) (write|message|text|contact|whatsapp) (to)? (me|us) $;
  (do not|don t|dont) send (me|us) (any|anymore|any more|more|these|your) ~ (messages|texts|notifications|whatsapps|message);
  (don t|do not|dont) want ~ (receive|get|to get) ~ (messages|texts|notifications|whatsapps|message);
  (don t|do not|dont) want ~ (any more|more|your|these) (messages|texts|notifications);
  (remove|take|delete) (me|my number) (from|off) ~ (list|lists|database|mailing); unsubscribe (me|us|please|from);
  opt (me)? out; no more (messages|texts|notifications) ~ $; leave me alone;
  (deje|dejen|deja|paren|pare|dejad) de (escribirme|enviarme|mandarme|contactarme|molestarme|escribir|enviar mensajes|mandar mensajes);
  no me (escriban|escriba|escribas|envien|envie|manden|mande|contacten|contacte|molesten) (mas|nunca);
  no me (escriban|escriba|contacten|contacte) $; no (quiero|deseo) (recibir)? ~ (mensajes|notificaciones);
  (darme|darnos|denme|deme) de baja; borren mi numero; no mas mensajes;
  (arretez|arrete|cessez|stop) ~ (m ecrire|m envoyer|me contacter|me deranger|ces messages|vos messages|les messages);
  ne (m|me) (ecrivez|ecris|envoyez|contactez|contacte) (plus);
  ne (veux|souhaite|desire) (plus|pas) ~ (recevoir|messages|message);
  (desabonnez|desinscrivez|retirez|supprimez) (moi|mon numero); plus de messages (svp|s il vous plait)? $;
  (horen|hor|hort) (sie)? (bitte)? ~ auf ~ (schreiben|nachrichten|schicken|senden|belastigen|kontaktieren);
  (schreib*|schick*|send*|kontaktier*) (sie)? (mir|mich|uns) (bitte)? (nicht|nichts|keine nachrichten|keine) (mehr);
  (keine|nicht) ~ (nachrichten|whatsapp) mehr;
  (mochte|will|wunsche) (keine|nicht) ~ (nachrichten|angeschrieben|kontaktiert);
  (melden|tragen|nehmen) sie mich ~ (ab|aus|von der liste); lassen sie mich in ruhe; lasst mich in ruhe;
  (smett*|finit*|smetti) di (scrivermi|mandarmi|inviarmi|contattarmi|disturbarmi|scrivere|mandare messaggi);
  non (scrivetemi|scrivermi|scrivermi|contattatemi|mandatemi|inviatemi|mi scriva|mi scrivete|mi contatti) (piu);
  non voglio (piu)? (ricevere)? ~ messaggi; basta (messaggi|con i messaggi|scrivermi);
  (cancellatemi|rimuovetemi|toglietemi) (dalla)?;
  (parem|pare|parar|para|deixem|deixe) de (me)? (escrever|enviar|mandar|contactar|contatar|incomodar) ~;
  nao me (escrevam|escreva|enviem|envie|mandem|mande|contactem|contacte|contatem) (mais);
  nao (quero|desejo) (mais)? (receber)? ~ mensagens; (removam|retirem|tirem) ~ (meu numero|da lista|me);
  chega de mensagens; (stop|hou|houd) (met|op met|op) ~ (schrijven|berichten|sturen|appen|contact|lastigvallen);
  (stuur|schrijf|app|contacteer) (me|mij|ons) (geen|niet) ~ (meer|berichten); (wil|wens) geen ~ berichten;
  geen berichten meer; (schrijf|meld) (me|mij) (uit|af); laat me met rust;
  (prosze|przestan|przestancie) ~ (nie pisac|nie wysylac|pisac do mnie|wysylac ~ wiadomosci);
  nie (piszcie|pisz|wysylajcie|wysylaj|kontaktujcie sie) ~ (wiecej|do mnie wiecej|wiadomosci);
  nie chce ~ (otrzymywac|dostawac|wiadomosci); (usuncie|wypiszcie) (moj numer|mnie); dajcie mi spokoj;
  (перестаньте|прекратите|хватит|не надо) (мне)? (писать|присылать|слать|отправлять|беспокоить|рассыл*) ~;
  (не пишите|не присылайте|не шлите|не отправляйте|не беспокойте) (мне|меня) (больше|сообщени*);
  больше (мне)? не (пишите|присылайте|шлите); не (хочу|желаю) (больше)? получать ~;
  (удалите|уберите) (мой номер|меня из); отпишите меня; оставьте меня в покое;
  (bana|bize|lutfen) ~ (yazmayin|mesaj gondermeyin|mesaj atmayin|mesaj yazmayin|yazmayi birakin|mesaj gondermeyi birakin|mesaj atmayi birakin);
  mesaj (almak|istemek) (istemiyorum); mesaj istemiyorum; (listeden|listenizden|abonelikten) (cikarin|cikarir misiniz);
  beni rahat birakin; (توقف*|كفي) عن (مراسلتي|الكتابه|ارسال|ازعاجي) ~;
  (لا ترسل*|لا تراسل*|لا تكتب*) (لي|الي|لنا)? ~ (بعد الان|مجددا|رسائل|مره اخري); لا تراسلوني;
  لا اريد ~ (رسائل|رسائلكم|استلام|تلقي); (الغوا|الغ) اشتراكي; (احذفوا|امسحوا) رقمي; اتركوني وشاني; 别再给我发; 不要再给我发;
  不要给我发; 请不要再发; 不要再发消息; 别再发; 停止给我发; 不想再收到; 不想收到; 不要再联系; 别再联系; 把我从名单; 取消订阅; 退订; メッセージを送らないで; もう送らないで; 送るのをやめて; 送るのを止めて;
  連絡しないで; メッセージを止めて; メッセージをやめて; メッセージを停止; メッセージはいりません; メッセージは不要; 配信を停止; 配信停止; 受け取りたくな; もう連絡; 登録を解除
`);
export const NOT_STOPPING = phraseList(`
  (bus|tram|metro|train|taxi|subway|next|first|last|pit|one) (stop|stops); stop (by|over|off|at|in|near|here);
  (don t|do not|dont) stop; non stop; nonstop; arret de (bus|tram); parada de (autobus|bus|taxi);
  stop (noise|the noise|the music)
`);

export const START_WORDS = phraseList(`
  start; unstop; subscribe; resume; opt in; optin; alta; iniciar; reanudar; comenzar; empezar; demarrer; commencer;
  reprendre; debut; starten; anmelden; inizia; iniziare; riprendi; avvia; comecar; retomar; aanmelden; hervatten;
  wznow; zacznij; rozpocznij; старт; начать; возобновить; подписаться; basla; baslat; devam; ابدا; بدء; اشتراك; ستارت;
  开始; 恢复; 订阅; 開始; 再開; スタート
`);
export const START_SENTENCES = phraseList(`
  you (can|may) (write|message|text) (to)? me again; please (write|message|text) (to)? me again;
  (want|like) to ~ (receive|get) ~ (messages|updates) again; subscribe me again; opt me (back)? in;
  (pueden|puede) (volver a)? escribirme (de nuevo|otra vez); vous pouvez (de nouveau)? m ecrire;
  (sie konnen|konnen sie) mir wieder schreiben; potete scrivermi di nuovo; podem voltar a escrever me;
  u mag me weer (berichten|schrijven); 可以再给我发; また送ってください; 再開してください
`);
