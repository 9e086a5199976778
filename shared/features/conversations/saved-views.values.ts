import { conversationViews, type ConversationView } from './conversations.values.ts';

export const longestViewName = 60;
/** Views of the hotel, and of each person in it. */
export const mostViews = 50;
/** Views count up to this many conversations. */
export const viewCountedTo = 100;

/** What the list of conversations shows, as in the address of the console: a view, or the id of a department or a tag. */
export type ListFilter = ConversationView | `department:${string}` | `tag:${string}`;

const departmentPrefix = 'department:';
const tagPrefix = 'tag:';
const ofRow = /^(?:department|tag):[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export const isListFilter = (text: string): text is ListFilter =>
  (conversationViews as readonly string[]).includes(text) || ofRow.test(text);

export const departmentFilter = (id: string): ListFilter => `${departmentPrefix}${id}`;
export const tagFilter = (id: string): ListFilter => `${tagPrefix}${id}`;

type FilterParts = {
  view?: ConversationView | undefined;
  department_id?: string | undefined;
  tag_id?: string | undefined;
};

/** The parameters of the list of conversations that a filter stands for. */
export function partsOfFilter(filter: ListFilter): FilterParts {
  if (filter.startsWith(departmentPrefix)) return { department_id: filter.slice(departmentPrefix.length) };
  if (filter.startsWith(tagPrefix)) return { tag_id: filter.slice(tagPrefix.length) };
  return { view: conversationViews.find((one) => one === filter) };
}
