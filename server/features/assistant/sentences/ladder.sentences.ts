import type { FixedLanguage } from '../language/languages.rules.ts';
import type { LadderSentences } from './fixed-sentences.types.ts';

/** To guests whom nobody has answered yet. The hotel's phone number follows, where it is known. */
export const LADDER_SENTENCES: Record<FixedLanguage, LadderSentences> = {
  en: {
    nobody_came:
      'I am sorry: our team at {hotel} has been called several times and has not been able to answer yet. Your message is not forgotten, and somebody will answer you here.',
  },
  es: {
    nobody_came:
      'Lo siento: hemos avisado varias veces a nuestro equipo de {hotel} y todavía no ha podido responder. Su mensaje no está olvidado y alguien le responderá por aquí.',
  },
  fr: {
    nobody_came:
      "Je suis désolé : notre équipe de {hotel} a été appelée plusieurs fois et n'a pas encore pu répondre. Votre message n'est pas oublié, et quelqu'un vous répondra ici.",
  },
  de: {
    nobody_came:
      'Es tut mir leid: Unser Team von {hotel} wurde mehrmals gerufen und konnte noch nicht antworten. Ihre Nachricht ist nicht vergessen, und jemand antwortet Ihnen hier.',
  },
  it: {
    nobody_came:
      'Mi dispiace: il nostro staff di {hotel} è stato chiamato più volte e non ha ancora potuto rispondere. Il suo messaggio non è dimenticato e qualcuno le risponderà qui.',
  },
  pt: {
    nobody_came:
      'Lamento: a nossa equipa do {hotel} foi chamada várias vezes e ainda não conseguiu responder. A sua mensagem não está esquecida e alguém lhe responderá aqui.',
  },
  nl: {
    nobody_came:
      'Het spijt me: ons team van {hotel} is meerdere keren gebeld en heeft nog niet kunnen antwoorden. Uw bericht is niet vergeten en iemand antwoordt u hier.',
  },
  pl: {
    nobody_came:
      'Przykro mi: nasz zespół hotelu {hotel} był wzywany kilka razy i nie mógł jeszcze odpowiedzieć. Państwa wiadomość nie została zapomniana i ktoś odpowie tutaj.',
  },
  ru: {
    nobody_came:
      'Мне очень жаль: мы несколько раз вызывали сотрудников {hotel}, но они пока не смогли ответить. Ваше сообщение не забыто, и вам ответят здесь.',
  },
  tr: {
    nobody_came:
      'Üzgünüm: {hotel} ekibimiz birkaç kez arandı ve henüz yanıt veremedi. Mesajınız unutulmadı, size buradan yanıt verilecek.',
  },
  ar: {
    nobody_came:
      'نعتذر: لقد استدعينا فريقنا في {hotel} عدة مرات ولم يتمكن من الرد بعد. رسالتك ليست منسية وسيرد عليك أحدهم هنا.',
  },
  zh: {
    nobody_came:
      '非常抱歉：我们已多次联系{hotel}的团队，但他们暂时还未能回复。您的留言没有被遗忘，会有人在这里回复您。',
  },
  ja: {
    nobody_came:
      '申し訳ございません。{hotel}のスタッフに何度か連絡しましたが、まだお返事できておりません。メッセージは確かにお預かりしており、こちらで担当者がお返事いたします。',
  },
};
