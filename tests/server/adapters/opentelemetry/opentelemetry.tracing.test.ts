import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeOtlp, type ReceivedSpan } from '#tests/support/fakes/otlp.fake.ts';
import { startMessaging, type Desk, type Guest, type Messaging } from '#tests/support/messaging.ts';

const name = 'Philippa Xylander';
const words = 'What time is breakfast for Philippa?';
let receiver: Awaited<ReturnType<typeof startFakeOtlp>>;
let flow: Messaging;
let desk: Desk;
let guest: Guest;

beforeAll(async () => {
  receiver = await startFakeOtlp();
  flow = await startMessaging({
    settings: { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20key' },
  });
  desk = await flow.desk();
  await desk.post('/faqs', { question: 'What time is breakfast?', answer: 'Breakfast is served from 7:00 AM.' });
  guest = flow.guest(desk);
}, 60_000);
afterAll(() => receiver?.close());

const factsOf = ({ attributes }: ReceivedSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

test('a turn is one trace from the webhook to the message id of Twilio, without personal data', async () => {
  const { sid } = await guest.writes({ body: words, profileName: name });
  await flow.quiet();
  const [reply] = guest.got;
  const { requests, conversation } = await desk.thread(guest);
  // Stopping exports what is left.
  await flow.stop();
  const { spans } = receiver;
  const requestId = String(requests[0]?.['id']);
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([requestId.replaceAll('-', '')]));
  const named = (wanted: string) => spans.filter((span) => span.name === wanted);
  const [root] = named('guest turn');
  expect(root?.parentSpanId ?? '').toBe('');
  expect(factsOf(root!)).toEqual({
    hotel_id: desk.hotel.id,
    conversation_id: conversation['id'],
    request_id: requestId,
  });
  for (const child of ['webhook', 'compose', 'settle', 'whatsapp send']) {
    expect(named(child), child).toHaveLength(1);
    expect(named(child)[0]?.parentSpanId, child).toBe(root?.spanId);
  }
  expect(factsOf(named('webhook')[0]!)).toMatchObject({ provider_message_id: sid, outcome: 'stored' });
  expect(factsOf(named('settle')[0]!)).toEqual({ outcome: 'settled' });
  expect(factsOf(named('whatsapp send')[0]!)).toMatchObject({ provider_message_id: reply!.sid });
  for (const personal of [name, 'Philippa', 'breakfast', guest.address.replace(/\D/g, ''), desk.number.slice(1)])
    expect(receiver.bodies.join(''), personal).not.toContain(personal);
  expect(receiver.headers[0]).toMatchObject({ 'api-key': 'a key' });
}, 60_000);

test('the packages of OpenTelemetry are loaded by one file, which is imported only where a receiver is set', () => {
  const server = path.resolve(import.meta.dirname, '../../../../server');
  const files = fs.readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const importers = (text: RegExp) =>
    files.filter((file) => text.test(fs.readFileSync(path.join(server, file), 'utf8')));
  expect(importers(/from '@opentelemetry\//)).toEqual(['adapters/opentelemetry/opentelemetry.tracing.ts']);
  expect(importers(/from '.*opentelemetry\.tracing\.ts'/)).toEqual([]);
  expect(importers(/await import\('.*opentelemetry\.tracing\.ts'\)/)).toEqual(['compose/tracing.ts']);
});
