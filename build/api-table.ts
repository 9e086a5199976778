import path from 'node:path';
import type { Plugin } from 'vite';
import { api } from '#shared/api.ts';
import * as guestPhone from '#shared/practice/guest-phone.schema.ts';
import * as mailbox from '#shared/practice/mailbox.schema.ts';
import type { Contract } from '#shared/http/contract.ts';

const shared = path.resolve(import.meta.dirname, '../shared');
const tableFile = path.join(shared, 'api.ts');
/** Answers of the built-in providers, which are outside the table. */
const practiceFiles = new Map<string, object>([
  [path.join(shared, 'practice/guest-phone.schema.ts'), guestPhone],
  [path.join(shared, 'practice/mailbox.schema.ts'), mailbox],
]);

/** Schemas that take every answer as it comes. */
const withoutChecks = (schemas: object) =>
  Object.keys(schemas)
    .map((name) => `export const ${name} = { parse: (answer) => answer };`)
    .join('\n');

/** The fields of a row that the built console needs. Schemas and zod would add 50 kB (gzip). */
const callsOf = (contract: Contract) =>
  Object.fromEntries(
    Object.entries(contract).map(([name, { method, path: address, upload, once }]) => [
      name,
      { method, path: address, upload, once },
    ]),
  );

/**
 * The API table of the built console: methods and paths without schemas. The server validates every answer by the same
 * table before sending. Development and tests keep the schemas and validate again. The same for the guest phone and the
 * mailbox.
 */
export function apiTable(): Plugin {
  return {
    name: 'api-table',
    apply: 'build',
    load(id) {
      const practice = practiceFiles.get(id);
      if (practice) return { code: withoutChecks(practice), moduleType: 'js' };
      if (id !== tableFile) return null;
      const table = Object.fromEntries(Object.entries(api).map(([area, contract]) => [area, callsOf(contract)]));
      return { code: `export const api = ${JSON.stringify(table)};`, moduleType: 'js' };
    },
  };
}
