import type { EntryLanguage } from '#shared/features/knowledge/knowledge.schema.ts';

/** What a guest is told after a task was ticked. */
const DONE: Record<EntryLanguage, string> = {
  en: 'What you asked for has been taken care of. If anything is missing, just write to us.',
  es: 'Ya nos hemos ocupado de lo que pidió. Si falta algo, escríbanos.',
  fr: 'Nous nous sommes occupés de votre demande. S’il manque quelque chose, écrivez-nous.',
  de: 'Ihr Wunsch ist erledigt. Falls noch etwas fehlt, schreiben Sie uns einfach.',
  it: 'Ci siamo occupati della Sua richiesta. Se manca qualcosa, ci scriva.',
  pt: 'Já tratámos do seu pedido. Se faltar alguma coisa, escreva-nos.',
  nl: 'Uw verzoek is afgehandeld. Ontbreekt er nog iets, schrijf ons dan gerust.',
  pl: 'Państwa prośba została zrealizowana. Jeśli czegoś brakuje, prosimy o wiadomość.',
  ru: 'Ваша просьба выполнена. Если чего-то не хватает, напишите нам.',
  tr: 'İsteğiniz yerine getirildi. Eksik bir şey varsa bize yazmanız yeterli.',
  ar: 'تم تنفيذ طلبكم. إذا كان هناك ما ينقص، راسلونا.',
  zh: '您的需求已处理完毕。如有任何遗漏，请随时给我们留言。',
  ja: 'ご依頼の件は対応いたしました。何か不足がございましたらお知らせください。',
};

/** The sentence in the guest's language, else in English. `pt-BR` counts as `pt`. */
export function doneSentence(language: string | null): string {
  const base = language?.split('-')[0] ?? '';
  return Object.hasOwn(DONE, base) ? DONE[base as EntryLanguage] : DONE.en;
}
