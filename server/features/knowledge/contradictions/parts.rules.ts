/** A part of a text with its place. */
export type Part = { start: number; end: number };

const SENTENCE_END = /(?<=[。！？])|(?<=[.!?؟])\s+(?=[\p{Lu}\p{Lo}\p{N}"“„¿¡(+])|[;\n؛；•]+/gu;
const JOINT =
  /,(?!\d)\s?|[،、，]|(?<=\s)[–—-](?=\s\p{L}{3})|\s(?:and|but|und|aber|sowie|et|mais|y|pero|e|ma|en|maar|i|ale|и|но|ve|ama|while|whereas|wahrend|tandis que)\s/giu;
/** What comes after these is said of something else. */
const APART =
  /^\s*(?:only|but|nur|sondern|aber|seulement|mais|solo|pero|ma|apenas|mas|alleen|maar|tylko|ale|только|но|however|otherwise|then|dann)(?!\p{L})/iu;
const MOST_SENTENCES = 60;
const MOST_PARTS = 12;

/** The sentences of a text, with their places. */
export function sentencesIn(text: string): Part[] {
  return cut(text, 0, [...text.matchAll(SENTENCE_END)]).slice(0, MOST_SENTENCES);
}

/**
 * A sentence cut so that each part has a fact: what has none belongs to the next part, at the end to the one before.
 * @param facts places that are not cut
 */
export function partsIn(whole: string, sentence: Part, facts: readonly Part[]): Part[] {
  const text = whole.slice(sentence.start, sentence.end);
  const joints = [...text.matchAll(JOINT)].filter(({ index }) => {
    const at = sentence.start + index;
    return !facts.some((fact) => at >= fact.start && at < fact.end);
  });
  const pieces = cut(text, sentence.start, joints).slice(0, MOST_PARTS);
  const parts: Part[] = [];
  let open: number | null = null;
  for (const piece of pieces) {
    const hasFact = facts.some((fact) => fact.start >= piece.start && fact.start < piece.end);
    if (hasFact || APART.test(whole.slice(piece.start, piece.end))) {
      parts.push({ start: open ?? piece.start, end: piece.end });
      open = null;
    } else open ??= piece.start;
  }
  const last = parts.at(-1);
  if (open !== null && last) last.end = sentence.end;
  else if (open !== null) parts.push({ start: open, end: sentence.end });
  return parts;
}

function cut(text: string, offset: number, joints: RegExpExecArray[]): Part[] {
  const parts: Part[] = [];
  let start = 0;
  for (const { index, 0: joint } of joints) {
    parts.push({ start: offset + start, end: offset + index });
    start = index + joint.length;
  }
  parts.push({ start: offset + start, end: offset + text.length });
  return parts.filter(
    (part) => part.end > part.start && /[\p{L}\p{N}]/u.test(text.slice(part.start - offset, part.end - offset)),
  );
}
