import type { FixedLanguage } from '../language/languages.rules.ts';
import type { TalkSentences } from './fixed-sentences.types.ts';

/** Replies to small talk that call nobody. */
export const TALK_SENTENCES: Record<FixedLanguage, TalkSentences> = {
  en: {
    farewell: 'Goodbye, and all the best! You can always write to us here.',
    robot: 'I am the digital assistant of {hotel}. If you would rather speak to a person, just say so.',
    compliment: 'Thank you, we are very glad to hear that!',
    noted: 'All right. If you need anything else, just write to us here.',
  },
  es: {
    farewell: '¡Hasta pronto, y que le vaya muy bien! Puede escribirnos aquí cuando quiera.',
    robot: 'Soy el asistente digital de {hotel}. Si prefiere hablar con una persona, dígamelo.',
    compliment: '¡Muchas gracias, nos alegra mucho saberlo!',
    noted: 'De acuerdo. Si necesita algo más, escríbanos por aquí.',
  },
  fr: {
    farewell: 'Au revoir, et à bientôt ! Vous pouvez toujours nous écrire ici.',
    robot: "Je suis l'assistant numérique de {hotel}. Si vous préférez parler à une personne, dites-le-moi.",
    compliment: 'Merci beaucoup, cela nous fait très plaisir !',
    noted: "Très bien. Si vous avez besoin d'autre chose, écrivez-nous ici.",
  },
  de: {
    farewell: 'Auf Wiedersehen und alles Gute! Sie können uns hier jederzeit schreiben.',
    robot: 'Ich bin der digitale Assistent von {hotel}. Wenn Sie lieber mit einem Menschen sprechen, sagen Sie es mir.',
    compliment: 'Vielen Dank, das freut uns sehr!',
    noted: 'In Ordnung. Wenn Sie noch etwas brauchen, schreiben Sie uns einfach hier.',
  },
  it: {
    farewell: 'Arrivederci e tante belle cose! Può sempre scriverci qui.',
    robot: "Sono l'assistente digitale di {hotel}. Se preferisce parlare con una persona, me lo dica.",
    compliment: 'Grazie mille, ci fa molto piacere!',
    noted: 'Va bene. Se ha bisogno di altro, ci scriva qui.',
  },
  pt: {
    farewell: 'Até à próxima e tudo de bom! Pode sempre escrever-nos por aqui.',
    robot: 'Sou o assistente digital de {hotel}. Se preferir falar com uma pessoa, basta dizer.',
    compliment: 'Muito obrigado, ficamos muito contentes!',
    noted: 'Está bem. Se precisar de mais alguma coisa, escreva-nos por aqui.',
  },
  nl: {
    farewell: 'Tot ziens en het allerbeste! U kunt ons hier altijd schrijven.',
    robot: 'Ik ben de digitale assistent van {hotel}. Spreekt u liever met een mens, zeg het dan gerust.',
    compliment: 'Heel erg bedankt, dat doet ons plezier!',
    noted: 'Prima. Als u nog iets nodig heeft, schrijf ons dan hier.',
  },
  pl: {
    farewell: 'Do widzenia i wszystkiego dobrego! Zawsze można do nas tutaj napisać.',
    robot: 'Jestem cyfrowym asystentem {hotel}. Jeśli woli Pan lub Pani rozmowę z człowiekiem, proszę o tym napisać.',
    compliment: 'Bardzo dziękujemy, to dla nas duża radość!',
    noted: 'Dobrze. Jeśli będzie coś jeszcze potrzebne, proszę napisać tutaj.',
  },
  ru: {
    farewell: 'До свидания и всего доброго! Вы всегда можете написать нам здесь.',
    robot: 'Я цифровой помощник {hotel}. Если вы хотите поговорить с человеком, просто скажите об этом.',
    compliment: 'Большое спасибо, нам очень приятно это слышать!',
    noted: 'Хорошо. Если понадобится что-то ещё, просто напишите нам здесь.',
  },
  tr: {
    farewell: 'Hoşça kalın, her şey gönlünüzce olsun! Bize buradan her zaman yazabilirsiniz.',
    robot: 'Ben {hotel} dijital asistanıyım. Bir kişiyle görüşmek isterseniz söylemeniz yeterli.',
    compliment: 'Çok teşekkür ederiz, bunu duymak bizi çok mutlu etti!',
    noted: 'Tamam. Başka bir şeye ihtiyacınız olursa bize buradan yazabilirsiniz.',
  },
  ar: {
    farewell: 'إلى اللقاء ومع أطيب التمنيات! يمكنك الكتابة إلينا هنا في أي وقت.',
    robot: 'أنا المساعد الرقمي في {hotel}. إذا كنت تفضل التحدث مع شخص، فأخبرني بذلك.',
    compliment: 'شكرًا جزيلًا، يسعدنا سماع ذلك!',
    noted: 'حسنًا. إذا احتجت إلى أي شيء آخر فاكتب إلينا هنا.',
  },
  zh: {
    farewell: '再见，祝您一切顺利！您随时可以在这里给我们留言。',
    robot: '我是{hotel}的数字助理。如果您想与工作人员交流，请告诉我。',
    compliment: '非常感谢，听到这些我们很高兴！',
    noted: '好的。如果还有其他需要，请在这里给我们留言。',
  },
  ja: {
    farewell: 'ありがとうございました。またいつでもこちらへご連絡ください。',
    robot: '私は{hotel}のデジタルアシスタントです。スタッフとの会話をご希望の場合は、お知らせください。',
    compliment: 'ありがとうございます。そう言っていただけて大変うれしく思います！',
    noted: '承知いたしました。他にも何かございましたら、こちらへご連絡ください。',
  },
};
