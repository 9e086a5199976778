import type { FixedLanguage } from '../language/languages.rules.ts';
import type { AnswerSentences } from './fixed-sentences.types.ts';

/** What stands before the hotel's own words. `{language}` is the name of their language, in the guest's. */
export const ANSWER_SENTENCES: Record<FixedLanguage, AnswerSentences> = {
  en: {
    quoted: 'In the words of the house ({language}):',
    which_one: 'I want to be sure I understand you. Do you mean one of these? Please answer with the number.',
    this_one: 'I want to be sure I understand you. Do you mean this? Please answer yes or no.',
    open_choices: 'Choose',
  },
  es: {
    quoted: 'En palabras de la casa ({language}):',
    which_one: 'Quiero asegurarme de entenderle bien. ¿Se refiere a alguna de estas cosas? Responda con el número.',
    this_one: 'Quiero asegurarme de entenderle bien. ¿Se refiere a esto? Responda sí o no.',
    open_choices: 'Elegir',
  },
  fr: {
    quoted: 'Selon les mots de la maison ({language}) :',
    which_one: "Je veux être sûr de vous comprendre. S'agit-il de l'une de ces questions ? Répondez avec le numéro.",
    this_one: "Je veux être sûr de vous comprendre. S'agit-il de ceci ? Répondez par oui ou non.",
    open_choices: 'Choisir',
  },
  de: {
    quoted: 'In den Worten des Hauses ({language}):',
    which_one: 'Ich möchte Sie richtig verstehen. Meinen Sie eines davon? Bitte antworten Sie mit der Nummer.',
    this_one: 'Ich möchte Sie richtig verstehen. Meinen Sie das? Bitte antworten Sie mit Ja oder Nein.',
    open_choices: 'Auswählen',
  },
  it: {
    quoted: 'Con le parole della casa ({language}):',
    which_one: 'Vorrei essere sicuro di capire bene. Intende una di queste cose? Risponda con il numero.',
    this_one: 'Vorrei essere sicuro di capire bene. Intende questo? Risponda sì o no.',
    open_choices: 'Scegliere',
  },
  pt: {
    quoted: 'Nas palavras da casa ({language}):',
    which_one: 'Quero ter a certeza de que o compreendo. Refere-se a uma destas perguntas? Responda com o número.',
    this_one: 'Quero ter a certeza de que o compreendo. Refere-se a isto? Responda sim ou não.',
    open_choices: 'Escolher',
  },
  nl: {
    quoted: 'In de woorden van het huis ({language}):',
    which_one: 'Ik wil u graag goed begrijpen. Bedoelt u een van deze vragen? Antwoord met het nummer.',
    this_one: 'Ik wil u graag goed begrijpen. Bedoelt u dit? Antwoord met ja of nee.',
    open_choices: 'Kiezen',
  },
  pl: {
    quoted: 'Słowami hotelu (język: {language}):',
    which_one: 'Chcę dobrze zrozumieć. Czy chodzi o jedno z tych pytań? Proszę odpowiedzieć numerem.',
    this_one: 'Chcę dobrze zrozumieć. Czy chodzi o to? Proszę odpowiedzieć tak lub nie.',
    open_choices: 'Wybierz',
  },
  ru: {
    quoted: 'Словами отеля (язык: {language}):',
    which_one: 'Хочу правильно вас понять. Вы имеете в виду один из этих вопросов? Ответьте, пожалуйста, номером.',
    this_one: 'Хочу правильно вас понять. Вы имеете в виду это? Ответьте, пожалуйста, да или нет.',
    open_choices: 'Выбрать',
  },
  tr: {
    quoted: 'Otelin kendi sözleriyle ({language}):',
    which_one: 'Sizi doğru anlamak istiyorum. Bunlardan birini mi soruyorsunuz? Lütfen numarasını yazın.',
    this_one: 'Sizi doğru anlamak istiyorum. Bunu mu soruyorsunuz? Lütfen evet veya hayır yazın.',
    open_choices: 'Seçin',
  },
  ar: {
    quoted: 'بكلمات الفندق ({language}):',
    which_one: 'أريد أن أفهمك جيدًا. هل تقصد أحد هذه الأسئلة؟ يُرجى الرد بالرقم.',
    this_one: 'أريد أن أفهمك جيدًا. هل تقصد هذا؟ يُرجى الرد بنعم أو لا.',
    open_choices: 'اختر',
  },
  zh: {
    quoted: '以下是酒店的原文（{language}）：',
    which_one: '我想确认一下您的意思。您是指以下哪一项？请回复数字。',
    this_one: '我想确认一下您的意思。您是指这一项吗？请回复“是”或“不是”。',
    open_choices: '选择',
  },
  ja: {
    quoted: 'ホテルからのご案内（{language}）：',
    which_one: 'ご質問を正しく理解したいと思います。次のどれについてでしょうか？番号でお答えください。',
    this_one: 'ご質問を正しく理解したいと思います。こちらについてでしょうか？「はい」か「いいえ」でお答えください。',
    open_choices: '選択',
  },
};
