import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import i18n from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { sentencesWithValues, serverWords } from '#renderer/lib/server-sentences.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const filesBelow = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => path.join(folder, name));

const german: Record<string, string> = Object.assign(
  {},
  ...filesOf('renderer/app/locales/de').map((file) => JSON.parse(read(file)) as unknown),
);

function filesOf(folder: string): string[] {
  return readdirSync(path.join(root, folder)).map((name) => path.join(folder, name));
}

/** English sentences of refusals and of schemas, as the source has them: quoted, or as the first text of an AppError. */
function refusals(): string[] {
  const schemas = filesBelow('shared').filter((file) => /\.(schema|contract)\.ts$/.test(file));
  const found = [
    ...[...filesBelow('server/features'), ...filesBelow('server/http')].flatMap((file) =>
      [...read(file).matchAll(/new AppError\(\s*'\w+',\s*(?:\{\s*text:\s*)?('(?:[^'\\]|\\.)*'|"[^"]*")/g)].map(quoted),
    ),
    ...[...filesBelow('server')].flatMap((file) =>
      [...read(file).matchAll(/notFound\('([^']+)'\)/g)].map((m) => `${m[1]} was not found. It may have been deleted.`),
    ),
    ...schemas.flatMap((file) =>
      [...read(file).matchAll(/\.(?:min|max|int|refine|regex|nonempty)\([^()\n]*?('(?:[^'\\\n]|\\.)*[.!]')/g)].map(
        quoted,
      ),
    ),
  ];
  return [...new Set(found)].filter((sentence) => /^[A-Z“{].*\s.*[.!?]$/.test(sentence));
}

const quoted = (match: RegExpMatchArray) => (match[1] ?? '').slice(1, -1).replaceAll("\\'", "'");

describe('sentences of the server', () => {
  beforeAll(async () => {
    await i18n.init({
      lng: 'de',
      resources: {},
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
    });
    i18n.addResourceBundle('de', 'translation', german);
  });

  test('are all in the catalogs', () => {
    expect(refusals().length).toBeGreaterThan(80);
    expect(refusals().filter((sentence) => !german[sentence])).toEqual([]);
    expect(sentencesWithValues.filter((sentence) => !german[sentence])).toEqual([]);
  });

  test('are said in the console’s language, their values kept', () => {
    expect(serverWords('“12 x” is no amount.')).toBe('„12 x“ ist kein Betrag.');
    expect(serverWords('{{guest_nam}} is not a placeholder that we know. Did you mean {{guest_name}}?')).toBe(
      '{{guest_nam}} ist kein bekannter Platzhalter. Meinten Sie {{guest_name}}?',
    );
    expect(serverWords('A sentence that no catalog has.')).toBe('A sentence that no catalog has.');
  });

  test('that are long and almost fit are read in linear time', () => {
    const long = `${'“'.repeat(100_000)} is no amount`;
    const start = performance.now();
    serverWords(long);
    expect(performance.now() - start).toBeLessThan(500);
  });
});
