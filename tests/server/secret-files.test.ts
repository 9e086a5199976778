import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ConfigError } from '#server/config-error.ts';
import { readConfig } from '#server/config.ts';
import { withSecretFiles } from '#server/secret-files.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'secrets-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));
const file = (content: string): string => {
  const name = path.join(folder, `secret-${fs.readdirSync(folder).length}`);
  fs.writeFileSync(name, content);
  return name;
};

test('a secret is read from its file, without the line end', () => {
  const config = readConfig({ OPENAI_API_KEY_FILE: file('sk-from-a-file\n') });
  expect(config.OPENAI_API_KEY).toBe('sk-from-a-file');
});

test.each([
  ['is not there', () => ({ SMTP_URL_FILE: path.join(folder, 'absent') })],
  ['is empty', () => ({ SMTP_URL_FILE: file(' \n') })],
])('a file that %s ends the start with the name of the setting', (_what, settings) => {
  expect(() => readConfig(settings())).toThrow(/SMTP_URL_FILE must name a readable file/);
});

test('a secret given twice is refused, and the message does not contain it', () => {
  const { problems } = withSecretFiles({ SMTP_URL: 'smtp://secret@localhost', SMTP_URL_FILE: file('smtp://other') });
  expect(problems).toEqual(['SMTP_URL and SMTP_URL_FILE must not both be set']);
  expect(() => readConfig({ SMTP_URL: 'smtp://a', SMTP_URL_FILE: file('x') })).toThrow(ConfigError);
});
