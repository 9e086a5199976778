import path from 'node:path';
import type { Plugin } from 'vite';
import { api } from '#shared/api.ts';
import type { Contract } from '#shared/http/contract.ts';

const tableFile = path.resolve(import.meta.dirname, '../shared/api.ts');

/** The fields of a row that the built console needs. Schemas and zod would add 50 kB (gzip). */
const callsOf = (contract: Contract) =>
  Object.fromEntries(
    Object.entries(contract).map(([name, { method, path: address, upload }]) => [
      name,
      { method, path: address, upload },
    ]),
  );

/**
 * The API table of the built console: methods and paths without schemas. The server validates every answer by the same
 * table before sending. Development and tests keep the schemas and validate again.
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
