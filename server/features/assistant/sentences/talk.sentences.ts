import type { FixedLanguage } from '../language/languages.rules.ts';
import type { TalkSentences } from './fixed-sentences.types.ts';

/** Replies to small talk that call no staff. */
export const TALK_SENTENCES: Record<FixedLanguage, TalkSentences> = {
  en: {
    farewell: 'Goodbye, and all the best! You can always write to us here.',
    robot: 'I am the digital assistant of {hotel}. If you would rather speak to a person, just say so.',
    compliment: 'Thank you, we are very glad to hear that!',
    looking_forward: 'We are looking forward to it, too! If you need anything, just write to us here.',
    noted: 'All right. If you need anything else, just write to us here.',
    voice_unheard:
      'Thank you for your voice message. We cannot listen to voice messages automatically, so I have passed it on to our team at {hotel}. A colleague will listen to it and answer you here.',
    if_danger: 'If anyone is in danger, please call the emergency services at once: {emergency}.',
    no_cards:
      'Please do not send card or account numbers here. For your safety, we have removed the number from your message.',
    still_here: 'Yes, we are here. What can we do for you?',
    still_waiting:
      'Yes, we are here. Your message is with our team at {hotel}, and a member of staff will answer you here.',
  },
  es: {
    farewell: '¡Hasta pronto, y que le vaya muy bien! Puede escribirnos aquí cuando quiera.',
    robot: 'Soy el asistente digital de {hotel}. Si prefiere hablar con una persona, dígamelo.',
    compliment: '¡Muchas gracias, nos alegra mucho saberlo!',
    looking_forward: '¡Nosotros también tenemos muchas ganas! Si necesita algo, escríbanos por aquí.',
    noted: 'De acuerdo. Si necesita algo más, escríbanos por aquí.',
    voice_unheard:
      'Gracias por su mensaje de voz. No podemos escuchar mensajes de voz automáticamente, así que lo he pasado a nuestro equipo de {hotel}. Una persona lo escuchará y le responderá por aquí.',
    if_danger: 'Si alguien está en peligro, llame de inmediato a emergencias: {emergency}.',
    no_cards:
      'Por favor, no envíe números de tarjeta ni de cuenta por aquí. Por su seguridad, hemos eliminado el número de su mensaje.',
    still_here: 'Sí, estamos aquí. ¿En qué podemos ayudarle?',
    still_waiting:
      'Sí, estamos aquí. Su mensaje lo tiene nuestro equipo de {hotel} y una persona le responderá por aquí.',
  },
  fr: {
    farewell: 'Au revoir, et à bientôt ! Vous pouvez toujours nous écrire ici.',
    robot: "Je suis l'assistant numérique de {hotel}. Si vous préférez parler à une personne, dites-le-moi.",
    compliment: 'Merci beaucoup, cela nous fait très plaisir !',
    looking_forward: 'Nous nous en réjouissons aussi ! Si vous avez besoin de quoi que ce soit, écrivez-nous ici.',
    noted: "Très bien. Si vous avez besoin d'autre chose, écrivez-nous ici.",
    voice_unheard:
      "Merci pour votre message vocal. Nous ne pouvons pas écouter les messages vocaux automatiquement, je l'ai donc transmis à notre équipe de {hotel}. Une personne l'écoutera et vous répondra ici.",
    if_danger: "Si quelqu'un est en danger, appelez tout de suite les secours : {emergency}.",
    no_cards:
      'Merci de ne pas envoyer de numéro de carte ou de compte ici. Pour votre sécurité, nous avons retiré le numéro de votre message.',
    still_here: 'Oui, nous sommes là. Que pouvons-nous faire pour vous ?',
    still_waiting:
      "Oui, nous sommes là. Votre message est entre les mains de notre équipe de {hotel}, et quelqu'un vous répondra ici.",
  },
  de: {
    farewell: 'Auf Wiedersehen und alles Gute! Sie können uns hier jederzeit schreiben.',
    robot: 'Ich bin der digitale Assistent von {hotel}. Wenn Sie lieber mit einem Menschen sprechen, sagen Sie es mir.',
    compliment: 'Vielen Dank, das freut uns sehr!',
    looking_forward: 'Wir freuen uns auch! Wenn Sie etwas brauchen, schreiben Sie uns einfach hier.',
    noted: 'In Ordnung. Wenn Sie noch etwas brauchen, schreiben Sie uns einfach hier.',
    voice_unheard:
      'Vielen Dank für Ihre Sprachnachricht. Wir können Sprachnachrichten nicht automatisch anhören, daher habe ich sie an unser Team von {hotel} weitergegeben. Jemand hört sie an und antwortet Ihnen hier.',
    if_danger: 'Wenn jemand in Gefahr ist, rufen Sie bitte sofort den Notruf: {emergency}.',
    no_cards:
      'Bitte senden Sie hier keine Karten- oder Kontonummern. Zu Ihrer Sicherheit haben wir die Nummer aus Ihrer Nachricht entfernt.',
    still_here: 'Ja, wir sind da. Was können wir für Sie tun?',
    still_waiting:
      'Ja, wir sind da. Ihre Nachricht liegt unserem Team von {hotel} vor, und jemand antwortet Ihnen hier.',
  },
  it: {
    farewell: 'Arrivederci e tante belle cose! Può sempre scriverci qui.',
    robot: "Sono l'assistente digitale di {hotel}. Se preferisce parlare con una persona, me lo dica.",
    compliment: 'Grazie mille, ci fa molto piacere!',
    looking_forward: "Anche noi non vediamo l'ora! Se ha bisogno di qualcosa, ci scriva qui.",
    noted: 'Va bene. Se ha bisogno di altro, ci scriva qui.',
    voice_unheard:
      "Grazie per il messaggio vocale. Non possiamo ascoltare automaticamente i messaggi vocali, quindi l'ho passato al nostro staff di {hotel}. Una persona lo ascolterà e le risponderà qui.",
    if_danger: 'Se qualcuno è in pericolo, chiami immediatamente i soccorsi: {emergency}.',
    no_cards:
      'La preghiamo di non inviare qui numeri di carta o di conto. Per la sua sicurezza abbiamo rimosso il numero dal suo messaggio.',
    still_here: 'Sì, ci siamo. Come possiamo aiutarla?',
    still_waiting:
      'Sì, ci siamo. Il suo messaggio è già arrivato al nostro staff di {hotel} e qualcuno le risponderà qui.',
  },
  pt: {
    farewell: 'Até à próxima e tudo de bom! Pode sempre escrever-nos por aqui.',
    robot: 'Sou o assistente digital de {hotel}. Se preferir falar com uma pessoa, basta dizer.',
    compliment: 'Muito obrigado, ficamos muito contentes!',
    looking_forward: 'Nós também estamos ansiosos! Se precisar de alguma coisa, escreva-nos por aqui.',
    noted: 'Está bem. Se precisar de mais alguma coisa, escreva-nos por aqui.',
    voice_unheard:
      'Obrigado pela sua mensagem de voz. Não conseguimos ouvir mensagens de voz automaticamente, por isso passei-a à nossa equipa de {hotel}. Uma pessoa vai ouvi-la e responder-lhe por aqui.',
    if_danger: 'Se alguém estiver em perigo, ligue imediatamente para a emergência: {emergency}.',
    no_cards:
      'Por favor, não envie números de cartão nem de conta por aqui. Para sua segurança, retirámos o número da sua mensagem.',
    still_here: 'Sim, estamos aqui. Em que podemos ajudar?',
    still_waiting:
      'Sim, estamos aqui. A sua mensagem já está com a nossa equipa de {hotel} e alguém lhe responderá por aqui.',
  },
  nl: {
    farewell: 'Tot ziens en het allerbeste! U kunt ons hier altijd schrijven.',
    robot: 'Ik ben de digitale assistent van {hotel}. Spreekt u liever met een mens, zeg het dan gerust.',
    compliment: 'Heel erg bedankt, dat doet ons plezier!',
    looking_forward: 'Wij kijken er ook naar uit! Als u iets nodig heeft, schrijf ons dan hier.',
    noted: 'Prima. Als u nog iets nodig heeft, schrijf ons dan hier.',
    voice_unheard:
      'Bedankt voor uw spraakbericht. We kunnen spraakberichten niet automatisch beluisteren, dus ik heb het doorgegeven aan ons team van {hotel}. Een medewerker luistert ernaar en antwoordt u hier.',
    if_danger: 'Is er iemand in gevaar, bel dan direct de hulpdiensten: {emergency}.',
    no_cards:
      'Stuur hier alstublieft geen kaart- of rekeningnummers. Voor uw veiligheid hebben we het nummer uit uw bericht verwijderd.',
    still_here: 'Ja, we zijn er. Wat kunnen we voor u doen?',
    still_waiting: 'Ja, we zijn er. Uw bericht ligt bij ons team van {hotel}, en iemand antwoordt u hier.',
  },
  pl: {
    farewell: 'Do widzenia i wszystkiego dobrego! Zawsze można do nas tutaj napisać.',
    robot: 'Jestem cyfrowym asystentem {hotel}. Jeśli woli Pan lub Pani rozmowę z człowiekiem, proszę o tym napisać.',
    compliment: 'Bardzo dziękujemy, to dla nas duża radość!',
    looking_forward: 'My też się cieszymy! Jeśli będzie coś potrzebne, proszę napisać tutaj.',
    noted: 'Dobrze. Jeśli będzie coś jeszcze potrzebne, proszę napisać tutaj.',
    voice_unheard:
      'Dziękujemy za wiadomość głosową. Nie możemy automatycznie odsłuchiwać wiadomości głosowych, dlatego została ona przekazana zespołowi {hotel}. Pracownik ją odsłucha i odpowie Państwu tutaj.',
    if_danger: 'Jeśli ktoś jest w niebezpieczeństwie, proszę natychmiast zadzwonić pod numer alarmowy: {emergency}.',
    no_cards:
      'Prosimy nie wysyłać tutaj numerów kart ani kont. Dla Państwa bezpieczeństwa usunęliśmy numer z wiadomości.',
    still_here: 'Tak, jesteśmy. W czym możemy pomóc?',
    still_waiting: 'Tak, jesteśmy. Wiadomość jest już u zespołu {hotel} i ktoś odpowie Państwu tutaj.',
  },
  ru: {
    farewell: 'До свидания и всего доброго! Вы всегда можете написать нам здесь.',
    robot: 'Я цифровой помощник {hotel}. Если вы хотите поговорить с человеком, просто скажите об этом.',
    compliment: 'Большое спасибо, нам очень приятно это слышать!',
    looking_forward: 'Мы тоже очень ждём! Если что-то понадобится, просто напишите нам здесь.',
    noted: 'Хорошо. Если понадобится что-то ещё, просто напишите нам здесь.',
    voice_unheard:
      'Спасибо за голосовое сообщение. Мы не можем прослушивать голосовые сообщения автоматически, поэтому оно передано нашей команде {hotel}. Сотрудник прослушает его и ответит вам здесь.',
    if_danger: 'Если кому-то грозит опасность, немедленно звоните в экстренные службы: {emergency}.',
    no_cards:
      'Пожалуйста, не отправляйте сюда номера карт и счетов. Для вашей безопасности мы удалили номер из сообщения.',
    still_here: 'Да, мы на связи. Чем можем помочь?',
    still_waiting: 'Да, мы на связи. Ваше сообщение у нашей команды {hotel}, и сотрудник ответит вам здесь.',
  },
  tr: {
    farewell: 'Hoşça kalın, her şey gönlünüzce olsun! Bize buradan her zaman yazabilirsiniz.',
    robot: 'Ben {hotel} dijital asistanıyım. Bir kişiyle görüşmek isterseniz söylemeniz yeterli.',
    compliment: 'Çok teşekkür ederiz, bunu duymak bizi çok mutlu etti!',
    looking_forward: 'Biz de sabırsızlanıyoruz! Bir şeye ihtiyacınız olursa bize buradan yazabilirsiniz.',
    noted: 'Tamam. Başka bir şeye ihtiyacınız olursa bize buradan yazabilirsiniz.',
    voice_unheard:
      'Sesli mesajınız için teşekkür ederiz. Sesli mesajları otomatik olarak dinleyemiyoruz, bu nedenle mesajınızı {hotel} ekibimize ilettim. Bir çalışanımız dinleyip size buradan yanıt verecek.',
    if_danger: 'Tehlikede olan biri varsa lütfen hemen acil servisi arayın: {emergency}.',
    no_cards: 'Lütfen buraya kart veya hesap numarası göndermeyin. Güvenliğiniz için numarayı mesajınızdan kaldırdık.',
    still_here: 'Evet, buradayız. Size nasıl yardımcı olabiliriz?',
    still_waiting: 'Evet, buradayız. Mesajınız {hotel} ekibimizde; bir çalışanımız size buradan yanıt verecek.',
  },
  ar: {
    farewell: 'إلى اللقاء ومع أطيب التمنيات! يمكنك الكتابة إلينا هنا في أي وقت.',
    robot: 'أنا المساعد الرقمي في {hotel}. إذا كنت تفضل التحدث مع شخص، فأخبرني بذلك.',
    compliment: 'شكرًا جزيلًا، يسعدنا سماع ذلك!',
    looking_forward: 'ونحن أيضًا نتطلع إلى ذلك! إذا احتجت إلى أي شيء فاكتب إلينا هنا.',
    noted: 'حسنًا. إذا احتجت إلى أي شيء آخر فاكتب إلينا هنا.',
    voice_unheard:
      'شكرًا على رسالتك الصوتية. لا يمكننا الاستماع إلى الرسائل الصوتية تلقائيًا، لذلك نقلتها إلى فريقنا في {hotel}. سيستمع إليها أحد الموظفين ويرد عليك هنا.',
    if_danger: 'إذا كان أي شخص في خطر، يُرجى الاتصال فورًا بالطوارئ: {emergency}.',
    no_cards: 'يُرجى عدم إرسال أرقام البطاقات أو الحسابات هنا. حفاظًا على أمانك، حذفنا الرقم من رسالتك.',
    still_here: 'نعم، نحن هنا. كيف يمكننا مساعدتك؟',
    still_waiting: 'نعم، نحن هنا. رسالتك لدى فريقنا في {hotel}، وسيرد عليك أحد الموظفين هنا.',
  },
  zh: {
    farewell: '再见，祝您一切顺利！您随时可以在这里给我们留言。',
    robot: '我是{hotel}的数字助理。如果您想与工作人员交流，请告诉我。',
    compliment: '非常感谢，听到这些我们很高兴！',
    looking_forward: '我们也很期待！如果有任何需要，请在这里给我们留言。',
    noted: '好的。如果还有其他需要，请在这里给我们留言。',
    voice_unheard:
      '感谢您的语音留言。我们无法自动收听语音，因此已将其转达给{hotel}的团队。工作人员听完后会在这里回复您。',
    if_danger: '如果有人遇到危险，请马上拨打急救或报警电话：{emergency}。',
    no_cards: '请不要在这里发送银行卡号或账号。为了您的安全，我们已将号码从您的留言中删除。',
    still_here: '在的。请问有什么可以帮您？',
    still_waiting: '在的。您的留言已经在{hotel}的团队那里，工作人员会在这里回复您。',
  },
  ja: {
    farewell: 'ありがとうございました。またいつでもこちらへご連絡ください。',
    robot: '私は{hotel}のデジタルアシスタントです。スタッフとの会話をご希望の場合は、お知らせください。',
    compliment: 'ありがとうございます。そう言っていただけて大変うれしく思います！',
    looking_forward: '私どもも楽しみにしております！何かございましたら、こちらへご連絡ください。',
    noted: '承知いたしました。他にも何かございましたら、こちらへご連絡ください。',
    voice_unheard:
      '音声メッセージをありがとうございます。音声は自動で聞き取ることができないため、{hotel}のスタッフに申し伝えました。担当者が確認のうえ、こちらでお返事いたします。',
    if_danger: '危険がある場合は、すぐに緊急通報（{emergency}）へお電話ください。',
    no_cards:
      'カード番号や口座番号はこちらに送らないようお願いいたします。安全のため、メッセージから番号を削除いたしました。',
    still_here: 'はい、おります。どのようなご用件でしょうか？',
    still_waiting: 'はい、おります。メッセージは{hotel}のスタッフに届いており、担当者がこちらでお返事いたします。',
  },
};
