/** A piece of a text in WhatsApp's formatting. Only `bold`, `italic` and `strike` hold other pieces. */
export type Piece =
  | { kind: 'text' | 'code' | 'block'; text: string }
  | { kind: 'bold' | 'italic' | 'strike'; pieces: Piece[] };

const styles = { '*': 'bold', _: 'italic', '~': 'strike' } as const;
type Sign = keyof typeof styles;
const isSign = (character: string | undefined): character is Sign => character !== undefined && character in styles;
const isWord = (character: string | undefined): boolean => character !== undefined && /[\p{L}\p{N}]/u.test(character);
const isSpace = (character: string | undefined): boolean => character === undefined || /\s/.test(character);

/**
 * Reads `*bold*`, `_italic_`, `~strike~`, `` `code` `` and ```` ```block``` ```` as WhatsApp does: a sign begins before a
 * character that is no space and not after a letter, and ends after one and not before a letter. Signs without their
 * partner stay as they were written. Linear: every character is looked at a fixed number of times.
 */
export function formatted(text: string): Piece[] {
  return text.split(/(```[^`]+```|`[^`\n]+`)/).flatMap((part, index): Piece[] => {
    if (index % 2 === 0) return styled(part);
    return part.startsWith('```') && part.length > 6
      ? [{ kind: 'block', text: part.slice(3, -3).replace(/^\n|\n$/g, '') }]
      : [{ kind: 'code', text: part.slice(1, -1) }];
  });
}

type Open = { sign: Sign; pieces: Piece[] };

/** One pass with a stack; a line break closes nothing but ends what was begun. */
function styled(text: string): Piece[] {
  const root: Piece[] = [];
  const open: Open[] = [];
  let plain = '';
  const into = () => open.at(-1)?.pieces ?? root;
  const flush = () => {
    if (plain) into().push({ kind: 'text', text: plain });
    plain = '';
  };
  const giveUp = (down: number) => {
    while (open.length > down) {
      flush();
      const { sign, pieces } = open.pop()!;
      into().push({ kind: 'text', text: sign }, ...pieces);
    }
  };
  const characters = Array.from(text);
  characters.forEach((character, at) => {
    const [before, after] = [characters[at - 1], characters[at + 1]];
    if (character === '\n') giveUp(0);
    if (!isSign(character)) return void (plain += character);
    const begun = open.findLastIndex(({ sign }) => sign === character);
    if (begun >= 0 && !isSpace(before) && !isWord(after) && before !== character) {
      giveUp(begun + 1);
      flush();
      const { pieces } = open.pop()!;
      into().push({ kind: styles[character], pieces });
    } else if (begun < 0 && !isWord(before) && !isSpace(after) && after !== character) {
      flush();
      open.push({ sign: character, pieces: [] });
    } else plain += character;
  });
  giveUp(0);
  flush();
  return joined(root);
}

/** Joins adjacent text parts, so that a URL with formatting characters is not split. */
function joined(pieces: Piece[]): Piece[] {
  const merged: Piece[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    if (piece.kind === 'text' && last?.kind === 'text') last.text += piece.text;
    else if ('pieces' in piece) merged.push({ ...piece, pieces: joined(piece.pieces) });
    else merged.push({ ...piece });
  }
  return merged;
}
