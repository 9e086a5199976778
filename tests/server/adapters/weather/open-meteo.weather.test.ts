import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOpenMeteoWeather } from '#server/adapters/weather/open-meteo.weather.ts';
import type { Weather } from '#server/ports/weather.ts';
import { startFakeOpenMeteo } from '#tests/support/fakes/open-meteo.fake.ts';
import type { FakeOpenMeteo } from '#tests/support/fakes/open-meteo.fake.ts';

const vienna = { latitude: 48.20849, longitude: 16.37208 };
const sunny = { summary_code: 2, temperature_max: 24.3, temperature_min: 15.1 };
let openMeteo: FakeOpenMeteo;
let weather: Weather;
let now: Date;
const later = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));

beforeEach(async () => {
  now = new Date('2026-05-01T10:00:00Z');
  openMeteo = await startFakeOpenMeteo();
  weather = createOpenMeteoWeather({ baseUrl: openMeteo.url, clock: { now: () => now } });
});
afterEach(async () => {
  await openMeteo.close();
});

describe('the forecast', () => {
  it('is the day’s', async () => {
    expect(await weather.forecast(vienna, '2026-05-03')).toEqual(sunny);
    expect(openMeteo.violations).toEqual([]);
  });

  it('is asked for once an hour for all guests of a place', async () => {
    await Promise.all([
      weather.forecast(vienna, '2026-05-03'),
      weather.forecast({ latitude: 48.2081, longitude: 16.3724 }, '2026-05-03'),
    ]);
    later(59);
    await weather.forecast(vienna, '2026-05-03');
    expect(openMeteo.requests).toHaveLength(1);
    later(2);
    await weather.forecast(vienna, '2026-05-03');
    expect(openMeteo.requests).toHaveLength(2);
    await weather.forecast({ latitude: 40.7, longitude: -74 }, '2026-05-03');
    expect(openMeteo.requests).toHaveLength(3);
  });

  it.each(['2026-06-01', '2026-04-20', '2026-13-45', 'tomorrow'])('of %s is null without a request', async (day) => {
    expect(await weather.forecast(vienna, day)).toBeNull();
    expect(openMeteo.requests).toEqual([]);
  });

  it.each([{ status: 500 }, 'reset', 'invalid JSON'] as const)(
    'is missing, and nothing worse, after %j; a minute later it is asked for again',
    async (fault) => {
      openMeteo.settings.fault = fault;
      expect(await weather.forecast(vienna, '2026-05-03')).toBeNull();
      openMeteo.settings.fault = null;
      expect(await weather.forecast(vienna, '2026-05-03')).toBeNull();
      later(2);
      expect(await weather.forecast(vienna, '2026-05-03')).toEqual(sunny);
    },
  );

  it('is missing where the server has no numbers', async () => {
    openMeteo.settings.day = { weather_code: null, temperature_2m_max: 20, temperature_2m_min: 10 };
    expect(await weather.forecast(vienna, '2026-05-03')).toBeNull();
  });

  it('is not waited for when the server hangs', async () => {
    openMeteo.settings.fault = 'hang';
    const hasty = createOpenMeteoWeather({ baseUrl: openMeteo.url, clock: { now: () => now }, timeoutMs: 100 });
    expect(await hasty.forecast(vienna, '2026-05-03')).toBeNull();
  });
});
