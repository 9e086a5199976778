import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTwilioMedia, isOurMedia, isStore, MAX_MEDIA_BYTES } from '#server/adapters/twilio/twilio.media.ts';
import { startLocalServer } from '#tests/support/fakes/local-server.fake.ts';
import type { LocalServer } from '#tests/support/fakes/local-server.fake.ts';
import { startFakeTwilio } from '#tests/support/fakes/twilio.fake.ts';
import type { FakeTwilio } from '#tests/support/fakes/twilio.fake.ts';

const picture = Buffer.from('a picture of the broken lamp');
let twilio: FakeTwilio;
let stranger: LocalServer;
let waits: number[];
let asked: string[];

const fetchMedia = (url: string, apiBaseUrl: string | undefined = twilio.url) =>
  createTwilioMedia({ ...twilio, apiBaseUrl, delay: async (milliseconds) => void waits.push(milliseconds) }).fetchMedia(
    url,
  );

beforeEach(async () => {
  waits = [];
  asked = [];
  twilio = await startFakeTwilio();
  stranger = await startLocalServer((request, response) => {
    asked.push(`${request.url} ${request.headers.authorization ?? 'no credentials'}`);
    response.end('internal secrets');
  });
});
afterEach(async () => {
  await twilio.close();
  await stranger.close();
});

describe("a guest's attachment", () => {
  it('is fetched from Twilio’s store without our credentials', async () => {
    const media = await fetchMedia(twilio.addMedia({ data: picture, content_type: 'image/png' }));
    expect(media).toEqual({ content_type: 'image/png', data: picture });
    expect(twilio.violations).toEqual([]);
  });

  it('is retried when the webhook was faster', async () => {
    const media = await fetchMedia(twilio.addMedia({ data: picture, notFoundTimes: 2 }));
    expect(media.data).toEqual(picture);
    expect(waits).toEqual([1000, 3000]);
  });

  it('that stays away is refused after the third look', async () => {
    await expect(fetchMedia(twilio.addMedia({ data: picture, notFoundTimes: 9 }))).rejects.toMatchObject({
      kind: 'refused',
    });
    expect(waits).toEqual([1000, 3000]);
  });

  it('may have at most 16 MB', async () => {
    const most = await fetchMedia(twilio.addMedia({ data: Buffer.alloc(MAX_MEDIA_BYTES) }));
    expect(most.data.length).toBe(MAX_MEDIA_BYTES);
    await expect(fetchMedia(twilio.addMedia({ data: Buffer.alloc(MAX_MEDIA_BYTES + 1) }))).rejects.toThrow(
      'larger than 16 MB',
    );
  });

  it('is asked for later when Twilio is down', async () => {
    const url = twilio.addMedia({ data: picture });
    twilio.failNext(1, { on: 'media', status: 503 });
    await expect(fetchMedia(url)).rejects.toMatchObject({ kind: 'later' });
    twilio.failNext(1, { on: 'media', reset: true });
    await expect(fetchMedia(url)).rejects.toMatchObject({ kind: 'later' });
  });
});

describe('an invented address', () => {
  it('is not followed to another server', async () => {
    const url = twilio.addMedia({ data: picture, redirectTo: `${stranger.url}/latest/meta-data` });
    await expect(fetchMedia(url)).rejects.toMatchObject({ kind: 'refused' });
    expect(asked).toEqual([]);
  });

  it('does not get our credentials anywhere', async () => {
    const path = `/2010-04-01/Accounts/${twilio.accountSid}/Messages/MM1/Media/ME1`;
    const addresses = [
      `${stranger.url}${path}`,
      `${stranger.url}/api.twilio.com${path}`,
      `http://api.twilio.com${path}`,
      `https://api.twilio.com.evil.example${path}`,
      `https://evil.example\\@api.twilio.com.evil.example${path}`,
      `https://user:secret@api.twilio.com${path}`,
      `https://api.twilio.com:8443${path}`,
      `https://mms.twiliocdn.com${path}`,
      `https://169.254.169.254${path}`,
      `${twilio.url}/2010-04-01/Accounts/${twilio.accountSid}/Messages.json`,
      `${twilio.url}/2010-04-01/Accounts/AC${'1'.repeat(32)}/Messages/MM1/Media/ME1`,
      `${twilio.url}/2010-04-01/Accounts/${twilio.accountSid}/Messages/../Calls.json`,
      `file:///etc/passwd`,
      'not an address',
    ];
    for (const address of addresses)
      await expect(fetchMedia(address), address).rejects.toMatchObject({ kind: 'refused' });
    expect(asked).toEqual([]);
    expect(twilio.violations).toEqual([]);
  });
});

describe("Twilio's real hosts", () => {
  const account = `AC${'0'.repeat(32)}`;
  const path = `/2010-04-01/Accounts/${account}/Messages/MM1/Media/ME1`;

  it.each(['api.twilio.com', 'api.ie1.twilio.com', 'api.dublin.ie1.twilio.com'])(
    '%s gets our credentials for our own media',
    (host) => {
      expect(isOurMedia(new URL(`https://${host}${path}`), account, null)).toBe(true);
      expect(isOurMedia(new URL(`https://${host}${path}`), `AC${'1'.repeat(32)}`, null)).toBe(false);
    },
  );

  it.each(['https://pricing.twilio.com', 'https://apix.twilio.com', 'https://twilio.com', 'https://mms.twiliocdn.com'])(
    '%s does not',
    (host) => {
      expect(isOurMedia(new URL(host + path), account, null)).toBe(false);
    },
  );

  it.each([
    'https://mms.twiliocdn.com/AC1/x?Signature=s',
    'https://media.twiliocdn.com/AC1/x',
    'https://s3-external-1.amazonaws.com/media.twiliocdn.com/AC1/x',
  ])('%s is a store', (address) => expect(isStore(new URL(address), null)).toBe(true));

  it.each([
    'http://mms.twiliocdn.com/x',
    'https://twiliocdn.com.evil.example/x',
    'https://eviltwiliocdn.com/x',
    'https://s3-external-1.amazonaws.com/somebody-elses-bucket/x',
    'https://s3.amazonaws.com/media.twiliocdn.com/x',
    'https://127.0.0.1/x',
  ])('%s is none', (address) => expect(isStore(new URL(address), null)).toBe(false));
});
