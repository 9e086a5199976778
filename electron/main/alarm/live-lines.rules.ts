import { mention, type Mention } from './desk-data.schema.ts';

/** Types of live events after which a guest may wait or be helped (shared/live-events.ts). */
const telling = /"type":"(?:conversation|request)\./;
/** Types that seldom change who waits. Each message has several: stored, sent, delivered, read. */
const ofMessages = /"type":"message\./;
const ofMentions = /"type":"note\.mentioned"/;
/** An event of the server has about 500 characters; a longer line is no event. */
const longestLine = 64_000;

const ofHotel = /"hotel_id":"([^"]{1,100})"/;

/** Ids of hotels; null stands for an event that names no hotel. */
type HotelIds = (string | null)[];
/** `changed`: the list of waiting guests may have changed. `messages`: messages were stored or changed. */
export type Told = { changed: HotelIds; messages: HotelIds; mentions: Mention[] };

/** Collects the lines of a live stream. `take` returns the hotels of which a piece contained events. */
export function createLineReader(): { take(piece: string): Told } {
  let rest = '';
  return {
    take(piece) {
      const lines = (rest + piece).split('\n');
      rest = (lines.pop() ?? '').slice(-longestLine);
      const events = lines.filter((line) => line.startsWith('data:'));
      const hotels = (type: RegExp): HotelIds => [
        ...new Set(events.filter((line) => type.test(line)).map((line) => ofHotel.exec(line)?.[1] ?? null)),
      ];
      const mentions = events.filter((line) => ofMentions.test(line)).flatMap(mentionIn);
      return { changed: hotels(telling), messages: hotels(ofMessages), mentions };
    },
  };
}

/** Empty for a line that a newer server writes in another way. */
function mentionIn(line: string): Mention[] {
  try {
    return [mention.parse(JSON.parse(line.slice('data:'.length)))];
  } catch {
    return [];
  }
}
