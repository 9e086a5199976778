/** Texts are compared without case and accents. Languages: en, de, fr, es, it. */

/** Number words, as minutes or hours are counted. */
const NUMBERS = `
a=1 an=1 one=1 two=2 three=3 four=4 five=5 six=6 eight=8 ten=10 fifteen=15 twenty=20 thirty=30
ein=1 eine=1 einer=1 einem=1 zwei=2 drei=3 vier=4 funf=5 sechs=6 acht=8 zehn=10 funfzehn=15 zwanzig=20 dreissig=30
un=1 une=1 deux=2 trois=3 quatre=4 cinq=5 huit=8 dix=10 quinze=15 vingt=20 trente=30
una=1 uno=1 dos=2 tres=3 cuatro=4 cinco=5 ocho=8 diez=10 veinte=20 treinta=30
un'=1 due=2 tre=3 quattro=4 cinque=5 otto=8 dieci=10 quindici=15 venti=20 trenta=30`;

export const NUMBER_WORDS = new Map(
  NUMBERS.trim()
    .split(/\s+/)
    .map((pair) => pair.split('='))
    .map(([word = '', number]) => [word, Number(number)] as const),
);

/** "in", "within". */
export const BEFORE_SPAN = "in|within|innerhalb von|binnen|dans|d'ici|sous|en|dentro de|tra|fra|entro";
export const ABOUT = 'about|around|the next|etwa|ca|ungefahr|rund|environ|a peu pres|unos|unas|circa';
export const MINUTES = 'min|mins|minute|minutes|minuten|minuto|minutos|minuti|mn';
export const HOURS = 'hour|hours|stunde|stunden|heure|heures|hora|horas|ora|ore|h';
export const HALF_HOUR = "half an hour|einer halben stunde|une demi-heure|une demi heure|media hora|mezz'ora|mezzora";
export const QUARTER = "a quarter of an hour|einer viertelstunde|un quart d'heure|un cuarto de hora|un quarto d'ora";

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
  "not|cannot|can't|won't|unable|nicht|kein\\w*|ne|pas|no|non|if|wenn|falls|sobald|unless|would you|could you|please|bitte|s'il|por favor|per favore|si vous|si desea|si quiere|se vuole|se desidera";
