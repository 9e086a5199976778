import { createHash } from 'node:crypto';
import webPush from 'web-push';
import type { Db } from '#server/db/database.ts';
import { PhoneError } from '#server/ports/phone.ts';
import type { Push, PushDevice, PushNotice } from '#server/ports/push.ts';
import { vapidKeys, type VapidKeys } from './vapid-keys.ts';

export type WebPushOptions = {
  db: Db;
  /** Seals the keys in the database. */
  secret: string;
  /** Who runs this server, for the push services: an address or URL (RFC 8292, 2.1). */
  subject: string;
  /** Replaces the hosts of all push services, the path kept. For tests and proxies. */
  baseUrl?: string | undefined;
};

/** A notice that was not delivered after this many seconds is dropped: somebody else is called by then. */
const TTL_SECONDS = 600;
const TIMEOUT_MS = 10_000;

/** Web Push straight to the browsers' push services, without a relay. */
export function createWebPush({ db, secret, subject, baseUrl }: WebPushOptions): Push {
  let known: Promise<VapidKeys> | null = null;
  const keys = (): Promise<VapidKeys> =>
    (known ??= vapidKeys(db, secret).catch((error: unknown) => {
      known = null;
      throw error;
    }));
  return {
    publicKey: async () => (await keys()).publicKey,
    send: async (device, notice, keptSeconds = TTL_SECONDS) => {
      const request = requestOf(device, notice, keptSeconds, { ...(await keys()), subject });
      const { pathname, search, origin } = new URL(request.endpoint);
      const status = await statusOf((baseUrl ?? origin) + pathname + search, request);
      if (status === 404 || status === 410) return 'gone';
      if (status < 300) return 'sent';
      throw new PhoneError(
        status === 429 || status >= 500 ? 'later' : 'refused',
        `The push service answered ${status}.`,
      );
    },
  };
}

function requestOf(
  { endpoint, p256dh, auth }: PushDevice,
  notice: PushNotice,
  TTL: number,
  vapidDetails: VapidKeys & { subject: string },
) {
  try {
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(notice), {
      vapidDetails,
      TTL,
      urgency: 'high',
      // A notice that waits at the push service is replaced by a newer one about the same guest.
      topic: createHash('sha256').update(notice.tag).digest('base64url').slice(0, 32),
    });
  } catch (error) {
    throw new PhoneError('refused', 'The keys of the device are not valid.', error);
  }
}

/** Sending twice is harmless: the notice has the same topic and tag. */
async function statusOf(
  url: string,
  request: { headers: object; body: Buffer | null; method: string },
): Promise<number> {
  try {
    const answer = await fetch(url, {
      method: request.method,
      headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
      body: request.body ? new Uint8Array(request.body) : null,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    return answer.status;
  } catch (error) {
    throw new PhoneError('later', 'The push service could not be reached.', error);
  }
}
