import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
/** Twilio's names of ids. Stored and published names (docs/decisions/0048) and repositories are exempt. */
const TWILIO = /\bsids?\b|[a-z]Sids?\b|\bSids?[A-Z]|\bContent(?:Sid|Variables)\b/;

test("features, ports and the console do not use the WhatsApp provider's words", () => {
  const files = globSync('{server/{features,ports},shared,renderer}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !file.endsWith('.repository.ts'),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (TWILIO.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
