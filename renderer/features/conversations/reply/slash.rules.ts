/** What is typed after a slash that begins the text or a word; null if the text does not end in one. */
export function slashQuery(text: string): string | null {
  const at = text.lastIndexOf('/');
  if (at < 0 || (at > 0 && !/\s/.test(text[at - 1]!))) return null;
  const query = text.slice(at + 1);
  return query.length <= 40 && !/^\s|\n/.test(query) ? query : null;
}

/** Puts a text in the place of the slash and what follows it. */
export const withReply = (text: string, reply: string): string => text.slice(0, text.lastIndexOf('/')) + reply;

/** Saved replies with every typed word in the title, or in the text; titles first. */
export function matching<Reply extends { title: string; text: string }>(replies: Reply[], query: string): Reply[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const holds = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const titled = replies.filter(({ title }) => holds(title));
  return [...titled, ...replies.filter((reply) => !titled.includes(reply) && holds(`${reply.title} ${reply.text}`))];
}
