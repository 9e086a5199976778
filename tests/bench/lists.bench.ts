import type { Ground } from './ground.ts';
import { median, ms } from './load.ts';
import { memberCookie } from './member.ts';

/** First page of conversations with 1,000 and with 1,000,000 requests of one hotel, and a deep page. */
export async function listBench(ground: Ground): Promise<string[]> {
  const server = await ground.startServer({ ROLE: 'api' });
  const cookie = await memberCookie(ground, server);
  const base = `${server}/api/hotels/${ground.hotelId}/conversations`;
  await fill(ground, 0, 1000);
  const small = {
    first: await timed(`${base}?limit=50`, cookie),
    open: await timed(`${base}?state=open&limit=50`, cookie),
  };
  await fill(ground, 1000, 1_000_000);
  const large = {
    first: await timed(`${base}?limit=50`, cookie),
    open: await timed(`${base}?state=open&limit=50`, cookie),
  };
  const search = await timed(`${base}?search=Guest%20777777&limit=50`, cookie);
  return [
    `first page of conversations: ${ms(small.first)} at 1,000 requests, ${ms(large.first)} at 1,000,000: ratio ${(large.first / small.first).toFixed(2)}`,
    `first page of open ones: ${ms(small.open)} and ${ms(large.open)}: ratio ${(large.open / small.open).toFixed(2)}`,
    `search for one guest among a million requests: ${ms(search)}`,
  ];
}

async function timed(url: string, cookie: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 35; round++) {
    const start = performance.now();
    const response = await fetch(url, { headers: { cookie } });
    await response.json();
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    if (round >= 5) times.push(performance.now() - start);
  }
  return median(times);
}

/** One conversation, request and message each; one in twenty still open. The counting trigger is disabled during the bulk insert. */
async function fill({ pool, hotelId }: Ground, from: number, to: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    for (let start = from; start < to; start += 100_000) {
      const range = [hotelId, start, Math.min(start + 100_000, to) - 1];
      await client.query(
        `with c as (
           insert into conversations (hotel_id, guest_phone, identity_key, reply_address, guest_name, last_inbound_at, last_message_at, open_count)
           select $1, '+49' || n, '+49' || n, '+49' || n, 'Guest ' || n, t, t, case when n % 20 = 0 then 1 else 0 end
           from (select n, now() - make_interval(secs => 2000000 - n) as t from generate_series($2::int, $3::int) n) s returning id, guest_name, guest_phone, last_message_at, open_count
         ), r as (
           insert into guest_requests (hotel_id, conversation_id, guest_name, guest_phone, message, status, turn_state, created_at)
           select $1, id, guest_name, guest_phone, 'Where is breakfast?', case when open_count > 0 then 'open' else 'completed' end, 'answered', last_message_at from c returning id, conversation_id
         )
         insert into messages (hotel_id, conversation_id, request_id, direction, author, content, delivery_status)
         select $1, conversation_id, id, 'in', 'guest', 'Where is breakfast?', 'received' from r`,
        range,
      );
    }
    await client.query('commit');
    await client.query('analyze');
  } finally {
    client.release();
  }
}
