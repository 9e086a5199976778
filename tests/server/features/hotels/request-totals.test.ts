import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTransactions } from '#server/db/hotel-transaction.ts';
import { countRequests } from '#server/features/hotels/hotels.repository.ts';
import { startMessaging, type Desk, type Messaging } from '#tests/support/messaging.ts';

let flow: Messaging;
beforeAll(async () => {
  flow = await startMessaging({ role: 'api' });
});
afterAll(() => flow?.stop());

const total = async (desk: Desk) => (await desk.get('/dashboard')).body.total_requests as number;
const asks = (desk: Desk, message: string) => desk.post('/requests', { message });

test('the dashboard counts the days that upkeep counted and the requests since, of this hotel only', async () => {
  const [desk, other] = [await flow.desk(), await flow.desk()];
  const { inHotel } = createTransactions(flow.server.db);
  const upkeep = () => inHotel({ hotel_id: desk.hotel.id }, (tx) => countRequests(tx, flow.server.clock.now()));
  flow.server.clock.set('2026-09-10T10:00:00Z');
  await asks(desk, 'A crib');
  await asks(other, 'A crib');
  await upkeep();
  expect(await total(desk)).toBe(1);
  flow.server.clock.set('2026-09-11T10:00:00Z');
  await asks(desk, 'A pillow');
  await upkeep();
  await upkeep();
  const rows = await flow.server.db.selectFrom('request_totals').selectAll().execute();
  expect(rows).toMatchObject([{ hotel_id: desk.hotel.id, requests: 1 }]);
  await asks(desk, 'A kettle');
  expect(await total(desk)).toBe(3);
  expect(await total(other)).toBe(1);
});
