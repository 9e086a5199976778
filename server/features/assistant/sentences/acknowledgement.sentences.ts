import type { FixedLanguage } from '../language/languages.rules.ts';
import type { AcknowledgementSentences } from './fixed-sentences.types.ts';

/** Further wordings of the acknowledgement, and shorter ones for a guest who has just read one. */
export const ACKNOWLEDGEMENT_SENTENCES: Record<FixedLanguage, AcknowledgementSentences> = {
  en: {
    acknowledgement_other:
      'I have passed your message on to our team at {hotel}. A member of staff will answer you here.',
    acknowledgement_third: 'Our team at {hotel} has your message now. A member of our staff will answer you here.',
    added: 'I have added this to what I passed on.',
    added_other: 'Our team will see this together with your message before.',
    added_third: 'This is with our team as well now.',
    added_of: 'I have added this (topic: {topic}) to what I passed on.',
    added_of_other: 'This (topic: {topic}) is with our team as well now.',
  },
  es: {
    acknowledgement_other: 'He pasado su mensaje a nuestro equipo de {hotel}. Una persona le responderá por aquí.',
    acknowledgement_third:
      'Nuestro equipo de {hotel} ya tiene su mensaje. Alguien de nuestro personal le contestará por aquí.',
    added: 'Lo he añadido a lo que ya había pasado al equipo.',
    added_other: 'Nuestro equipo lo verá junto con su mensaje anterior.',
    added_third: 'Esto también está ya en manos de nuestro equipo.',
    added_of: 'He añadido esto (tema: {topic}) a lo que ya había pasado al equipo.',
    added_of_other: 'Esto (tema: {topic}) también está ya en manos de nuestro equipo.',
  },
  fr: {
    acknowledgement_other: "J'ai transmis votre message à notre équipe de {hotel}. Une personne vous répondra ici.",
    acknowledgement_third:
      'Notre équipe de {hotel} a maintenant votre message. Un membre du personnel vous répondra ici.',
    added: "Je l'ai ajouté à ce que j'ai déjà transmis.",
    added_other: 'Notre équipe le verra avec votre message précédent.',
    added_third: 'Notre équipe a maintenant cela aussi.',
    added_of: "J'ai ajouté ceci (sujet : {topic}) à ce que j'ai déjà transmis.",
    added_of_other: 'Notre équipe a maintenant cela aussi (sujet : {topic}).',
  },
  de: {
    acknowledgement_other:
      'Ich habe Ihre Nachricht an unser Team von {hotel} weitergegeben. Eine Mitarbeiterin oder ein Mitarbeiter antwortet Ihnen hier.',
    acknowledgement_third:
      'Ihre Nachricht liegt jetzt unserem Team von {hotel} vor. Jemand von uns meldet sich hier bei Ihnen.',
    added: 'Das habe ich noch dazu weitergegeben.',
    added_other: 'Unser Team sieht das zusammen mit Ihrer vorigen Nachricht.',
    added_third: 'Auch das liegt jetzt unserem Team vor.',
    added_of: 'Das (Thema: {topic}) habe ich noch dazu weitergegeben.',
    added_of_other: 'Auch das (Thema: {topic}) liegt jetzt unserem Team vor.',
  },
  it: {
    acknowledgement_other: 'Ho passato il suo messaggio al nostro staff di {hotel}. Una persona le risponderà qui.',
    acknowledgement_third: 'Il nostro staff di {hotel} ha ora il suo messaggio. Qualcuno di noi le risponderà qui.',
    added: "L'ho aggiunto a quanto ho già passato allo staff.",
    added_other: 'Il nostro staff lo vedrà insieme al suo messaggio precedente.',
    added_third: 'Ora anche questo è al nostro staff.',
    added_of: 'Ho aggiunto questo (argomento: {topic}) a quanto ho già passato allo staff.',
    added_of_other: 'Ora anche questo (argomento: {topic}) è al nostro staff.',
  },
  pt: {
    acknowledgement_other: 'Passei a sua mensagem à nossa equipa de {hotel}. Uma pessoa vai responder-lhe por aqui.',
    acknowledgement_third:
      'A nossa equipa de {hotel} já tem a sua mensagem. Alguém da equipa vai responder-lhe por aqui.',
    added: 'Acrescentei isto ao que já tinha passado à equipa.',
    added_other: 'A nossa equipa vai ver isto juntamente com a sua mensagem anterior.',
    added_third: 'Isto também já está com a nossa equipa.',
    added_of: 'Acrescentei isto (assunto: {topic}) ao que já tinha passado à equipa.',
    added_of_other: 'Isto (assunto: {topic}) também já está com a nossa equipa.',
  },
  nl: {
    acknowledgement_other: 'Ik heb uw bericht doorgegeven aan ons team van {hotel}. Een medewerker antwoordt u hier.',
    acknowledgement_third: 'Ons team van {hotel} heeft uw bericht nu. Iemand van ons laat hier van zich horen.',
    added: 'Ik heb dit toegevoegd aan wat ik al had doorgegeven.',
    added_other: 'Ons team ziet dit samen met uw vorige bericht.',
    added_third: 'Ook dit ligt nu bij ons team.',
    added_of: 'Ik heb dit (onderwerp: {topic}) toegevoegd aan wat ik al had doorgegeven.',
    added_of_other: 'Ook dit (onderwerp: {topic}) ligt nu bij ons team.',
  },
  pl: {
    acknowledgement_other: 'Przekazałem Państwa wiadomość zespołowi {hotel}. Pracownik odpowie Państwu tutaj.',
    acknowledgement_third: 'Zespół {hotel} ma już Państwa wiadomość. Ktoś z nas odezwie się tutaj.',
    added: 'Dodałem to do tego, co już przekazałem.',
    added_other: 'Nasz zespół zobaczy to razem z poprzednią wiadomością.',
    added_third: 'To również ma już nasz zespół.',
    added_of: 'Dodałem to (temat: {topic}) do tego, co już przekazałem.',
    added_of_other: 'To również (temat: {topic}) ma już nasz zespół.',
  },
  ru: {
    acknowledgement_other: 'Ваше сообщение передано нашей команде {hotel}. Сотрудник ответит вам здесь.',
    acknowledgement_third: 'Ваше сообщение уже у нашей команды {hotel}. Кто-нибудь из нас ответит вам здесь.',
    added: 'Это добавлено к тому, что уже передано.',
    added_other: 'Наша команда увидит это вместе с вашим предыдущим сообщением.',
    added_third: 'Это тоже уже у нашей команды.',
    added_of: 'Это (тема: {topic}) добавлено к тому, что уже передано.',
    added_of_other: 'Это (тема: {topic}) тоже уже у нашей команды.',
  },
  tr: {
    acknowledgement_other: 'Mesajınızı {hotel} ekibimize ilettim. Bir çalışanımız size buradan yanıt verecek.',
    acknowledgement_third: 'Mesajınız artık {hotel} ekibimizde. Ekibimizden biri size buradan dönecek.',
    added: 'Bunu da ilettiklerime ekledim.',
    added_other: 'Ekibimiz bunu önceki mesajınızla birlikte görecek.',
    added_third: 'Bu da artık ekibimizde.',
    added_of: 'Bunu da (konu: {topic}) ilettiklerime ekledim.',
    added_of_other: 'Bu da (konu: {topic}) artık ekibimizde.',
  },
  ar: {
    acknowledgement_other: 'لقد نقلت رسالتك إلى فريقنا في {hotel}. سيرد عليك أحد الموظفين هنا.',
    acknowledgement_third: 'رسالتك الآن لدى فريقنا في {hotel}. سيتواصل معك أحد أفراد الفريق هنا.',
    added: 'أضفت هذا إلى ما نقلته من قبل.',
    added_other: 'سيرى فريقنا هذا مع رسالتك السابقة.',
    added_third: 'هذا أيضًا أصبح لدى فريقنا.',
    added_of: 'أضفت هذا (الموضوع: {topic}) إلى ما نقلته من قبل.',
    added_of_other: 'هذا أيضًا (الموضوع: {topic}) أصبح لدى فريقنا.',
  },
  zh: {
    acknowledgement_other: '我已将您的留言转达给{hotel}的团队。工作人员会在这里回复您。',
    acknowledgement_third: '{hotel}的团队现在已收到您的留言，会有同事在这里回复您。',
    added: '我已将这一点补充到之前转达的内容中。',
    added_other: '我们的团队会将这条与您之前的留言一并查看。',
    added_third: '这一条也已交给我们的团队。',
    added_of: '我已将这一点（主题：{topic}）补充到之前转达的内容中。',
    added_of_other: '这一条（主题：{topic}）也已交给我们的团队。',
  },
  ja: {
    acknowledgement_other: 'メッセージを{hotel}のスタッフに申し伝えました。担当者がこちらでお返事いたします。',
    acknowledgement_third: 'メッセージは{hotel}のスタッフに届いております。スタッフよりこちらでご連絡いたします。',
    added: '先ほどお伝えした内容に、こちらも加えました。',
    added_other: 'スタッフが先ほどのメッセージとあわせて確認いたします。',
    added_third: 'こちらもスタッフに届いております。',
    added_of: '先ほどお伝えした内容に、こちら（ご用件：{topic}）も加えました。',
    added_of_other: 'こちら（ご用件：{topic}）もスタッフに届いております。',
  },
};
