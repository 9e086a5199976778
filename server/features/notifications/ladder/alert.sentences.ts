import type { consoleLanguages } from '#shared/features/auth/preferences.schema.ts';

export type AlertLanguage = (typeof consoleLanguages)[number];

/**
 * What an SMS and a telephone call say to staff. They name the hotel and never the guest or the guest's words, because a
 * locked telephone shows them to anybody.
 */
export type AlertSentences = {
  waiting: string;
  overdue: string;
  mentioned: string;
  task_taken: string;
  test: string;
  press: string;
  taken: string;
  already: string;
  not_pressed: string;
  no_access: string;
};

const ALERT_SENTENCES: Record<AlertLanguage, AlertSentences> = {
  en: {
    waiting: '{hotel}: a guest is waiting for an answer.',
    overdue: '{hotel}: a task is overdue.',
    mentioned: '{hotel}: a colleague mentions you in a note.',
    task_taken: 'Thank you. The task is yours now.',
    test: '{hotel}: this is a test of the alarm. Nobody is waiting.',
    press: 'Press 1 to take it.',
    taken: 'Thank you. The conversation is yours now. Please answer the guest in Concierge.',
    already: 'Thank you. The guest is not waiting any more.',
    not_pressed: 'Nothing was pressed. The next person will be called.',
    no_access: 'You no longer have access to this hotel. The next person will be called.',
  },
  fr: {
    waiting: '{hotel} : un client attend une réponse.',
    overdue: '{hotel} : une tâche est en retard.',
    mentioned: '{hotel} : une note interne vous mentionne.',
    task_taken: 'Merci. La tâche est maintenant à vous.',
    test: '{hotel} : ceci est un essai de l’alarme. Personne n’attend.',
    press: 'Appuyez sur 1 pour vous en charger.',
    taken: 'Merci. La conversation est maintenant à vous. Veuillez répondre au client dans Concierge.',
    already: 'Merci. Le client n’attend plus.',
    not_pressed: 'Aucune touche n’a été pressée. La personne suivante sera appelée.',
    no_access: 'Vous n’avez plus accès à cet hôtel. La personne suivante sera appelée.',
  },
  de: {
    waiting: '{hotel}: Ein Gast wartet auf eine Antwort.',
    overdue: '{hotel}: Eine Aufgabe ist überfällig.',
    mentioned: '{hotel}: Sie werden in einer internen Notiz erwähnt.',
    task_taken: 'Danke. Die Aufgabe gehört jetzt Ihnen.',
    test: '{hotel}: Dies ist ein Test des Alarms. Niemand wartet.',
    press: 'Drücken Sie die 1, um zu übernehmen.',
    taken: 'Danke. Sie haben das Gespräch übernommen. Bitte antworten Sie dem Gast in Concierge.',
    already: 'Danke. Der Gast wartet nicht mehr.',
    not_pressed: 'Es wurde nichts gedrückt. Die nächste Person wird angerufen.',
    no_access: 'Sie haben keinen Zugang mehr zu diesem Hotel. Die nächste Person wird angerufen.',
  },
  es: {
    waiting: '{hotel}: un huésped espera una respuesta.',
    overdue: '{hotel}: una tarea está atrasada.',
    mentioned: '{hotel}: una nota interna le menciona.',
    task_taken: 'Gracias. La tarea ya es suya.',
    test: '{hotel}: esto es una prueba de la alarma. Nadie está esperando.',
    press: 'Pulse 1 para encargarse.',
    taken: 'Gracias. La conversación ya es suya. Responda al huésped en Concierge.',
    already: 'Gracias. El huésped ya no espera.',
    not_pressed: 'No se ha pulsado nada. Se llamará a la siguiente persona.',
    no_access: 'Ya no tiene acceso a este hotel. Se llamará a la siguiente persona.',
  },
  it: {
    waiting: '{hotel}: un ospite attende una risposta.',
    overdue: '{hotel}: un compito è in ritardo.',
    mentioned: '{hotel}: una nota interna La menziona.',
    task_taken: 'Grazie. Ora il compito è Suo.',
    test: '{hotel}: questa è una prova dell’allarme. Nessuno è in attesa.',
    press: 'Prema 1 per occuparsene.',
    taken: 'Grazie. Ora la conversazione è Sua. Risponda all’ospite in Concierge.',
    already: 'Grazie. L’ospite non è più in attesa.',
    not_pressed: 'Non è stato premuto nulla. Verrà chiamata la persona successiva.',
    no_access: 'Non ha più accesso a questo hotel. Verrà chiamata la persona successiva.',
  },
};

/** The sentence in the member's language, else in English. */
export function alertSentence(name: keyof AlertSentences, language: string | null, hotel: string): string {
  const known = Object.hasOwn(ALERT_SENTENCES, language ?? '') ? (language as AlertLanguage) : 'en';
  return ALERT_SENTENCES[known][name].replace('{hotel}', () => hotel.replace(/\s+/g, ' ').trim());
}
