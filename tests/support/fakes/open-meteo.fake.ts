import { startLocalServer } from './local-server.fake.ts';

type Day = { weather_code: number | null; temperature_2m_max: number | null; temperature_2m_min: number | null };
type Fault = { status: number } | 'hang' | 'reset' | 'invalid JSON';

const parameters = new Set(['latitude', 'longitude', 'daily', 'timezone', 'start_date', 'end_date']);
const variables = new Set(['weather_code', 'temperature_2m_max', 'temperature_2m_min']);

/** A local Open-Meteo. Every day is `settings.day`; invalid requests are added to `violations`. */
export async function startFakeOpenMeteo() {
  const settings: { day: Day; fault: Fault | null } = {
    day: { weather_code: 2, temperature_2m_max: 24.3, temperature_2m_min: 15.1 },
    fault: null,
  };
  const requests: URLSearchParams[] = [];
  const violations: string[] = [];
  const server = await startLocalServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    requests.push(searchParams);
    const { fault, day } = settings;
    if (fault === 'hang') return;
    if (fault === 'reset') return void request.socket.resetAndDestroy();
    const wrong = pathname === '/v1/forecast' ? violation(searchParams) : `No such path: ${pathname}`;
    if (wrong) violations.push(wrong);
    const status = typeof fault === 'object' && fault ? fault.status : wrong ? 400 : 200;
    const body = status === 200 ? forecast(searchParams, day) : { error: true, reason: wrong ?? 'Fault' };
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(fault === 'invalid JSON' ? '<html>' : JSON.stringify(body));
  });
  return { url: server.url, settings, requests, violations, close: () => server.close() };
}
export type FakeOpenMeteo = Awaited<ReturnType<typeof startFakeOpenMeteo>>;

function violation(query: URLSearchParams): string | null {
  const unknown = [...query.keys()].find((name) => !parameters.has(name));
  if (unknown) return `Unknown parameter ${unknown}`;
  const variable = (query.get('daily') ?? '').split(',').find((name) => !variables.has(name));
  if (variable !== undefined) return `Cannot initialize ${variable}`;
  if (!query.get('latitude') || !query.get('longitude')) return 'Parameters latitude and longitude are required';
  if (!query.get('timezone')) return 'Timezone is required';
  return /^\d{4}-\d\d-\d\d$/.test(query.get('start_date') ?? '') ? null : 'Invalid date format';
}

function forecast(query: URLSearchParams, day: Day) {
  return {
    latitude: Number(query.get('latitude')),
    longitude: Number(query.get('longitude')),
    timezone: 'Europe/Vienna',
    daily_units: { time: 'iso8601', weather_code: 'wmo code', temperature_2m_max: '°C', temperature_2m_min: '°C' },
    daily: {
      time: [query.get('start_date')],
      weather_code: [day.weather_code],
      temperature_2m_max: [day.temperature_2m_max],
      temperature_2m_min: [day.temperature_2m_min],
    },
  };
}
