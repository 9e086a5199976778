import type { EntryLanguage } from '#shared/features/knowledge/knowledge.schema.ts';

type Sentences = { ask: string; thanks: string; sorry: string; review: string };

/** The question, the answers to a good and to a low score, and the sentence with the link, which every guest gets. */
const SENTENCES: Record<EntryLanguage, Sentences> = {
  en: {
    ask: 'How satisfied are you with your stay at {{hotel}}? Just answer with a number from 1 (not at all) to 5 (very).',
    thanks: 'Thank you for your answer.',
    sorry: 'Thank you for telling us. A colleague has been informed and will write to you here.',
    review: 'If you like, you can review us here: {{link}}',
  },
  es: {
    ask: '¿Está satisfecho con su estancia en {{hotel}}? Responda solo con un número del 1 (nada) al 5 (mucho).',
    thanks: 'Gracias por su respuesta.',
    sorry: 'Gracias por decírnoslo. Hemos avisado a un compañero, que le escribirá por aquí.',
    review: 'Si lo desea, puede valorarnos aquí: {{link}}',
  },
  fr: {
    ask: 'Êtes-vous satisfait de votre séjour à {{hotel}} ? Répondez simplement par un chiffre de 1 (pas du tout) à 5 (très).',
    thanks: 'Merci pour votre réponse.',
    sorry: 'Merci de nous l’avoir dit. Un collègue est prévenu et vous écrira ici.',
    review: 'Si vous le souhaitez, vous pouvez nous évaluer ici : {{link}}',
  },
  de: {
    ask: 'Wie zufrieden sind Sie mit Ihrem Aufenthalt im {{hotel}}? Antworten Sie einfach mit einer Zahl von 1 (gar nicht) bis 5 (sehr).',
    thanks: 'Vielen Dank für Ihre Antwort.',
    sorry: 'Danke, dass Sie uns das sagen. Eine Kollegin oder ein Kollege ist informiert und schreibt Ihnen hier.',
    review: 'Wenn Sie möchten, können Sie uns hier bewerten: {{link}}',
  },
  it: {
    ask: 'Quanto è soddisfatto del Suo soggiorno a {{hotel}}? Risponda con un numero da 1 (per niente) a 5 (molto).',
    thanks: 'Grazie per la Sua risposta.',
    sorry: 'Grazie per avercelo detto. Un collega è stato informato e Le scriverà qui.',
    review: 'Se lo desidera, può lasciarci una recensione qui: {{link}}',
  },
  pt: {
    ask: 'Está satisfeito com a sua estadia em {{hotel}}? Responda apenas com um número de 1 (nada) a 5 (muito).',
    thanks: 'Obrigado pela sua resposta.',
    sorry: 'Obrigado por nos dizer. Um colega foi informado e vai escrever-lhe aqui.',
    review: 'Se quiser, pode avaliar-nos aqui: {{link}}',
  },
  nl: {
    ask: 'Hoe tevreden bent u over uw verblijf in {{hotel}}? Antwoord met een cijfer van 1 (helemaal niet) tot 5 (zeer).',
    thanks: 'Dank u wel voor uw antwoord.',
    sorry: 'Dank u dat u het ons laat weten. Een collega is op de hoogte en schrijft u hier.',
    review: 'Als u wilt, kunt u ons hier beoordelen: {{link}}',
  },
  pl: {
    ask: 'Jak oceniają Państwo pobyt w {{hotel}}? Prosimy odpowiedzieć liczbą od 1 (bardzo źle) do 5 (bardzo dobrze).',
    thanks: 'Dziękujemy za odpowiedź.',
    sorry: 'Dziękujemy za informację. Powiadomiliśmy pracownika, który napisze do Państwa tutaj.',
    review: 'Jeśli mają Państwo ochotę, można nas ocenić tutaj: {{link}}',
  },
  ru: {
    ask: 'Насколько вы довольны проживанием в {{hotel}}? Просто ответьте числом от 1 (совсем нет) до 5 (очень).',
    thanks: 'Спасибо за ответ.',
    sorry: 'Спасибо, что сообщили нам. Мы передали это сотруднику, он напишет вам здесь.',
    review: 'При желании вы можете оставить отзыв здесь: {{link}}',
  },
  tr: {
    ask: '{{hotel}} konaklamanızdan ne kadar memnunsunuz? 1 (hiç) ile 5 (çok) arasında bir sayıyla yanıtlamanız yeterli.',
    thanks: 'Yanıtınız için teşekkür ederiz.',
    sorry: 'Bildirdiğiniz için teşekkür ederiz. Bir çalışma arkadaşımıza haber verildi, size buradan yazacak.',
    review: 'Dilerseniz bizi buradan değerlendirebilirsiniz: {{link}}',
  },
  ar: {
    ask: 'ما مدى رضاكم عن إقامتكم في {{hotel}}؟ أجيبوا برقم من 1 (غير راضٍ) إلى 5 (راضٍ جدًا).',
    thanks: 'شكرًا على إجابتكم.',
    sorry: 'شكرًا لإخبارنا. أُبلغ أحد الزملاء وسيكتب لكم هنا.',
    review: 'إن رغبتم يمكنكم تقييمنا هنا: {{link}}',
  },
  zh: {
    ask: '您对在{{hotel}}的入住满意吗？请直接回复 1（很不满意）到 5（非常满意）的数字。',
    thanks: '感谢您的回复。',
    sorry: '感谢您告诉我们。我们已通知同事，他会在这里给您留言。',
    review: '如果您愿意，可以在这里评价我们：{{link}}',
  },
  ja: {
    ask: '{{hotel}}でのご滞在にご満足いただけましたか。1（不満）から5（とても満足）の数字でお答えください。',
    thanks: 'ご回答ありがとうございます。',
    sorry: 'お知らせいただきありがとうございます。担当者に伝えましたので、こちらからご連絡いたします。',
    review: 'よろしければこちらからご評価ください：{{link}}',
  },
};

function sentencesFor(language: string | null): Sentences {
  const base = language?.split('-')[0] ?? '';
  return Object.hasOwn(SENTENCES, base) ? SENTENCES[base as EntryLanguage] : SENTENCES.en;
}

/** The question in the guest's language, else in English. */
export const ratingQuestion = (language: string | null, hotel: string): string =>
  sentencesFor(language).ask.replace('{{hotel}}', () => hotel);

/** The answer to a score. The link is the same for every score. */
export function ratingReply(language: string | null, isLow: boolean, reviewUrl: string | null): string {
  const { thanks, sorry, review } = sentencesFor(language);
  const link = reviewUrl ? ` ${review.replace('{{link}}', () => reviewUrl)}` : '';
  return `${isLow ? sorry : thanks}${link}`;
}
