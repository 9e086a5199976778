import type { ImportField, ImportMapping } from './booking-import.schema.ts';

/** Headers that booking systems and spreadsheets use, without case, accents and punctuation: en, de, fr, es, it. */
const synonyms: Record<Exclude<ImportField, 'ignore'>, string> = {
  guest_name: `guest name|guest|name|full name|customer|customer name|booker|booker name|guest names|booked by|main guest|gast|gastname|name des gastes|kunde|nom|nom du client|client|voyageur|nom complet|nombre completo|huesped|cliente|nombre del huesped|titular|ospite|nome ospite|nome e cognome|nominativo`,
  first_name: `first name|firstname|given name|forename|vorname|prenom|nombre|nombre de pila|nome`,
  last_name: `last name|lastname|surname|family name|nachname|familienname|nom de famille|apellido|apellidos|cognome`,
  guest_phone: `guest phone|phone|phone number|telephone|tel|mobile|mobile phone|cell|cell phone|whatsapp|whatsapp number|contact number|telefon|telefonnummer|handy|handynummer|mobilnummer|mobil|numero de telephone|portable|telefono|movil|celular|numero de telefono|cellulare|numero di telefono`,
  guest_email: `guest email|email|e mail|mail|email address|e mail adresse|courriel|adresse e mail|adresse email|correo|correo electronico|posta elettronica|indirizzo email`,
  room_type: `room type|room|unit type|unit|room category|accommodation|zimmer|zimmertyp|zimmerart|zimmerkategorie|kategorie|chambre|type de chambre|habitacion|tipo de habitacion|camera|tipo camera|tipo di camera|tipologia camera`,
  room_number: `room number|room no|room nr|room n|room #|room id|zimmernummer|zimmer nummer|zimmer nr|zimmernr|zi nr|numero de chambre|no chambre|n chambre|no de chambre|numero de habitacion|numero habitacion|n habitacion|no habitacion|numero camera|numero di camera|n camera|numero della camera`,
  check_in_date: `check in date|check in|checkin|checkin date|arrival|arrival date|date of arrival|start date|from|start|anreise|anreisedatum|ankunft|ankunftsdatum|von|arrivee|date d arrivee|debut|llegada|fecha de llegada|entrada|fecha de entrada|fecha entrada|arrivo|data arrivo|data di arrivo|data check in`,
  check_out_date: `check out date|check out|checkout|checkout date|departure|departure date|date of departure|end date|to|until|end|abreise|abreisedatum|abfahrt|bis|depart|date de depart|fin|salida|fecha de salida|fecha salida|partenza|data partenza|data di partenza|data check out`,
  number_of_guests: `number of guests|guests|persons|people|pax|adults|no of guests|occupancy|anzahl gaste|gaste|personen|anzahl personen|erwachsene|personnes|nombre de personnes|nb personnes|voyageurs|adultes|personas|numero de personas|huespedes|adultos|ospiti|persone|numero ospiti|numero persone|adulti`,
  special_requests: `special requests|requests|special request|remarks|comments|comment|notes|note|besondere wunsche|wunsche|bemerkung|bemerkungen|anmerkung|anmerkungen|demandes speciales|remarques|commentaires|peticiones especiales|solicitudes especiales|observaciones|comentarios|notas|richieste speciali|richieste|commenti`,
  total_amount: `total amount|total|amount|price|total price|rate|revenue|gesamtbetrag|betrag|preis|gesamtpreis|summe|montant|montant total|prix|prix total|importe|importe total|precio|precio total|importo|importo totale|prezzo|prezzo totale|totale`,
  booking_source: `booking source|source|channel|portal|booking channel|quelle|buchungsquelle|kanal|buchungskanal|canal|provenance|origen|fuente|fonte|canale|provenienza`,
  confirmation_number: `confirmation number|confirmation|confirmation no|booking number|booking no|booking id|reservation number|reservation id|reservation|reference|booking reference|book number|buchungsnummer|reservierungsnummer|bestatigungsnummer|numero de reservation|numero de confirmation|reference de reservation|numero de reserva|numero de confirmacion|localizador|numero prenotazione|numero di prenotazione|numero di conferma`,
  guest_preferences: `guest preferences|preferences|praferenzen|vorlieben|preferencias|preferenze`,
  language: `language|guest language|sprache|langue|idioma|lingua`,
  status: `status|booking status|reservation status|buchungsstatus|statut|etat|estado|stato`,
};

const fieldOf = new Map(
  Object.entries(synonyms).flatMap(([field, names]) =>
    [field.replaceAll('_', ' '), ...names.split('|')].map((name) => [name, field as ImportField] as const),
  ),
);

/** Suggests a field for each column from its header. Each field is assigned once, to the first matching column. */
export function suggestMapping(header: string[]): ImportMapping {
  const taken = new Set<ImportField>();
  const entries = header.map((column) => {
    const field = fieldOf.get(plain(column));
    if (!field || taken.has(field)) return [column, 'ignore'] as const;
    taken.add(field);
    return [column, field] as const;
  });
  return Object.fromEntries(entries.toReversed());
}

/** Column index of each field. The first column of a field is used. */
export function columnsOf(header: string[], mapping: ImportMapping): Map<ImportField, number> {
  const columns = new Map<ImportField, number>();
  header.forEach((column, index) => {
    const field = mapping[column];
    if (field && field !== 'ignore' && !columns.has(field)) columns.set(field, index);
  });
  return columns;
}

function plain(header: string): string {
  return header
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
