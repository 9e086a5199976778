import { aBooking } from './builders/bookings.ts';
import { startFakeOpenMeteo, type FakeOpenMeteo } from './fakes/open-meteo.fake.ts';
import { aNumber, startMessaging, type Desk, type Guest, type Messaging } from './messaging.ts';
import { modelAnswer } from './model-answers.ts';
import { until } from './until.ts';

/** A stay message of a booking, as the API returns it. */
export type LogEntry = {
  id: string;
  message_type: string;
  state: string;
  reason: string | null;
  due_at: string;
  content: string | null;
  phone_number: string;
  delivery_status: string | null;
  error_message: string | null;
};
type HotelFields = Parameters<Messaging['desk']>[0];

/** A reception that books stays. The clock is at 2026-09-01 10:00 UTC until a test moves it. */
export type Stays = {
  flow: Messaging;
  weather: FakeOpenMeteo;
  /** Creates a new hotel and guest, used by the following calls. */
  begin(fields?: HotelFields, country?: string): Promise<{ desk: Desk; guest: Guest }>;
  /** Books 10 to 13 September for the guest by default. */
  book(fields?: Record<string, unknown>): Promise<{ id: string }>;
  log(id: string, of?: Desk): Promise<LogEntry[]>;
  entry(id: string, type: string): Promise<LogEntry>;
  /** Waits until the message has this state. */
  settled(id: string, type: string, state: string): Promise<LogEntry>;
  /** Saves a text of the hotel and has it approved. Resolves with its ContentSid. */
  approve(type: string, text?: string): Promise<string>;
  /**
   * Plans a message of another hotel for this time (UTC). Resolves with a function that waits until it was sent: everything
   * that was due earlier has been processed by then.
   */
  somethingElseDue(day: string, time: string): Promise<() => Promise<unknown>>;
  adminOf(desk: Desk): Promise<Desk['staff']['client']>;
  stop(): Promise<void>;
};

/** @param quietMs milliseconds that a turn waits for the rest of a burst */
export async function startStays({ quietMs = 0 }: { quietMs?: number } = {}): Promise<Stays> {
  const weather = await startFakeOpenMeteo();
  const flow = await startMessaging({ model: true, quietMs, settings: { WEATHER_API_BASE_URL: weather.url } });
  let desk: Desk;
  let guest: Guest;
  const log: Stays['log'] = async (id, of = desk) => (await of.get(`/bookings/${id}/messages`)).body.items;
  const entry: Stays['entry'] = async (id, type) => (await log(id)).find((each) => each.message_type === type)!;
  const adminOf: Stays['adminOf'] = async ({ hotel }) => (await flow.server.asMemberOf(hotel, 'admin')).client;
  return {
    flow,
    weather,
    begin: async (fields = {}, country) => {
      flow.server.clock.set('2026-09-01T10:00:00Z');
      flow.model.recover();
      flow.model.calls.length = 0;
      const message = 'We look forward to seeing you, Ada! 🌊';
      flow.model.answerWith((request) => modelAnswer(request, { message, language: 'en' }));
      desk = await flow.desk({ name: 'Harbour View', timezone: 'Europe/Paris', default_language: 'en', ...fields });
      guest = flow.guest(desk, aNumber(country));
      return { desk, guest };
    },
    book: async (fields = {}) => {
      const days = { check_in_date: '2026-09-10', check_out_date: '2026-09-13' };
      const body = aBooking({ guest_phone: guest.address, room_type: 'Suite', ...days, ...fields });
      return (await desk.post('/bookings', body)).body;
    },
    log,
    entry,
    settled: (id, type, state) =>
      until(`the ${type} message is ${state}`, async () => {
        const found = await entry(id, type);
        return found?.state === state && found;
      }),
    approve: (type, text = `Dear {{guest_name}}, {{hotel_name}} writes about ${type} on {{check_in_date}}.`) =>
      adminOf(desk).then((admin) => approved(flow, desk, admin, type, text)),
    somethingElseDue: async (day, time) => {
      const other = await flow.desk({ timezone: 'UTC', check_in_time: time, quiet_from: null });
      const booking = aBooking({ guest_phone: aNumber(), check_in_date: day, check_out_date: '2026-09-20' });
      const { body } = await other.post('/bookings', booking);
      const isDone = ({ message_type, state }: LogEntry) => message_type === 'checkin' && state === 'failed';
      return () => until('another hotel is served', async () => (await log(body.id, other)).some(isDone));
    },
    adminOf,
    stop: async () => {
      await flow.stop();
      await weather.close();
    },
  };
}

async function approved(flow: Messaging, desk: Desk, admin: Desk['staff']['client'], type: string, text: string) {
  await admin.put(`/api/hotels/${desk.hotel.id}/message-templates/${type}`, { fallback_template: text });
  const { db } = flow.server;
  const sid = await until('the template is submitted', async () => {
    const templates = db.selectFrom('whatsapp_templates').selectAll().where('hotel_id', '=', desk.hotel.id);
    const own = await templates
      .where('message_type', '=', type)
      .where('approval_status', '=', 'received')
      .executeTakeFirst();
    return own?.content_sid;
  });
  flow.twilio.decide(sid, 'approved');
  // Same change as the next lookup, seconds later.
  await db
    .updateTable('whatsapp_templates')
    .set({ approval_status: 'approved' })
    .where('content_sid', '=', sid)
    .execute();
  return sid;
}
