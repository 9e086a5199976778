import { PhoneError, type Phone, type PhoneChannel, type PhoneMessage } from '#server/ports/phone.ts';
import { WhatsAppError } from '#server/ports/whatsapp.ts';
import { createTwilioClient, fence, type TwilioClient, type TwilioClientOptions } from './twilio.client.ts';
import { toWhatsAppError, TwilioRefusal } from './twilio.errors.ts';

export type TwilioPhoneOptions = TwilioClientOptions & {
  /** A number of the account that can send SMS and call, in E.164. */
  from: string;
  publicUrl: string;
};

/** How long a telephone rings, in seconds. A mailbox answers after about 30 s. */
const RING_SECONDS = 25;
const LOOK_BACK = 50;

/** Where Twilio asks what to say, and tells what became of it. */
export const phoneWebhook = (publicUrl: string, id: string, what: 'answer' | 'pressed' | 'status'): string =>
  `${publicUrl.replace(/\/+$/, '')}/webhooks/twilio/ladder/${id}/${what}`;

/** SMS (Messages resource) and calls (Calls resource) through Twilio's REST API. */
export function createTwilioPhone(options: TwilioPhoneOptions): Phone {
  const client = createTwilioClient(options);
  return {
    send: (channel, message, mayBegin) =>
      mapped(async () => {
        const create = channel === 'sms' ? sendText : startCall;
        const { sid } = await fence.run(mayBegin, () => create(client, options, message));
        if (!sid) throw new PhoneError('unknown_outcome', 'Twilio took it, but its answer cannot be read.');
        return sid;
      }),
    taken: (channel, message, since) => mapped(() => taken(client, options.from, channel, message, since)),
    hangUp: (sid) =>
      mapped(async () => {
        await client
          .calls(sid)
          .update({ status: 'completed' })
          .catch((error: unknown) => {
            if (!hasEnded(error)) throw error;
          });
      }),
  };
}

const sendText = (client: TwilioClient, { from, publicUrl }: TwilioPhoneOptions, { id, to, text }: PhoneMessage) =>
  client.messages.create({ from, to, body: text, statusCallback: phoneWebhook(publicUrl, id, 'status') });

const startCall = (client: TwilioClient, { from, publicUrl }: TwilioPhoneOptions, { id, to }: PhoneMessage) =>
  client.calls.create({
    from,
    to,
    url: phoneWebhook(publicUrl, id, 'answer'),
    method: 'POST',
    statusCallback: phoneWebhook(publicUrl, id, 'status'),
    statusCallbackMethod: 'POST',
    timeout: RING_SECONDS,
  });

/** Twilio knows the second of creation. The text of an SMS names the conversation, a call has only its numbers. */
async function taken(
  client: TwilioClient,
  from: string,
  channel: PhoneChannel,
  { to, text }: PhoneMessage,
  since: Date,
): Promise<string | null> {
  const earliest = Math.floor(since.getTime() / 1000) * 1000;
  const isLater = ({ dateCreated }: { dateCreated: Date }) => dateCreated.getTime() >= earliest;
  if (channel === 'sms') {
    const { instances } = await client.messages.page({ from, to, pageSize: LOOK_BACK });
    return instances.find((each) => isLater(each) && each.body === text)?.sid ?? null;
  }
  const { instances } = await client.calls.page({ from, to, pageSize: LOOK_BACK });
  return instances.find(isLater)?.sid ?? null;
}

/** 21220: the call is not in progress. */
const hasEnded = (error: unknown): boolean =>
  error instanceof TwilioRefusal && (error.code === 21220 || error.status === 404);

async function mapped<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof PhoneError) throw error;
    const told = toWhatsAppError(error);
    const kind = told instanceof WhatsAppError ? told.kind : 'later';
    throw new PhoneError(kind, told.message, error);
  }
}
