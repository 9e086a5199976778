/** A sentence with the white space after it, which stays as it was written. */
export type Segment = { text: string; after: string };

/** Shorter sentences are translated together with the next one of their line. */
const SHORTEST = 16;
/** Sentences of one text; further ones are joined to the last. */
export const MOST_SEGMENTS = 60;

/** The sentences of a text. Joined with what is after them, they equal the text. */
export function segmentsOf(text: string): Segment[] {
  const lines = text.match(/[^\n]+\n*|\n+/g) ?? [];
  const segments = lines.flatMap(sentencesOf);
  if (segments.length <= MOST_SEGMENTS) return segments;
  const kept = segments.slice(0, MOST_SEGMENTS - 1);
  const rest = segments.slice(MOST_SEGMENTS - 1);
  const last = rest.at(-1);
  const joined = rest.map((one, index) => one.text + (index < rest.length - 1 ? one.after : '')).join('');
  return [...kept, { text: joined, after: last?.after ?? '' }];
}

const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' });

function sentencesOf(line: string): Segment[] {
  const end = /\s*$/.exec(line.slice(-200))?.[0] ?? '';
  const found: Segment[] = [];
  let open = '';
  for (const { segment } of sentences.segment(line.slice(0, line.length - end.length))) {
    open += segment;
    if (open.trim().length < SHORTEST || !/[\p{L}]/u.test(open)) continue;
    found.push(cutEnd(open));
    open = '';
  }
  if (open !== '') {
    const last = found.pop();
    found.push(last ? cutEnd(last.text + last.after + open) : cutEnd(open));
  }
  const last = found.pop() ?? { text: '', after: '' };
  return [...found, { text: last.text, after: last.after + end }];
}

function cutEnd(sentence: string): Segment {
  const text = sentence.trimEnd();
  return { text, after: sentence.slice(text.length) };
}
