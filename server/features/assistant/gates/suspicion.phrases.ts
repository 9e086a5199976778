import { phraseList } from '../language/phrase-list.ts';

/** Instructions to the assistant (prompt injection), and questions about other guests. Notation: `phrases.rules.ts`. */
export const INJECTION = phraseList(`
  ;
  (ignore|disregard|forget|override|bypass|skip) ~ (your|all|previous|prior|above|earlier|preceding|these|those|system|any) ~ (instruction|instructions|rules|prompt|prompts|guidelines|directives|programming|policies|policy);
  (system|hidden|initial|secret|developer) (prompt|prompts|instructions|message);
  (show|reveal|print|repeat|tell|give|output|leak|display) ~ (your|the) ~ (prompt|instructions|system message|guidelines);
  (what|which) (are|is) your (instructions|prompt|system prompt|rules);
  you are (now|no longer) ~ (a|an|dan|the|in|bound);
  (developer|debug|admin|god|jailbreak|dan|root|sudo|maintenance) mode; jailbreak;
  (act|behave|respond|pretend) as (if|though) you (are|were|have); pretend (to be|you are|that you);
  new (instructions|rules|system prompt); (from now on|as of now) ~ (you|ignore|answer|reply|always); do anything now;
  (i am|i m|this is) (your|the) (developer|administrator|programmer|creator|system);
  end of (system)? (prompt|instructions); (begin|start) (system|new) (prompt|instructions);
  (assistant|concierge|bot|ai) must (always|now|never|reply|tell|offer|give);
  tell (all|every) (guest|guests|customer|customers); language model; (act|behave|answer|respond) as (dan|an unrestricted|a different|a hacker);
  (repeat|print|show|output|copy|translate|summarise|summarize) ~ (text|words|message|messages|everything|all) (above|before|starting with|verbatim);
  (repeat|print|copy) everything ~ (above|before); pretend ~ (that|like) ~; (answer|reply to|respond to) (every|all|each) (question|questions|message|messages|guest|guests) ~ (with|by);
  (repite|repita) ~ (texto|todo) ~ (arriba|anterior); (finge|finja|simula) que; (repete*|recopie*) ~ texte ~ (dessus|precedent); (fais|faites) (comme si|semblant);
  (wiederhole*|gib) ~ (text|alles) (oben|daruber|davor); tu so als; tun sie so als; ripeti ~ testo ~ (sopra|precedente); (fai|faccia) finta; (finge|finja) que; (repete|repita) ~ texto ~ (acima|anterior);
  doe alsof; herhaal ~ tekst ~ (hierboven|boven); udawaj ze; powtorz ~ tekst ~ powyzej; (притворись|притворитесь|представь) что; (повтори|повторите) ~ текст ~ выше; (gibi davran|gibi yap); yukaridaki metni; تظاهر بان; كرر النص ~ اعلاه; 假装; 重复上面的; 重复以上; ふりをして; 上の文章を繰り返; 上記のテキストを繰り返;
  (ignora*|olvida*|omite*|desobedece*) ~ (tus|sus|las|todas las|anteriores) ~ (instrucciones|reglas|normas|directrices);
  (muestra*|revela*|dime|repite*) ~ (tu|tus|el|las) ~ (prompt|instrucciones); ahora eres;
  modo (desarrollador|administrador);
  (ignore*|oublie*|contourne*) ~ (tes|vos|les|toutes) ~ (instructions|consignes|regles);
  (montre*|revele*|affiche*|donne*|repete*) ~ (ton|tes|votre|vos|le) ~ (prompt|instructions|consignes);
  tu es (maintenant|desormais); mode (developpeur|administrateur);
  (ignorier*|vergiss|vergessen|missachte*) ~ (deine|ihre|alle|die|vorherige*|bisherige*) ~ (anweisung*|instruktion*|regeln|vorgaben|prompt);
  (zeig*|nenn*|verrat*|wiederhol*|gib) ~ (dein*|ihr*|den|die) ~ (systemprompt|prompt|anweisungen|system prompt);
  du bist (jetzt|ab jetzt|nun); (entwicklermodus|administratormodus); systemprompt*;
  (ignora*|dimentica*) ~ (tue|sue|le|tutte|precedenti) ~ (istruzioni|regole);
  (mostra*|rivela*|dimmi|ripeti) ~ (tuo|tue|il|le) ~ (prompt|istruzioni); adesso sei; ora sei un;
  (ignore*|ignora*|esquece*|esqueca*) ~ (tuas|suas|as|todas) ~ (instrucoes|regras);
  (mostre|mostra|revele|revela) ~ (prompt|instrucoes); agora voce e; agora es um;
  (negeer*|vergeet) ~ (je|uw|jouw|alle|de|vorige) ~ (instructies|regels|opdrachten);
  (toon|laat|geef) ~ (je|uw|de) ~ (prompt|instructies); je bent (nu|vanaf nu);
  (zignoruj|ignoruj|zapomnij) ~ (swoje|wszystkie|poprzednie|o) ~ (instrukcje|instrukcjach|polecenia|zasady|zasadach);
  (pokaz|ujawnij) ~ (prompt|instrukcje); jestes teraz;
  (игнорируй*|проигнорируй*|забудь*|не обращай*) ~ (свои|все|предыдущие|ваши|твои|прошлые) ~ (инструкции|правила|указания|команды);
  (покажи*|раскрой*|выведи*) ~ (промпт|инструкции|системный); системный промпт; теперь ты; режим разработчика;
  (talimatlar*|kurallar*|yonergeler*) ~ (yok say*|unut*|goz ardi et*|gormezden gel*);
  (sistem) (promptu*|istemi*|komutu*); (promptunu|talimatlarini) (goster*|soyle*|acikla*|yaz*); artik sen bir;
  gelistirici modu; (تجاهل|انس|اهمل) ~ (تعليماتك|تعليمات|قواعدك|قواعد|اوامرك|اوامر) ~;
  (اظهر|اكشف|اعرض|اعطني) ~ (تعليماتك|تعليمات النظام|موجه النظام); انت الان; وضع المطور; 忽略你的; 忽略之前; 忽略以上; 忽略所有; 无视之前;
  无视你的; 忘记你的指令; 忘记之前的; 系统提示词; 系统提示; 你的提示词; 你现在是; 开发者模式; 越狱; 指示を無視; 命令を無視; ルールを無視; 指示を忘れ; これまでの指示; 以前の指示; システムプロンプト;
  プロンプトを表示; プロンプトを教; プロンプトを見せ; あなたは今から; 開発者モード
`);

/** "In which room is Mr Smith?" A hotel must neither disclose nor confirm this. */
export const OTHER_GUEST = phraseList(`
  ;
  (which|what) room ~ (is|does|are|number) ~ (mr|mrs|ms|miss|sir|guest|friend|husband|wife|colleague|boss|girlfriend|boyfriend|ex|he|she|they) ~ ;
  (which|what) room (is|does) ~ (staying|stay|sleeping|booked) ~ ;
  room (number)? (of|for) (mr|mrs|ms|miss|the guest|another guest|my friend|my husband|my wife|my ex|my colleague);
  (mr|mrs|ms|miss) ~ (room number|in room|stay* (at|in|with)|checked (in|out)|a guest);
  (is|has) ~ (mr|mrs|ms|miss|my husband|my wife|my ex|my boyfriend|my girlfriend|my colleague|my boss) ~ (staying|checked|guest|there|in room|arrived|booked);
  (who|whos) (is|s)? (staying|stays|sleeping) in room; who (is|s) in room;
  (other|another|different) guest s (room|phone|number|name|booking|email|data|details);
  (room|phone|booking|name|number|details|email) (number)? of (the|another|an other|other) (guest|guests);
  who else is staying; (neighbour|neighbor|neighbours|neighbors) (name|phone|number);
  (mr|mrs|ms|miss) ~ s (room|phone|number|booking|reservation|email);
  (phone number|room number|booking|reservation|email) of (mr|mrs|ms|miss); (guest|guests) list;
  en que habitacion (esta|se aloja|se hospeda|duerme) ~; habitacion (de|del|numero) ~ (senor|senora|huesped|sr|sra);
  (se aloja|esta alojad*|hospedad*) ~ (senor|senora|sr|sra|mi marido|mi mujer|mi esposo|mi esposa);
  quien (esta|se aloja|duerme) en la habitacion;
  (datos|telefono|numero|reserva) (de|del) (otro|otra|otros) (huesped*|cliente*);
  dans quelle chambre (est|loge|se trouve|dort|sejourne) ~;
  (numero de chambre|chambre|telephone|reservation) (de|du) (monsieur|madame|m|mme|client|autre client|mon mari|ma femme);
  (monsieur|madame|mme|mon mari|ma femme) ~ (loge|sejourne|est il|est elle) ~ (chez vous|hotel|la);
  qui (est|loge|dort) dans la chambre; (chambre|nom|numero|telephone) ~ (autre|autres) (client|clients);
  (welches|welchem) zimmer (wohnt|ist|schlaft|hat|ubernachtet) (herr|frau|der gast|mein*) ~; zimmernummer von ~;
  (wohnt|ubernachtet|ist) (herr|frau) ~ (bei ihnen|im hotel|da|eingecheckt);
  wer (wohnt|schlaft|ist) in (zimmer|dem zimmer);
  (telefonnummer|zimmernummer|buchung|daten) (von|des|der|eines|anderer) (herr|frau|herrn|gast*|anderen|anderer);
  in (che|quale) (camera|stanza) (e|alloggia|si trova|dorme|sta) ~;
  (camera|stanza|telefono|prenotazione) (del|della|di) (signor|signora|sig|altro ospite|un altro);
  chi (e|alloggia|dorme) nella (camera|stanza); (camera|nome|numero|telefono) ~ (altri|altro) (ospite|ospiti);
  em que quarto (esta|fica|dorme|se hospeda) ~; quarto (do|da) (senhor|senhora|sr|sra|hospede|outro);
  quem (esta|fica|dorme) no quarto; (quarto|nome|numero|telefone) ~ (outros|outro) (hospede|hospedes);
  in welke kamer (zit|is|slaapt|verblijft|logeert) ~; kamernummer van ~; wie (zit|slaapt|verblijft) in kamer;
  (kamer|naam|nummer) van ~ (andere|een andere) (gast|gasten); w (ktorym|jakim) pokoju (jest|mieszka|nocuje|spi) ~;
  numer pokoju (pana|pani|goscia); kto (mieszka|jest|nocuje) w pokoju; (innego|innych) goscia*;
  в каком номере (живет|остановил*|находится|проживает|живут) ~;
  номер (комнаты)? (господина|госпожи|гостя|другого гостя); кто (живет|проживает|остановился) в номере;
  (другого|других) гост*; (hangi|kac numarali) odada (kaliyor|kalan)? ~;
  (bey|hanim|bay|bayan) ~ (hangi odada|oda numarasi); odada kim kaliyor; diger (misafir*|konuk*);
  في اي غرفه (يقيم|تقيم|ينزل|يسكن|السيد|السيده) ~; رقم غرفه (السيد|السيده|نزيل|الضيف); من (يقيم|يسكن) في (غرفه|الغرفه);
  (نزيل|ضيف) اخر; 先生住哪; 女士住哪; 先生住在哪; 女士住在哪; 先生的房间; 女士的房间; 先生的房号; 女士的房号; 住在哪个房间; 住几号房; 谁住在; 谁住; 其他客人; 别的客人; 另一位客人;
  さんの部屋; 様の部屋; さんはどの部屋; 様はどの部屋; さんは何号室; 様は何号室; 他の客; 他のお客; 他の宿泊; 誰が泊ま; 誰が宿泊
`);
export const OWN_GUEST = phraseList(`
  (extra|additional|other|another|second|third) (guest|guests) (fee|charge|policy|to|for);
  andere gast (meebrengen|mitbringen); guest list for (my|our)
`);

/** What sounds like a complaint and is none. */
export const NOT_COMPLAINING = phraseList(`
  no complaints; nothing to complain*; can t complain; not complaining;
  (not|never|wasn t|weren t|won t be) (disappoint*); don t be disappoint*;
  (don t want to|do not want to|hate to) disappoint; (complaint|complaints) (policy|procedure); keine beschwerden;
  nicht enttauscht; sin quejas; baggage reclaim; geen klachten; pas (decu|decus|decue);
  aucune plainte; pas mal; nessuna lamentela; non male; nada mal; sem reclamac*; nao nos queixamos; nicht schlecht; niet slecht; bez (skarg|zastrzezen); niezle; nie narzek*;
  (нет|без) (жалоб|претензий); не (жалуемся|жалуюсь); неплохо; (sikayetim|sikayetimiz) yok; fena degil; لا شكاوي; ليس لدي شكوي; 没有投诉; 没什么可投诉; 不失望; 没有失望; 苦情ではありません; 文句なし; 悪くない; がっかりしませんでした
`);
