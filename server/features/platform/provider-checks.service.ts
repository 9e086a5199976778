import { reason, type Reason } from '#shared/reasons/reasons.ts';
import { inEnglish, worded } from '#shared/reasons/english-sentences.ts';
import { z } from 'zod';
import { addDays, dayIn } from '#shared/lib/dates.ts';
import type { ProviderName, ProviderState, ProviderTest } from '#shared/features/platform/platform-settings.schema.ts';
import type { AcrossHotels } from '#server/db/hotel-transaction.ts';
import type { AuditService } from './audit.service.ts';
import type { Caller } from '#server/caller.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { LanguageModel } from '#server/ports/language-model.ts';
import type { Mailer } from '#server/ports/mailer.ts';
import type { Weather } from '#server/ports/weather.ts';
import { WhatsAppError, type WhatsApp } from '#server/ports/whatsapp.ts';

export type ProviderChecksDependencies = {
  acrossHotels: AcrossHotels;
  audit: AuditService;
  whatsapp: WhatsApp;
  model: LanguageModel | null;
  mailer: Mailer;
  weather: Weather;
  clock: Clock;
  /** True with a mail server; without one, mails go to the built-in mailbox. */
  mailServer: boolean;
  mapsKey: boolean;
};

/** Milliseconds to wait for the model's one-word answer in a check. */
const modelTimeoutMs = 20_000;
const somewhere = { latitude: 51.51, longitude: -0.13 };

type Outcome = Omit<ProviderTest, 'provider'>;

/** Which providers are configured and whether they answer. The result contains no secrets. */
export function createProviderChecksService(dependencies: ProviderChecksDependencies) {
  const tests: Record<ProviderName, (caller: Caller) => Promise<Outcome>> = {
    twilio: () => testWhatsApp(dependencies),
    openai: () => testModel(dependencies),
    mail: (caller) => testMail(dependencies, caller),
    weather: () => testWeather(dependencies),
    maps: async () => testMaps(dependencies),
  };
  return {
    states: (): ProviderState[] => statesOf(dependencies),
    test: async (caller: Caller, provider: ProviderName): Promise<ProviderTest> => {
      const outcome = await tests[provider](caller);
      await dependencies.acrossHotels((tx) =>
        dependencies.audit.write(tx, caller, {
          action: 'test',
          entity: 'provider',
          entity_id: provider,
          details: { ok: outcome.ok },
        }),
      );
      return { provider, ...outcome };
    },
  };
}
export type ProviderChecksService = ReturnType<typeof createProviderChecksService>;

function statesOf({ whatsapp: { provider }, model, mailServer, mapsKey }: ProviderChecksDependencies): ProviderState[] {
  const states: { name: ProviderName; configured: boolean; detail: Reason }[] = [
    {
      name: 'twilio',
      configured: provider !== null,
      detail: provider ? reason('whatsapp_set_up', { provider: provider.name }) : reason('whatsapp_not_set_up'),
    },
    {
      name: 'openai',
      configured: model !== null,
      detail: model ? reason('model_set_up', { model: model.name }) : reason('model_not_set_up'),
    },
    {
      name: 'mail',
      configured: mailServer,
      detail: mailServer ? reason('mail_set_up') : reason('mail_not_set_up'),
    },
    {
      name: 'maps',
      configured: mapsKey,
      detail: mapsKey ? reason('maps_set_up') : reason('maps_by_hand'),
    },
    { name: 'weather', configured: true, detail: reason('weather_set_up') },
  ];
  return states.map(({ name, configured, detail }) => ({
    name,
    configured,
    detail: inEnglish(detail),
    reasons: [detail],
  }));
}

/** Lists messages, which needs the same credentials as sending and is free. */
async function testWhatsApp({ whatsapp, clock }: ProviderChecksDependencies): Promise<Outcome> {
  if (!whatsapp.provider) return { ok: true, ...worded(reason('whatsapp_test_guest_phone')) };
  const { name: provider, credentials } = whatsapp.provider;
  try {
    await whatsapp.sentSince({ from: '+15005550006', to: '+15005550009', since: clock.now() });
    return { ok: true, ...worded(reason('whatsapp_test_ok', { provider })) };
  } catch (error) {
    if (!(error instanceof WhatsAppError)) throw error;
    const advice =
      error.problem === 'credentials_refused' ? [reason('whatsapp_test_credentials', { credentials })] : [];
    return { ok: false, ...worded(reason('whatsapp_test_failed', { provider, text: error.message }), ...advice) };
  }
}

async function testModel({ model }: ProviderChecksDependencies): Promise<Outcome> {
  if (!model)
    return {
      ok: false,
      ...worded(reason('model_test_none')),
    };
  try {
    const schema = z.object({ word: z.string() });
    await model.answer({
      hotelId: null,
      name: 'connection_test',
      schema,
      instructions: 'Answer with the word that the data holds.',
      input: 'ready',
      timeoutMs: modelTimeoutMs,
    });
    return { ok: true, ...worded(reason('model_test_ok', { model: model.name })) };
  } catch (error) {
    return { ok: false, ...worded(reason('model_test_failed', { model: model.name, text: messageOf(error) })) };
  }
}

/** Sends directly, not through the queue, to show the result at once. */
async function testMail({ mailer, mailServer }: ProviderChecksDependencies, { email }: Caller): Promise<Outcome> {
  const text = 'This mail shows that Concierge can send mail. There is nothing to do.\n';
  try {
    await mailer.send({ to: email, subject: 'Concierge can send mail', text });
    return {
      ok: true,
      ...worded(mailServer ? reason('mail_test_ok', { email }) : reason('mail_test_mailbox', { email })),
    };
  } catch (error) {
    return { ok: false, ...worded(reason('mail_test_failed', { text: messageOf(error) })) };
  }
}

async function testWeather({ weather, clock }: ProviderChecksDependencies): Promise<Outcome> {
  const tomorrow = addDays(dayIn('UTC', clock.now()), 1);
  const forecast = await weather.forecast(somewhere, tomorrow);
  if (!forecast)
    return {
      ok: false,
      ...worded(reason('weather_test_failed')),
    };
  return { ok: true, ...worded(reason('weather_test_ok', { degrees: Math.round(forecast.temperature_max) })) };
}

function testMaps({ mapsKey }: ProviderChecksDependencies): Outcome {
  if (!mapsKey) return { ok: false, ...worded(reason('maps_test_none')) };
  return {
    ok: true,
    ...worded(reason('maps_test_ok')),
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'no reason was given.';
}
