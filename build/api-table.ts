import path from 'node:path';
import type { Plugin } from 'vite';
import { api } from '#shared/api.ts';
import type { Contract } from '#shared/http/contract.ts';

const tableFile = path.resolve(import.meta.dirname, '../shared/api.ts');

/** What the built console needs of a row to call it. The schemas, and zod with them, are 50 kB of gzip. */
const callsOf = (contract: Contract) =>
  Object.fromEntries(
    Object.entries(contract).map(([name, { method, path: address, upload }]) => [
      name,
      { method, path: address, upload },
    ]),
  );

/**
 * The API table of the built console: methods and addresses without schemas. The server has checked every answer by the
 * same table before it sends it. Development and tests keep the schemas, and check the answers again.
 */
export function apiTable(): Plugin {
  return {
    name: 'api-table',
    apply: 'build',
    load(id) {
      if (id !== tableFile) return null;
      const table = Object.fromEntries(Object.entries(api).map(([area, contract]) => [area, callsOf(contract)]));
      return { code: `export const api = ${JSON.stringify(table)};`, moduleType: 'js' };
    },
  };
}
