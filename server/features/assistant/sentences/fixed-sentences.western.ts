import type { FirstSentences } from './fixed-sentences.types.ts';

export const en: FirstSentences = {
  acknowledgement:
    'Thank you for your message. I have passed it on to our team at {hotel}, and a member of staff will answer you here.',
  explicit_person:
    'Of course. I have told our team at {hotel} that you would like to speak to a person, and someone will answer you here.',
  complaint:
    'I am sorry about this, and thank you for telling us. I have passed your message on to our team at {hotel}, and a member of staff will answer you here.',
  safety:
    'I am alerting our team at {hotel} right now. If anyone is in danger, please call the emergency services at once: {emergency}. Get to safety first.',
  privacy:
    'To protect the privacy of our guests, I cannot give that information here. I have passed your message on to our team at {hotel}, and a member of staff will answer you.',
  guests_only:
    'I can tell that only to guests who are staying with us, and I find no current booking under your number. I have passed your message on to our team at {hotel}, and a member of staff will answer you.',
  guests_from_arrival:
    'I can tell you that from the day of your arrival. I have passed your message on to our team at {hotel}, and a member of staff will answer you.',
  media_unreadable:
    'Thank you. I cannot open what you sent myself, so I have passed it on to our team at {hotel}. A member of staff will look at it and answer you here.',
  opens_again: 'Our reception is open again from {time}.',
  clarification: 'I want to be sure I understand you. Could you tell me in a few more words what you need?',
  greeting: 'Hello and welcome to {hotel}! How can we help you?',
  thanks: 'With pleasure! If you need anything else, just write to us here.',
  location: 'Thank you for sharing your location. What can we do for you?',
  off_topic:
    'I am afraid I can only help with questions about {hotel} and your stay. Is there anything we can do for you there?',
  opted_out:
    'You will not receive any more automatic messages from {hotel}. If you change your mind, just write START.',
  opted_in: 'Welcome back! You will receive messages from {hotel} again. To stop them, just write STOP.',
  inactive:
    'Thank you for your message. {hotel} is not answering on WhatsApp at the moment. Please contact the hotel directly.',
};

export const es: FirstSentences = {
  acknowledgement:
    'Gracias por su mensaje. Lo he pasado a nuestro equipo de {hotel} y una persona le responderá por aquí.',
  explicit_person:
    'Por supuesto. He avisado a nuestro equipo de {hotel} de que desea hablar con una persona, y alguien le responderá por aquí.',
  complaint:
    'Lo siento mucho, y gracias por decírnoslo. He pasado su mensaje a nuestro equipo de {hotel} y una persona le responderá por aquí.',
  safety:
    'Estoy avisando ahora mismo a nuestro equipo de {hotel}. Si alguien está en peligro, llame de inmediato a emergencias: {emergency}. Póngase primero a salvo.',
  privacy:
    'Para proteger la privacidad de nuestros huéspedes no puedo dar esa información aquí. He pasado su mensaje a nuestro equipo de {hotel} y una persona le responderá.',
  guests_only:
    'Esa información solo puedo darla a quienes se alojan con nosotros, y con su número no encuentro ninguna reserva en curso. He pasado su mensaje a nuestro equipo de {hotel} y una persona le responderá.',
  guests_from_arrival:
    'Esa información puedo dársela a partir del día de su llegada. He pasado su mensaje a nuestro equipo de {hotel} y una persona le responderá.',
  media_unreadable:
    'Gracias. No puedo abrir lo que ha enviado, así que lo he pasado a nuestro equipo de {hotel}. Una persona lo mirará y le responderá por aquí.',
  opens_again: 'Nuestra recepción abre de nuevo a las {time}.',
  clarification: 'Quiero asegurarme de entenderle bien. ¿Podría decirme con algunas palabras más qué necesita?',
  greeting: '¡Hola! Le damos la bienvenida a {hotel}. ¿En qué podemos ayudarle?',
  thanks: '¡Con mucho gusto! Si necesita algo más, escríbanos por aquí.',
  location: 'Gracias por compartir su ubicación. ¿Qué podemos hacer por usted?',
  off_topic:
    'Lo siento, solo puedo ayudarle con preguntas sobre {hotel} y su estancia. ¿Podemos hacer algo por usted en ese sentido?',
  opted_out: 'No recibirá más mensajes automáticos de {hotel}. Si cambia de opinión, escriba START.',
  opted_in:
    '¡Qué bien tenerle de vuelta! Volverá a recibir mensajes de {hotel}. Para dejar de recibirlos, escriba STOP.',
  inactive:
    'Gracias por su mensaje. En este momento {hotel} no responde por WhatsApp. Por favor, contacte directamente con el hotel.',
};

export const fr: FirstSentences = {
  acknowledgement:
    "Merci pour votre message. Je l'ai transmis à notre équipe de {hotel} et une personne vous répondra ici.",
  explicit_person:
    "Bien sûr. J'ai prévenu notre équipe de {hotel} que vous souhaitez parler à une personne, et quelqu'un vous répondra ici.",
  complaint:
    "Je suis désolé, et merci de nous l'avoir signalé. J'ai transmis votre message à notre équipe de {hotel} et une personne vous répondra ici.",
  safety:
    "J'alerte immédiatement notre équipe de {hotel}. Si quelqu'un est en danger, appelez tout de suite les secours : {emergency}. Mettez-vous d'abord en sécurité.",
  privacy:
    "Pour protéger la vie privée de nos clients, je ne peux pas donner cette information ici. J'ai transmis votre message à notre équipe de {hotel} et une personne vous répondra.",
  guests_only:
    "Je ne peux donner cette information qu'aux clients qui séjournent chez nous, et je ne trouve pas de séjour en cours avec votre numéro. J'ai transmis votre message à notre équipe de {hotel} et une personne vous répondra.",
  guests_from_arrival:
    "Je pourrai vous donner cette information à partir du jour de votre arrivée. J'ai transmis votre message à notre équipe de {hotel} et une personne vous répondra.",
  media_unreadable:
    "Merci. Je ne peux pas ouvrir moi-même ce que vous avez envoyé ; je l'ai donc transmis à notre équipe de {hotel}. Une personne le regardera et vous répondra ici.",
  opens_again: 'Notre réception rouvre à {time}.',
  clarification:
    "Je voudrais être sûr de bien vous comprendre. Pourriez-vous m'en dire un peu plus sur ce dont vous avez besoin ?",
  greeting: 'Bonjour et bienvenue à {hotel} ! Comment pouvons-nous vous aider ?',
  thanks: "Avec plaisir ! Si vous avez besoin d'autre chose, écrivez-nous ici.",
  location: "Merci d'avoir partagé votre position. Que pouvons-nous faire pour vous ?",
  off_topic:
    'Je regrette, je ne peux vous aider que pour les questions concernant {hotel} et votre séjour. Pouvons-nous faire quelque chose pour vous dans ce cadre ?',
  opted_out: "Vous ne recevrez plus de messages automatiques de {hotel}. Si vous changez d'avis, écrivez START.",
  opted_in:
    'Ravis de vous retrouver ! Vous recevrez de nouveau les messages de {hotel}. Pour les arrêter, écrivez STOP.',
  inactive:
    "Merci pour votre message. {hotel} ne répond pas sur WhatsApp pour le moment. Veuillez contacter directement l'hôtel.",
};

export const de: FirstSentences = {
  acknowledgement:
    'Vielen Dank für Ihre Nachricht. Ich habe sie an unser Team von {hotel} weitergegeben; eine Mitarbeiterin oder ein Mitarbeiter antwortet Ihnen hier.',
  explicit_person:
    'Sehr gern. Ich habe unserem Team von {hotel} gesagt, dass Sie mit einem Menschen sprechen möchten; jemand antwortet Ihnen hier.',
  complaint:
    'Das tut mir leid, und danke, dass Sie es uns sagen. Ich habe Ihre Nachricht an unser Team von {hotel} weitergegeben; eine Mitarbeiterin oder ein Mitarbeiter antwortet Ihnen hier.',
  safety:
    'Ich alarmiere gerade unser Team von {hotel}. Wenn jemand in Gefahr ist, rufen Sie bitte sofort den Notruf: {emergency}. Bringen Sie sich zuerst in Sicherheit.',
  privacy:
    'Zum Schutz unserer Gäste kann ich diese Auskunft hier nicht geben. Ich habe Ihre Nachricht an unser Team von {hotel} weitergegeben; eine Mitarbeiterin oder ein Mitarbeiter antwortet Ihnen.',
  guests_only:
    'Das darf ich nur Gästen sagen, die gerade bei uns wohnen, und unter Ihrer Nummer finde ich keinen laufenden Aufenthalt. Ich habe Ihre Nachricht an unser Team von {hotel} weitergegeben; eine Mitarbeiterin oder ein Mitarbeiter antwortet Ihnen.',
  guests_from_arrival:
    'Das darf ich Ihnen ab dem Tag Ihrer Anreise sagen. Ich habe Ihre Nachricht an unser Team von {hotel} weitergegeben; eine Mitarbeiterin oder ein Mitarbeiter antwortet Ihnen.',
  media_unreadable:
    'Vielen Dank. Ich kann selbst nicht öffnen, was Sie geschickt haben, und habe es deshalb an unser Team von {hotel} weitergegeben. Jemand sieht es sich an und antwortet Ihnen hier.',
  opens_again: 'Unsere Rezeption ist ab {time} Uhr wieder besetzt.',
  clarification: 'Ich möchte Sie richtig verstehen. Könnten Sie mir mit ein paar Worten mehr sagen, was Sie brauchen?',
  greeting: 'Hallo und herzlich willkommen bei {hotel}! Wie können wir Ihnen helfen?',
  thanks: 'Sehr gern! Wenn Sie noch etwas brauchen, schreiben Sie uns einfach hier.',
  location: 'Danke für Ihren Standort. Was können wir für Sie tun?',
  off_topic:
    'Leider kann ich nur bei Fragen zu {hotel} und Ihrem Aufenthalt helfen. Können wir dabei etwas für Sie tun?',
  opted_out:
    'Sie erhalten keine automatischen Nachrichten mehr von {hotel}. Wenn Sie es sich anders überlegen, schreiben Sie START.',
  opted_in:
    'Schön, dass Sie wieder da sind! Sie erhalten wieder Nachrichten von {hotel}. Zum Abbestellen schreiben Sie STOP.',
  inactive:
    'Vielen Dank für Ihre Nachricht. {hotel} antwortet zurzeit nicht auf WhatsApp. Bitte wenden Sie sich direkt an das Hotel.',
};

export const it: FirstSentences = {
  acknowledgement: "Grazie per il messaggio. L'ho passato al nostro staff di {hotel} e una persona le risponderà qui.",
  explicit_person:
    'Certamente. Ho avvisato il nostro staff di {hotel} che desidera parlare con una persona, e qualcuno le risponderà qui.',
  complaint:
    'Mi dispiace molto, e grazie per avercelo detto. Ho passato il suo messaggio al nostro staff di {hotel} e una persona le risponderà qui.',
  safety:
    'Sto avvisando subito il nostro staff di {hotel}. Se qualcuno è in pericolo, chiami immediatamente i soccorsi: {emergency}. Prima di tutto si metta al sicuro.',
  privacy:
    'Per tutelare la privacy dei nostri ospiti non posso dare questa informazione qui. Ho passato il suo messaggio al nostro staff di {hotel} e una persona le risponderà.',
  guests_only:
    'Posso dirlo solo agli ospiti che soggiornano da noi e con il suo numero non trovo un soggiorno in corso. Ho passato il suo messaggio al nostro staff di {hotel} e una persona le risponderà.',
  guests_from_arrival:
    'Posso dirglielo a partire dal giorno del suo arrivo. Ho passato il suo messaggio al nostro staff di {hotel} e una persona le risponderà.',
  media_unreadable:
    "Grazie. Non posso aprire io ciò che ha inviato, quindi l'ho passato al nostro staff di {hotel}. Una persona lo guarderà e le risponderà qui.",
  opens_again: 'La nostra reception riapre alle {time}.',
  clarification: 'Vorrei essere sicuro di aver capito bene. Può dirmi con qualche parola in più di cosa ha bisogno?',
  greeting: 'Buongiorno e benvenuti a {hotel}! Come possiamo aiutarla?',
  thanks: 'Con piacere! Se le serve altro, ci scriva pure qui.',
  location: 'Grazie per aver condiviso la posizione. Cosa possiamo fare per lei?',
  off_topic:
    'Mi dispiace, posso aiutarla solo con domande su {hotel} e sul suo soggiorno. Possiamo fare qualcosa per lei in questo?',
  opted_out: 'Non riceverà più messaggi automatici da {hotel}. Se cambia idea, scriva START.',
  opted_in: 'Che piacere riaverla con noi! Riceverà di nuovo i messaggi di {hotel}. Per interromperli scriva STOP.',
  inactive:
    "Grazie per il messaggio. Al momento {hotel} non risponde su WhatsApp. La preghiamo di contattare direttamente l'hotel.",
};

export const pt: FirstSentences = {
  acknowledgement:
    'Obrigado pela sua mensagem. Passei-a à nossa equipa de {hotel} e uma pessoa vai responder-lhe por aqui.',
  explicit_person:
    'Com certeza. Avisei a nossa equipa de {hotel} de que deseja falar com uma pessoa, e alguém vai responder-lhe por aqui.',
  complaint:
    'Lamento muito, e obrigado por nos dizer. Passei a sua mensagem à nossa equipa de {hotel} e uma pessoa vai responder-lhe por aqui.',
  safety:
    'Estou a alertar agora mesmo a nossa equipa de {hotel}. Se alguém estiver em perigo, ligue imediatamente para a emergência: {emergency}. Primeiro, ponha-se em segurança.',
  privacy:
    'Para proteger a privacidade dos nossos hóspedes, não posso dar essa informação aqui. Passei a sua mensagem à nossa equipa de {hotel} e uma pessoa vai responder-lhe.',
  guests_only:
    'Só posso dar essa informação a quem está hospedado connosco, e com o seu número não encontro nenhuma estadia em curso. Passei a sua mensagem à nossa equipa de {hotel} e uma pessoa vai responder-lhe.',
  guests_from_arrival:
    'Posso dar-lhe essa informação a partir do dia da sua chegada. Passei a sua mensagem à nossa equipa de {hotel} e uma pessoa vai responder-lhe.',
  media_unreadable:
    'Obrigado. Não consigo abrir o que enviou, por isso passei-o à nossa equipa de {hotel}. Uma pessoa vai ver e responder-lhe por aqui.',
  opens_again: 'A nossa receção reabre às {time}.',
  clarification: 'Quero ter a certeza de que entendi bem. Pode dizer-me com mais algumas palavras do que precisa?',
  greeting: 'Olá e boas-vindas a {hotel}! Em que podemos ajudar?',
  thanks: 'Com muito gosto! Se precisar de mais alguma coisa, escreva-nos por aqui.',
  location: 'Obrigado por partilhar a sua localização. O que podemos fazer por si?',
  off_topic:
    'Lamento, só posso ajudar com perguntas sobre {hotel} e a sua estadia. Podemos fazer algo por si nesse sentido?',
  opted_out: 'Não vai receber mais mensagens automáticas de {hotel}. Se mudar de ideias, escreva START.',
  opted_in:
    'Que bom ter notícias suas! Vai voltar a receber mensagens de {hotel}. Para deixar de as receber, escreva STOP.',
  inactive:
    'Obrigado pela sua mensagem. De momento {hotel} não responde no WhatsApp. Por favor, contacte diretamente o hotel.',
};

export const nl: FirstSentences = {
  acknowledgement:
    'Bedankt voor uw bericht. Ik heb het doorgegeven aan ons team van {hotel}; een medewerker antwoordt u hier.',
  explicit_person:
    'Natuurlijk. Ik heb ons team van {hotel} laten weten dat u graag met een medewerker spreekt; iemand antwoordt u hier.',
  complaint:
    'Dat spijt me, en bedankt dat u het ons laat weten. Ik heb uw bericht doorgegeven aan ons team van {hotel}; een medewerker antwoordt u hier.',
  safety:
    'Ik waarschuw nu meteen ons team van {hotel}. Is er iemand in gevaar, bel dan direct de hulpdiensten: {emergency}. Breng uzelf eerst in veiligheid.',
  privacy:
    'Om de privacy van onze gasten te beschermen kan ik die informatie hier niet geven. Ik heb uw bericht doorgegeven aan ons team van {hotel}; een medewerker antwoordt u.',
  guests_only:
    'Dat mag ik alleen vertellen aan gasten die nu bij ons verblijven, en bij uw nummer vind ik geen lopend verblijf. Ik heb uw bericht doorgegeven aan ons team van {hotel}; een medewerker antwoordt u.',
  guests_from_arrival:
    'Dat mag ik u vanaf de dag van uw aankomst vertellen. Ik heb uw bericht doorgegeven aan ons team van {hotel}; een medewerker antwoordt u.',
  media_unreadable:
    'Bedankt. Ik kan zelf niet openen wat u hebt gestuurd en heb het daarom doorgegeven aan ons team van {hotel}. Een medewerker bekijkt het en antwoordt u hier.',
  opens_again: 'Onze receptie is weer open vanaf {time}.',
  clarification: 'Ik wil u graag goed begrijpen. Kunt u in een paar woorden meer zeggen wat u nodig hebt?',
  greeting: 'Hallo en welkom bij {hotel}! Waarmee kunnen we u helpen?',
  thanks: 'Graag gedaan! Hebt u nog iets nodig, schrijf ons dan gerust hier.',
  location: 'Bedankt voor het delen van uw locatie. Wat kunnen we voor u doen?',
  off_topic: 'Helaas kan ik alleen helpen met vragen over {hotel} en uw verblijf. Kunnen we daarbij iets voor u doen?',
  opted_out: 'U ontvangt geen automatische berichten meer van {hotel}. Bedenkt u zich, schrijf dan START.',
  opted_in: 'Fijn dat u er weer bent! U ontvangt weer berichten van {hotel}. Schrijf STOP om ze te stoppen.',
  inactive:
    'Bedankt voor uw bericht. {hotel} antwoordt op dit moment niet via WhatsApp. Neem alstublieft rechtstreeks contact op met het hotel.',
};
