import { describe, expect, test } from 'vitest';
import { ConfigError } from '#server/config-error.ts';
import { readConfig } from '#server/config.ts';

const twilio = { TWILIO_ACCOUNT_SID: 'AC0123456789abcdef0123456789abcdef', TWILIO_AUTH_TOKEN: 'fake-token' };
const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://user:password@db.example.com:5432/concierge',
  BETTER_AUTH_SECRET: 'thirty-two characters, or rather more',
  OPENAI_API_KEY: 'sk-fake',
  SMTP_URL: 'smtp://user:password@mail.example.com:587',
  PUBLIC_URL: 'https://concierge.example.com',
  ...twilio,
};

/** The error lines that stop the start. */
function problems(environment: Record<string, string>): string[] {
  try {
    readConfig(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as ConfigError).message.split('\n');
  }
  return [];
}

describe('without any setting', () => {
  test('the program runs on this machine alone, with practice WhatsApp and a demo hotel', () => {
    expect(readConfig({})).toMatchObject({
      ROLE: 'all',
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: 3000,
      PUBLIC_URL: 'http://127.0.0.1:3000',
      DATA_DIR: '.data',
      OPENAI_MODEL: 'gpt-5-mini',
      WEATHER_API_BASE_URL: 'https://api.open-meteo.com',
      GUEST_TURN_QUIET_MS: 2000,
      LOG_LEVEL: 'info',
      SEED_DEMO: true,
      practice: true,
    });
  });

  test('an empty text is as good as absent', () => {
    const empty = { PORT: '', PUBLIC_URL: '', TWILIO_ACCOUNT_SID: '', SMTP_URL: '  ', GUEST_TURN_QUIET_MS: ' ' };
    expect(readConfig(empty)).toEqual(readConfig({}));
    expect(problems({ ...production, SMTP_URL: '  ' })).toEqual([expect.stringContaining('SMTP_URL is missing')]);
  });
});

describe('a value that cannot be right', () => {
  test.each([
    ['ROLE', 'web', 'ROLE must be all, api or worker, for example ROLE=all'],
    ['NODE_ENV', 'prod', 'NODE_ENV must be production, development or test, for example NODE_ENV=production'],
    ['PORT', 'http', 'PORT must be a port from 0 to 65535, for example PORT=3000'],
    ['PORT', '65536', 'PORT must be a port from 0 to 65535, for example PORT=3000'],
    [
      'PUBLIC_URL',
      'concierge.example.com',
      'PUBLIC_URL must be the address that the outside world calls us by, for example',
    ],
    [
      'DATABASE_URL',
      'mysql://u:secret-word@db/x',
      'DATABASE_URL must be a PostgreSQL address, for example DATABASE_URL=postgres://',
    ],
    ['BETTER_AUTH_SECRET', 'secret-word', 'BETTER_AUTH_SECRET must be at least 32 random characters, for example'],
    [
      'SUPER_ADMIN_EMAILS',
      'owner@example.com; it',
      'SUPER_ADMIN_EMAILS must be e-mail addresses, separated by commas, for example SUPER_ADMIN_EMAILS=owner@example.com,it@example.com',
    ],
    ['TWILIO_API_BASE_URL', 'ftp://x', 'TWILIO_API_BASE_URL must be a web address, for example'],
    [
      'OPENAI_BASE_URL',
      'api.openai.com',
      'OPENAI_BASE_URL must be the web address of an OpenAI-compatible API, for example',
    ],
    ['SMTP_URL', 'mail.example.com', 'SMTP_URL must be the address of a mail server, for example SMTP_URL=smtp://'],
    ['MAIL_FROM', 'Concierge', 'MAIL_FROM must be a sender, for example MAIL_FROM=Concierge <concierge@example.com>'],
    ['WEATHER_API_BASE_URL', 'weather', 'WEATHER_API_BASE_URL must be a web address, for example'],
    [
      'GUEST_TURN_QUIET_MS',
      '-1',
      'GUEST_TURN_QUIET_MS must be milliseconds from 0 to 60000, for example GUEST_TURN_QUIET_MS=2000',
    ],
    [
      'TRUSTED_PROXIES',
      'proxy.example.com',
      'TRUSTED_PROXIES must be addresses or networks of proxies, separated by commas, for example TRUSTED_PROXIES=10.0.0.5,192.168.0.0/24',
    ],
    ['METRICS_PORT', 'yes', 'METRICS_PORT must be a port from 0 to 65535, for example METRICS_PORT=9464'],
    ['SEED_DEMO', 'yes', 'SEED_DEMO must be 0 or 1, for example SEED_DEMO=1'],
    [
      'LOG_LEVEL',
      'loud',
      'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent, for example LOG_LEVEL=info',
    ],
  ])('of %s (%s) stops the start with one line that says what it must be, with an example', (name, value, line) => {
    const said = problems({ [name]: value });
    expect(said).toEqual([expect.stringContaining(line)]);
    expect(said[0]).not.toContain('secret-word');
  });

  test('of the Twilio account is named, also beside its token', () => {
    expect(problems({ ...twilio, TWILIO_ACCOUNT_SID: 'SK0123456789abcdef0123456789abcdef' })).toEqual([
      'TWILIO_ACCOUNT_SID must be AC and 32 hexadecimal digits, for example TWILIO_ACCOUNT_SID=AC0123456789abcdef0123456789abcdef',
    ]);
  });

  test('does not hide the next one', () => {
    expect(problems({ ROLE: 'web', PORT: 'http', LOG_LEVEL: 'loud' })).toHaveLength(3);
  });
});

describe('half of a Twilio account', () => {
  test.each(['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN'] as const)('with only %s stops the start', (name) => {
    expect(problems({ [name]: twilio[name] })).toEqual([
      expect.stringMatching(/TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN belong together/),
    ]);
  });

  test('both halves end the practice', () => {
    expect(readConfig(twilio).practice).toBe(false);
  });
});

describe('production', () => {
  test('names every setting that is missing, each with an example', () => {
    const said = problems({ NODE_ENV: 'production' });
    expect(said.map((line) => line.split(' ')[0])).toEqual([
      'DATABASE_URL',
      'BETTER_AUTH_SECRET',
      'TWILIO_ACCOUNT_SID',
      'TWILIO_AUTH_TOKEN',
      'SMTP_URL',
      'PUBLIC_URL',
      'OPENAI_API_KEY',
    ]);
    for (const line of said) expect(line).toMatch(/^(\w+) is missing: in production it must .+, for example \1=.+/);
  });

  test.each(Object.keys(production).filter((name) => name !== 'NODE_ENV'))('without %s says so in one line', (name) => {
    expect(problems({ ...production, [name]: '' })).toEqual([expect.stringMatching(new RegExp(`^${name} is missing`))]);
  });

  test('takes an OpenAI-compatible address instead of a key', () => {
    const { OPENAI_API_KEY: _, ...without } = production;
    expect(readConfig({ ...without, OPENAI_BASE_URL: 'http://model.internal:8000/v1/' }).OPENAI_BASE_URL).toBe(
      'http://model.internal:8000/v1',
    );
  });

  test.each([
    ['PUBLIC_URL', 'http://concierge.example.com'],
    ['PUBLIC_URL', 'http://127.0.0.1:3000'],
    ['PUBLIC_URL', 'HTTP://concierge.example.com'],
    ['BETTER_AUTH_SECRET', 'a'.repeat(40)],
    ['BETTER_AUTH_SECRET', 'ab'.repeat(20)],
    ['BETTER_AUTH_SECRET', 'k7Qz9pLm'.repeat(5)],
    ['BETTER_AUTH_SECRET', 'k7Qz9pLmXw3VtR8y'.repeat(2) + 'k7Qz'],
    ['BETTER_AUTH_SECRET', 'changeme-changeme-changeme-k7Qz9pLm'],
    ['BETTER_AUTH_SECRET', 'change_me_please_this_is_a_k7Qz9pLm_secret'],
    ['BETTER_AUTH_SECRET', '0123456789abcdef0123456789abcdef'],
    ['BETTER_AUTH_SECRET', 'abcdefghijklmnopqrstuvwxyz0123456789'],
    ['SMTP_URL', 'smtp://user:secret-word@mail.example.com:25?ignoreTLS=true'],
    ['SMTP_URL', 'smtp://user:secret-word@mail.example.com:587?requireTLS=false'],
    ['SMTP_URL', 'smtps://user:secret-word@mail.example.com?tls.rejectUnauthorized=false'],
  ])('refuses %s=%s in one line with an example', (name, value) => {
    const said = problems({ ...production, [name]: value });
    expect(said).toEqual([expect.stringMatching(new RegExp(`^${name} must .+, for example ${name}=.+`))]);
    expect(said[0]).not.toMatch(/secret-word|k7Qz9pLm/);
  });

  test.each([
    ['BETTER_AUTH_SECRET', 'f3a91c07be5d482690d1e7a35bc84f62'],
    ['BETTER_AUTH_SECRET', 'w3WkQ7p0mN4vZx1sT8uYb6RcJ2hLd5GfAe9KiOqVtMs='],
    ['SMTP_URL', 'smtp://127.0.0.1:25?ignoreTLS=true'],
    ['SMTP_URL', 'smtps://user:word@mail.example.com'],
  ])('takes %s=%s', (name, value) => expect(problems({ ...production, [name]: value })).toEqual([]));

  test('never seeds the demo, whose passwords are public', () => {
    expect(problems({ ...production, SEED_DEMO: '1' })).toEqual([expect.stringContaining('SEED_DEMO must be 0')]);
  });

  test('listens on all addresses, without demo and guest phone', () => {
    expect(readConfig(production)).toMatchObject({
      HOST: '0.0.0.0',
      SEED_DEMO: false,
      practice: false,
      SUPER_ADMIN_EMAILS: [],
    });
  });
});

describe('the address of the world', () => {
  test.each([
    [{ PUBLIC_URL: 'https://concierge.example.com/' }, 'https://concierge.example.com'],
    [{ PORT: '4000' }, 'http://127.0.0.1:4000'],
    [{ HOST: '0.0.0.0' }, 'http://127.0.0.1:3000'],
    [{ HOST: '::' }, 'http://127.0.0.1:3000'],
    [{ HOST: '::1' }, 'http://[::1]:3000'],
    [{ HOST: 'desk.local' }, 'http://desk.local:3000'],
  ])('with %j is %s', (environment, url) => {
    expect(readConfig(environment as Record<string, string>).PUBLIC_URL).toBe(url);
  });
});

describe('the demo', () => {
  test.each([{ HOST: '0.0.0.0' }, { HOST: '192.168.0.5' }, { PUBLIC_URL: 'https://abc.tunnel.example' }])(
    'is not made with %j, and not on demand either',
    (open) => {
      const settings = open as Record<string, string>;
      expect(readConfig(settings)).toMatchObject({ SEED_DEMO: false, SUPER_ADMIN_EMAILS: [] });
      expect(problems({ ...settings, SEED_DEMO: '1' })).toEqual([expect.stringContaining('SEED_DEMO must be 0')]);
    },
  );
});

describe('super admins', () => {
  test('are a list, whatever the spaces and capitals', () => {
    expect(readConfig({ SUPER_ADMIN_EMAILS: ' Owner@Example.com, ,it@example.com,' }).SUPER_ADMIN_EMAILS).toEqual([
      'owner@example.com',
      'it@example.com',
    ]);
  });

  test('include the demo account only on loopback', () => {
    expect(readConfig({}).SUPER_ADMIN_EMAILS).toHaveLength(1);
    for (const open of [
      { HOST: '0.0.0.0' },
      { PUBLIC_URL: 'https://x.example.com' },
      { SEED_DEMO: '0' },
      twilio,
      { NODE_ENV: 'production' },
    ]) {
      const config = readConfig({ ...('NODE_ENV' in open ? production : {}), ...(open as Record<string, string>) });
      expect(config.SUPER_ADMIN_EMAILS).toEqual([]);
    }
    expect(readConfig({ SUPER_ADMIN_EMAILS: 'owner@example.com' }).SUPER_ADMIN_EMAILS).toEqual(['owner@example.com']);
  });
});
