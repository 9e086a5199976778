import { FIXED_LANGUAGES } from '../language/languages.rules.ts';
import { foldText, wordsOf } from '../language/plain-text.rules.ts';
import type { KnowledgeEntry } from '../assistant.types.ts';
import { termsOf } from './question-terms.rules.ts';

/** A Sunday: the first day of the seven. */
const SUNDAY = Date.UTC(2023, 0, 1);
const DAY_MS = 86_400_000;
const DENSE: Readonly<Record<string, RegExp>> = Object.fromEntries(
  ['日天', '一', '二', '三', '四', '五', '六'].map((signs, day) => [
    day,
    new RegExp(`(?:周|星期|礼拜)[${signs}]|[${'日月火水木金土'[day]}]曜`, 'u'),
  ]),
);
const DAILY =
  /every ?day|daily|tous les jours|chaque jour|7 jours|taglich|jeden tag|todos los dias|diari[oa]|cada dia|tutti i giorni|ogni giorno|todos os dias|dagelijks|elke dag|codziennie|ежедневно|каждый день|her gun|يومي|كل يوم|每天|每日|毎日|7 ?days|7 ?tage/u;

/** Their weekdays have other endings in a sentence. Portuguese "quarto" is a room, and no Wednesday ("quarta"). */
const INFLECTED: ReadonlySet<string> = new Set(['pl', 'ru']);

/** The beginnings of the weekdays' names in the languages with blanks, by day from Sunday. */
const BEGINNINGS: string[][] = Array.from({ length: 7 }, (_, day) => [
  ...new Set(
    FIXED_LANGUAGES.filter((language) => language !== 'zh' && language !== 'ja').map((language) => {
      const name = foldText(
        new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(SUNDAY + day * DAY_MS),
      );
      const first = name.split(/[^\p{L}]/u)[0] ?? name;
      return INFLECTED.has(language) && first.length > 5 ? first.slice(0, -1) : first;
    }),
  ),
]);

function weekdaysIn(text: string): number[] {
  const words = wordsOf(text);
  return BEGINNINGS.flatMap((beginnings, day) =>
    words.some((word) => beginnings.some((beginning) => word.startsWith(beginning))) || DENSE[day]?.test(text)
      ? [day]
      : [],
  );
}

const ANIMALS = ['#dog', '#cat'];

/**
 * Whether an entry speaks of the weekdays and animals that a question names. Hours without a day answer nothing about
 * Sunday, unless they are for every day; an entry about dogs says nothing about cats.
 */
export function speaksOfKinds(question: string, { title, text }: Pick<KnowledgeEntry, 'title' | 'text'>): boolean {
  const own = `${title}\n${text}`;
  const days = weekdaysIn(question);
  const known = days.length > 0 ? weekdaysIn(own) : [];
  const isOfDay = days.length === 0 || known.length > 0 || DAILY.test(foldText(own));
  return isOfDay && speaksOfAnimals(question, { title, text });
}

/** Whether an entry speaks of the animals that a question names. */
export function speaksOfAnimals(question: string, { title, text }: Pick<KnowledgeEntry, 'title' | 'text'>): boolean {
  const asked = animalsIn(question);
  const told = asked.length > 0 ? animalsIn(`${title}\n${text}`) : [];
  return told.length === 0 || asked.every((animal) => told.includes(animal));
}

const animalsIn = (text: string): string[] => termsOf(text).topics.filter((topic) => ANIMALS.includes(topic));
