import { z } from 'zod';
import { LEAST_CONNECTIONS } from './db/connection-share.rules.ts';
import { ConfigError } from './config-error.ts';
import { productionProblems } from './config-production.rules.ts';
import { demoSuperAdmin } from './demo-accounts.ts';
import { headerList } from './header-list.schema.ts';
import { emailList, originList } from './settings-lists.schema.ts';
import { withSecretFiles } from './secret-files.ts';
import { isAddressOrNetwork } from './http/request/client-address.ts';
import { isLoopbackName, isLoopbackUrl } from './http/request/this-machine.rules.ts';

/** Settings of the environment (docs/operations.md, Settings). Empty strings count as absent. */
const text = z.string().trim().min(1);
const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');
const httpUrl = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/$/, ''));
const e164 = text.regex(/^\+[1-9]\d{7,14}$/);
const port = z.coerce.number().int().min(0).max(65_535);

const settings = {
  ROLE: { schema: z.enum(['all', 'api', 'worker']).default('all'), must: 'be all, api or worker', example: 'all' },
  NODE_ENV: {
    schema: z.enum(['production', 'development', 'test']).default('development'),
    must: 'be production, development or test',
    example: 'production',
  },
  HOST: { schema: text.optional(), must: 'be an address to listen on', example: '127.0.0.1' },
  PORT: { schema: port.default(3000), must: 'be a port from 0 to 65535', example: '3000' },
  PUBLIC_URL: {
    schema: httpUrl.optional(),
    must: 'be the address that the outside world calls us by',
    example: 'https://concierge.example.com',
  },
  TRUSTED_PROXIES: {
    schema: z
      .string()
      .transform((list) => list.split(/[\s,]+/).filter(Boolean))
      .pipe(z.array(z.string().refine(isAddressOrNetwork)))
      .default(['127.0.0.0/8', '::1']),
    must: 'be addresses or networks of proxies, separated by commas',
    example: '10.0.0.5,192.168.0.0/24',
  },
  METRICS_PORT: { schema: port.optional(), must: 'be a port from 0 to 65535', example: '9464' },
  DATA_DIR: { schema: text.default('.data'), must: 'be a folder that we may write to', example: '.data' },
  DATABASE_URL: {
    schema: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    must: 'be a PostgreSQL address',
    example: 'postgres://user:password@db.example.com:5432/concierge',
  },
  DATABASE_LISTEN_URL: {
    schema: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    must: 'be the address of PostgreSQL itself where DATABASE_URL is a pooler in transaction mode',
    example: 'postgres://user:password@db.example.com:5432/concierge',
  },
  DATABASE_POOL_MAX: {
    schema: z.coerce.number().int().min(LEAST_CONNECTIONS).max(1000).optional(),
    must: `be a number of connections from ${LEAST_CONNECTIONS} to 1000`,
    example: '15',
  },
  PAUSE_SENDING: { schema: flag.default(false), must: 'be 0 or 1', example: '1' },
  BETTER_AUTH_SECRET: {
    schema: text.min(32).optional(),
    must: 'be at least 32 random characters',
    example: 'the output of: openssl rand -base64 32',
  },
  BETTER_AUTH_SECRET_PREVIOUS: { schema: text.min(32).optional(), must: 'be the former secret', example: '…' },
  WEBHOOK_INSIDE_ORIGINS: {
    schema: originList,
    must: 'be origins separated by commas',
    example: 'http://10.0.0.7:8080',
  },
  SUPER_ADMIN_EMAILS: {
    schema: emailList,
    must: 'be e-mail addresses, separated by commas',
    example: 'owner@example.com,it@example.com',
  },
  TWILIO_ACCOUNT_SID: {
    schema: text.regex(/^AC[0-9a-fA-F]{32}$/).optional(),
    must: 'be AC and 32 hexadecimal digits',
    example: 'AC0123456789abcdef0123456789abcdef',
  },
  TWILIO_AUTH_TOKEN: {
    schema: text.optional(),
    must: "be the account's auth token",
    example: '0123456789abcdef0123456789abcdef',
  },
  TWILIO_AUTH_TOKEN_SECONDARY: { schema: text.optional(), must: 'be an auth token', example: '0123456789abcdef' },
  TWILIO_ALERT_NUMBER: { schema: e164.optional(), must: 'be a number with its country code', example: '+33123456789' },
  TWILIO_API_BASE_URL: { schema: httpUrl.optional(), must: 'be a web address', example: 'http://127.0.0.1:4010' },
  WEB_PUSH_BASE_URL: { schema: httpUrl.optional(), must: 'be a web address', example: 'http://127.0.0.1:4011' },
  OPENAI_API_KEY: { schema: text.optional(), must: 'be an API key', example: 'sk-…' },
  OPENAI_BASE_URL: {
    schema: httpUrl.optional(),
    must: 'be the web address of an OpenAI-compatible API',
    example: 'https://api.openai.com/v1',
  },
  OPENAI_MODEL: { schema: text.default('gpt-5-mini'), must: 'be the name of a model', example: 'gpt-5-mini' },
  SMTP_URL: {
    schema: z.url({ protocol: /^smtps?$/ }).optional(),
    must: 'be the address of a mail server',
    example: 'smtp://user:password@mail.example.com:587',
  },
  MAIL_FROM: {
    schema: text
      .regex(/^([^<>]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/)
      .default('Concierge <concierge@localhost>'),
    must: 'be a sender',
    example: 'Concierge <concierge@example.com>',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: httpUrl.optional(),
    must: 'be the web address of an OpenTelemetry receiver (OTLP over HTTP)',
    example: 'http://127.0.0.1:4318',
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    schema: headerList.default({}),
    must: 'be headers as name=value, separated by commas',
    example: 'api-key=0123456789abcdef',
  },
  GOOGLE_MAPS_API_KEY: { schema: text.optional(), must: 'be an API key', example: 'AIza…' },
  WEATHER_API_BASE_URL: {
    schema: httpUrl.default('https://api.open-meteo.com'),
    must: 'be a web address',
    example: 'https://api.open-meteo.com',
  },
  GUEST_TURN_QUIET_MS: {
    schema: z.coerce.number().int().min(0).max(60_000).default(2000),
    must: 'be milliseconds from 0 to 60000',
    example: '2000',
  },
  SHUTDOWN_DELAY_MS: {
    schema: z.coerce.number().int().min(0).max(60_000).optional(),
    must: 'be milliseconds from 0 to 60000',
    example: '5000',
  },
  SEED_DEMO: { schema: flag.optional(), must: 'be 0 or 1', example: '1' },
  LOG_LEVEL: {
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    must: 'be fatal, error, warn, info, debug, trace or silent',
    example: 'info',
  },
} as const;

type Settings = { [Name in keyof typeof settings]: z.output<(typeof settings)[Name]['schema']> };

/**
 * `demoRules`: no super admin is configured and only this machine can sign in, so the demo account is a super admin.
 * `practice`: no Twilio account is configured, so the built-in guest phone replaces WhatsApp, on this machine only.
 */
export type Config = Settings & {
  practice: boolean;
  demoRules: boolean;
  HOST: string;
  PUBLIC_URL: string;
  SHUTDOWN_DELAY_MS: number;
  DATABASE_POOL_MAX: number;
};

const needed = [
  'DATABASE_URL',
  'BETTER_AUTH_SECRET',
  'TWILIO_ACCOUNT_SID',
  'TWILIO_AUTH_TOKEN',
  'SMTP_URL',
  'PUBLIC_URL',
] as const;

/**
 * Reads and checks all settings. @throws ConfigError with each invalid or missing setting, its requirement and an
 * example.
 */
export function readConfig(given: Record<string, string | undefined>): Config {
  const { environment: filled, problems } = withSecretFiles(given);
  const environment = withoutBlanks(filled);
  const values = Object.entries(settings).map(([name, { schema, must, example }]) => {
    const parsed = schema.safeParse(environment[name]);
    if (!parsed.success) problems.push(`${name} must ${must}, for example ${name}=${example}`);
    return [name, parsed.data];
  });
  const config = Object.fromEntries(values) as Settings;
  if (config.NODE_ENV === 'production') problems.push(...missing(environment), ...productionProblems(environment));
  else problems.push(...halves(environment));
  if (problems.length) throw new ConfigError(problems.join('\n'));
  const completed = complete(config);
  if (completed.SEED_DEMO && !isLocal(completed)) throw new ConfigError(openDemo);
  return completed;
}

/** Blank text counts as absent, because number coercion would read it as 0. */
function withoutBlanks(environment: Record<string, string | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
}

function missing(environment: Record<string, string | undefined>): string[] {
  const names: string[] = needed.filter((name) => !environment[name]);
  if (!environment['OPENAI_API_KEY'] && !environment['OPENAI_BASE_URL']) names.push('OPENAI_API_KEY');
  return names.map((name) => {
    const { must, example } = settings[name as keyof typeof settings];
    return `${name} is missing: in production it must ${must}, for example ${name}=${example}`;
  });
}

function halves(environment: Record<string, string | undefined>): string[] {
  const has = (name: string) => Boolean(environment[name]);
  if (has('TWILIO_ACCOUNT_SID') === has('TWILIO_AUTH_TOKEN')) return [];
  return [
    'TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN belong together: set both, or neither to use the built-in guest phone',
  ];
}

/** Host name for URLs: wildcard addresses become a loopback name; IPv6 is put in brackets (RFC 3986, 3.2.2). */
function reachableAt(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/** Whether the server is restricted to this machine: it listens on loopback and its public URL has a loopback name. */
export const isLocal = ({ HOST, PUBLIC_URL }: { HOST: string; PUBLIC_URL: string }): boolean =>
  isLoopbackName(HOST) && isLoopbackUrl(PUBLIC_URL);

const openDemo =
  'SEED_DEMO must be 0 where other machines reach this one, because the passwords of the demo are public, for example SEED_DEMO=0; the demo needs HOST=127.0.0.1 and a PUBLIC_URL on this machine';

/** Milliseconds; a load balancer in production looks at readiness every few seconds. */
const shutdownDelays = { production: 5000, development: 500, test: 0 } as const;

function complete(config: Settings): Config {
  const practice = !config.TWILIO_ACCOUNT_SID;
  const HOST = config.HOST ?? (config.NODE_ENV === 'production' ? '0.0.0.0' : '127.0.0.1');
  const PUBLIC_URL = config.PUBLIC_URL ?? `http://${reachableAt(HOST)}:${config.PORT}`;
  const local = isLocal({ HOST, PUBLIC_URL });
  const SEED_DEMO = config.SEED_DEMO ?? (config.NODE_ENV === 'development' && !config.DATABASE_URL && local);
  // The demo password is public, so its super admin exists only if no other machine can sign in.
  const demoRules = practice && SEED_DEMO && local && config.SUPER_ADMIN_EMAILS.length === 0;
  // Two API and four worker processes fit into PostgreSQL's default of 100 connections.
  const DATABASE_POOL_MAX = config.DATABASE_POOL_MAX ?? (config.NODE_ENV === 'production' ? 15 : 41);
  return {
    ...config,
    DATABASE_POOL_MAX,
    practice,
    HOST,
    PUBLIC_URL,
    SEED_DEMO,
    SHUTDOWN_DELAY_MS: config.SHUTDOWN_DELAY_MS ?? shutdownDelays[config.NODE_ENV],
    demoRules,
    SUPER_ADMIN_EMAILS: demoRules ? [demoSuperAdmin.email] : config.SUPER_ADMIN_EMAILS,
  };
}
