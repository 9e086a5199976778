const TAXI = /taxi|taks|cab(?!\p{L})|такси|تاكسي|出租|的士|タクシー/u;
const CARD = /karte|card|carte|carta|tarjeta|cartao|karta/u;
/** "Tables are given in order of arrival" is no check-in. */
const IN_TURN = /ordre d'arrivee|orden de llegada|ordem de chegada|ordine (?:di|d')\s?arrivo|order of arrival/u;
/** Below a title about something else the price is that of the other thing: "extra bed: 45 euros including breakfast". */
const WITH_BREAKFAST =
  /(?<!\p{L})(?:including|included|incl\.?|with|inklusive|inkl\.?|mit|avec|compris|con|incluid[oa]|compres[ao]|com|inclusief|met|ze|включая|с) (?:the |le |la |el |il |o |de |het |petit )?(?:breakfast|fruhstuck|petit[ -]dejeuner|dejeuner|desayuno|colazione|pequeno[ -]almoco|ontbijt|sniadani|завтрак)/u;
/** Words that mean something else below a title: a golf buggy, the suitcases that a car takes. */
const NOT_BELOW: Readonly<Record<string, readonly string[]>> = {
  LUGGAGE: ['LAUNDRY', 'BREAKFAST', 'TRANSFER', 'TAXI', 'AIRPORT'],
  HIGHCHAIR: ['SPORT'],
};

/**
 * Whether a thing that the lexicon finds is meant: it reads some words of other things as well ("über", "Gästekarte", the
 * bag of a laundry).
 * @param folded the part of the text it was found in
 * @param heading the things of the title
 */
export const isMeant = (thing: string, folded: string, heading: readonly string[]): boolean => {
  if (thing === 'TAXI') return TAXI.test(folded);
  if (thing === 'WIFI') return !/(?<!\p{L})(?:im netz|online)(?!\p{L})/u.test(folded);
  if (thing === 'TAX') return heading.includes('TAX') || !CARD.test(folded);
  if (thing === 'CHECKIN') return !IN_TURN.test(folded);
  if (thing === 'BREAKFAST') return heading.length === 0 || heading.includes(thing) || !WITH_BREAKFAST.test(folded);
  return !NOT_BELOW[thing]?.some((other) => heading.includes(other));
};

/** A transfer, which the lexicon knows as one word only. */
export const PICKED_UP =
  /pick(?:s|ed)? (?:you|guests|them) up|venons vous chercher|prendervi|buscarlos|holen (?:wir )?(?:sie|euch)|halen u/u;
