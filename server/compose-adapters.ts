import type { Logger } from 'pino';
import { createMailboxMailer } from './adapters/local/mailbox.mailer.ts';
import { createOpenAiModel } from './adapters/openai/openai.language-model.ts';
import { createSmtpMailer } from './adapters/smtp/smtp.mailer.ts';
import { createTwilioWhatsApp } from './adapters/twilio/twilio.whatsapp.ts';
import { createPracticeWhatsApp, type PracticeWhatsApp } from './adapters/local/practice.whatsapp.ts';
import { createDocumentReader } from './adapters/reader/document.reader.ts';
import { createWebDocuments } from './adapters/web/web.documents.ts';
import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import type { DocumentReader, WebDocuments } from './ports/documents.ts';
import type { LanguageModel } from './ports/language-model.ts';
import type { Mailer } from './ports/mailer.ts';
import type { WhatsApp } from './ports/whatsapp.ts';

/** Which adapter stands behind each port: the providers where their settings are there, the built-in ones otherwise. */
export type Adapters = {
  whatsapp: WhatsApp;
  /** Set in the one-machine default only: the guest phone's side of WhatsApp. */
  practice: PracticeWhatsApp | null;
  model: LanguageModel | null;
  mailer: Mailer;
  web: WebDocuments;
  reader: DocumentReader;
};

export function composeAdapters(config: Config, db: Db, _log: Logger): Adapters {
  const practice = config.practice ? createPracticeWhatsApp() : null;
  return {
    whatsapp: practice ?? twilio(config),
    practice,
    model: languageModel(config),
    mailer: config.SMTP_URL
      ? createSmtpMailer({ url: config.SMTP_URL, from: config.MAIL_FROM })
      : createMailboxMailer(db),
    web: createWebDocuments(),
    reader: createDocumentReader(),
  };
}

function twilio(config: Config): WhatsApp {
  return createTwilioWhatsApp({
    accountSid: config.TWILIO_ACCOUNT_SID!,
    authToken: config.TWILIO_AUTH_TOKEN!,
    statusCallbackUrl: `${config.PUBLIC_URL}/webhooks/twilio/status`,
    ...(config.TWILIO_API_BASE_URL ? { apiBaseUrl: config.TWILIO_API_BASE_URL } : {}),
  });
}

function languageModel(config: Config): LanguageModel | null {
  if (!config.OPENAI_API_KEY && !config.OPENAI_BASE_URL) return null;
  return createOpenAiModel({
    // Compatible servers on the own network often want no key; the SDK wants one.
    apiKey: config.OPENAI_API_KEY ?? 'none',
    model: config.OPENAI_MODEL,
    ...(config.OPENAI_BASE_URL ? { baseUrl: config.OPENAI_BASE_URL } : {}),
  });
}
