import { startFakeTwilio, type FakeTwilio } from '#tests/support/fakes/twilio.fake.ts';
import { demo } from './people.ts';
import { startConcierge, type RunningConcierge } from './running-concierge.ts';

export type ConciergeWithTwilio = RunningConcierge & { twilio: FakeTwilio };

/**
 * Starts the product with a fake of Twilio instead of the guest phone. The demo's super admin runs the platform.
 * @param prepare what Twilio knows before the product starts
 */
export async function startWithTwilio(
  prepare: (twilio: FakeTwilio) => void = () => {},
  settings: Record<string, string> = {},
): Promise<ConciergeWithTwilio> {
  const twilio = await startFakeTwilio();
  prepare(twilio);
  const concierge = await startConcierge({
    TWILIO_ACCOUNT_SID: twilio.accountSid,
    TWILIO_AUTH_TOKEN: twilio.authToken,
    TWILIO_API_BASE_URL: twilio.url,
    SUPER_ADMIN_EMAILS: demo.superAdmin,
    ...settings,
  });
  twilio.settings.webhookBase = concierge.url;
  return {
    ...concierge,
    twilio,
    stop: async () => {
      await concierge.stop();
      await twilio.close();
    },
  };
}
