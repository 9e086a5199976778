/** Types of live events after which the list of waiting guests may have changed (shared/live-events.ts). */
const telling = /"type":"(?:conversation|request|message)\./;
/** An event of the server has about 500 characters; a longer line is no event. */
const longestLine = 64_000;

const ofHotel = /"hotel_id":"([^"]{1,100})"/;

/**
 * Collects the lines of a live stream. `take` returns the ids of the hotels of which a piece contained an event about
 * conversations; null stands for an event that names no hotel.
 */
export function createLineReader(): { take(piece: string): (string | null)[] } {
  let rest = '';
  return {
    take(piece) {
      const lines = (rest + piece).split('\n');
      rest = (lines.pop() ?? '').slice(-longestLine);
      const events = lines.filter((line) => line.startsWith('data:') && telling.test(line));
      return [...new Set(events.map((line) => ofHotel.exec(line)?.[1] ?? null))];
    },
  };
}
