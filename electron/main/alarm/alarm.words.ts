const english = {
  aGuestWaits: 'A guest waits for a person',
  guestWaits: '{{name}} waits for a person',
  showConversation: 'Show the conversation',
  markResolved: 'Mark Resolved',
  connecting: 'Connecting…',
  notSignedIn: 'Not signed in',
  notSignedInTitle: 'Concierge Desk: not signed in',
  notSignedInText: 'This computer does not alert you to waiting guests. Sign in to be alerted.',
  noConnection: 'No connection since {{time}}',
  noConnectionTitle: 'Concierge Desk has no connection since {{time}}',
  noConnectionText: 'Guests may be waiting. Look at WhatsApp on another device, and check the network.',
  guestsWait: '{{count}} guests wait, the longest since {{time}}',
  since: 'since {{time}}',
  emergency: 'Emergency',
  urgent: 'Urgent',
  important: 'Important',
};
export type AlarmWords = typeof english;

const spanish: AlarmWords = {
  aGuestWaits: 'Un huésped espera a una persona',
  guestWaits: '{{name}} espera a una persona',
  showConversation: 'Mostrar la conversación',
  markResolved: 'Marcar como resuelta',
  connecting: 'Conectando…',
  notSignedIn: 'Sin sesión iniciada',
  notSignedInTitle: 'Concierge Desk: sin sesión iniciada',
  notSignedInText: 'Nadie recibe avisos cuando esperan huéspedes. Inicie sesión para recibirlos.',
  noConnection: 'Sin conexión desde las {{time}}',
  noConnectionTitle: 'Concierge Desk no tiene conexión desde las {{time}}',
  noConnectionText: 'Puede haber huéspedes esperando. Mire en otro dispositivo y compruebe la red.',
  guestsWait: '{{count}} huéspedes esperan, el primero desde las {{time}}',
  since: 'desde las {{time}}',
  emergency: 'Emergencia',
  urgent: 'Urgente',
  important: 'Importante',
};

const french: AlarmWords = {
  aGuestWaits: 'Un client attend une personne',
  guestWaits: '{{name}} attend une personne',
  showConversation: 'Afficher la conversation',
  markResolved: 'Marquer comme résolue',
  connecting: 'Connexion…',
  notSignedIn: 'Non connecté',
  notSignedInTitle: 'Concierge Desk : personne n’est connecté',
  notSignedInText: 'Personne n’est averti quand des clients attendent. Connectez-vous pour l’être.',
  noConnection: 'Pas de liaison depuis {{time}}',
  noConnectionTitle: 'Concierge Desk n’a plus de liaison depuis {{time}}',
  noConnectionText: 'Des clients attendent peut-être. Regardez sur un autre appareil et vérifiez le réseau.',
  guestsWait: '{{count}} clients attendent, le premier depuis {{time}}',
  since: 'depuis {{time}}',
  emergency: 'Urgence',
  urgent: 'Urgent',
  important: 'Important',
};

const german: AlarmWords = {
  aGuestWaits: 'Ein Gast wartet auf einen Menschen',
  guestWaits: '{{name}} wartet auf einen Menschen',
  showConversation: 'Unterhaltung zeigen',
  markResolved: 'Als erledigt markieren',
  connecting: 'Verbindung wird hergestellt…',
  notSignedIn: 'Nicht angemeldet',
  notSignedInTitle: 'Concierge Desk: nicht angemeldet',
  notSignedInText: 'Niemand erfährt, wenn Gäste warten. Melden Sie sich an, um es zu erfahren.',
  noConnection: 'Keine Verbindung seit {{time}}',
  noConnectionTitle: 'Concierge Desk hat seit {{time}} keine Verbindung',
  noConnectionText: 'Vielleicht warten Gäste. Sehen Sie auf einem anderen Gerät nach und prüfen Sie das Netz.',
  guestsWait: '{{count}} Gäste warten, der erste seit {{time}}',
  since: 'seit {{time}}',
  emergency: 'Notfall',
  urgent: 'Dringend',
  important: 'Wichtig',
};

const italian: AlarmWords = {
  aGuestWaits: 'Un ospite aspetta una persona',
  guestWaits: '{{name}} aspetta una persona',
  showConversation: 'Mostra la conversazione',
  markResolved: 'Segna come risolta',
  connecting: 'Connessione…',
  notSignedIn: 'Accesso non effettuato',
  notSignedInTitle: 'Concierge Desk: accesso non effettuato',
  notSignedInText: 'Nessuno viene avvisato quando gli ospiti aspettano. Accedete per ricevere gli avvisi.',
  noConnection: 'Nessuna connessione dalle {{time}}',
  noConnectionTitle: 'Concierge Desk non ha connessione dalle {{time}}',
  noConnectionText: 'Forse degli ospiti aspettano. Guardate su un altro dispositivo e controllate la rete.',
  guestsWait: '{{count}} ospiti aspettano, il primo dalle {{time}}',
  since: 'dalle {{time}}',
  emergency: 'Emergenza',
  urgent: 'Urgente',
  important: 'Importante',
};

const languages: Record<string, AlarmWords> = { en: english, es: spanish, fr: french, de: german, it: italian };

/** Texts of notices and tray in the person's language, else in that of the system; English without texts. */
export const alarmWords = (language: string): AlarmWords => languages[language.slice(0, 2).toLowerCase()] ?? english;
