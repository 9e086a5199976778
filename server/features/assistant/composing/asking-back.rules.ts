import type { HistoryMessage, KnowledgeEntry } from '../assistant.types.ts';
import { foldText } from '../language/plain-text.rules.ts';

const MOST_CHOICES = 3;
const LINE = /^([1-3])\. (.{1,200})$/;

/** "1. Breakfast times" and so on, for the guest to answer with the number. */
export const choiceList = (entries: readonly KnowledgeEntry[]): string =>
  entries
    .slice(0, MOST_CHOICES)
    .map(({ title }, index) => `${index + 1}. ${oneLine(title)}`)
    .join('\n');

const oneLine = (title: string): string => title.replace(/\s+/g, ' ').trim().slice(0, 200);

/** The choices that the last reply offered, by number; empty where it asked nothing of the kind. */
export function offeredChoices(history: readonly HistoryMessage[]): Map<string, string> {
  const last = history.findLast(({ author }) => author !== 'guest');
  if (last?.author !== 'assistant') return new Map();
  const lines = last.text.split('\n').flatMap((line) => {
    const [, number = '', title = ''] = LINE.exec(line) ?? [];
    return number ? [[number, title] as const] : [];
  });
  return new Map(lines);
}

/** The entry that a guest chose, by its number or its title. */
export function chosenEntry(
  text: string,
  history: readonly HistoryMessage[],
  entries: readonly KnowledgeEntry[],
): KnowledgeEntry | null {
  const offered = offeredChoices(history);
  if (offered.size === 0) return null;
  const said = foldText(text)
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .trim();
  const title =
    offered.get(said) ??
    [...offered.values()].find(
      (each) =>
        foldText(each)
          .replace(/[^\p{L}\p{N} ]/gu, '')
          .trim() === said,
    );
  return title === undefined ? null : (entries.find((entry) => oneLine(entry.title) === title) ?? null);
}
