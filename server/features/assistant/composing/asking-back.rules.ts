import type { Choices } from '#shared/features/conversations/choices.schema.ts';
import { choiceLimits } from '#shared/features/conversations/choices.values.ts';
import type { HistoryMessage, KnowledgeEntry, OfferedChoice } from '../assistant.types.ts';
import { cleanText, oneLine } from '../language/plain-text.rules.ts';

export const MOST_CHOICES = 3;
const LINE = /^([1-3])\. (.{1,200})$/;

/** "1. Breakfast times" and so on, for the guest to answer with the number. */
export const choiceLines = (offered: readonly OfferedChoice[]): string =>
  offered.map(({ title }, index) => `${index + 1}. ${title}`).join('\n');

/** What the guest can tap: buttons where all titles are short enough, otherwise a list. @param button opens the list */
export function tappable(offered: readonly OfferedChoice[], button: string): Choices {
  const titles = tappedTitles(offered);
  if (offered.length <= choiceLimits.buttons && titles.every((title) => title.length <= choiceLimits.buttonTitle))
    return { kind: 'buttons', items: titles.map((title) => ({ title })) };
  const items = titles.map((title, index) => {
    const whole = offered[index]?.title ?? title;
    return whole === title ? { title } : { title, description: shortened(whole, choiceLimits.itemDescription) };
  });
  return { kind: 'list', button: shortened(button, choiceLimits.buttonTitle), items };
}

/** A tap comes back as this text; the number tells titles apart that begin alike. */
export function tappedTitles(offered: readonly OfferedChoice[]): string[] {
  const titles = offered.map(({ title }) => shortened(title, choiceLimits.itemTitle));
  if (new Set(titles).size === titles.length) return titles;
  return offered.map(({ title }, index) => shortened(`${index + 1}. ${title}`, choiceLimits.itemTitle));
}

/** Cut between words, except where one word is longer than half of the place. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const head = cleanText(text, most - 1);
  const isInWord = /[\p{L}\p{N}]/u.test(text.charAt(head.length));
  const end = isInWord ? head.lastIndexOf(' ') : -1;
  return `${(end > most / 2 ? head.slice(0, end) : head).trimEnd()}…`;
}

/** @property entry null where the hotel does not have it any more, or this guest may not read it */
export type OfferedEntry = { title: string; entry: KnowledgeEntry | null };

/** The choices that the last reply offered, in their order; empty where it asked nothing of the kind. */
export function offersOf(history: readonly HistoryMessage[], entries: readonly KnowledgeEntry[]): OfferedEntry[] {
  const last = history.findLast(({ author }) => author !== 'guest');
  if (last?.author !== 'assistant') return [];
  if (last.offered)
    return last.offered.map(({ id, title }) => ({ title, entry: entries.find((entry) => entry.id === id) ?? null }));
  // A model's reply, or one without ids: by the titles of its numbered lines. Steps of an answer are no titles.
  const titles = last.text.split('\n').flatMap((line) => LINE.exec(line)?.[2] ?? []);
  const offers = titles.flatMap((title) => {
    const entry = entries.find((each) => oneLine(each.title) === title);
    return entry ? [{ title, entry }] : [];
  });
  return offers.length === titles.length ? offers : [];
}
