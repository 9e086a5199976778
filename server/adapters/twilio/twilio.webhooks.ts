import { Router } from 'express';
import type { Logger } from 'pino';
import type { Clock } from '#server/ports/clock.ts';
import type { MessageKind } from '#shared/features/conversations/conversations.values.ts';
import type { MessageExtras, StoredAttachment } from '#server/db/json-columns.ts';
import type { ProviderAccounts } from '#server/ports/provider-accounts.ts';
import type { HeldToken } from '#server/ports/provider-tokens.ts';
import type { AddressChange, InboundMessage, StatusCallback } from '#server/ports/whatsapp.ts';
import { readForm, type Form } from './twilio.form.ts';
import { problemOf } from './twilio.problems.ts';
import { deliveryStatusOf } from './twilio.statuses.ts';
import { looksSigned, validTwilioSignature } from './twilio.signature.ts';

export type WebhookDependencies = {
  /** Whose tokens sign webhooks: two of an account while one is changed. */
  accounts: Pick<ProviderAccounts, 'main' | 'tokensOf' | 'mayTell'>;
  /** A webhook was signed with the token of this row. */
  signed: (tokenId: string) => void;
  publicUrl: string;
  clock: Clock;
  log: Logger;
  receive: (message: InboundMessage) => Promise<unknown>;
  link: (change: AddressChange) => Promise<unknown>;
  applyStatus: (callback: StatusCallback) => Promise<unknown>;
  /** A call whose signature was wrong, or of an account that the number does not belong to. */
  refused: (path: string, ip: string | null) => void;
};

/**
 * `POST /twilio/inbound` and `/twilio/status`: the signature is checked before any look-up (403), then the message is
 * stored (204). Anything else is a 5xx by the error handler, and Twilio calls again. Parameters that we do not know are
 * ignored: new ones appear without notice.
 */
export function twilioWebhooks({
  accounts,
  signed,
  publicUrl,
  clock,
  log,
  receive,
  link,
  applyStatus,
  refused,
}: WebhookDependencies): Router {
  const router = Router();
  router.use(async (request, response, next) => {
    const signature = request.get('x-twilio-signature');
    // A body is read only for what could be signed.
    const form = looksSigned(signature) ? await readForm(request) : null;
    const { originalUrl } = request;
    const signs = (authToken: string, params: Record<string, unknown>) =>
      validTwilioSignature({ authToken, signature, publicUrl, originalUrl, params });
    const signer = form && signerOf(accounts, form.texts, (token) => signs(token, form.signed));
    if (form && signer && isOfAccount(accounts, form.texts, request.path, clock.now())) {
      if (signer.id) signed(signer.id);
      response.locals['form'] = form.texts;
      return next();
    }
    log.warn({ path: request.path, ip: request.ip }, 'a webhook with a bad signature was refused');
    refused(request.path, request.ip ?? null);
    response.status(403).end();
  });
  router.post('/twilio/inbound', async (_request, response) => {
    const message = inboundMessage(response.locals['form'] as Form, clock.now());
    if (!message) return void response.status(400).end();
    // WhatsApp's own notices are no words of the guest.
    if ((response.locals['form'] as Form)['MessageType'] === 'system') await link({ linked: [], ...message });
    else await receive(message);
    response.status(204).end();
  });
  router.post('/twilio/status', async (_request, response) => {
    const callback = statusCallback(response.locals['form'] as Form);
    if (callback) await applyStatus(callback);
    response.status(204).end();
  });
  return router;
}

/** The account that the form names is part of what is signed. Its tokens are in memory. */
function signerOf(
  { main, tokensOf }: WebhookDependencies['accounts'],
  form: Form,
  signs: (token: string) => boolean,
): HeldToken | undefined {
  const account = tokensOf(form['AccountSid'] ?? main.account);
  return account?.accepted().find(({ token }) => signs(token));
}

/** One account's token does not sign for a number of another one. Alerts to staff are the main account's. */
function isOfAccount({ main, mayTell }: WebhookDependencies['accounts'], form: Form, path: string, now: Date): boolean {
  const account = form['AccountSid'] ?? main.account;
  if (path === '/twilio/inbound') return mayTell({ account, number: address(form['To']), kind: 'inbound', now });
  if (path === '/twilio/status') return mayTell({ account, number: address(form['From']), kind: 'status', now });
  return account === main.account;
}

const address = (value: string | undefined) => (value ?? '').replace(/^whatsapp:/, '').trim();

/** Twilio's form as a guest's message; null where it is none. Source: Twilio, Messaging webhooks, incoming message. */
export function inboundMessage(form: Form, receivedAt: Date): InboundMessage | null {
  const from = address(form['From']);
  const to = address(form['To']);
  const sid = form['MessageSid'] ?? form['SmsMessageSid'];
  if (!from || !to || !sid) return null;
  return {
    to,
    from,
    guest_phone: from.startsWith('+') ? from : phoneOf(form),
    whatsapp_id: form['ExternalUserId'] ?? form['WaId'] ?? (from.startsWith('+') ? null : from),
    linked: [phoneOf(form), userIdOf(form)].filter((other) => other !== null).filter((other) => other !== from),
    guest_name: clipped(form['ProfileName'], 120),
    body: clipped(form['Body'] || form['ButtonText'] || form['ListTitle'], 16_384) ?? '',
    attachments: attachmentsOf(form),
    extras: extrasOf(form),
    location_lat: coordinate(form['Latitude'], 90),
    location_lng: coordinate(form['Longitude'], 180),
    location_address: clipped([form['Label'], form['Address']].filter(Boolean).join(', '), 500),
    provider_message_id: sid,
    received_at: receivedAt,
  };
}

/** The account's phone, also where the guest hides it from us in `From`. In a notice of a change: the new one. */
function phoneOf({ WaId }: Form): string | null {
  return WaId && /^[1-9]\d{6,14}$/.test(WaId) ? `+${WaId}` : null;
}

/** WhatsApp's business-scoped user id: two letters, a dot and up to 128 characters; a parent id has `ENT.` before them. */
function userIdOf({ ExternalUserId }: Form): string | null {
  return ExternalUserId && /^[A-Z]{2}\.(ENT\.)?[A-Za-z0-9]{1,128}$/.test(ExternalUserId) ? ExternalUserId : null;
}

/** Never cuts inside a surrogate pair: PostgreSQL refuses half of one, and the guest's message would be lost. */
function clipped(text: string | undefined, longest: number): string | null {
  return text?.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '') || null;
}

function coordinate(text: string | undefined, limit: number): number | null {
  const value = Number.parseFloat(text ?? '');
  return Number.isFinite(value) && Math.abs(value) <= limit ? value : null;
}

/** Parameters by kind; a reaction comes with its emoji as the body and the message it is on as the one replied to. */
function extrasOf(form: Form): MessageExtras | null {
  const kind = kindOf(form);
  const quoted = /^[SM]M[0-9a-f]{32}$/.exec(form['OriginalRepliedMessageSid'] ?? '')?.[0];
  return kind || quoted ? { ...(kind ? { kind } : {}), ...(quoted ? { quoted_sid: quoted } : {}) } : null;
}

function kindOf(form: Form): MessageKind | null {
  if (form['MessageType'] === 'sticker' || form['MessageType'] === 'reaction') return form['MessageType'];
  if (form['ListId'] || form['ListTitle']) return 'list';
  return form['ButtonPayload'] || form['ButtonText'] ? 'button' : null;
}

/** Most attachments in one WhatsApp message. */
function attachmentsOf(form: Form): StoredAttachment[] {
  const count = Math.min(Number.parseInt(form['NumMedia'] ?? '0', 10) || 0, 10);
  return Array.from({ length: count }, (_, index) => {
    const contentType = form[`MediaContentType${index}`] ?? 'application/octet-stream';
    const type = contentType.startsWith('image/') ? ('image' as const) : ('other' as const);
    const extension = contentType.split(/[/;]/)[1]?.replace(/[^a-z0-9]/gi, '') || 'bin';
    return {
      type,
      url: form[`MediaUrl${index}`] ?? '',
      filename: `${type === 'image' ? 'photo' : 'file'}-${index + 1}.${extension}`,
      content_type: contentType,
    };
  }).filter((attachment) => attachment.url);
}

/** A status callback; null for an unknown status. `ChannelStatusMessage` is prose and is not stored. */
function statusCallback(form: Form): StatusCallback | null {
  const sid = form['MessageSid'] ?? form['SmsSid'];
  const status = deliveryStatusOf(form['MessageStatus'] ?? form['SmsStatus'] ?? '');
  if (!sid || !status) return null;
  const number = Number.parseInt(form['ErrorCode'] ?? '', 10);
  const code = Number.isFinite(number) && number > 0 ? number : null;
  return { provider_message_id: sid, status, problem: problemOf(code), code };
}
