/** Types of live events after which the list of waiting guests may have changed (shared/live-events.ts). */
const telling = /"type":"(?:conversation|request|message)\./;
/** An event of the server has about 500 characters; a longer line is no event. */
const longestLine = 64_000;

/** Collects the lines of a live stream. `take` returns whether a piece contained an event about conversations. */
export function createLineReader(): { take(piece: string): boolean } {
  let rest = '';
  return {
    take(piece) {
      const lines = (rest + piece).split('\n');
      rest = (lines.pop() ?? '').slice(-longestLine);
      return lines.some((line) => line.startsWith('data:') && telling.test(line));
    },
  };
}
