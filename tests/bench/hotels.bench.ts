import type { Ground } from './ground.ts';
import { hotelNumberOf, medianOfThree } from './load.ts';
import { runTurns } from './turns.ts';

const HOTELS = 500;
const TURNS = 1500;

/** Answered turns a second when all guests write to one hotel, and when they write to 500 hotels in turn. */
export async function hotelBench(ground: Ground): Promise<string[]> {
  await addHotels(ground);
  const server = await ground.startServer();
  const rate = (hotels: number, first: number) =>
    medianOfThree(
      (round) => runTurns(ground, server, { count: TURNS, first: first + round * TURNS, hotels }),
      ({ perSecond }) => perSecond,
    );
  const one = (await rate(1, 800_000)).perSecond;
  const many = (await rate(HOTELS, 850_000)).perSecond;
  return [
    `answered turns a second: ${Math.round(one)} with 1 hotel, ${Math.round(many)} with ${HOTELS}: ratio ${(many / one).toFixed(2)} (aim: 0.50 or more)`,
  ];
}

/** Hotels with 40 entries each, like the first one. */
async function addHotels({ pool }: Ground): Promise<void> {
  const numbers = Array.from({ length: HOTELS - 1 }, (_, index) => hotelNumberOf(index + 1));
  await pool.query(
    `with h as (
       insert into hotels (name, whatsapp_number, sender_number, sender_state, timezone)
       select 'Bench ' || n, n, n, 'connected', 'Europe/Berlin' from unnest($1::text[]) n returning id)
     insert into faqs (hotel_id, question, answer)
     select id, 'Question ' || n || ' about the house?', 'Answer ' || n || ': ask at the desk.' from h, generate_series(1, 40) n`,
    [numbers],
  );
  await pool.query('analyze');
}
