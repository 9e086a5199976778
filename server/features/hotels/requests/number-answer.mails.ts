import { consoleLanguages } from '#shared/features/auth/preferences.schema.ts';
import type { answerOutcomes } from '#shared/features/hotels/number-requests.values.ts';
import type { Mail } from '#server/ports/mailer.ts';

type MailLanguage = (typeof consoleLanguages)[number];
/** What happened to a hotel's number; `code_sent`: WhatsApp has sent a code to it. */
export type NumberNews = (typeof answerOutcomes)[number] | 'code_sent' | 'connected';
type Words = Record<NumberNews, string> & { subject: string; page: string };

const words: Record<MailLanguage, Words> = {
  en: {
    subject: 'Your WhatsApp number, {hotel}',
    question: 'The Concierge team writes about the number {number}:',
    declined: 'The number {number} was not connected. The Concierge team writes:',
    code_sent: 'WhatsApp sends a code to {number}, by SMS or by a call. Enter it on the page of your connection:',
    connected:
      'The number {number} is connected. Write a first message to it and see on this page that it is answered:',
    page: 'Your WhatsApp connection:',
  },
  es: {
    subject: 'Su número de WhatsApp, {hotel}',
    question: 'El equipo de Concierge le escribe sobre el número {number}:',
    declined: 'El número {number} no se ha conectado. El equipo de Concierge le escribe:',
    code_sent: 'WhatsApp envía un código a {number}, por SMS o llamada. Introdúzcalo en la página de su conexión:',
    connected: 'El número {number} está conectado. Escríbale un primer mensaje y vea en esta página que se responde:',
    page: 'Su conexión de WhatsApp:',
  },
  fr: {
    subject: 'Votre numéro WhatsApp, {hotel}',
    question: 'L’équipe Concierge vous écrit au sujet du numéro {number} :',
    declined: 'Le numéro {number} n’a pas été connecté. L’équipe Concierge vous écrit :',
    code_sent:
      'WhatsApp envoie un code au {number}, par SMS ou par appel. Saisissez-le sur la page de votre connexion :',
    connected: 'Le numéro {number} est connecté. Envoyez-lui un premier message et voyez sur cette page la réponse :',
    page: 'Votre connexion WhatsApp :',
  },
  de: {
    subject: 'Ihre WhatsApp-Nummer, {hotel}',
    question: 'Das Concierge-Team schreibt zur Nummer {number}:',
    declined: 'Die Nummer {number} wurde nicht verbunden. Das Concierge-Team schreibt:',
    code_sent:
      'WhatsApp sendet einen Code an {number}, per SMS oder Anruf. Geben Sie ihn auf der Seite Ihrer Verbindung ein:',
    connected:
      'Die Nummer {number} ist verbunden. Schreiben Sie ihr eine erste Nachricht und sehen Sie auf dieser Seite die Antwort:',
    page: 'Ihre WhatsApp-Verbindung:',
  },
  it: {
    subject: 'Il suo numero WhatsApp, {hotel}',
    question: 'Il team Concierge scrive a proposito del numero {number}:',
    declined: 'Il numero {number} non è stato collegato. Il team Concierge scrive:',
    code_sent: 'WhatsApp invia un codice a {number}, per SMS o chiamata. Lo inserisca nella pagina del collegamento:',
    connected: 'Il numero {number} è collegato. Gli scriva un primo messaggio e veda in questa pagina la risposta:',
    page: 'Il suo collegamento WhatsApp:',
  },
};

type Reader = { email: string; language: string | null; default_language: string; hotel_name: string };
export type NumberMail = { news: NumberNews; number: string; text: string | null; publicUrl: string };

/** The mail to one admin of the hotel, in the reader's language. Plain text: the answer is a person's words. */
export function numberMail(reader: Reader, { news, number, text, publicUrl }: NumberMail): Mail {
  const said = words[languageOf(reader)];
  const fill = (line: string) =>
    line.replaceAll('{hotel}', () => reader.hotel_name.replace(/\s+/g, ' ')).replaceAll('{number}', () => number);
  const body = [fill(said[news]), ...(text ? [text, said.page] : []), `${publicUrl}/whatsapp`];
  return { to: reader.email, subject: fill(said.subject), text: `${body.join('\n\n')}\n` };
}

function languageOf({ language, default_language }: Reader): MailLanguage {
  const primary = (language ?? default_language).slice(0, 2).toLowerCase();
  return consoleLanguages.find((known) => known === primary) ?? 'en';
}
