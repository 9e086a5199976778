import type { Fetch } from '../protocol/pass-through.ts';
import { deadline, type Clock } from '../system/clock.ts';
import { deskPerson, waitingPage, type DeskHotel, type DeskPerson, type Waiting } from './desk-data.schema.ts';

/** A hanging server keeps connections open, so each call has an end. */
const patienceMs = 10_000;
const mostGuests = 100;

type Parts = { server: () => string | null; fetch: Fetch; clock: Clock };
export type ServerCalls = ReturnType<typeof createServerCalls>;

/** The alarm's own calls to the server, with the session of the program. All throw if the server does not answer. */
export function createServerCalls({ server, fetch, clock }: Parts) {
  const request = async (path: string, init: RequestInit, signal: AbortSignal) => {
    const answer = await fetch(`${server() ?? ''}${path}`, {
      credentials: 'include',
      redirect: 'error',
      cache: 'no-store',
      ...init,
      signal,
    });
    if (!answer.ok && answer.status !== 401) throw new Error(`${path} answered ${answer.status}`);
    return answer;
  };
  const read = async (path: string, outer: AbortSignal, init: RequestInit = {}): Promise<unknown> => {
    const { signal, done } = deadline(clock, patienceMs, outer);
    try {
      const answer = await request(path, init, signal);
      if (answer.status !== 401) return (await answer.json()) as unknown;
      await answer.body?.cancel();
      return null;
    } finally {
      done();
    }
  };
  return {
    /** The signed-in person; null without a session. */
    async person(signal: AbortSignal): Promise<DeskPerson | null> {
      const answer = await read('/api/me', signal);
      return answer === null ? null : deskPerson.parse(answer);
    },
    /** @throws also if the session has ended. */
    async waiting(hotel: DeskHotel, signal: AbortSignal): Promise<Waiting> {
      const answer = await read(`/api/hotels/${hotel.id}/conversations?state=waiting&limit=${mostGuests}`, signal);
      const { items, counts } = waitingPage.parse(answer);
      return { guests: items.map((guest) => ({ ...guest, hotel })), count: counts.waiting };
    },
    /** Marks all open requests of a conversation as resolved. */
    async resolve(hotelId: string, conversationId: string): Promise<void> {
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
      const path = `/api/hotels/${hotelId}/conversations/${conversationId}/resolve`;
      if ((await read(path, new AbortController().signal, init)) === null) throw new Error('the session has ended');
    },
    /** The person was told of what mentions them in a conversation: no other device need do it. */
    async mentionTold(hotelId: string, conversationId: string): Promise<void> {
      const path = `/api/hotels/${hotelId}/conversations/${conversationId}/mentions/told`;
      await read(path, new AbortController().signal, { method: 'POST' });
    },
    /** One live stream of the events of all these hotels. */
    async live(hotels: readonly DeskHotel[], signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
      const opening = deadline(clock, patienceMs, signal);
      const whole = new AbortController();
      opening.signal.addEventListener('abort', () => whole.abort());
      const asked = hotels.map(({ id }) => `hotel_id=${id}`).join('&');
      const answer = await request(`/api/live?${asked}`, {}, whole.signal).finally(opening.done);
      signal.addEventListener('abort', () => whole.abort());
      if (answer.status === 401 || !answer.body) throw new Error('the live stream was refused');
      return answer.body;
    },
  };
}
