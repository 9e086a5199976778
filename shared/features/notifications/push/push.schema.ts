import { z } from 'zod';
import { instant, nullableInstant } from '#shared/http/page.ts';
import { code } from '#shared/reasons/code.ts';

/** The push services of the browsers; the server calls no other address. */
const services =
  /^(fcm\.googleapis\.com|[\w-]+\.push\.services\.mozilla\.com|[\w-]+\.push\.apple\.com|[\w.-]+\.notify\.windows\.com)$/;

function isPushService(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username } = new URL(address);
  return protocol === 'https:' && port === '' && username === '' && services.test(hostname);
}

const key = z
  .string()
  .max(102)
  .regex(/^[\w-]{16,100}={0,2}$/);

/** A browser's subscription as `PushSubscription.toJSON()` has it. */
export const deviceDraft = z.object({
  endpoint: z
    .string()
    .max(2000)
    .refine(isPushService, { error: code('push_service_unknown') }),
  p256dh: key,
  auth: key,
  /** Browser and system, to tell one's devices apart. */
  label: z.string().trim().min(1).max(80),
});
export type DeviceDraft = z.output<typeof deviceDraft>;

const device = z.object({
  id: z.uuid(),
  label: z.string(),
  created_at: instant,
  /** When the device last confirmed a notice. */
  received_at: nullableInstant,
});

/** The caller's own devices for this hotel. */
export const pushOverview = z.object({ public_key: z.string(), devices: z.array(device) });
