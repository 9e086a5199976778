/** Texts are compared without case and accents. Languages: en, de, fr, es, it. */

/** Number words, as minutes or hours are counted. */
const NUMBERS = `
a=1 an=1 one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 twelve=12 fifteen=15 twenty=20 thirty=30
ein=1 eine=1 einer=1 einem=1 zwei=2 drei=3 vier=4 funf=5 sechs=6 sieben=7 acht=8 neun=9 zehn=10 zwolf=12 funfzehn=15 zwanzig=20 dreissig=30
un=1 une=1 deux=2 trois=3 quatre=4 cinq=5 sept=7 huit=8 neuf=9 dix=10 douze=12 quinze=15 vingt=20 trente=30
una=1 uno=1 dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 doce=12 quince=15 veinte=20 treinta=30
un'=1 due=2 tre=3 quattro=4 cinque=5 sei=6 sette=7 otto=8 nove=9 dieci=10 dodici=12 quindici=15 venti=20 trenta=30`;

export const NUMBER_WORDS = new Map(
  NUMBERS.trim()
    .split(/\s+/)
    .map((pair) => pair.split('='))
    .map(([word = '', number]) => [word, Number(number)] as const),
);

/** "in", "within". */
export const BEFORE_SPAN = "in|within|innerhalb von|innerhalb|binnen|dans|d'ici|sous|en|dentro de|tra|fra|entro";
export const ABOUT = 'about|around|the next|etwa|ca|ungefahr|rund|environ|a peu pres|unos|unas|circa';
export const MINUTES = 'min|mins|minute|minutes|minuten|minuto|minutos|minuti|mn';
export const HOURS = 'hour|hours|stunde|stunden|heure|heures|hora|horas|ora|ore|h';
export const HALF_HOUR = "half an hour|einer halben stunde|une demi-heure|une demi heure|media hora|mezz'ora|mezzora";
export const QUARTER = "a quarter of an hour|einer viertelstunde|un quart d'heure|un cuarto de hora|un quarto d'ora";

export const AN_HOUR =
  "the (?:next )?hour|der nachsten stunde|l'heure|la proxima hora|la prossima ora|un'oretta|ein stundchen";
/** Taken for 10 minutes. */
export const SOME_MINUTES =
  '(?:a )?few minutes|a couple of minutes|(?:ein )?(?:paar|wenigen) minuten|quelques minutes|(?:unos|pocos|unos pocos) minutos|(?:qualche|pochi) minut[oi]';

/**
 * Times of the day in words. "[H]" is an hour in digits or words; `minutes` are added to it. The first that fits counts.
 * Words that are also articles are no hours here: one, ein, un, una.
 */
export const SPOKEN_TIMES: { words: string; minutes: number }[] = [
  { words: 'half past [H]|(?:a las|antes de las) [H] y media|(?:alle|entro le|per le) [H] e mezz[ao]', minutes: 30 },
  { words: '[H] heures et demie', minutes: 30 },
  { words: 'halb [H]', minutes: -30 },
  {
    words:
      'quarter past [H]|viertel nach [H]|[H] heures et quart|(?:a las|antes de las) [H] y cuarto|(?:alle|entro le|per le) [H] e un quarto',
    minutes: 15,
  },
  {
    words:
      'quarter to [H]|viertel vor [H]|[H] heures moins le quart|(?:a las|antes de las) [H] menos cuarto|(?:alle|entro le|per le) [H] meno un quarto',
    minutes: -15,
  },
  { words: '[H] heures', minutes: 0 },
  { words: '(?:at|by|before|until|um|bis|gegen|a las|antes de las|alle|entro le|per le) [H]', minutes: 0 },
];
/** After an hour in words, so that "at two of our houses" is none. */
export const AFTER_HOUR =
  "$|[.,;!)]|uhr|o'clock|am|pm|a\\.m|p\\.m|sharp|tomorrow|tonight|this|in|with|for|to|morgen|heute|fruh|abends|mit|zu|ins|an|demain|ce|du|et|moins|precises|avec|de la|manana|hoy|con|en|del|domani|di|in punto|y|menos|e|meno";
export const HOURS_IN_WORDS =
  'two three four five six seven eight nine ten eleven twelve zwei drei vier funf sechs sieben acht neun zehn elf zwolf deux trois quatre cinq six sept huit neuf dix onze douze dos tres cuatro cinco seis siete ocho nueve diez once doce due tre quattro cinque sei sette otto nove dieci undici dodici';
export const NOON = '(?:at|by|before) noon|a midi|avant midi|a mediodia|al mediodia|a mezzogiorno|zu mittag';

/** Days and parts of days, with the hour until which they last, the first that fits counts. `days` from today. */
export const DAY_WORDS: { words: string; days: number; until: number; isPm?: true }[] = [
  {
    words: 'tomorrow morning|morgen fruh|morgen vormittag|demain matin|manana por la manana|domani mattina',
    days: 1,
    until: 12,
  },
  {
    words: 'tomorrow afternoon|morgen nachmittag|demain apres-midi|manana por la tarde|domani pomeriggio',
    days: 1,
    until: 18,
    isPm: true,
  },
  {
    words: 'tomorrow evening|morgen abend|demain soir|manana por la noche|domani sera',
    days: 1,
    until: 22,
    isPm: true,
  },
  { words: 'this morning|heute vormittag|ce matin|esta manana|stamattina|questa mattina', days: 0, until: 12 },
  { words: 'tomorrow|morgen|demain|manana|domani', days: 1, until: 18 },
  { words: 'tonight|this evening|heute abend|ce soir|esta noche|stasera|questa sera', days: 0, until: 22, isPm: true },
  {
    words: 'this afternoon|heute nachmittag|cet apres-midi|esta tarde|questo pomeriggio',
    days: 0,
    until: 18,
    isPm: true,
  },
  { words: "today|heute|aujourd'hui|hoy|oggi", days: 0, until: 22 },
];

/** Words with "morning" that name no day. */
export const GREETINGS = /guten morgen|de la manana/g;
/** Politeness with a word that would be a refusal. */
export const NO_TROUBLE =
  /\b(?:no problem(?:o| at all)?|not a problem|no worries|(?:don't|do not) worry|not at all|kein(?:e)? (?:problem|sorge|ursache)|pas de (?:probleme|souci)s?|(?:ne )?vous inquietez pas|no hay (?:ningun )?problema|ningun problema|no se preocupe|nessun problema|non si preoccupi)\b/g;

/** Before a time of the day. */
export const BEFORE_CLOCK =
  'at|by|before|until|um|bis|gegen|vor|a|vers|avant|pour|a las|a la|antes de las|alle|entro le|per le';

/** The writer says that a person of the hotel does something. */
export const COMMITMENTS = [
  "(?:i|we)(?:'ll| will| am going to| are going to| shall)",
  "you(?:'ll| will) (?:have|get|receive|hear)",
  '(?:will|shall) (?:be (?:with you|there|brought|delivered|ready|done|sent|repaired|fixed)|bring|send|call|come|arrive)',
  '(?:colleague|someone|somebody|team|maid|housekeeping|technician|electrician|porter|doctor) (?:comes|brings|calls|repairs|looks after)',
  '(?:kolleg\\w{0,3}|jemand|mitarbeiter\\w{0,5}|techniker\\w{0,2}|hausdame|zimmermadchen|team|arzt) (?:kommt|bringt|ruft|schickt|repariert|kummert)',
  "(?:collegue|quelqu'un|technicien\\w{0,2}|equipe|gouvernante|medecin) (?:vient|arrive|monte|passe|apporte|(?:vous )?(?:rappelle|appelle))",
  '(?:companer[oa]|colega|alguien|tecnic[oa]|equipo|gobernanta|medico) (?:viene|va|sube|pasa|llega|(?:le )?(?:trae|lleva|llama))',
  '(?:collega|qualcuno|tecnic[oa]|squadra|governante|medico) (?:viene|arriva|sale|passa|(?:(?:le|vi) )?(?:porta|chiama|richiama))',
  '(?:is|are) on (?:its|the|their|his|her) way',
  '(?:ich|wir) (?:werde|werden|komme|kommen|bringe|bringen|schicke|schicken|rufe|rufen|sende|senden|melde|melden|kummere|kummern|lasse|lassen)',
  '(?:werde|werden|komme|kommen|bringe|bringen|schicke|schicken|rufe|rufen|sende|senden|melde|melden|kummere|kummern) (?:ich|wir)',
  'sie (?:bekommen|erhalten)|bekommen sie|erhalten sie|(?:wird|werden) [^.]{0,60}(?:gebracht|geliefert|repariert|erledigt|geschickt)',
  "(?:je|nous|on) (?:vous |l'|le |la |les |vous les? )?[a-z]{2,12}(?:rai|rons|ra)",
  "je (?:vous )?(?:appelle|rappelle|apporte|envoie|monte)|j'arrive|nous (?:vous )?(?:apportons|envoyons|arrivons|montons|rappelons)",
  'vous (?:aurez|recevrez)|(?:sera|seront) (?:apporte|livre|pret|repare|chez vous|la)',
  '[a-z]{3,12}(?:aremos|eremos|iremos)|(?:llamare|llevare|traere|enviare|mandare|subire|estare|ire)|(?:voy|vamos) a',
  '(?:le|les|te|se lo|se la|se los|se las) (?:llamo|llevo|mando|envio|subo|llamamos|llevamos|mandamos|enviamos|subimos)|(?:tendra|recibira)',
  '[a-z]{3,12}(?:eremo|iremo|aremo)|(?:chiamero|portero|inviero|mandero|saro|verro|arrivo|arriviamo|saremo)|(?:avra|ricevera)',
  '(?:vi|le|la|lo|gliel[aoie]) (?:chiamo|richiamo|porto|portiamo|mando|mandiamo|invio|inviamo)',
];

/** Distances, opening hours and the like, which are no promises. */
export const FACTS =
  'away|walk|walking|drive|foot|car|from here|from the|reach|opens?|closes?|served|starts?|ends?|begins?|entfernt|fuss|auto|erreich\\w*|offnet|schliesst|geoffnet|beginnt|pied|voiture|ouvre|ferme|servi|commence|pie|coche|abre|cierra|empieza|piedi|macchina|apre|chiude|inizia|is|are|ist|sind|est|sont|es|son|sono|distante';

/** A refusal or a condition. */
export const NO_PROMISE =
  "not|cannot|can't|won't|unable|nicht|kein\\w*|ne|pas|no|non|if|wenn|falls|sobald|unless|would you|could you|s'il vous convient|s'il y|s'ils|si vous|si desea|si quiere|se vuole|se desidera";
/** A wish of the hotel, where it stands before the commitment: "please call us in ten minutes". */
export const WISH = "please|bitte|s'il vous plait|por favor|per favore";
