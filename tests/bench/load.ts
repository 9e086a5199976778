import { Agent, request } from 'node:http';
import { randomBytes } from 'node:crypto';
import twilio from 'twilio';
import { accountSid, authToken, hotelNumber } from './ground.ts';

export type Signed = { url: string; body: string; signature: string; from: string };

/** A guest's message as Twilio's webhook, signed before the measurement. */
export const webhook = (address: string, from: string, text: string, to = hotelNumber): Signed =>
  signed(`${address}/webhooks/twilio/inbound`, from, {
    MessageSid: `SM${randomBytes(16).toString('hex')}`,
    AccountSid: accountSid,
    From: `whatsapp:${from}`,
    To: `whatsapp:${to}`,
    Body: text,
    ProfileName: 'Guest',
    WaId: from.slice(1),
    NumMedia: '0',
  });

/** The status of a sent message as Twilio's callback. */
export const statusCallback = (address: string, to: string, sid: string, status: string): Signed =>
  signed(`${address}/webhooks/twilio/status`, hotelNumber, {
    MessageSid: sid,
    MessageStatus: status,
    AccountSid: accountSid,
    From: `whatsapp:${hotelNumber}`,
    To: `whatsapp:${to}`,
  });

const signed = (url: string, from: string, form: Record<string, string>): Signed => ({
  url,
  from,
  body: new URLSearchParams(form).toString(),
  signature: twilio.getExpectedTwilioSignature(authToken, url, form),
});

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

export function post({ url, body, signature }: Signed): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      {
        method: 'POST',
        agent,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': Buffer.byteLength(body),
          'x-twilio-signature': signature,
        },
      },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

/** Posts all webhooks, `concurrency` at a time. Returns acknowledged webhooks per second. */
export async function flood(webhooks: Signed[], concurrency: number): Promise<number> {
  let next = 0;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (let one = webhooks[next++]; one; one = webhooks[next++]) {
        const status = await post(one);
        if (status !== 204) throw new Error(`webhook answered ${status}`);
      }
    }),
  );
  return webhooks.length / ((performance.now() - start) / 1000);
}

export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Runs a measurement three times and returns the result whose figure is the median. */
export async function medianOfThree<T>(
  measure: (round: number) => Promise<T>,
  figure: (result: T) => number,
): Promise<T> {
  const results = [await measure(0), await measure(1), await measure(2)];
  return results.toSorted((a, b) => figure(a) - figure(b))[1]!;
}

export const median = (values: number[]) => percentile(values, 0.5);
export const ms = (value: number) => `${value.toFixed(1)} ms`;
export const guestNumber = (index: number) => `+4915${String(100_000_000 + index)}`;
/** WhatsApp number of the benchmark's hotel (0) or of one that `addHotels` made. */
export const hotelNumberOf = (index: number) => (index === 0 ? hotelNumber : `+49302${String(1_000_000 + index)}`);
