import type { StayMessageTexts } from '../seed.types.ts';

/** What a stay's messages said, by language; guests of other languages got English. */
export const stayMessageTexts: Record<string, StayMessageTexts> = {
  en: {
    welcome:
      'Hello {{guest_name}}, thank you for booking with {{hotel_name}}. We expect you on {{check_in_date}} until {{check_out_date}} ({{room_type}}, confirmation {{confirmation_number}}). If you have a question, just write here.',
    pre_arrival:
      'Hello {{guest_name}}, in two days you are with us. Your {{room_type}} is ready from {{check_in_time}}. Tell us when you arrive and whether you need a parking space, and we will keep one.',
    checkin:
      'Welcome to {{hotel_name}}, {{guest_name}}. Your {{room_type}} is ready. The reception is at {{hotel_address}}; for anything else write here at any hour.',
    stay: 'Good morning {{guest_name}}, we hope you slept well. Is anything missing in your room? A short answer is enough.',
    checkout:
      'Good morning {{guest_name}}, today is the day of your departure. Check-out is until {{check_out_time}}; we gladly keep your luggage after that. Thank you for staying with us, and come again.',
  },
  fr: {
    welcome:
      'Bonjour {{guest_name}}, merci pour votre réservation à {{hotel_name}}. Nous vous attendons du {{check_in_date}} au {{check_out_date}} ({{room_type}}, confirmation {{confirmation_number}}). Une question ? Écrivez-nous ici.',
    pre_arrival:
      'Bonjour {{guest_name}}, dans deux jours vous serez chez nous. Votre {{room_type}} est prête à partir de {{check_in_time}}. Dites-nous votre heure d’arrivée et si vous souhaitez une place de parking : nous vous la gardons.',
    checkin:
      'Bienvenue à {{hotel_name}}, {{guest_name}}. Votre {{room_type}} est prête. La réception se trouve {{hotel_address}} ; pour tout le reste, écrivez ici à toute heure.',
    stay: 'Bonjour {{guest_name}}, nous espérons que vous avez bien dormi. Manque-t-il quelque chose dans votre chambre ? Un mot suffit.',
    checkout:
      'Bonjour {{guest_name}}, c’est le jour du départ. La chambre se libère avant {{check_out_time}} ; nous gardons volontiers vos bagages ensuite. Merci de votre visite, et à bientôt.',
  },
  de: {
    welcome:
      'Guten Tag {{guest_name}}, vielen Dank für Ihre Buchung im Haus {{hotel_name}}. Wir erwarten Sie vom {{check_in_date}} bis {{check_out_date}} ({{room_type}}, Bestätigung {{confirmation_number}}). Bei Fragen schreiben Sie einfach hier.',
    pre_arrival:
      'Guten Tag {{guest_name}}, in zwei Tagen sind Sie bei uns. Ihr Zimmer ({{room_type}}) ist ab {{check_in_time}} bereit. Sagen Sie uns, wann Sie ankommen und ob Sie einen Stellplatz brauchen, dann halten wir einen frei.',
    checkin:
      'Willkommen im Haus {{hotel_name}}, {{guest_name}}. Ihr Zimmer ({{room_type}}) ist bereit. Sie finden uns hier: {{hotel_address}}. Für alles andere schreiben Sie jederzeit.',
    stay: 'Guten Morgen {{guest_name}}, wir hoffen, Sie haben gut geschlafen. Fehlt etwas im Zimmer? Eine kurze Antwort genügt.',
    checkout:
      'Guten Morgen {{guest_name}}, heute reisen Sie ab. Bitte geben Sie das Zimmer bis {{check_out_time}} frei; Ihr Gepäck bewahren wir danach gern auf. Danke für Ihren Besuch und bis bald.',
  },
  es: {
    welcome:
      'Hola {{guest_name}}, gracias por reservar en {{hotel_name}}. Le esperamos del {{check_in_date}} al {{check_out_date}} ({{room_type}}, confirmación {{confirmation_number}}). Si tiene alguna pregunta, escriba aquí.',
    pre_arrival:
      'Hola {{guest_name}}, dentro de dos días estará con nosotros. Su {{room_type}} está lista a partir de las {{check_in_time}}. Díganos a qué hora llega y si necesita plaza de aparcamiento, y se la guardamos.',
    checkin:
      'Le damos la bienvenida a {{hotel_name}}, {{guest_name}}. Su {{room_type}} está lista. La recepción está en {{hotel_address}}; para cualquier otra cosa, escriba aquí a cualquier hora.',
    stay: 'Buenos días {{guest_name}}, esperamos que haya dormido bien. ¿Le falta algo en la habitación? Basta una palabra.',
    checkout:
      'Buenos días {{guest_name}}, hoy es el día de su salida. La habitación se deja antes de las {{check_out_time}}; después le guardamos el equipaje con gusto. Gracias por su visita y hasta pronto.',
  },
  it: {
    welcome:
      'Buongiorno {{guest_name}}, grazie per aver prenotato da {{hotel_name}}. La aspettiamo dal {{check_in_date}} al {{check_out_date}} ({{room_type}}, conferma {{confirmation_number}}). Per qualsiasi domanda scriva qui.',
    pre_arrival:
      'Buongiorno {{guest_name}}, tra due giorni sarà da noi. La sua {{room_type}} è pronta dalle {{check_in_time}}. Ci dica a che ora arriva e se le serve un posto auto: glielo teniamo.',
    checkin:
      'Un caro benvenuto da {{hotel_name}}, {{guest_name}}. La sua {{room_type}} è pronta. La reception si trova in {{hotel_address}}; per tutto il resto scriva qui a qualsiasi ora.',
    stay: 'Buongiorno {{guest_name}}, speriamo che abbia dormito bene. Manca qualcosa in camera? Basta una parola.',
    checkout:
      'Buongiorno {{guest_name}}, oggi è il giorno della partenza. La camera si lascia entro le {{check_out_time}}; poi custodiamo volentieri i bagagli. Grazie della visita e a presto.',
  },
};
