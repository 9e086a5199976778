import type { FixedLanguage } from '../language/languages.rules.ts';
import type { UrgentSentences } from './fixed-sentences.types.ts';

/** To guests who should not wait for the morning. The hotel's phone number follows instead of the opening time, where it is known. */
export const URGENT_SENTENCES: Record<FixedLanguage, UrgentSentences> = {
  en: {
    nobody_came:
      'I am sorry: our team at {hotel} has not been able to answer you yet. Your message is not forgotten, and somebody will answer you here.',
    locked_out:
      'I am sorry that you are locked out. I have told our team at {hotel}, and a member of staff will answer you here.',
  },
  es: {
    nobody_came:
      'Lo siento: nuestro equipo de {hotel} todavía no ha podido responderle. Su mensaje no está olvidado y alguien le responderá por aquí.',
    locked_out:
      'Siento que se haya quedado fuera. He avisado a nuestro equipo de {hotel} y una persona le responderá por aquí.',
  },
  fr: {
    nobody_came:
      "Je suis désolé : notre équipe de {hotel} n'a pas encore pu vous répondre. Votre message n'est pas oublié, et quelqu'un vous répondra ici.",
    locked_out:
      "Je suis désolé que vous soyez enfermé dehors. J'ai prévenu notre équipe de {hotel} et une personne vous répondra ici.",
  },
  de: {
    nobody_came:
      'Es tut mir leid: Unser Team von {hotel} konnte Ihnen noch nicht antworten. Ihre Nachricht ist nicht vergessen, und jemand antwortet Ihnen hier.',
    locked_out:
      'Es tut mir leid, dass Sie ausgesperrt sind. Ich habe unser Team von {hotel} verständigt; eine Mitarbeiterin oder ein Mitarbeiter antwortet Ihnen hier.',
  },
  it: {
    nobody_came:
      'Mi dispiace: il nostro staff di {hotel} non ha ancora potuto risponderle. Il suo messaggio non è dimenticato e qualcuno le risponderà qui.',
    locked_out:
      'Mi dispiace che sia rimasto chiuso fuori. Ho avvisato il nostro staff di {hotel} e una persona le risponderà qui.',
  },
  pt: {
    nobody_came:
      'Lamento: a nossa equipa do {hotel} ainda não conseguiu responder-lhe. A sua mensagem não está esquecida e alguém lhe responderá aqui.',
    locked_out:
      'Lamento que tenha ficado do lado de fora. Avisei a nossa equipa de {hotel} e uma pessoa vai responder-lhe por aqui.',
  },
  nl: {
    nobody_came:
      'Het spijt me: ons team van {hotel} heeft u nog niet kunnen antwoorden. Uw bericht is niet vergeten en iemand antwoordt u hier.',
    locked_out:
      'Het spijt me dat u buitengesloten bent. Ik heb ons team van {hotel} gewaarschuwd; een medewerker antwoordt u hier.',
  },
  pl: {
    nobody_came:
      'Przykro mi: nasz zespół hotelu {hotel} nie mógł jeszcze odpowiedzieć. Państwa wiadomość nie została zapomniana i ktoś odpowie tutaj.',
    locked_out:
      'Przykro nam, że nie mogą Państwo wejść. Powiadomiłem zespół {hotel}, a pracownik odpowie Państwu tutaj.',
  },
  ru: {
    nobody_came:
      'Мне очень жаль: сотрудники {hotel} пока не смогли вам ответить. Ваше сообщение не забыто, и вам ответят здесь.',
    locked_out:
      'Нам жаль, что вы не можете попасть внутрь. Я сообщил нашей команде {hotel}, и сотрудник ответит вам здесь.',
  },
  tr: {
    nobody_came:
      'Üzgünüm: {hotel} ekibimiz size henüz yanıt veremedi. Mesajınız unutulmadı, size buradan yanıt verilecek.',
    locked_out:
      'Dışarıda kaldığınız için üzgünüz. {hotel} ekibimize haber verdim; bir çalışanımız size buradan yanıt verecek.',
  },
  ar: {
    nobody_came: 'نعتذر: لم يتمكن فريقنا في {hotel} من الرد عليك بعد. رسالتك ليست منسية وسيرد عليك أحدهم هنا.',
    locked_out: 'نأسف لأنك لا تستطيع الدخول. لقد أبلغت فريقنا في {hotel}، وسيرد عليك أحد الموظفين هنا.',
  },
  zh: {
    nobody_came: '非常抱歉：{hotel}的团队暂时还未能回复您。您的留言没有被遗忘，会有人在这里回复您。',
    locked_out: '很抱歉您被锁在门外。我已通知{hotel}的团队，工作人员会在这里回复您。',
  },
  ja: {
    nobody_came:
      '申し訳ございません。{hotel}のスタッフからまだお返事できておりません。メッセージは確かにお預かりしており、こちらで担当者がお返事いたします。',
    locked_out:
      'お部屋に入れずお困りのこととお察しいたします。{hotel}のスタッフに知らせました。担当者がこちらでお返事いたします。',
  },
};
