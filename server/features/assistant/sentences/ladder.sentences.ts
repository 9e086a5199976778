import type { FixedLanguage } from '../language/languages.rules.ts';
import type { LadderSentences } from './fixed-sentences.types.ts';

/** To guests whom nobody has answered yet. The hotel's phone number follows, where it is known. */
export const LADDER_SENTENCES: Record<FixedLanguage, LadderSentences> = {
  en: {
    nobody_came:
      'I am sorry: our team at {hotel} has not been able to answer you yet. Your message is not forgotten, and somebody will answer you here.',
  },
  es: {
    nobody_came:
      'Lo siento: nuestro equipo de {hotel} todavía no ha podido responderle. Su mensaje no está olvidado y alguien le responderá por aquí.',
  },
  fr: {
    nobody_came:
      "Je suis désolé : notre équipe de {hotel} n'a pas encore pu vous répondre. Votre message n'est pas oublié, et quelqu'un vous répondra ici.",
  },
  de: {
    nobody_came:
      'Es tut mir leid: Unser Team von {hotel} konnte Ihnen noch nicht antworten. Ihre Nachricht ist nicht vergessen, und jemand antwortet Ihnen hier.',
  },
  it: {
    nobody_came:
      'Mi dispiace: il nostro staff di {hotel} non ha ancora potuto risponderle. Il suo messaggio non è dimenticato e qualcuno le risponderà qui.',
  },
  pt: {
    nobody_came:
      'Lamento: a nossa equipa do {hotel} ainda não conseguiu responder-lhe. A sua mensagem não está esquecida e alguém lhe responderá aqui.',
  },
  nl: {
    nobody_came:
      'Het spijt me: ons team van {hotel} heeft u nog niet kunnen antwoorden. Uw bericht is niet vergeten en iemand antwoordt u hier.',
  },
  pl: {
    nobody_came:
      'Przykro mi: nasz zespół hotelu {hotel} nie mógł jeszcze odpowiedzieć. Państwa wiadomość nie została zapomniana i ktoś odpowie tutaj.',
  },
  ru: {
    nobody_came:
      'Мне очень жаль: сотрудники {hotel} пока не смогли вам ответить. Ваше сообщение не забыто, и вам ответят здесь.',
  },
  tr: {
    nobody_came:
      'Üzgünüm: {hotel} ekibimiz size henüz yanıt veremedi. Mesajınız unutulmadı, size buradan yanıt verilecek.',
  },
  ar: {
    nobody_came: 'نعتذر: لم يتمكن فريقنا في {hotel} من الرد عليك بعد. رسالتك ليست منسية وسيرد عليك أحدهم هنا.',
  },
  zh: {
    nobody_came: '非常抱歉：{hotel}的团队暂时还未能回复您。您的留言没有被遗忘，会有人在这里回复您。',
  },
  ja: {
    nobody_came:
      '申し訳ございません。{hotel}のスタッフからまだお返事できておりません。メッセージは確かにお預かりしており、こちらで担当者がお返事いたします。',
  },
};
