import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { createPracticeWhatsApp } from '#server/adapters/local/practice.whatsapp.ts';
import { createProviderMeter } from '#server/compose/metrics/measured-ports.ts';
import { ModelError } from '#server/ports/language-model.ts';
import { PhoneError } from '#server/ports/phone.ts';
import { SendTooLate, type AccountWhatsApp } from '#server/ports/whatsapp.ts';

test('a call of a provider is counted by result and timed; an error is passed on and its text is not shown', async () => {
  const registry = new Registry();
  const meter = createProviderMeter(registry);
  const errors = [null, new ModelError('unavailable', 'sk-secret'), new Error('smtp://user:secret@mail')];
  const mailer = meter.mailer({
    send: async () => {
      const error = errors.shift();
      if (error) throw error;
    },
  });
  const mail = { to: 'a@example.com', subject: 'Hello', text: 'Hello' };
  await mailer.send(mail);
  await expect(mailer.send(mail)).rejects.toThrow('sk-secret');
  await expect(mailer.send(mail)).rejects.toThrow('smtp');
  meter.countTokens({ input: 100, cached: 80, output: 7 });
  const text = await registry.metrics();
  for (const result of ['ok', 'unavailable', 'failed'])
    expect(text).toContain(`concierge_provider_calls_total{provider="mail",operation="send",result="${result}"} 1`);
  expect(text).toContain('concierge_provider_seconds_count{provider="mail",operation="send"} 3');
  expect(text).toContain('concierge_model_tokens_total{kind="cached"} 80');
  expect(text).not.toContain('secret');
});

test('a message that must not be sent any more is not sent', async () => {
  const meter = createProviderMeter(new Registry());
  const port: AccountWhatsApp = {
    ...createPracticeWhatsApp(),
    send: async (_message, mayBegin) => {
      if (!mayBegin?.()) throw new SendTooLate();
      return { provider_message_id: 'SM1', status: 'queued' };
    },
  };
  const message = { from: '+441174960001', to: '+4915123199321', body: 'Hello' };
  await expect(meter.whatsapp(port).send(message, () => false)).rejects.toThrow(SendTooLate);
  await expect(meter.whatsapp(port).send(message, () => true)).resolves.toMatchObject({ status: 'queued' });
});

test('alerts to staff are counted by channel and result', async () => {
  const registry = new Registry();
  const meter = createProviderMeter(registry);
  const refused = async (): Promise<never> => {
    throw new PhoneError('refused', '+4915123199321 is no number');
  };
  const phone = meter.phone({ send: refused, taken: async () => null, hangUp: async () => {} });
  await expect(phone.send('sms', { id: '1', to: '+4915123199321', text: 'Hello' }, () => true)).rejects.toThrow();
  const push = meter.push({ publicKey: async () => 'key', send: async () => 'gone' });
  const notice = { title: '', body: '', path: '/', tag: '1', received: '/' };
  await push.send({ endpoint: 'https://push.example/device', p256dh: '', auth: '' }, notice);
  const text = await registry.metrics();
  expect(text).toContain('concierge_provider_calls_total{provider="phone",operation="sms",result="refused"} 1');
  expect(text).toContain('concierge_provider_calls_total{provider="push",operation="send",result="ok"} 1');
  expect(text).not.toContain('4915123199321');
});
