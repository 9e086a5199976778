import { houseFacts } from './house-fact.types.ts';

export const WESTERN_HOUSE_FACTS = {
  en: houseFacts(
    [
      'Breakfast is served from {opens} to {closes}.',
      'We do not serve breakfast.',
      'Breakfast is included in the room price.',
      'Breakfast costs {value} per person.',
    ],
    [
      'We have no parking at the hotel.',
      'Parking at the hotel is free.',
      'Parking at the hotel costs {value} per night.',
    ],
    ['Pets are not allowed.', 'Pets are welcome free of charge.', 'Pets are welcome for {value} per night.'],
    'The pool is open from {opens} to {closes}.',
    ['There is no city tax.', 'The city tax is {value} per person and night.'],
    [
      'Our Wi-Fi network: {value}',
      'Wi-Fi password: {value}',
      'We tell the password to guests who are staying with us.',
    ],
  ),
  es: houseFacts(
    [
      'El desayuno se sirve de {opens} a {closes}.',
      'No servimos desayuno.',
      'El desayuno está incluido en el precio de la habitación.',
      'El desayuno cuesta {value} por persona.',
    ],
    [
      'No tenemos aparcamiento en el hotel.',
      'El aparcamiento del hotel es gratuito.',
      'El aparcamiento del hotel cuesta {value} por noche.',
    ],
    ['No se admiten mascotas.', 'Se admiten mascotas sin coste.', 'Se admiten mascotas por {value} por noche.'],
    'La piscina está abierta de {opens} a {closes}.',
    ['No hay tasa turística.', 'La tasa turística es de {value} por persona y noche.'],
    [
      'Nuestra red wifi: {value}',
      'Contraseña del wifi: {value}',
      'La contraseña la damos a quienes se alojan con nosotros.',
    ],
  ),
  fr: houseFacts(
    [
      'Le petit-déjeuner est servi de {opens} à {closes}.',
      'Nous ne servons pas de petit-déjeuner.',
      'Le petit-déjeuner est compris dans le prix de la chambre.',
      'Le petit-déjeuner coûte {value} par personne.',
    ],
    [
      "Nous n'avons pas de parking à l'hôtel.",
      "Le parking de l'hôtel est gratuit.",
      "Le parking de l'hôtel coûte {value} par nuit.",
    ],
    [
      'Les animaux ne sont pas admis.',
      'Les animaux sont admis gratuitement.',
      'Les animaux sont admis pour {value} par nuit.',
    ],
    'La piscine est ouverte de {opens} à {closes}.',
    ["Il n'y a pas de taxe de séjour.", 'La taxe de séjour est de {value} par personne et par nuit.'],
    [
      'Notre réseau Wi-Fi : {value}',
      'Mot de passe du Wi-Fi : {value}',
      'Nous donnons le mot de passe aux clients qui séjournent chez nous.',
    ],
  ),
  de: houseFacts(
    [
      'Frühstück gibt es von {opens} bis {closes} Uhr.',
      'Wir bieten kein Frühstück an.',
      'Das Frühstück ist im Zimmerpreis enthalten.',
      'Das Frühstück kostet {value} pro Person.',
    ],
    [
      'Wir haben keine Parkplätze am Hotel.',
      'Das Parken am Hotel ist kostenlos.',
      'Das Parken am Hotel kostet {value} pro Nacht.',
    ],
    [
      'Haustiere sind nicht erlaubt.',
      'Haustiere sind kostenlos willkommen.',
      'Haustiere sind für {value} pro Nacht willkommen.',
    ],
    'Der Pool ist von {opens} bis {closes} Uhr geöffnet.',
    ['Es gibt keine Kurtaxe.', 'Die Kurtaxe beträgt {value} pro Person und Nacht.'],
    ['Unser WLAN: {value}', 'WLAN-Passwort: {value}', 'Das Passwort sagen wir Gästen, die bei uns wohnen.'],
  ),
  it: houseFacts(
    [
      'La colazione è servita dalle {opens} alle {closes}.',
      'Non serviamo la colazione.',
      'La colazione è inclusa nel prezzo della camera.',
      'La colazione costa {value} a persona.',
    ],
    [
      'Non abbiamo un parcheggio in hotel.',
      "Il parcheggio dell'hotel è gratuito.",
      "Il parcheggio dell'hotel costa {value} a notte.",
    ],
    [
      'Gli animali non sono ammessi.',
      'Gli animali sono ammessi gratuitamente.',
      'Gli animali sono ammessi per {value} a notte.',
    ],
    'La piscina è aperta dalle {opens} alle {closes}.',
    ["Non c'è tassa di soggiorno.", 'La tassa di soggiorno è di {value} a persona e notte.'],
    [
      'La nostra rete Wi-Fi: {value}',
      'Password del Wi-Fi: {value}',
      'La password la diciamo agli ospiti che soggiornano da noi.',
    ],
  ),
  pt: houseFacts(
    [
      'O pequeno-almoço é servido das {opens} às {closes}.',
      'Não servimos pequeno-almoço.',
      'O pequeno-almoço está incluído no preço do quarto.',
      'O pequeno-almoço custa {value} por pessoa.',
    ],
    [
      'Não temos estacionamento no hotel.',
      'O estacionamento do hotel é gratuito.',
      'O estacionamento do hotel custa {value} por noite.',
    ],
    [
      'Não são permitidos animais.',
      'Os animais são bem-vindos sem custo.',
      'Os animais são bem-vindos por {value} por noite.',
    ],
    'A piscina está aberta das {opens} às {closes}.',
    ['Não há taxa turística.', 'A taxa turística é de {value} por pessoa e noite.'],
    [
      'A nossa rede Wi-Fi: {value}',
      'Palavra-passe do Wi-Fi: {value}',
      'Damos a palavra-passe a quem está hospedado connosco.',
    ],
  ),
  nl: houseFacts(
    [
      'Het ontbijt is van {opens} tot {closes} uur.',
      'Wij serveren geen ontbijt.',
      'Het ontbijt is bij de kamerprijs inbegrepen.',
      'Het ontbijt kost {value} per persoon.',
    ],
    [
      'Wij hebben geen parkeerplaatsen bij het hotel.',
      'Parkeren bij het hotel is gratis.',
      'Parkeren bij het hotel kost {value} per nacht.',
    ],
    [
      'Huisdieren zijn niet toegestaan.',
      'Huisdieren zijn gratis welkom.',
      'Huisdieren zijn welkom voor {value} per nacht.',
    ],
    'Het zwembad is open van {opens} tot {closes} uur.',
    ['Er is geen toeristenbelasting.', 'De toeristenbelasting is {value} per persoon per nacht.'],
    [
      'Ons wifinetwerk: {value}',
      'Wifi-wachtwoord: {value}',
      'Het wachtwoord vertellen we aan gasten die bij ons verblijven.',
    ],
  ),
};
