import { phraseList } from '../language/phrase-list.ts';

/**
 * Danger to life or health, in the thirteen languages of the fixed sentences. Optimized for recall: a false alarm costs
 * staff little time. See `phrases.rules.ts` for the notation.
 */
export const DANGER = phraseList(`
  # English
  (there is|there s|theres|a|big|on|caught|catching|started) fire; fire in (the|my|our|room|a); fire fire;
  fire alarm ~ (going|ringing|on|sounding|off); on fire; (smell|smells|smelling) ~ (smoke|burning|burnt|gas);
  (smoke|flames) (is|are)? (in|coming|filling|everywhere|from); room ~ full of smoke;
  (something|smth|outlet|socket|cable) (is|s)? (burning|smoking); burning smell; gas (leak|leaking|smell); leaking gas;
  carbon monoxide; co alarm; ambulance; paramedic*; (call|need|get|send) ~ (doctor|medic|911|112|999|police|nurse);
  (heart attack|cardiac arrest); (having|had|has|suffered) a stroke; seizure; epilep*; unconscious; passed out;
  collapsed; fainted;
  (not|stopped|isn t|cant|can t|cannot|can not|trouble|difficulty|difficulties|hardly) (breathing|breathe|breath);
  is choking; choking on; chest (pain|pains|hurts); pain in ~ chest; bleeding; lots of blood; overdose*; anaphyla*;
  allergic (reaction|shock); food poisoning; (been|was|got|is) poisoned; drowning; drowned; electrocuted;
  electric shock; (broke|broken) ~ (leg|arm|hip|neck|ankle|wrist|bone); (seriously|badly) (hurt|injured|ill);
  (someone|person|man|woman|husband|wife|child|son|daughter|baby|guest|friend|father|mother|i am|i m|is|got) injured;
  head injury; medical emergency; life or death; need help urgently; emergency in; it s an emergency;
  this is an emergency; its an emergency; having an emergency; we have an emergency; there is an emergency; in labour;
  in labor; water broke;
  (hit|hits|hitting|beating|beat|attacked|attacking|assaulted|assaulting|raped|molested|strangling|stabbed|threatening|threatened|kidnapped) (me|my|her|him|us|a|someone|by);
  (was|been|got|am) (attacked|assaulted|raped|stabbed|robbed|mugged|beaten|threatened|shot|sexually ~ );
  sexual assault; domestic violence; (with|has|have|got) a (gun|knife|weapon); gunshot*; shots fired; shooting in;
  bomb (threat|in|under); a bomb; intruder;
  (broke|breaking|trying to break|trying to get) (in|into) ~ (room|apartment|suite|door);
  (someone|somebody|stranger|man) ~ (in|inside|entered) my room; being followed; afraid for my life; i m not safe;
  don t feel safe; hostage; human trafficking; people are fighting; violent (fight|man|guest|husband|partner|person);
  (lost|missing|can t find|cannot find|cant find|can not find|lost sight of) ~ (my|our|a|the) (little|young|older|younger)? (child|kid|son|daughter|baby|boy|girl|toddler|children|kids);
  (child|kid|son|daughter|baby|boy|girl|toddler|grandson|granddaughter) (is|has|s)? (gone)? (missing|lost|disappeared|vanished|gone);
  missing child; lost child; child ~ (locked|alone) in; suicid*; (kill|hurt|harm|hang|shoot) myself;
  (end|ending|take|taking) my (own)? life; (want|wanna|going|like) to die; i want to die; don t want to live;
  no reason to live; trapped; stuck in ~ (lift|elevator); (lift|elevator) ~ stuck; help me please i; call the police;
  earthquake; tsunami
  # Spanish
  (hay|un|huele a|en llamas|gran|en) (fuego|incendio); incendio en; se quema; esta ardiendo; en llamas;
  (huele|olor) a (gas|humo|quemado); (hay|mucho|sale) humo; (fuga|escape) de gas; ambulancia;
  (necesito|llame*|llama*|necesitamos|busco) ~ (medico|doctor|doctora|policia|112|911); infarto; ataque al corazon;
  ataque cardiaco; derrame cerebral; convulsi*; inconsciente; desmay*; (no|apenas) (puedo|puede|respiro) ~ respir*;
  no respira; se (esta)? (ahogando|asfixiando|muriendo|ahoga); dolor (en el|de) pecho; sangra*; mucha sangre;
  sobredosis; reaccion alergica; intoxica*; me he roto; se ha roto ~ (pierna|brazo); emergencia medica;
  es una (emergencia|urgencia); una emergencia;
  (me|le|nos) (ha|han|esta|estan)? (atacado|atacando|pegado|pegando|amenazado|amenazando|agredido|agrediendo|robado|violado|golpeado);
  agresion; tiene un (cuchillo|arma); una pistola; bomba en; alguien ~ (en|entrar) ~ mi habitacion;
  (mi|nuestro|nuestra) (hijo|hija|nino|nina|bebe|pequeno) (se ha|ha|esta|se) (perdido|desaparecido|perdio);
  (he|hemos) perdido a (mi|nuestro|nuestra) (hijo|hija|nino|nina|bebe);
  no (encuentro|encontramos) a (mi|nuestro|nuestra) (hijo|hija|nino|nina|bebe); nino perdido; suicid*; matarme;
  quitarme la vida; (quiero|quisiera) morir*; atrapad* en; socorro; terremoto
  # French
  (au|le|y a|un|en) feu; le feu dans; il y a le feu; incendie; en flammes; ca brule; odeur de (gaz|brule|fumee);
  sent (le gaz|le brule|la fumee); fuite de gaz; (de la|beaucoup de) fumee; ambulance; samu;
  (besoin|appelez|appeler|il faut) ~ (medecin|docteur|police|pompiers|secours|112|15); crise cardiaque; infarctus;
  (fait|eu|un) avc; convulsion*; inconscient*; evanoui*; perdu connaissance; (ne|n) (respire|arrive) ~ (respirer|plus);
  ne respire (pas|plus); (mal|douleur*) ~ (poitrine|thorax); saigne*; s etouffe; se noie; surdose; overdose;
  (reaction|choc) (allergique|anaphylactique); intoxication; (casse|cassee) (la jambe|le bras|la hanche);
  urgence medicale; c est une urgence; une urgence; blesse*;
  (m|nous|l) (a|ont|as) (agresse*|attaque*|frappe*|menace*|viole*|vole*); me (frappe|menace|bat); agression;
  a un couteau; une arme; une bombe; quelqu un ~ (dans|entrer) ~ ma chambre;
  (mon|ma|notre) (fils|fille|enfant|bebe|petit|petite) (a disparu|est perdu|est perdue|s est perdu*|est introuvable|a ete enleve*);
  (perdu|trouve plus|retrouve plus|trouve pas) (mon|ma|notre) (fils|fille|enfant|bebe|petit); enfant (perdu|disparu);
  suicid*; me tuer; mettre fin a mes jours; envie de mourir; veux mourir; (coince*|bloque*) dans l ascenseur;
  au secours; tremblement de terre
  # German
  es brennt; brennt (es|das|mein|im|in|mein zimmer); (zimmer|haus|kuche|balkon|vorhang|hotel) ~ brennt;
  feuer (im|in|auf|ausgebrochen); ein feuer; feueralarm; feuermelder (geht|piept);
  riech* ~ (gas|rauch|verbrannt|brand); gas geruch; gasgeruch; gasleck; brandgeruch; rauch (im|in|aus|kommt); qualm*;
  krankenwagen; rettungswagen; notarzt; (brauch*|ruf*|hol*|benotig*) ~ (arzt|arztin|doktor|polizei|feuerwehr|112);
  herzinfarkt; schlaganfall; krampfanfall; bewusstlos; ohnmachtig; ohnmacht; zusammengebrochen;
  (keine luft|atmet nicht|atemnot|nicht atmen|nicht mehr atmen); brustschmerz*; schmerzen in der brust; blutet;
  blute stark; viel blut; uberdosis; allergische* (reaktion|schock); vergiftung; vergiftet; ertrinkt; ertrunken;
  erstickt; (bein|arm|hufte) gebrochen; (schwer|stark)? verletzt; medizinischer notfall;
  (ist|haben|ein) (ein|einen)? notfall; (angegriffen|uberfallen|bedroht|geschlagen|vergewaltigt|ausgeraubt|verprugelt);
  schlagt mich; bedroht mich; (hat ein|mit) messer; eine waffe; bombe; einbrecher; jemand ~ in mein* zimmer;
  (kind|sohn|tochter|baby|kleiner|kleine|junge|madchen) ~ (verschwunden|vermisst|verloren|weg|verlaufen|verirrt);
  (finde*|vermiss*) ~ (unser|mein|unsere|meine|unseren|meinen) (kind|sohn|tochter|baby|kinder) (nicht)?; kind verloren;
  suizid*; selbstmord; (bringe mich um|umbringen|das leben nehmen|nicht mehr leben|will sterben);
  (fahrstuhl|aufzug|lift) ~ (stecken|gefangen|eingesperrt|festgesteckt|fest); stecke* im (fahrstuhl|aufzug|lift);
  zu hilfe; erdbeben
  # Italian
  (c e un|c e|un|al|a) (fuoco|incendio); incendio; va a fuoco; prende fuoco; in fiamme;
  (odore|puzza|sento odore) di (gas|fumo|bruciato); fuga di gas; (c e|molto|esce) (del)? fumo; ambulanza;
  (serve|chiam*|bisogno|mand*) ~ (medico|dottore|polizia|carabinieri|112|118|pompieri); infarto;
  attacco (di cuore|cardiaco); ictus; convulsion*; svenut*; incosciente; priv* di sensi;
  (non|fatica a) (riesco a|riesce a|respira|respirare) (respirare|piu)?; non respira; dolore al petto; sanguin*;
  molto sangue; overdose; (reazione|shock) (allergica|anafilattico); intossicazione; avvelenat*; soffoca*; annega*;
  (rotto|rotta) (la gamba|il braccio|una gamba|un braccio); emergenza medica; e un (emergenza|urgenza); un emergenza;
  ferit*; (mi|ci|l) (ha|hanno|sta|stanno) (aggredit*|picchia*|minaccia*|attaccat*|rapinat*|violentat*|derubat*);
  aggressione; ha un coltello; una pistola; una bomba; qualcuno ~ (nella|in) mia camera;
  (mio|mia|nostro|nostra) (figlio|figlia|bambino|bambina|neonato) (e scomparso|e scomparsa|e sparito|e sparita|si e perso|si e persa);
  (perso|trovo piu|troviamo piu|trovo) (mio|mia|nostro|nostra|il mio|la mia) (figlio|figlia|bambino|bambina);
  bambin* (pers*|scompars*); suicid*; uccidermi; ammazzarmi; togliermi la vita; voglio morire;
  (bloccat*|chius*|intrappolat*) (in|nell) ascensore; aiuto aiuto; terremoto
`);

/** Harmless phrases that contain words for danger. */
export const HARMLESS = phraseList(`
  ;
  fire (place|places|pit|pits|exit|exits|escape|drill|tv|stick|works|work|wood|side|fly|flies|station|safety|door|doors|extinguisher*|blanket|show|pits|dance|dancer*|opal);
  (fireplace|fireplaces|firework|fireworks|fireside|bonfire|campfire); (camp|bon|open|wood|log|cozy|cosy) fire;
  fire alarm in (the|our|my) room; light (a|the|our) fire; in case of (a)? (fire|emergency);
  emergency (exit|exits|door|contact|number|numbers|lighting); an emergency number;
  fire (department|me|him|her|them|away); (dying|die) (to|for); to die for; want to die (of|from|laughing);
  (killing|kill) time; kill for; killer; drop dead; (nearly|almost) (had|have|gave me|died|killed) ~ (heart attack)?;
  heart attack when i saw; gas (station|stations|grill|bbq|stove|hob|cooker); blood (orange|oranges|test|pressure);
  bloody mary; bath bomb*; bomb (dot|cyclone); (swim|back|breast|butterfly) stroke; smoke free; non smoking;
  tourist trap*; shooting (star|stars|range|photos|pictures|a video); photo shooting; attacked by mosquitos;
  (son|daughter|child|kid|baby|boy|girl) s (favourite|favorite)? (toy|toys|teddy|hat|cap|jacket|shoe|shoes|book|ticket|tickets|pacifier|blanket|bag|phone|tablet|coat|sweater|doll|bottle|charger|glasses|birthday|swimsuit|towel);
  kids (menu|club|pool|room|meal|toys); lost (and|n) found; allergic reactions to avoid; call the doctor s office back;
  broken heart; knife and fork; (with|has|have|got) a knife (and|to cut);
  fuego (artificial|artificiales|lento); fuegos artificiales;
  (salida|contacto|numero|numeros) de (emergencia|incendios); en caso de (incendio|emergencia);
  muero (por|de ganas|de hambre); naranja sanguina; bomba de (bano|chocolate); detector de humo;
  feu (d artifice|de cheminee|de camp|de bois|rouge|vert); feux d artifice; (sortie|issue|numero|contact) de secours;
  (sortie|numero|contact|escalier) d urgence; en cas (d incendie|d urgence|d incident); alarme incendie;
  detecteur d incendie; orange sanguine; mourir de (faim|rire|soif); zone fumeur; feuerwerk*; feuerstelle; lagerfeuer;
  feuer (fangen fur|und flamme); feuerzeug; notausgang; im (brandfall|notfall); notfall (kontakt|nummer); sonne brennt;
  ich sterbe vor; badebombe*; (ein|einen) notfall (kontakt|nummer); rauchmelder; fuochi d artificio;
  fuoco (lento|di legna|vivo); (uscita|numero|contatto) di emergenza; in caso di (incendio|emergenza);
  muoio (di|dalla); arancia sanguigna; arance sanguigne; prosciutto affumicato; fogos de artificio; fogo de artificio;
  (saida|numero|contacto|contato) de emergencia; em caso de (incendio|emergencia); morrendo de (fome|vontade);
  vuurwerk; open haard; nooduitgang; noodnummer; in geval van (brand|nood); brandweer ingang; sterf van de honger;
  sztuczne ognie; wyjscie (ewakuacyjne|pozarowe); w razie (pozaru|wypadku); umieram z (glodu|ciekawosci);
  пожарный выход; при пожаре; в случае пожара; умираю (от|с) (голода|голоду); аварийный выход;
  yangin (cikisi|merdiveni|sondur*|alarmi var mi); havai fisek; acil cikis; acliktan oluyorum; مخرج الطوارئ;
  رقم الطوارئ; في حاله الطوارئ; 消防出口; 紧急出口; 安全出口; 烟花; 火锅; 壁炉; 非常口; 花火; 火鍋; 暖炉; 救急箱; 死ぬほど; 饿死了
`);
