export type DiffPiece = { kind: 'same' | 'removed' | 'added'; text: string };

/** Cells of the comparison; longer texts are shown as replaced as a whole. */
const MOST_CELLS = 1_000_000;

/** What was removed from a text and added to it, word by word, in the order of reading. */
export function wordDiff(old: string, now: string): DiffPiece[] {
  const [before, after] = [tokensOf(old), tokensOf(now)];
  let head = 0;
  while (head < before.length && head < after.length && before[head] === after[head]) head += 1;
  let tail = 0;
  const most = Math.min(before.length, after.length) - head;
  while (tail < most && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const middle = compared(before.slice(head, before.length - tail), after.slice(head, after.length - tail));
  return joined([...before.slice(0, head).map(same), ...middle, ...before.slice(before.length - tail).map(same)]);
}

const tokensOf = (text: string): string[] => text.match(/\s+|\S+/g) ?? [];
const same = (text: string): DiffPiece => ({ kind: 'same', text });
const removed = (text: string): DiffPiece => ({ kind: 'removed', text });
const added = (text: string): DiffPiece => ({ kind: 'added', text });

function compared(before: string[], after: string[]): DiffPiece[] {
  if (before.length * after.length > MOST_CELLS) return [...before.map(removed), ...after.map(added)];
  const width = after.length + 1;
  const common = new Uint16Array((before.length + 1) * width);
  const at = (row: number, column: number): number => common[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1)
      common[row * width + column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const pieces: DiffPiece[] = [];
  let [row, column] = [0, 0];
  while (row < before.length && column < after.length) {
    if (before[row] === after[column]) {
      pieces.push(same(before[row]!));
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) pieces.push(removed(before[row++]!));
    else pieces.push(added(after[column++]!));
  }
  return [...pieces, ...before.slice(row).map(removed), ...after.slice(column).map(added)];
}

/** Neighbours of a kind as one piece; a space between two replaced words belongs to both. */
function joined(pieces: DiffPiece[]): DiffPiece[] {
  const runs: DiffPiece[] = [];
  let [gone, fresh] = ['', ''];
  const flush = (): void => {
    if (gone) runs.push(removed(gone));
    if (fresh) runs.push(added(fresh));
    [gone, fresh] = ['', ''];
  };
  pieces.forEach(({ kind, text }, index) => {
    const isBetween =
      kind === 'same' && text.trim() === '' && gone && fresh && (pieces[index + 1]?.kind ?? 'same') !== 'same';
    if (isBetween) {
      gone += text;
      fresh += text;
    } else if (kind === 'removed') gone += text;
    else if (kind === 'added') fresh += text;
    else {
      flush();
      const last = runs.at(-1);
      if (last?.kind === 'same') last.text += text;
      else runs.push({ kind, text });
    }
  });
  flush();
  return runs;
}
