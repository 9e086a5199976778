import { z } from 'zod';
import { addDays, dayIn } from '#shared/lib/dates.ts';
import type { ProviderName, ProviderState, ProviderTest } from '#shared/features/platform/platform-settings.schema.ts';
import type { AcrossHotels } from '#server/db/hotel-transaction.ts';
import type { AuditService } from './audit.service.ts';
import type { Caller } from '#server/http/caller.ts';
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
  return [
    {
      name: 'twilio',
      configured: provider !== null,
      detail: provider
        ? `Messages go out through ${provider.name}.`
        : 'Not set up: the built-in guest phone plays WhatsApp.',
    },
    {
      name: 'openai',
      configured: model !== null,
      detail: model
        ? `The assistant uses ${model.name}.`
        : "Not set up: the assistant answers from each hotel's own knowledge alone.",
    },
    {
      name: 'mail',
      configured: mailServer,
      detail: mailServer ? 'Mail goes out through the mail server.' : 'Not set up: mail lands in the built-in mailbox.',
    },
    {
      name: 'maps',
      configured: mapsKey,
      detail: mapsKey ? 'Maps are shown in the hotel profile.' : 'Not set up: places are entered by hand.',
    },
    { name: 'weather', configured: true, detail: 'Forecasts come from Open-Meteo, which needs no key.' },
  ];
}

/** Lists messages, which needs the same credentials as sending and is free. */
async function testWhatsApp({ whatsapp, clock }: ProviderChecksDependencies): Promise<Outcome> {
  if (!whatsapp.provider)
    return { ok: true, message: 'No WhatsApp provider is set up; the built-in guest phone works.' };
  try {
    await whatsapp.sentSince({ from: '+15005550006', to: '+15005550009', since: clock.now() });
    return { ok: true, message: `${whatsapp.provider.name} answered and accepted the account.` };
  } catch (error) {
    if (!(error instanceof WhatsAppError)) throw error;
    const advice = error.problem === 'credentials_refused' ? ` Check ${whatsapp.provider.credentials}.` : '';
    return { ok: false, message: `${whatsapp.provider.name} did not accept the call: ${error.message}${advice}` };
  }
}

async function testModel({ model }: ProviderChecksDependencies): Promise<Outcome> {
  if (!model)
    return {
      ok: false,
      message:
        "No language model is set up: set OPENAI_API_KEY. Until then the assistant answers from each hotel's own knowledge alone.",
    };
  try {
    const schema = z.object({ word: z.string() });
    await model.answer({
      name: 'connection_test',
      schema,
      instructions: 'Answer with the word that the data holds.',
      input: 'ready',
      timeoutMs: modelTimeoutMs,
    });
    return { ok: true, message: `${model.name} answered.` };
  } catch (error) {
    return { ok: false, message: `${model.name} did not answer: ${messageOf(error)}` };
  }
}

/** Sends directly, not through the queue, to show the result at once. */
async function testMail({ mailer, mailServer }: ProviderChecksDependencies, { email }: Caller): Promise<Outcome> {
  const text = 'This mail shows that Concierge can send mail. There is nothing to do.\n';
  try {
    await mailer.send({ to: email, subject: 'Concierge can send mail', text });
    return {
      ok: true,
      message: mailServer
        ? `The mail server took a mail to ${email}. Look whether it arrives.`
        : `A mail to ${email} is in the built-in mailbox.`,
    };
  } catch (error) {
    return { ok: false, message: `The mail server did not take the mail: ${messageOf(error)}` };
  }
}

async function testWeather({ weather, clock }: ProviderChecksDependencies): Promise<Outcome> {
  const tomorrow = addDays(dayIn('UTC', clock.now()), 1);
  const forecast = await weather.forecast(somewhere, tomorrow);
  if (!forecast)
    return {
      ok: false,
      message: 'The weather service gave no forecast. Messages leave the weather out until it does.',
    };
  return { ok: true, message: `Tomorrow in London: ${Math.round(forecast.temperature_max)} °C at most.` };
}

function testMaps({ mapsKey }: ProviderChecksDependencies): Outcome {
  if (!mapsKey) return { ok: false, message: 'No key is set up: set GOOGLE_MAPS_API_KEY.' };
  return {
    ok: true,
    message: "A key is set up. Google checks it in the browser: open a hotel's profile to see the map.",
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'no reason was given.';
}
