import { isCjk } from '../text/folding.rules.ts';
import { isLanguage, type LanguageCode } from '../languages.ts';
import type { Phrase } from './phrases.rules.ts';

/** What guests write before and after a question. */
const BEFORE: Record<LanguageCode, string[]> = {
  en: [
    'hi,',
    'hello,',
    'good morning,',
    'hey',
    'sorry to bother,',
    'quick question:',
    'Dear team,',
    'hi again,',
    'and',
    'oh and',
    'one more thing,',
    'could you tell me',
  ],
  fr: [
    'bonjour,',
    'salut',
    'bonsoir,',
    'excusez-moi,',
    'une question :',
    'svp',
    'et',
    'au fait,',
    'pardon de vous déranger,',
    'dites-moi',
  ],
  de: [
    'Hallo,',
    'Guten Tag,',
    'hi',
    'kurze Frage:',
    'Entschuldigung,',
    'ach und',
    'und',
    'sagen Sie,',
    'Guten Abend,',
    'übrigens',
  ],
  es: ['hola,', 'buenas,', 'buenos días,', 'perdone,', 'una pregunta:', 'por favor', 'y', 'disculpe,', 'oiga'],
  it: ['ciao,', 'buongiorno,', 'salve,', 'scusi,', 'una domanda:', 'e', 'per favore', 'senta,', 'buonasera,'],
  pt: ['olá,', 'oi,', 'bom dia,', 'boa tarde,', 'desculpe,', 'uma pergunta:', 'e', 'por favor'],
  nl: ['hallo,', 'goedemorgen,', 'sorry,', 'vraagje:', 'en', 'hoi', 'beste,'],
  pl: ['dzień dobry,', 'cześć,', 'przepraszam,', 'pytanie:', 'a', 'i', 'witam,'],
  ru: ['здравствуйте,', 'добрый день,', 'привет,', 'извините,', 'вопрос:', 'скажите,', 'подскажите,', 'и', 'а'],
  tr: ['merhaba,', 'selam', 'pardon,', 'bir sorum var:', 'acaba', 'lütfen', 've', 'iyi günler,'],
  ar: ['مرحبا،', 'السلام عليكم،', 'لو سمحت', 'سؤال:', 'من فضلك', 'و'],
  zh: ['你好,', '请问', '不好意思,', '还有,', '想问一下'],
  ja: ['こんにちは、', 'すみません、', 'あの、', '質問です。', 'ちなみに'],
};
const AFTER: Record<LanguageCode, string[]> = {
  en: [
    'thanks',
    'please',
    'thank you!',
    'pls',
    '😊',
    'room 214',
    'thx in advance',
    '- John',
    'tomorrow',
    'tonight',
    'today',
    'for 2 people',
  ],
  fr: ['merci', "s'il vous plaît", 'svp', "merci d'avance", 'chambre 12', 'demain', 'ce soir', '🙂'],
  de: ['danke', 'bitte', 'LG', 'vielen Dank im Voraus', 'Zimmer 8', 'morgen', 'heute', '🙂'],
  es: ['gracias', 'por favor', 'mañana', 'hoy', 'habitación 12', 'un saludo'],
  it: ['grazie', 'per favore', 'domani', 'oggi', 'camera 12', 'saluti'],
  pt: ['obrigado', 'por favor', 'amanhã', 'hoje', 'quarto 12'],
  nl: ['bedankt', 'alvast dank', 'morgen', 'vandaag', 'groetjes'],
  pl: ['dziękuję', 'z góry dzięki', 'jutro', 'dzisiaj', 'pozdrawiam'],
  ru: ['спасибо', 'пожалуйста', 'завтра', 'сегодня', 'номер 12', 'заранее спасибо'],
  tr: ['teşekkürler', 'lütfen', 'yarın', 'bugün', 'acaba'],
  ar: ['شكرا', 'من فضلك', 'غدا', 'اليوم'],
  zh: ['谢谢', '呢', '啊', '明天', '麻烦了'],
  ja: ['お願いします', '教えてください', 'ありがとうございます', '明日'],
};
/** Small talk that must not learn that "hi," or "thanks" beside it means nothing. */
const ALONE = /^talk\.(?!wants_person|help|praise|are_you)/;

/** By language: what guests tell of themselves beside a question (`data/beside.txt`). */
export type Beside = Partial<Record<LanguageCode, string[]>>;

/** Reads "en: one | another". @throws Error naming a line of another form */
export function parseBeside(text: string): Beside {
  const lines = text.split('\n').filter((line) => line.trim() && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => {
      const [, language = '', told = ''] = /^(\w\w): (.+)$/.exec(line) ?? [];
      if (!isLanguage(language)) throw new Error(`beside.txt: "${line}"`);
      return [language, told.split('|').map((one) => one.trim())];
    }),
  );
}

/** A question with something that the guest tells beside it, before or after. */
export function besideOf({ text, language }: Phrase, beside: Beside, random: () => number): string {
  const told = beside[language] ?? [];
  const one = told[Math.floor(random() * told.length)];
  if (!one) return text;
  return random() < 0.5 ? `${one}, ${text}` : `${text} ${one}`;
}

/** A phrase as a guest might send it: greeted, thanked for, without punctuation, misspelt, shortened. */
export function variantOf({ text, intent, language }: Phrase, random: () => number): string {
  const pick = (texts: string[]): string => texts[Math.floor(random() * texts.length)] ?? '';
  let changed = text;
  const [before, after, bare, misspelt, shortened] = [random(), random(), random(), random(), random()];
  if (!ALONE.test(intent)) {
    if (before < 0.45) changed = `${pick(BEFORE[language])} ${changed}`;
    if (after < 0.3) changed = `${changed} ${pick(AFTER[language])}`;
  }
  if (bare < 0.4) changed = changed.replace(/[?¿!.？؟。]/gu, '');
  if (misspelt < 0.25 && !isCjk(changed)) changed = withTypingError(changed, random);
  return shortened < 0.2 ? withoutOneWord(changed, random) : changed;
}

function withTypingError(text: string, random: () => number): string {
  const letters = [...text];
  if (letters.length < 5) return text;
  const at = 1 + Math.floor(random() * (letters.length - 2));
  const kind = Math.floor(random() * 3);
  const letter = letters[at] ?? '';
  if (kind === 0) letters.splice(at, 1);
  else if (kind === 1) letters.splice(at, 0, letter);
  else letters.splice(at - 1, 2, letter, letters[at - 1] ?? '');
  return letters.join('');
}

function withoutOneWord(text: string, random: () => number): string {
  const words = text.split(' ');
  if (words.length > 4) words.splice(Math.floor(random() * words.length), 1);
  return words.join(' ');
}
