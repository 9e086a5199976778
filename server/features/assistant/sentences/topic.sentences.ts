import type { FixedLanguage } from '../language/languages.rules.ts';
import type { TopicSentences } from './fixed-sentences.types.ts';

/** Staff will answer, with what was understood. `{topic}` is a short name (`topic-names.txt`), never inflected. */
export const TOPIC_SENTENCES: Record<FixedLanguage, TopicSentences> = {
  en: {
    acknowledgement_of:
      'Thank you. Your message (topic: {topic}) is with our team at {hotel}, and a member of staff will answer you here.',
    acknowledgement_of_other:
      'I have passed your message (topic: {topic}) on to our team at {hotel}. A member of staff will answer you here.',
    acknowledgement_of_third:
      'Our team at {hotel} has your message now (topic: {topic}). A member of our staff will answer you here.',
  },
  es: {
    acknowledgement_of:
      'Gracias. Su mensaje (tema: {topic}) está en manos de nuestro equipo de {hotel} y una persona le responderá por aquí.',
    acknowledgement_of_other:
      'He pasado su mensaje (tema: {topic}) a nuestro equipo de {hotel}. Una persona le responderá por aquí.',
    acknowledgement_of_third:
      'Nuestro equipo de {hotel} ya tiene su mensaje (tema: {topic}). Alguien de nuestro personal le contestará por aquí.',
  },
  fr: {
    acknowledgement_of:
      'Merci. Votre message (sujet : {topic}) est entre les mains de notre équipe de {hotel}, et une personne vous répondra ici.',
    acknowledgement_of_other:
      "J'ai transmis votre message (sujet : {topic}) à notre équipe de {hotel}. Une personne vous répondra ici.",
    acknowledgement_of_third:
      'Notre équipe de {hotel} a maintenant votre message (sujet : {topic}). Un membre du personnel vous répondra ici.',
  },
  de: {
    acknowledgement_of:
      'Vielen Dank. Ihre Nachricht (Thema: {topic}) liegt unserem Team von {hotel} vor; eine Mitarbeiterin oder ein Mitarbeiter antwortet Ihnen hier.',
    acknowledgement_of_other:
      'Ich habe Ihre Nachricht (Thema: {topic}) an unser Team von {hotel} weitergegeben. Eine Mitarbeiterin oder ein Mitarbeiter antwortet Ihnen hier.',
    acknowledgement_of_third:
      'Ihre Nachricht (Thema: {topic}) liegt jetzt unserem Team von {hotel} vor. Jemand von uns meldet sich hier bei Ihnen.',
  },
  it: {
    acknowledgement_of:
      'Grazie. Il suo messaggio (argomento: {topic}) è già al nostro staff di {hotel} e una persona le risponderà qui.',
    acknowledgement_of_other:
      'Ho passato il suo messaggio (argomento: {topic}) al nostro staff di {hotel}. Una persona le risponderà qui.',
    acknowledgement_of_third:
      'Il nostro staff di {hotel} ha ora il suo messaggio (argomento: {topic}). Qualcuno di noi le risponderà qui.',
  },
  pt: {
    acknowledgement_of:
      'Obrigado. A sua mensagem (assunto: {topic}) está com a nossa equipa de {hotel} e uma pessoa vai responder-lhe por aqui.',
    acknowledgement_of_other:
      'Passei a sua mensagem (assunto: {topic}) à nossa equipa de {hotel}. Uma pessoa vai responder-lhe por aqui.',
    acknowledgement_of_third:
      'A nossa equipa de {hotel} já tem a sua mensagem (assunto: {topic}). Alguém da equipa vai responder-lhe por aqui.',
  },
  nl: {
    acknowledgement_of:
      'Bedankt. Uw bericht (onderwerp: {topic}) ligt bij ons team van {hotel}; een medewerker antwoordt u hier.',
    acknowledgement_of_other:
      'Ik heb uw bericht (onderwerp: {topic}) doorgegeven aan ons team van {hotel}. Een medewerker antwoordt u hier.',
    acknowledgement_of_third:
      'Ons team van {hotel} heeft uw bericht nu (onderwerp: {topic}). Iemand van ons laat hier van zich horen.',
  },
  pl: {
    acknowledgement_of:
      'Dziękujemy. Państwa wiadomość (temat: {topic}) jest u zespołu {hotel}, a pracownik odpowie Państwu tutaj.',
    acknowledgement_of_other:
      'Przekazałem Państwa wiadomość (temat: {topic}) zespołowi {hotel}. Pracownik odpowie Państwu tutaj.',
    acknowledgement_of_third: 'Zespół {hotel} ma już Państwa wiadomość (temat: {topic}). Ktoś z nas odezwie się tutaj.',
  },
  ru: {
    acknowledgement_of:
      'Спасибо. Ваше сообщение (тема: {topic}) уже у нашей команды {hotel}, и сотрудник ответит вам здесь.',
    acknowledgement_of_other:
      'Ваше сообщение (тема: {topic}) передано нашей команде {hotel}. Сотрудник ответит вам здесь.',
    acknowledgement_of_third:
      'Наша команда {hotel} получила ваше сообщение (тема: {topic}). Кто-нибудь из нас ответит вам здесь.',
  },
  tr: {
    acknowledgement_of:
      'Teşekkür ederiz. Mesajınız (konu: {topic}) {hotel} ekibimizde; bir çalışanımız size buradan yanıt verecek.',
    acknowledgement_of_other:
      'Mesajınızı (konu: {topic}) {hotel} ekibimize ilettim. Bir çalışanımız size buradan yanıt verecek.',
    acknowledgement_of_third:
      'Mesajınız (konu: {topic}) artık {hotel} ekibimizde. Ekibimizden biri size buradan dönecek.',
  },
  ar: {
    acknowledgement_of: 'شكرًا لك. رسالتك (الموضوع: {topic}) لدى فريقنا في {hotel}، وسيرد عليك أحد الموظفين هنا.',
    acknowledgement_of_other: 'لقد نقلت رسالتك (الموضوع: {topic}) إلى فريقنا في {hotel}. سيرد عليك أحد الموظفين هنا.',
    acknowledgement_of_third: 'رسالتك (الموضوع: {topic}) الآن لدى فريقنا في {hotel}. سيتواصل معك أحد أفراد الفريق هنا.',
  },
  zh: {
    acknowledgement_of: '谢谢。您的留言（主题：{topic}）已经在{hotel}的团队那里，工作人员会在这里回复您。',
    acknowledgement_of_other: '我已将您的留言（主题：{topic}）转达给{hotel}的团队。工作人员会在这里回复您。',
    acknowledgement_of_third: '{hotel}的团队现在已收到您的留言（主题：{topic}），会有同事在这里回复您。',
  },
  ja: {
    acknowledgement_of:
      'ありがとうございます。メッセージ（ご用件：{topic}）は{hotel}のスタッフに届いており、担当者がこちらでお返事いたします。',
    acknowledgement_of_other:
      'メッセージ（ご用件：{topic}）を{hotel}のスタッフに申し伝えました。担当者がこちらでお返事いたします。',
    acknowledgement_of_third:
      'メッセージ（ご用件：{topic}）は{hotel}のスタッフに届いております。スタッフよりこちらでご連絡いたします。',
  },
};
