import type { FixedLanguage } from '../language/languages.rules.ts';
import type { DangerSentences } from './fixed-sentences.types.ts';

/** Parts of the sentences about danger. `{emergency}`: numbers or `unknown_emergency`. */
export const DANGER_SENTENCES: Record<FixedLanguage, DangerSentences> = {
  en: {
    possible_danger:
      'I have passed your message on to our team at {hotel} as urgent, and someone will answer you here. If anyone is in danger, please call the emergency services at once: {emergency}.',
    danger_known:
      'Our team at {hotel} has your urgent message. Please look after your own safety, and write here at once if anything changes.',
    unknown_emergency: 'the local emergency number',
    service_medical: 'ambulance',
    service_fire: 'fire brigade',
    service_police: 'police',
    hotel_phone: 'You can also call us: {phone}.',
  },
  es: {
    possible_danger:
      'He pasado su mensaje a nuestro equipo de {hotel} como urgente y alguien le responderá por aquí. Si alguien está en peligro, llame de inmediato a emergencias: {emergency}.',
    danger_known:
      'Nuestro equipo de {hotel} tiene su mensaje urgente. Cuide de su seguridad y escriba aquí de inmediato si algo cambia.',
    unknown_emergency: 'el número de emergencias local',
    service_medical: 'ambulancia',
    service_fire: 'bomberos',
    service_police: 'policía',
    hotel_phone: 'También puede llamarnos: {phone}.',
  },
  fr: {
    possible_danger:
      "J'ai transmis votre message en urgence à notre équipe de {hotel}, et quelqu'un vous répondra ici. Si quelqu'un est en danger, appelez tout de suite les secours : {emergency}.",
    danger_known:
      'Notre équipe de {hotel} a bien reçu votre message urgent. Restez en sécurité et écrivez ici tout de suite si quelque chose change.',
    unknown_emergency: "le numéro d'urgence local",
    service_medical: 'ambulance',
    service_fire: 'pompiers',
    service_police: 'police',
    hotel_phone: 'Vous pouvez aussi nous appeler : {phone}.',
  },
  de: {
    possible_danger:
      'Ich habe Ihre Nachricht als dringend an unser Team von {hotel} weitergegeben, und jemand antwortet Ihnen hier. Wenn jemand in Gefahr ist, rufen Sie bitte sofort den Notruf: {emergency}.',
    danger_known:
      'Unserem Team von {hotel} liegt Ihre dringende Nachricht vor. Bitte achten Sie auf Ihre Sicherheit und schreiben Sie hier sofort, wenn sich etwas ändert.',
    unknown_emergency: 'die örtliche Notrufnummer',
    service_medical: 'Rettungsdienst',
    service_fire: 'Feuerwehr',
    service_police: 'Polizei',
    hotel_phone: 'Sie können uns auch anrufen: {phone}.',
  },
  it: {
    possible_danger:
      'Ho passato il suo messaggio come urgente al nostro staff di {hotel} e qualcuno le risponderà qui. Se qualcuno è in pericolo, chiami immediatamente i soccorsi: {emergency}.',
    danger_known:
      'Il nostro staff di {hotel} ha il suo messaggio urgente. Pensi alla sua sicurezza e scriva subito qui se qualcosa cambia.',
    unknown_emergency: 'il numero di emergenza locale',
    service_medical: 'ambulanza',
    service_fire: 'vigili del fuoco',
    service_police: 'polizia',
    hotel_phone: 'Può anche telefonarci: {phone}.',
  },
  pt: {
    possible_danger:
      'Passei a sua mensagem à nossa equipa de {hotel} como urgente e alguém lhe responderá aqui. Se alguém estiver em perigo, ligue imediatamente para a emergência: {emergency}.',
    danger_known:
      'A nossa equipa de {hotel} tem a sua mensagem urgente. Cuide da sua segurança e escreva aqui de imediato se algo mudar.',
    unknown_emergency: 'o número de emergência local',
    service_medical: 'ambulância',
    service_fire: 'bombeiros',
    service_police: 'polícia',
    hotel_phone: 'Também nos pode telefonar: {phone}.',
  },
  nl: {
    possible_danger:
      'Ik heb uw bericht als dringend doorgegeven aan ons team van {hotel}, en iemand antwoordt u hier. Is er iemand in gevaar, bel dan direct de hulpdiensten: {emergency}.',
    danger_known:
      'Ons team van {hotel} heeft uw dringende bericht. Let op uw eigen veiligheid en schrijf hier meteen als er iets verandert.',
    unknown_emergency: 'het lokale alarmnummer',
    service_medical: 'ambulance',
    service_fire: 'brandweer',
    service_police: 'politie',
    hotel_phone: 'U kunt ons ook bellen: {phone}.',
  },
  pl: {
    possible_danger:
      'Wiadomość została przekazana zespołowi {hotel} jako pilna i ktoś odpowie tutaj. Jeśli ktoś jest w niebezpieczeństwie, proszę natychmiast zadzwonić pod numer alarmowy: {emergency}.',
    danger_known:
      'Zespół {hotel} ma Państwa pilną wiadomość. Proszę zadbać o swoje bezpieczeństwo i od razu napisać tutaj, jeśli coś się zmieni.',
    unknown_emergency: 'lokalny numer alarmowy',
    service_medical: 'pogotowie',
    service_fire: 'straż pożarna',
    service_police: 'policja',
    hotel_phone: 'Można też do nas zadzwonić: {phone}.',
  },
  ru: {
    possible_danger:
      'Мы передали ваше сообщение команде {hotel} как срочное, и вам ответят здесь. Если кому-то грозит опасность, немедленно звоните в экстренные службы: {emergency}.',
    danger_known:
      'Ваше срочное сообщение уже у нашей команды {hotel}. Позаботьтесь о своей безопасности и сразу напишите здесь, если что-то изменится.',
    unknown_emergency: 'местный номер экстренной помощи',
    service_medical: 'скорая помощь',
    service_fire: 'пожарные',
    service_police: 'полиция',
    hotel_phone: 'Вы также можете нам позвонить: {phone}.',
  },
  tr: {
    possible_danger:
      'Mesajınızı {hotel} ekibimize acil olarak ilettim; size buradan yanıt verilecek. Tehlikede olan biri varsa lütfen hemen acil servisi arayın: {emergency}.',
    danger_known:
      'Acil mesajınız {hotel} ekibimizde. Lütfen güvenliğinize dikkat edin; bir şey değişirse hemen buraya yazın.',
    unknown_emergency: 'yerel acil durum numarası',
    service_medical: 'ambulans',
    service_fire: 'itfaiye',
    service_police: 'polis',
    hotel_phone: 'Bizi telefonla da arayabilirsiniz: {phone}.',
  },
  ar: {
    possible_danger:
      'لقد أحلت رسالتك إلى فريقنا في {hotel} على أنها عاجلة، وسيرد عليك أحد هنا. إذا كان أي شخص في خطر، يُرجى الاتصال فورًا بالطوارئ: {emergency}.',
    danger_known: 'رسالتك العاجلة لدى فريقنا في {hotel}. يُرجى الاهتمام بسلامتك، واكتب لنا هنا فورًا إذا تغيّر أي شيء.',
    unknown_emergency: 'رقم الطوارئ المحلي',
    service_medical: 'الإسعاف',
    service_fire: 'الإطفاء',
    service_police: 'الشرطة',
    hotel_phone: 'يمكنك أيضًا الاتصال بنا: {phone}.',
  },
  zh: {
    possible_danger:
      '我已将您的留言作为紧急事项转达给{hotel}的团队，工作人员会在这里回复您。如果有人遇到危险，请马上拨打急救或报警电话：{emergency}。',
    danger_known: '{hotel}的团队已收到您的紧急留言。请注意自身安全，如有变化请立即在这里告诉我们。',
    unknown_emergency: '当地的紧急电话',
    service_medical: '急救',
    service_fire: '消防',
    service_police: '报警',
    hotel_phone: '您也可以致电我们：{phone}。',
  },
  ja: {
    possible_danger:
      'お客様のメッセージを緊急として{hotel}のスタッフに伝えました。スタッフがこちらでお返事いたします。危険がある場合は、すぐに緊急通報（{emergency}）へお電話ください。',
    danger_known:
      '緊急のメッセージは{hotel}のスタッフに届いております。ご自身の安全を確保し、状況が変わりましたらすぐにこちらへお知らせください。',
    unknown_emergency: '現地の緊急番号',
    service_medical: '救急',
    service_fire: '消防',
    service_police: '警察',
    hotel_phone: 'お電話でもご連絡いただけます：{phone}。',
  },
};
