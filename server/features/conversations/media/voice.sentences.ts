import type { EntryLanguage } from '#shared/features/knowledge/knowledge.schema.ts';

const SENTENCES: Record<EntryLanguage, string> = {
  en: 'I listened to your voice message and am not sure of this number: {{numbers}}. Could you write it to me, please?',
  es: 'He escuchado su mensaje de voz y no estoy seguro de este número: {{numbers}}. ¿Me lo puede escribir, por favor?',
  fr: 'J’ai écouté votre message vocal et je ne suis pas sûr de ce nombre : {{numbers}}. Pouvez-vous me l’écrire ?',
  de: 'Ich habe Ihre Sprachnachricht gehört und bin mir bei dieser Zahl nicht sicher: {{numbers}}. Schreiben Sie sie mir bitte?',
  it: 'Ho ascoltato il suo messaggio vocale e non sono sicuro di questo numero: {{numbers}}. Può scrivermelo, per favore?',
  pt: 'Ouvi a sua mensagem de voz e não tenho a certeza deste número: {{numbers}}. Pode escrevê-lo, por favor?',
  nl: 'Ik heb uw spraakbericht beluisterd en ben niet zeker van dit getal: {{numbers}}. Kunt u het mij schrijven?',
  pl: 'Wysłuchałem Państwa wiadomości głosowej i nie jestem pewien tej liczby: {{numbers}}. Proszę ją napisać.',
  ru: 'Я прослушал ваше голосовое сообщение и не уверен в этом числе: {{numbers}}. Напишите его, пожалуйста.',
  tr: 'Sesli mesajınızı dinledim ama şu sayıdan emin değilim: {{numbers}}. Lütfen yazar mısınız?',
  ar: 'استمعت إلى رسالتك الصوتية ولست متأكدًا من هذا الرقم: {{numbers}}. هل يمكنك كتابته من فضلك؟',
  zh: '我听了您的语音留言，但不确定这个数字：{{numbers}}。请您写给我好吗？',
  ja: '音声メッセージを拝聴しましたが、この数字に確信が持てません：{{numbers}}。文字で送っていただけますか。',
};

/** Asks the guest for the numbers that were not heard for sure; English for other languages. */
export const numbersAsked = (language: string, numbers: readonly string[]): string =>
  (SENTENCES[language as EntryLanguage] ?? SENTENCES.en).replace('{{numbers}}', () => numbers.join(', '));
