import type { FixedLanguage } from '../language/languages.rules.ts';
import type { AnswerSentences } from './fixed-sentences.types.ts';

/** What stands before the hotel's own words. `{language}` is the name of their language, in the guest's. */
export const ANSWER_SENTENCES: Record<FixedLanguage, AnswerSentences> = {
  en: {
    quoted: 'In the words of the house ({language}):',
    which_one: 'I want to be sure I understand you. Do you mean one of these? Please answer with the number.',
  },
  es: {
    quoted: 'En palabras de la casa ({language}):',
    which_one: 'Quiero asegurarme de entenderle bien. ¿Se refiere a alguna de estas cosas? Responda con el número.',
  },
  fr: {
    quoted: 'Selon les mots de la maison ({language}) :',
    which_one: "Je veux être sûr de vous comprendre. S'agit-il de l'une de ces questions ? Répondez avec le numéro.",
  },
  de: {
    quoted: 'In den Worten des Hauses ({language}):',
    which_one: 'Ich möchte Sie richtig verstehen. Meinen Sie eines davon? Bitte antworten Sie mit der Nummer.',
  },
  it: {
    quoted: 'Con le parole della casa ({language}):',
    which_one: 'Vorrei essere sicuro di capire bene. Intende una di queste cose? Risponda con il numero.',
  },
  pt: {
    quoted: 'Nas palavras da casa ({language}):',
    which_one: 'Quero ter a certeza de que o compreendo. Refere-se a uma destas perguntas? Responda com o número.',
  },
  nl: {
    quoted: 'In de woorden van het huis ({language}):',
    which_one: 'Ik wil u graag goed begrijpen. Bedoelt u een van deze vragen? Antwoord met het nummer.',
  },
  pl: {
    quoted: 'Słowami hotelu (język: {language}):',
    which_one: 'Chcę dobrze zrozumieć. Czy chodzi o jedno z tych pytań? Proszę odpowiedzieć numerem.',
  },
  ru: {
    quoted: 'Словами отеля (язык: {language}):',
    which_one: 'Хочу правильно вас понять. Вы имеете в виду один из этих вопросов? Ответьте, пожалуйста, номером.',
  },
  tr: {
    quoted: 'Otelin kendi sözleriyle ({language}):',
    which_one: 'Sizi doğru anlamak istiyorum. Bunlardan birini mi soruyorsunuz? Lütfen numarasını yazın.',
  },
  ar: {
    quoted: 'بكلمات الفندق ({language}):',
    which_one: 'أريد أن أفهمك جيدًا. هل تقصد أحد هذه الأسئلة؟ يُرجى الرد بالرقم.',
  },
  zh: {
    quoted: '以下是酒店的原文（{language}）：',
    which_one: '我想确认一下您的意思。您是指以下哪一项？请回复数字。',
  },
  ja: {
    quoted: 'ホテルからのご案内（{language}）：',
    which_one: 'ご質問を正しく理解したいと思います。次のどれについてでしょうか？番号でお答えください。',
  },
};
