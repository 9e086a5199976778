import { createCircuits, type Circuits } from '../adapters/circuits.ts';
import { createMailboxMailer } from '../adapters/local/mailbox.mailer.ts';
import { createPracticeWhatsApp, type PracticeWhatsApp } from '../adapters/local/practice.whatsapp.ts';
import { createMailboxPhone } from '../adapters/local/mailbox.phone.ts';
import { createOpenAiModel } from '../adapters/openai/openai.language-model.ts';
import { createOpenAiTranscriber } from '../adapters/openai/openai.transcriber.ts';
import { createOpenIdProvider } from '../adapters/oidc/openid.identity-provider.ts';
import { createDocumentReader } from '../adapters/reader/document.reader.ts';
import { restingModel } from '../adapters/resting.language-model.ts';
import { restingWhatsApp } from '../adapters/resting.whatsapp.ts';
import { watchedMailer, watchedPush } from '../adapters/watched.ts';
import { createSealer } from '../adapters/push/sealed.ts';
import { createWebPush } from '../adapters/push/web.push.ts';
import { createSmtpMailer } from '../adapters/smtp/smtp.mailer.ts';
import { createTwilioPhone } from '../adapters/twilio/twilio.phone.ts';
import { routeAccounts } from '../adapters/twilio/twilio.account-router.ts';
import { createTwilioAccounts } from '../adapters/twilio/twilio.accounts.ts';
import { createTwilioTokens } from '../adapters/twilio/twilio.tokens.ts';
import { createTwilioWhatsApp } from '../adapters/twilio/twilio.whatsapp.ts';
import { createOpenMeteoWeather } from '../adapters/weather/open-meteo.weather.ts';
import { createWebhookReceivers } from '../adapters/web/web.webhook-receivers.ts';
import type { WebhookReceivers } from '../ports/webhook-receivers.ts';
import { createWebDocuments } from '../adapters/web/web.documents.ts';
import { isLocal, type Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import type { Clock } from '../ports/clock.ts';
import type { DocumentReader, WebDocuments } from '../ports/documents.ts';
import type { IdentityProvider } from '../ports/identity-provider.ts';
import type { LanguageModel, OnTokenUse } from '../ports/language-model.ts';
import type { Mailer } from '../ports/mailer.ts';
import type { Phone } from '../ports/phone.ts';
import type { ProviderAccounts } from '../ports/provider-accounts.ts';
import type { ProviderTokens } from '../ports/provider-tokens.ts';
import type { Push } from '../ports/push.ts';
import type { Sealer } from '../ports/sealer.ts';
import type { Transcriber } from '../ports/transcriber.ts';
import type { Weather } from '../ports/weather.ts';
import type { AccountWhatsApp, WhatsApp } from '../ports/whatsapp.ts';
import type { ProviderMeter } from './metrics/measured-ports.ts';

/** One adapter for each port: the provider where its settings are given, the built-in one otherwise. */
export type Adapters = {
  whatsapp: WhatsApp;
  /** The built-in guest phone; null where a provider is set. It is the same object as `whatsapp`. */
  guestPhone: PracticeWhatsApp | null;
  /** The provider's accounts; null without a provider. */
  accounts: ProviderAccounts | null;
  model: LanguageModel | null;
  /** Null without a model. */
  transcriber: Transcriber | null;
  mailer: Mailer;
  /** SMS and calls to staff; null where no number is set for them. */
  phone: Phone | null;
  /** Notices on the devices of staff. */
  push: Push;
  web: WebDocuments;
  receivers: WebhookReceivers;
  sealer: Sealer;
  reader: DocumentReader;
  weather: Weather;
  /** Sign-in with companies' accounts. */
  identityProvider: IdentityProvider;
  /** Circuit breakers of this process. */
  circuits: Pick<Circuits, 'states'>;
};

type AdapterParts = {
  db: Db;
  clock: Clock;
  meter: ProviderMeter;
  secret: string;
  /** Is told the tokens of each call of the model. */
  onTokenUse: OnTokenUse;
  providerTimeoutMs?: number;
  web?: WebDocuments;
};

export function composeAdapters(config: Config, parts: AdapterParts): Adapters {
  const { db, clock, meter, secret, providerTimeoutMs, onTokenUse } = parts;
  const accounts = config.practice ? null : twilioAccounts(config, secret, providerTimeoutMs);
  const guestPhone = config.practice ? createPracticeWhatsApp() : null;
  const circuits = createCircuits(clock);
  const model = languageModel(config, meter, onTokenUse);
  const mailer = config.SMTP_URL
    ? watchedMailer(
        meter.mailer(createSmtpMailer({ url: config.SMTP_URL, from: config.MAIL_FROM })),
        circuits.breaker('mail', { watches: true }),
      )
    : createMailboxMailer(db);
  return {
    whatsapp:
      guestPhone ??
      routeAccounts(accounts!, (account) => {
        const breaker = circuits.breaker('whatsapp', account === accounts!.main.account ? {} : { account });
        return restingWhatsApp(
          meter.whatsapp(twilio(config, accounts!.tokensOf(account)!, providerTimeoutMs)),
          breaker,
        );
      }),
    guestPhone,
    circuits,
    accounts,
    model: model && restingModel(model, circuits.breaker('model')),
    transcriber: transcriber(config, onTokenUse),
    mailer,
    push: watchedPush(meter.push(webPush(config, db, secret)), circuits.breaker('push', { watches: true })),
    phone: config.practice ? createMailboxPhone(createMailboxMailer(db)) : alertPhone(config, accounts!.main, meter),
    web: parts.web ?? createWebDocuments(),
    receivers: createWebhookReceivers({ secret, insideOrigins: config.WEBHOOK_INSIDE_ORIGINS }),
    sealer: createSealer(secret),
    reader: createDocumentReader(),
    identityProvider: createOpenIdProvider({ isLocal: isLocal(config) }),
    weather: createOpenMeteoWeather({ baseUrl: config.WEATHER_API_BASE_URL, clock }),
  };
}

function twilioAccounts(config: Config, secret: string, timeoutMs: number | undefined): ProviderAccounts {
  const connection = { secret, apiBaseUrl: config.TWILIO_API_BASE_URL, timeoutMs };
  const main = createTwilioTokens({
    ...connection,
    accountSid: config.TWILIO_ACCOUNT_SID!,
    authToken: config.TWILIO_AUTH_TOKEN!,
    secondaryToken: config.TWILIO_AUTH_TOKEN_SECONDARY,
  });
  return createTwilioAccounts({ ...connection, main });
}

function twilio(config: Config, tokens: ProviderTokens, timeoutMs: number | undefined): AccountWhatsApp {
  return createTwilioWhatsApp({
    accountSid: tokens.account,
    authToken: tokens.current,
    timeoutMs,
    inboundUrl: `${config.PUBLIC_URL}/webhooks/twilio/inbound`,
    statusCallbackUrl: `${config.PUBLIC_URL}/webhooks/twilio/status`,
    ...(config.TWILIO_API_BASE_URL ? { apiBaseUrl: config.TWILIO_API_BASE_URL } : {}),
  });
}

const webPush = (config: Config, db: Db, secret: string): Push =>
  createWebPush({
    db,
    secret,
    subject: pushSubject(config),
    ...(config.WEB_PUSH_BASE_URL ? { baseUrl: config.WEB_PUSH_BASE_URL } : {}),
  });

/** Push services accept an https address or a mail address. */
const pushSubject = ({ PUBLIC_URL, SUPER_ADMIN_EMAILS }: Config): string =>
  PUBLIC_URL.startsWith('https:') ? PUBLIC_URL : `mailto:${SUPER_ADMIN_EMAILS[0] ?? 'concierge@localhost'}`;

function alertPhone(config: Config, tokens: ProviderTokens, meter: ProviderMeter): Phone | null {
  if (!config.TWILIO_ALERT_NUMBER) return null;
  const phone = createTwilioPhone({
    accountSid: config.TWILIO_ACCOUNT_SID!,
    authToken: tokens.current,
    from: config.TWILIO_ALERT_NUMBER,
    publicUrl: config.PUBLIC_URL,
    ...(config.TWILIO_API_BASE_URL ? { apiBaseUrl: config.TWILIO_API_BASE_URL } : {}),
  });
  return meter.phone(phone);
}

function transcriber({ OPENAI_API_KEY, OPENAI_BASE_URL }: Config, onUse: OnTokenUse): Transcriber | null {
  if (!OPENAI_API_KEY && !OPENAI_BASE_URL) return null;
  return createOpenAiTranscriber({
    onUse,
    apiKey: OPENAI_API_KEY ?? 'none',
    ...(OPENAI_BASE_URL ? { baseUrl: OPENAI_BASE_URL } : {}),
  });
}

function languageModel(config: Config, meter: ProviderMeter, onUse: OnTokenUse): LanguageModel | null {
  if (!config.OPENAI_API_KEY && !config.OPENAI_BASE_URL) return null;
  const model = createOpenAiModel({
    onUse,
    // Compatible servers on the own network often need no key; the SDK requires one.
    apiKey: config.OPENAI_API_KEY ?? 'none',
    model: config.OPENAI_MODEL,
    ...(config.OPENAI_BASE_URL ? { baseUrl: config.OPENAI_BASE_URL } : {}),
  });
  return meter.model(model);
}
