import type { RequestCategory } from '#shared/features/conversations/conversations.schema.ts';
import { departmentWords } from './department.words.ts';

type Room = { number: string };
type Department = { id: string; name: string };

/** Words for a room before its number, in the languages of the console. */
const roomWord = /^(rooms?|zimmer|chambre|habitacion|camera|stanza|suite|nr|no|num|numero|nummer|#)$/;
/** A shorter number is read as a room only behind such a word: "2 towels". */
const plainLength = 3;

const plain = (text: string): string => text.slice(0, 4000).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The hotel's room that a text names; null where it names none or several. */
export function roomIn(text: string, rooms: readonly Room[]): string | null {
  const known = new Map(rooms.map(({ number }) => [plain(number), number]));
  const words = plain(text).match(/[\p{L}\p{N}-]+|#/gu) ?? [];
  const named = words.flatMap((word, index) => {
    const number = known.get(word);
    const isMeant = word.length >= plainLength || roomWord.test(words[index - 1] ?? '');
    return number !== undefined && isMeant && /\d/.test(word) ? [number] : [];
  });
  const [first, ...others] = new Set(named);
  return first !== undefined && others.length === 0 ? first : null;
}

/** The department whose name says that it does what a request is about; null where none does, or several do. */
export function departmentFor(category: RequestCategory | null, departments: readonly Department[]): string | null {
  const stems = category === null ? [] : (departmentWords[category] ?? []);
  const fitting = departments.filter(({ name }) => {
    const words = plain(name).match(/\p{L}+/gu) ?? [];
    return words.some((word) => stems.some((stem) => word.startsWith(stem)));
  });
  return fitting.length === 1 ? fitting[0]!.id : null;
}
