import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startMessaging, type Desk, type Messaging } from '#tests/support/messaging.ts';
import type { TestClient } from '#tests/support/test-client.ts';

let flow: Messaging;
let desk: Desk;
let admin: TestClient;
const at = (path: string) => `/api/hotels/${desk.hotel.id}${path}`;

beforeAll(async () => {
  flow = await startMessaging({ role: 'api' });
});
afterAll(() => flow?.stop());
beforeEach(async () => {
  desk = await flow.desk();
  admin = (await flow.server.asMemberOf(desk.hotel, 'admin')).client;
});

describe('a misspelled placeholder', () => {
  test.each([
    ['{{guest_nam}}', '{{guest_name}}'],
    ['{{Guest_Name}}', '{{guest_name}}'],
    ['{{guest name}}', '{{guest_name}}'],
    ['{{ hotl_name }}', '{{hotel_name}}'],
    ['{chek_in_date}', '{{check_in_date}}'],
    ['{{}}', '{{'],
  ])('%s is refused at its field with the closest one that is known', async (typed, known) => {
    const text = `Hello ${typed}, welcome.`;
    for (const [path, change] of [
      ['fallback_template', { fallback_template: text }],
      ['translations.de', { translations: { de: text } }],
      ['custom_prompt', { custom_prompt: text }],
    ] as const) {
      const { status, body } = await admin.put(at('/message-templates/welcome'), change);
      expect(status).toBe(400);
      expect(body.details[0]).toMatchObject({ path, message: expect.stringContaining(`Did you mean ${known}`) });
    }
  });
});

describe('a fact that the profile lacks', () => {
  const address = 'You find us at {{hotel_address}}.';
  const welcome = async () =>
    (await admin.get(at('/message-templates'))).body.items.find(
      ({ message_type }: { message_type: string }) => message_type === 'welcome',
    );

  test('is named, its sentence is left out, and the text is submitted again once the profile has it', async () => {
    await admin.put(at('/message-templates/welcome'), { fallback_template: `Hello {{guest_name}}. ${address} Bye!` });
    expect(await welcome()).toMatchObject({
      missing: ['hotel_address'],
      whatsapp_templates: [{ body: 'Hello {{1}}. Bye!' }],
    });
    await admin.patch(at(''), { address: '1 Pier' });
    expect(await welcome()).toMatchObject({
      missing: [],
      whatsapp_templates: [{ body: 'Hello {{1}}. You find us at {{2}}. Bye!', approval_status: 'unsubmitted' }],
    });
    await admin.patch(at(''), { address: '' });
    expect(await welcome()).toMatchObject({ missing: ['hotel_address'] });
  });
});
