import { z } from 'zod';
import { dayMs } from '#shared/lib/dates.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Forecast, Weather } from '#server/ports/weather.ts';

export type OpenMeteoOptions = {
  /** `https://api.open-meteo.com`, or a self-hosted server. */
  baseUrl: string;
  fetch?: typeof globalThis.fetch | undefined;
  /** Milliseconds that an answer may wait for the forecast. Default 3,000. */
  timeoutMs?: number | undefined;
  clock: Clock;
};

type Place = { latitude: number; longitude: number };
type Remembered = { until: number; forecast: Promise<Forecast | null> };

const hour = 3_600_000;
/** Failures are cached for a shorter time, so that guests do not wait for an unavailable server repeatedly. */
const failureLifetime = 60_000;
/** Open-Meteo looks 16 days ahead, today included. */
const daysAhead = 15;
const maxRemembered = 1000;

const daily = z.object({
  daily: z.object({
    time: z.array(z.string()),
    weather_code: z.array(z.number().nullable()),
    temperature_2m_max: z.array(z.number().nullable()),
    temperature_2m_min: z.array(z.number().nullable()),
  }),
});

/**
 * Daily forecasts from Open-Meteo, cached for an hour by place (about a kilometre) and day. `summary_code` is the
 * WMO code. Null for days out of reach and for every failure. Source: https://open-meteo.com/en/docs
 */
export function createOpenMeteoWeather({
  baseUrl,
  fetch = globalThis.fetch,
  timeoutMs = 3000,
  clock,
}: OpenMeteoOptions): Weather {
  const remembered = new Map<string, Remembered>();

  function remember(key: string, forecast: Promise<Forecast | null>): void {
    const entry: Remembered = { until: clock.now().getTime() + hour, forecast };
    remembered.delete(key);
    remembered.set(key, entry);
    const oldest = remembered.keys().next().value;
    if (remembered.size > maxRemembered && oldest !== undefined) remembered.delete(oldest);
    void forecast.then((found) => {
      if (found === null) entry.until = clock.now().getTime() + failureLifetime;
    });
  }

  return {
    async forecast(place, day) {
      if (!isInReach(day, clock.now()) || !isPlace(place)) return null;
      const url = addressOf(baseUrl, place, day);
      const known = remembered.get(url);
      if (known && known.until > clock.now().getTime()) return known.forecast;
      const forecast = ask(fetch, url, day, timeoutMs);
      remember(url, forecast);
      return forecast;
    },
  };
}

async function ask(
  fetch: typeof globalThis.fetch,
  url: string,
  day: string,
  timeoutMs: number,
): Promise<Forecast | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
    if (!response.ok) return null;
    return forecastOf(daily.parse(await response.json()), day);
  } catch {
    return null;
  }
}

function forecastOf({ daily: days }: z.output<typeof daily>, day: string): Forecast | null {
  const index = days.time.indexOf(day);
  const summary_code = days.weather_code[index] ?? null;
  const temperature_max = days.temperature_2m_max[index] ?? null;
  const temperature_min = days.temperature_2m_min[index] ?? null;
  if (summary_code === null || temperature_max === null || temperature_min === null) return null;
  return { summary_code, temperature_max, temperature_min };
}

/** One day of tolerance on both sides: "today" depends on the time zone. */
function isInReach(day: string, now: Date): boolean {
  const start = Date.parse(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(start)) return false;
  const days = (start - now.getTime()) / dayMs;
  return days > -2 && days < daysAhead + 1;
}

function isPlace({ latitude, longitude }: Place): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

function addressOf(baseUrl: string, { latitude, longitude }: Place, day: string): string {
  const query = new URLSearchParams({
    latitude: latitude.toFixed(2),
    longitude: longitude.toFixed(2),
    daily: 'weather_code,temperature_2m_max,temperature_2m_min',
    timezone: 'auto',
    start_date: day,
    end_date: day,
  });
  return `${baseUrl.replace(/\/+$/, '')}/v1/forecast?${query}`;
}
