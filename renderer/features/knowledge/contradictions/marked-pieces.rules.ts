import type { ContradictingText } from '#shared/features/knowledge/contradictions.contract.ts';

type Piece = { piece: string; marked: boolean };

/** A text in pieces, in its order, with those that differ marked. */
export function markedPieces({ text, marks }: Pick<ContradictingText, 'text' | 'marks'>): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end } of marks) {
    if (start < at) continue;
    pieces.push({ piece: text.slice(at, start), marked: false }, { piece: text.slice(start, end), marked: true });
    at = end;
  }
  pieces.push({ piece: text.slice(at), marked: false });
  return pieces.filter(({ piece }) => piece !== '');
}
