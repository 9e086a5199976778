import { decodeHTMLStrict } from 'entities';

/** Parts of a page that say nothing about the hotel. */
const noise = new Set(['script', 'style', 'noscript', 'template', 'svg', 'nav', 'footer', 'iframe', 'head', 'select']);
const headings = /^(?:h[1-6]|dt|summary|legend|caption)$/;
const blocks =
  /^(?:p|div|section|article|main|header|ul|ol|dl|dd|table|tr|blockquote|figure|details|address|pre|hr|button|form)$/;
/** Placeholder for a line break while the source's line breaks are still in the text; removed from the source first. */
const mark = '\u0000';

/**
 * The words of a web page: headings marked with `# `, list items with `- `, paragraphs apart by an empty line. Questions
 * and answers that the page states for machines (schema.org FAQPage) come first, as `Q:` and `A:`. One pass, so that no
 * page takes longer than its length.
 */
export function textOfHtml(html: string): string {
  const { words, data } = scan(html.replaceAll(mark, ''));
  const text = decoded(words.replace(/\s+/g, ' '))
    .split(mark)
    .map((line) => line.trim())
    .filter((line) => line !== '-' && line !== '#')
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return [...data.flatMap((json) => questionsIn(parseJson(json))).slice(0, 100), text].join('\n\n');
}

type Scanned = { words: string; data: string[] };

function scan(html: string): Scanned {
  const lower = html.toLowerCase();
  const words: string[] = [];
  const data: string[] = [];
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    words.push(html.slice(at, open === -1 ? undefined : open));
    if (open === -1) break;
    const comment = html.startsWith('<!--', open);
    const close = comment ? html.indexOf('-->', open) : html.indexOf('>', open);
    if (close === -1) break;
    const [, slash = '', name = ''] = /^<(\/?)([a-z][a-z\d]*)/.exec(lower.slice(open, open + 20)) ?? [];
    at = close + (comment ? 3 : 1);
    if (!slash && noise.has(name)) {
      const end = lower.indexOf(`</${name}`, at);
      if (lower.slice(open, close).includes('application/ld+json')) data.push(html.slice(at, end === -1 ? at : end));
      at = end === -1 ? html.length : end;
    } else words.push(breakOf(name, slash !== ''));
  }
  return { words: words.join(''), data };
}

/** What a tag means for the lines. */
function breakOf(name: string, closing: boolean): string {
  if (headings.test(name)) return closing ? mark + mark : `${mark}${mark}# `;
  if (name === 'li') return closing ? '' : `${mark}- `;
  if (name === 'br') return mark;
  if (name === 'td' || name === 'th') return closing ? ' ' : '';
  return blocks.test(name) ? mark + mark : '';
}

/** Characters for entities; a space for one that does not break. Unknown entities are unchanged. */
const decoded = (text: string): string => decodeHTMLStrict(text).replaceAll('\u00A0', ' ');

/** Removes the tags of an answer in schema.org data. */
const oneLine = (html: string) => decoded(scan(html).words.replaceAll(mark, ' ')).replace(/\s+/g, ' ').trim();

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** Searches the data recursively: pages nest questions in `@graph` and lists. */
function questionsIn(data: unknown, depth = 0): string[] {
  if (typeof data !== 'object' || data === null || depth > 6) return [];
  if (Array.isArray(data)) return data.flatMap((part) => questionsIn(part, depth + 1));
  const row = data as Record<string, unknown>;
  const answer = row['acceptedAnswer'] as { text?: unknown } | undefined;
  if (row['@type'] === 'Question' && typeof row['name'] === 'string' && typeof answer?.text === 'string')
    return [`Q: ${oneLine(row['name'])}\nA: ${oneLine(answer.text)}`];
  return Object.values(row).flatMap((part) => questionsIn(part, depth + 1));
}
