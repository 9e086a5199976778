import type { MessageType } from '#shared/features/bookings/bookings.schema.ts';

/** Languages of the default texts. All others use English. */
export const templateLanguages = ['en', 'es', 'fr', 'de', 'it'] as const;
export type TemplateLanguage = (typeof templateLanguages)[number];

/** Texts for hotels that have not written their own. All are valid WhatsApp templates (whatsapp-template.rules.ts). */
export const defaultTemplates: Record<TemplateLanguage, Record<MessageType, string>> = {
  en: {
    welcome: `Hello {{guest_name}}! 👋

Thank you for booking with {{hotel_name}}. We look forward to welcoming you from {{check_in_date}} to {{check_out_date}} ({{room_type}}, confirmation {{confirmation_number}}). 🛎️

If you have a question or a wish before you arrive, simply answer here. 😊`,
    pre_arrival: `Hello {{guest_name}}! 🌟

Soon you will be with us at {{hotel_name}}: on {{check_in_date}}, check-in is from {{check_in_time}}.
☀️ The weather on your day of arrival: {{weather_forecast}} ({{temperature}}).
🚕 Getting here: {{transportation_suggestions}}.
📍 You find us here: {{hotel_address}}.

When do you expect to arrive? Just answer here. We look forward to seeing you! 😊`,
    checkin: `Hello {{guest_name}}, welcome to {{hotel_name}}! 🎉

Check-in is from {{check_in_time}} today. 🔑
📍 You find us here: {{hotel_address}}.

If you need anything during your stay, just write here at any time. We wish you a wonderful stay! 😊`,
    stay: `Hello {{guest_name}}! 😊

We hope that you are enjoying your stay at {{hotel_name}}. Is everything as you like it? ✨

If there is anything that would make it even better, just answer here. 💛`,
    checkout: `Good morning {{guest_name}}! ☀️

Today is the day of your departure. Check-out is until {{check_out_time}}; if you need anything before you leave, just answer here. 🧳

Thank you for staying with {{hotel_name}}. We would love to welcome you again! 💛`,
  },
  es: {
    welcome: `¡Hola, {{guest_name}}! 👋

Gracias por reservar en {{hotel_name}}. Será un placer recibirle del {{check_in_date}} al {{check_out_date}} ({{room_type}}, confirmación {{confirmation_number}}). 🛎️

Si tiene alguna pregunta o algún deseo antes de su llegada, responda aquí mismo. 😊`,
    pre_arrival: `¡Hola, {{guest_name}}! 🌟

Muy pronto estará con nosotros en {{hotel_name}}: el {{check_in_date}}, con entrada a partir de las {{check_in_time}}.
☀️ El tiempo el día de su llegada: {{weather_forecast}} ({{temperature}}).
🚕 Cómo llegar: {{transportation_suggestions}}.
📍 Nos encuentra aquí: {{hotel_address}}.

¿A qué hora piensa llegar? Responda aquí mismo. ¡Le esperamos con ilusión! 😊`,
    checkin: `¡Hola, {{guest_name}}, le damos la bienvenida a {{hotel_name}}! 🎉

Hoy la entrada es a partir de las {{check_in_time}}. 🔑
📍 Nos encuentra aquí: {{hotel_address}}.

Si necesita algo durante su estancia, escríbanos aquí en cualquier momento. ¡Que disfrute de su estancia! 😊`,
    stay: `¡Hola, {{guest_name}}! 😊

Esperamos que esté disfrutando de su estancia en {{hotel_name}}. ¿Está todo a su gusto? ✨

Si hay algo que podamos mejorar, responda aquí mismo. 💛`,
    checkout: `¡Buenos días, {{guest_name}}! ☀️

Hoy es el día de su salida. La habitación puede dejarse hasta las {{check_out_time}}; si necesita algo antes de irse, responda aquí mismo. 🧳

Gracias por alojarse en {{hotel_name}}. ¡Nos encantaría volver a recibirle! 💛`,
  },
  fr: {
    welcome: `Bonjour {{guest_name}} ! 👋

Merci d’avoir réservé à {{hotel_name}}. Nous nous réjouissons de vous accueillir du {{check_in_date}} au {{check_out_date}} ({{room_type}}, confirmation {{confirmation_number}}). 🛎️

Une question ou un souhait avant votre arrivée ? Répondez simplement ici. 😊`,
    pre_arrival: `Bonjour {{guest_name}} ! 🌟

Vous serez bientôt parmi nous à {{hotel_name}} : le {{check_in_date}}, arrivée à partir de {{check_in_time}}.
☀️ La météo le jour de votre arrivée : {{weather_forecast}} ({{temperature}}).
🚕 Pour venir : {{transportation_suggestions}}.
📍 Vous nous trouvez ici : {{hotel_address}}.

À quelle heure pensez-vous arriver ? Répondez simplement ici. À très bientôt ! 😊`,
    checkin: `Bonjour {{guest_name}}, bienvenue à {{hotel_name}} ! 🎉

Aujourd’hui, l’arrivée se fait à partir de {{check_in_time}}. 🔑
📍 Vous nous trouvez ici : {{hotel_address}}.

Si vous avez besoin de quoi que ce soit, écrivez ici à tout moment. Très beau séjour ! 😊`,
    stay: `Bonjour {{guest_name}} ! 😊

Nous espérons que votre séjour à {{hotel_name}} vous plaît. Tout est-il à votre goût ? ✨

Si quelque chose peut le rendre encore plus agréable, répondez simplement ici. 💛`,
    checkout: `Bonjour {{guest_name}} ! ☀️

C’est aujourd’hui le jour de votre départ. La chambre se libère jusqu’à {{check_out_time}} ; s’il vous faut quelque chose avant de partir, répondez simplement ici. 🧳

Merci d’avoir séjourné à {{hotel_name}}. Ce sera un plaisir de vous revoir ! 💛`,
  },
  de: {
    welcome: `Guten Tag {{guest_name}}! 👋

Vielen Dank für Ihre Buchung bei {{hotel_name}}. Wir freuen uns, Sie vom {{check_in_date}} bis {{check_out_date}} bei uns zu begrüßen ({{room_type}}, Bestätigung {{confirmation_number}}). 🛎️

Haben Sie vor der Anreise eine Frage oder einen Wunsch? Antworten Sie einfach hier. 😊`,
    pre_arrival: `Guten Tag {{guest_name}}! 🌟

Bald sind Sie bei uns im Haus {{hotel_name}}: am {{check_in_date}}, Check-in ist ab {{check_in_time}}.
☀️ Das Wetter am Anreisetag: {{weather_forecast}} ({{temperature}}).
🚕 So kommen Sie zu uns: {{transportation_suggestions}}.
📍 Sie finden uns hier: {{hotel_address}}.

Wann dürfen wir Sie erwarten? Antworten Sie einfach hier. Wir freuen uns auf Sie! 😊`,
    checkin: `Guten Tag {{guest_name}}, herzlich willkommen bei {{hotel_name}}! 🎉

Der Check-in ist heute ab {{check_in_time}}. 🔑
📍 Sie finden uns hier: {{hotel_address}}.

Wenn Sie etwas brauchen, schreiben Sie jederzeit hier. Wir wünschen Ihnen einen wunderschönen Aufenthalt! 😊`,
    stay: `Guten Tag {{guest_name}}! 😊

Wir hoffen, dass Sie Ihren Aufenthalt bei {{hotel_name}} genießen. Ist alles zu Ihrer Zufriedenheit? ✨

Wenn wir ihn noch schöner machen können, antworten Sie einfach hier. 💛`,
    checkout: `Guten Morgen {{guest_name}}! ☀️

Heute ist Ihr Abreisetag. Der Check-out ist bis {{check_out_time}}; wenn Sie vorher noch etwas brauchen, antworten Sie einfach hier. 🧳

Vielen Dank für Ihren Aufenthalt bei {{hotel_name}}. Wir würden Sie gern wieder begrüßen! 💛`,
  },
  it: {
    welcome: `Buongiorno {{guest_name}}! 👋

Grazie per aver prenotato da {{hotel_name}}. Saremo lieti di accoglierla dal {{check_in_date}} al {{check_out_date}} ({{room_type}}, conferma {{confirmation_number}}). 🛎️

Se ha una domanda o un desiderio prima dell’arrivo, risponda semplicemente qui. 😊`,
    pre_arrival: `Buongiorno {{guest_name}}! 🌟

Presto sarà con noi da {{hotel_name}}: {{check_in_date}}, con check-in dalle {{check_in_time}}.
☀️ Il tempo nel giorno del suo arrivo: {{weather_forecast}} ({{temperature}}).
🚕 Come raggiungerci: {{transportation_suggestions}}.
📍 Ci trova qui: {{hotel_address}}.

A che ora pensa di arrivare? Risponda semplicemente qui. La aspettiamo con piacere! 😊`,
    checkin: `Buongiorno {{guest_name}}, un caro benvenuto da {{hotel_name}}! 🎉

Oggi il check-in è dalle {{check_in_time}}. 🔑
📍 Ci trova qui: {{hotel_address}}.

Se le serve qualcosa durante il soggiorno, scriva qui in qualsiasi momento. Le auguriamo un bellissimo soggiorno! 😊`,
    stay: `Buongiorno {{guest_name}}! 😊

Speriamo che il suo soggiorno da {{hotel_name}} sia piacevole. È tutto di suo gradimento? ✨

Se possiamo renderlo ancora più bello, risponda semplicemente qui. 💛`,
    checkout: `Buongiorno {{guest_name}}! ☀️

Oggi è il giorno della sua partenza. Il check-out è entro le {{check_out_time}}; se le serve qualcosa prima di partire, risponda semplicemente qui. 🧳

Grazie per aver soggiornato da {{hotel_name}}. Saremmo felici di rivederla! 💛`,
  },
};

/**
 * Maps a language code to a language of the default texts: `pt-BR`, `PT_br` and `pt` give `pt`, unknown codes give
 * `en`.
 */
export function templateLanguage(code: string | null | undefined): TemplateLanguage {
  const base = code?.trim().toLowerCase().split(/[-_]/)[0];
  return templateLanguages.find((known) => known === base) ?? 'en';
}

/**
 * A hotel's texts for one message: `text` in the hotel's language (null: default text), and texts in other languages.
 */
export type OwnTexts = { text: string | null; translations: Record<string, string> };

/**
 * Selects the text for a guest: the hotel's text in the guest's language, else the default text in that language. A
 * language guessed from the phone's country does not override the hotel's text in the hotel's language.
 */
export function templateFor(
  type: MessageType,
  { text: own, translations }: OwnTexts,
  hotelLanguage: string,
  guest: { language: string; known: boolean },
): { text: string; language: TemplateLanguage; is_default: boolean } {
  const ours = templateLanguage(hotelLanguage);
  const theirs = templateLanguage(guest.language);
  const translated = theirs === ours ? own : translations[theirs];
  if (translated) return { text: translated, language: theirs, is_default: false };
  if (own && !guest.known) return { text: own, language: ours, is_default: false };
  return { text: defaultTemplates[theirs][type], language: theirs, is_default: true };
}
