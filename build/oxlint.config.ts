import { defineConfig, type OxlintOverride } from 'oxlint';

type Pattern = { group: string[]; message: string; allowTypeImports?: boolean };

const PROVIDERS = ['twilio', 'twilio/**', 'web-push', 'openai', 'openai/**', 'pg', 'pg-boss', 'nodemailer'];

const adapters: Pattern = {
  group: ['#server/adapters/**', '**/adapters/**'],
  message: 'Only server/compose imports adapters. Use the port.',
};
const providers: Pattern = {
  group: PROVIDERS,
  message: "Only an adapter imports a provider's library. Use the port.",
};
const clients: Pattern = {
  group: ['#renderer/**', '#electron/**'],
  message: 'The server does not import its clients.',
};
const otherRepositories: Pattern = {
  group: ['#server/features/**/*.repository.ts'],
  message: "A repository is private to its feature. Call that feature's service.",
};
const http: Pattern = { group: ['express', 'express/**'], message: 'Only routes and server/http know HTTP.' };
const sql: Pattern = { group: ['kysely', 'kysely/**'], message: 'Only repositories know SQL.' };
const repositories: Pattern = {
  group: ['**/*.repository.ts', '#server/features/**/*.repository.ts'],
  message: 'Routes call their service. Only services, jobs and server/compose import repositories.',
};
const routes: Pattern = { group: ['**/*.routes.ts'], message: 'A service does not import routes.' };
const aboveSql: Pattern = {
  group: ['**/*.service.ts', '**/*.routes.ts', '#server/http/**', '#server/app-error.ts'],
  message: 'A repository holds SQL and imports nothing above it.',
};
const aboveDatabase: Pattern = {
  group: ['#server/features/**', '#server/compose/**', '#server/http/**', '#server/ports/**', '#server/seed/**'],
  message: 'The database imports nothing above it.',
};
const pureTypes: Pattern = {
  group: ['#server/db/**', '#server/adapters/**', '#server/ports/**', '**/*.repository.ts'],
  message: 'Rules are pure functions. Import types only from here.',
  allowTypeImports: true,
};
const pure: Pattern = {
  group: [
    '**/*.service.ts',
    '**/*.routes.ts',
    '#server/http/**',
    '#server/app-error.ts',
    'express',
    'kysely',
    'kysely/**',
    ...PROVIDERS,
    'node:*',
  ],
  message: 'Rules are pure functions: no database, no network, no HTTP.',
};
const portTypes: Pattern = {
  group: ['*', '**'],
  message: 'A port is a type. It imports types only.',
  allowTypeImports: true,
};
const bothSides: Pattern = {
  group: ['#server/**', '#renderer/**', '#electron/**', 'node:*', '**/server/**', '**/renderer/**', '**/electron/**'],
  message: 'Shared code runs on both sides and imports neither.',
};
const notTheConsole: Pattern = {
  group: ['#server/**', '#electron/**', 'node:*', '**/server/**', '**/electron/**'],
  message: 'The console reaches the server through shared/ and the desktop program through renderer/bridge.',
};
const otherScreens: Pattern = {
  group: ['#renderer/features/**'],
  message: 'Features do not import each other. Combine them in a page. Import own files by ./ or ../.',
};
const server: Pattern = { group: ['#server/**'], message: 'The desktop program reaches the server over HTTP only.' };

/** Files and what they must not import. The last row that matches a file counts. */
const walls: [files: string, patterns: Pattern[]][] = [
  ['server/**/*.ts', [adapters, clients, otherRepositories]],
  ...inFeatures('server', '*.ts', [adapters, providers, clients, otherRepositories, http, sql]),
  ...inFeatures('server', '*.service.ts', [adapters, providers, clients, otherRepositories, http, sql, routes]),
  ...inFeatures('server', '*.routes.ts', [adapters, providers, clients, repositories, sql]),
  ...inFeatures('server', '*.repository.ts', [adapters, providers, clients, otherRepositories, http, aboveSql]),
  ...inFeatures('server', '*.rules.ts', [pureTypes, pure, clients]),
  ['server/ports/**/*.ts', [portTypes, adapters, clients]],
  ['server/adapters/**/*.ts', [clients, otherRepositories]],
  ['server/compose/**/*.ts', [clients]],
  ['server/db/**/*.ts', [adapters, clients, aboveDatabase]],
  ['shared/**/*.{ts,tsx}', [bothSides]],
  ['renderer/**/*.{ts,tsx}', [notTheConsole]],
  ...inFeatures('renderer', '*.{ts,tsx}', [notTheConsole, otherScreens]),
  ['electron/**/*.ts', [server]],
  ['tests/**/*.{ts,tsx}', []],
  ['build/**/*.{ts,mjs}', []],
];

/**
 * A feature is `<side>/features/<word>/`, with rooms one level below it. Relative imports stay inside the feature: a file
 * of the feature itself imports nothing by `../`, a file of a room nothing by `../../`.
 */
function inFeatures(side: 'server' | 'renderer', name: string, patterns: Pattern[]): typeof walls {
  const leaving = (group: string): Pattern => ({ group: [group], message: 'A relative import stays in its feature.' });
  return [
    [`${side}/features/*/${name}`, [...patterns, leaving('../**')]],
    [`${side}/features/*/*/**/${name}`, [...patterns, leaving('../../**')]],
  ];
}

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'promise'],
  categories: { correctness: 'error' },
  ignorePatterns: ['**/dist/**', '**/node_modules/**', '**/test-results/**'],
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': [
      'error',
      {
        checksVoidReturn: {
          attributes: false,
          arguments: false,
          properties: false,
        },
      },
    ],
    'typescript/await-thenable': 'error',
    'typescript/switch-exhaustiveness-check': [
      'error',
      {
        considerDefaultExhaustiveForUnions: true,
      },
    ],
    'typescript/unbound-method': 'off',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    eqeqeq: [
      'error',
      'always',
      {
        null: 'ignore',
      },
    ],
    'no-var': 'error',
    'prefer-const': 'error',
    'max-lines': [
      'error',
      {
        max: 250,
      },
    ],
    'max-lines-per-function': [
      'error',
      {
        max: 60,
      },
    ],
    'typescript/no-misused-spread': 'off',
    'typescript/require-array-sort-compare': 'off',
    'typescript/no-base-to-string': 'off',
    'typescript/no-redundant-type-constituents': 'off',
    'react/set-state-in-effect': 'off',
    'no-throw-literal': 'error',
    'no-unused-vars': [
      'error',
      {
        argsIgnorePattern: '^_',
        varsIgnorePattern: '^_',
      },
    ],
  },
  overrides: [
    ...walls.map(([files, patterns]): OxlintOverride => ({
      files: [`**/${files}`],
      rules: { 'no-restricted-imports': patterns.length > 0 ? ['error', { patterns }] : 'off' },
    })),
    {
      files: ['**/tests/**/*.{ts,tsx}', '**/build/**/*.{ts,mjs}'],
      rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
    },
    { files: ['**/*.generated.ts'], rules: { 'max-lines': 'off' } },
    {
      files: ['**/server/features/**/*.service.ts', '**/server/compose/**'],
      rules: { 'max-lines-per-function': ['error', { max: 130 }] },
    },
  ],
});
