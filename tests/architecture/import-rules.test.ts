import { expect, test } from 'vitest';
import { lintPlanted, type Planted } from './planted-tree.ts';

const uses = (specifier: string) => `import { thing } from '${specifier}';\nexport const made = thing;\n`;
const usesType = (specifier: string) => `import type { Thing } from '${specifier}';\nexport type Made = Thing;\n`;
const lines = (count: number) => 'thing();\n'.repeat(count);

type Violation = [rule: string, file: string, content: string, caughtBy: string];

const IMPORTS = 'eslint(no-restricted-imports)';

const violations: Violation[] = [
  ...['express', 'kysely', 'pg', 'pg-boss', 'twilio', 'openai', 'nodemailer'].map((library): Violation => [
    `a service that knows ${library}`,
    `server/features/guests/${library}.service.ts`,
    uses(library),
    IMPORTS,
  ]),
  ['a service that knows a type of kysely', 'server/features/guests/sql-type.service.ts', usesType('kysely'), IMPORTS],
  [
    'a service that knows an adapter',
    'server/features/guests/adapter.service.ts',
    uses('#server/adapters/twilio/twilio.whatsapp.ts'),
    IMPORTS,
  ],
  [
    "a service that reads another feature's repository",
    'server/features/guests/other.service.ts',
    uses('#server/features/bookings/bookings.repository.ts'),
    IMPORTS,
  ],
  [
    "a service that reads another feature's repository by a relative path",
    'server/features/guests/relative.service.ts',
    uses('../bookings/bookings.repository.ts'),
    IMPORTS,
  ],
  [
    "a service of a room that reads another feature's repository by a relative path",
    'server/features/guests/room/relative.service.ts',
    uses('../../bookings/bookings.repository.ts'),
    IMPORTS,
  ],
  [
    'a screen of a room that knows another feature by a relative path',
    'renderer/features/guests/room/relative.tsx',
    uses('../../bookings/bookings-list.tsx'),
    IMPORTS,
  ],
  [
    "jobs that read another feature's repository",
    'server/features/guests/other.jobs.ts',
    uses('#server/features/bookings/bookings.repository.ts'),
    IMPORTS,
  ],
  [
    'a repository outside its feature',
    'server/http/other.ts',
    uses('#server/features/bookings/bookings.repository.ts'),
    IMPORTS,
  ],
  [
    'routes that go past their service',
    'server/features/guests/past.routes.ts',
    uses('./guests.repository.ts'),
    IMPORTS,
  ],
  ['routes that know SQL', 'server/features/guests/sql.routes.ts', uses('kysely'), IMPORTS],
  ['a service that knows its routes', 'server/features/guests/up.service.ts', uses('./guests.routes.ts'), IMPORTS],
  [
    'a repository that calls a service',
    'server/features/guests/up.repository.ts',
    uses('./guests.service.ts'),
    IMPORTS,
  ],
  ['a repository that knows HTTP', 'server/features/guests/http.repository.ts', uses('express'), IMPORTS],
  ['rules that know the database', 'server/features/guests/db.rules.ts', uses('#server/db/database.ts'), IMPORTS],
  ['rules that use a port', 'server/features/guests/port.rules.ts', uses('#server/ports/clock.ts'), IMPORTS],
  [
    'rules that know an adapter',
    'server/features/guests/adapter.rules.ts',
    uses('#server/adapters/local/local.clock.ts'),
    IMPORTS,
  ],
  ['rules that read a file', 'server/features/guests/file.rules.ts', uses('node:fs'), IMPORTS],
  ['rules that call a repository', 'server/features/guests/read.rules.ts', uses('./guests.repository.ts'), IMPORTS],
  ['shared code that knows the server', 'shared/features/guests/a.rules.ts', uses('#server/db/schema.ts'), IMPORTS],
  [
    'shared code that knows a type of the server',
    'shared/features/guests/b.ts',
    usesType('#server/db/schema.ts'),
    IMPORTS,
  ],
  ['shared code that knows the renderer', 'shared/c.ts', uses('#renderer/lib/api/api-client.ts'), IMPORTS],
  ['shared code that knows the desktop program', 'shared/d.ts', uses('#electron/main/main.ts'), IMPORTS],
  ['shared code that knows Node', 'shared/http/e.ts', uses('node:crypto'), IMPORTS],
  ['a screen that knows the server', 'renderer/pages/server-page.tsx', uses('#server/db/schema.ts'), IMPORTS],
  ['a screen that knows the desktop program', 'renderer/lib/desktop.ts', uses('#electron/main/main.ts'), IMPORTS],
  [
    'a screen feature that knows the server',
    'renderer/features/guests/server.tsx',
    uses('#server/http/app.ts'),
    IMPORTS,
  ],
  [
    'a screen feature that knows another',
    'renderer/features/guests/other.tsx',
    uses('#renderer/features/bookings/bookings-list.tsx'),
    IMPORTS,
  ],
  [
    'a screen feature that knows another by a relative path',
    'renderer/features/guests/relative.tsx',
    uses('../bookings/bookings-list.tsx'),
    IMPORTS,
  ],
  [
    'an adapter outside server/compose',
    'server/http/adapter.ts',
    uses('#server/adapters/smtp/smtp.mailer.ts'),
    IMPORTS,
  ],
  ['an adapter in the entry', 'server/main.ts', uses('#server/adapters/smtp/smtp.mailer.ts'), IMPORTS],
  ['an adapter in a repository', 'server/features/guests/a.repository.ts', uses('#server/adapters/smtp/a.ts'), IMPORTS],
  ['an adapter in the database', 'server/db/adapter.ts', uses('#server/adapters/smtp/smtp.mailer.ts'), IMPORTS],
  ['a database that knows HTTP', 'server/db/http.ts', usesType('#server/http/mount.ts'), IMPORTS],
  ['a port that brings code along', 'server/ports/code.ts', uses('zod'), IMPORTS],
  ['a port that brings our code along', 'server/ports/ours.ts', uses('#server/db/database.ts'), IMPORTS],
  ['a port that brings its neighbour along', 'server/ports/neighbour.ts', uses('./clock.ts'), IMPORTS],
  ['a server that knows a screen', 'server/http/app.ts', uses('#renderer/lib/paths.ts'), IMPORTS],
  ['a desktop program that knows the server', 'electron/main/server.ts', uses('#server/config.ts'), IMPORTS],
  [
    'two files that import each other',
    'shared/one.ts',
    `import { b } from './two.ts';\nexport const a = () => b();\n`,
    'import(no-cycle)',
  ],
  [
    'two files that import each other by path names',
    'server/db/three.ts',
    `import { d } from '#server/http/four.ts';\nexport const c = () => d();\n`,
    'import(no-cycle)',
  ],
  ['a type any', 'server/http/any.ts', 'export const f = (x: any): unknown => x;\n', 'typescript(no-explicit-any)'],
  [
    'a promise that is not awaited',
    'server/http/floating.ts',
    'const work = async (): Promise<void> => {};\nexport function start(): void {\n  work();\n}\n',
    'typescript(no-floating-promises)',
  ],
  [
    'a file of more than 250 lines',
    'server/http/long.ts',
    `const thing = (): void => {};\n${lines(250)}export {};\n`,
    'eslint(max-lines)',
  ],
  [
    'a function of more than 60 lines',
    'renderer/lib/long.ts',
    `const thing = (): void => {};\nexport function long(): void {\n${lines(60)}}\n`,
    'eslint(max-lines-per-function)',
  ],
];

const companions: Planted = {
  'shared/two.ts': `import { a } from './one.ts';\nexport const b = (): unknown => a;\n`,
  'server/http/four.ts': `import { c } from '#server/db/three.ts';\nexport const d = (): unknown => c;\n`,
};

const clean: Planted = {
  'shared/features/bookings/bookings.schema.ts': uses('zod'),
  'shared/features/bookings/bookings.rules.ts': uses('./bookings.schema.ts'),
  'server/ports/clock.ts': usesType('#shared/features/bookings/bookings.schema.ts'),
  'server/db/database.ts': uses('kysely') + "export { Pool } from 'pg';\n",
  'server/adapters/twilio/twilio.whatsapp.ts': uses('twilio') + usesType('#server/ports/clock.ts'),
  'server/features/bookings/bookings.repository.ts': uses('kysely') + usesType('#server/db/database.ts'),
  'server/features/bookings/bookings.rules.ts': usesType('#server/ports/clock.ts'),
  'server/features/bookings/bookings.service.ts':
    uses('./bookings.repository.ts') +
    usesType('#server/ports/clock.ts') +
    "export { thing as other } from '#server/features/guests/guests.service.ts';\n",
  'server/features/bookings/bookings.routes.ts': uses('./bookings.service.ts') + "export { Router } from 'express';\n",
  'server/features/bookings/import/import.service.ts': uses('../bookings.repository.ts'),
  'server/features/bookings/bookings.jobs.ts': uses('./bookings.repository.ts'),
  'server/features/guests/guests.service.ts': uses('#server/db/hotel-transaction.ts'),
  'server/compose/bookings.ts':
    uses('#server/features/bookings/bookings.repository.ts') +
    "export { thing as other } from '#server/adapters/twilio/twilio.whatsapp.ts';\n",
  'renderer/features/bookings/bookings-list.tsx':
    uses('./bookings.queries.ts') + "export { useLive } from '#renderer/lib/live/live-events.ts';\n",
  'renderer/features/bookings/bookings.queries.ts': uses('#shared/features/bookings/bookings.schema.ts'),
  'renderer/pages/bookings-page.tsx':
    uses('#renderer/features/bookings/bookings-list.tsx') +
    "export { GuestForm } from '#renderer/features/guests/guest-form.tsx';\n",
  'tests/server/features/bookings/bookings.test.ts':
    uses('#server/features/bookings/bookings.repository.ts') +
    "export { thing as other } from '#server/adapters/twilio/twilio.whatsapp.ts';\n",
};

const findings = lintPlanted({
  ...companions,
  ...Object.fromEntries(violations.map(([, file, content]) => [file, content])),
});

test('no two violations are planted in one file', () => {
  expect(new Set(violations.map(([, file]) => file)).size).toBe(violations.length);
});

test.each(violations)('%s is caught', (_rule, file, _content, caughtBy) => {
  expect(findings.filter((finding) => finding.file === file).map(({ code }) => code)).toContain(caughtBy);
});

test('nothing is found in a tree that keeps every rule', () => {
  expect(lintPlanted(clean)).toEqual([]);
});
