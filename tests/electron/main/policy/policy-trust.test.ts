import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { cautious, readPolicy, withManaged } from '#electron/main/policy/policy.ts';
import { managedPreferences, registryPolicy, trustOfFile, type Ask } from '#electron/main/policy/policy-source.ts';
import { trustOfMode, trustOfSddl } from '#electron/main/policy/policy-trust.rules.ts';

const good = 'O:BAG:SYD:PAI(A;OICI;FA;;;BA)(A;OICI;FA;;;SY)(A;OICI;0x1200a9;;;BU)';
const person = 'S-1-5-21-1004336348-1177238915-682003330-1001';

describe('a Windows policy file', () => {
  test.each([
    ['written by an administrator', good],
    ['written by the system, with ids in full', 'O:S-1-5-18G:SYD:AI(A;ID;FA;;;S-1-5-32-544)(A;ID;FR;;;S-1-5-32-545)'],
    ['with a right for what is made below by its creator', `${good}(A;OICIIO;GA;;;CO)`],
    ['that denies somebody to write', `O:BAD:(D;;FW;;;${person})(A;;FRFX;;;BU)`],
  ])('%s is believed', (_what, sddl) => expect(trustOfSddl('it', sddl)).toEqual({ ok: true }));

  test.each([
    ['that a person owns', `O:${person}G:DUD:(A;;FA;;;BA)(A;;FA;;;SY)`],
    ['that all users own', 'O:BUD:(A;;FA;;;BA)'],
    ['that users may write', `O:BAD:(A;;FA;;;BA)(A;;FW;;;BU)`],
    ['that everyone may change', 'O:BAD:(A;;0x1301bf;;;WD)'],
    ['whose rights a person may change', `O:BAD:(A;;FRWD;;;${person})`],
    ['that a person may own', `O:BAD:(A;;0x1f00a9;;;${person})`],
    ['that users may delete', 'O:BAD:(A;;0x1300a9;;;AU)'],
    ['that users may add to', 'O:BAD:(A;;0x1200ad;;;BU)'],
    ['with everything for a person under a condition', `O:BAD:(XA;;FA;;;${person};(1))`],
    ['without an access list', 'O:BAG:SY'],
    ['with an empty protection', 'O:BAG:SYD:NO_ACCESS_CONTROL'],
    ['without owner', 'D:(A;;FR;;;BU)'],
    ['whose answer is no descriptor', 'Zugriff verweigert'],
    ['with an unknown right', `O:BAD:(A;;ZZ;;;BU)`],
  ])('%s is refused', (_what, sddl) => expect(trustOfSddl('it', sddl)).toMatchObject({ ok: false }));

  test('is checked with its folder by system programs; a link or a failure refuses it', () => {
    const asked: [string, string][] = [];
    const answers =
      (file: string, folder: string): Ask =>
      (program, _parameters, env = {}) => {
        asked.push([program, env['DESK_POLICY'] ?? '']);
        return `${env['DESK_POLICY']?.endsWith('.json') ? file : folder}\r\n`;
      };
    const file = String.raw`C:\ProgramData\Concierge Desk\config.json`;
    expect(trustOfFile(file, 'win32', answers(good, good))).toEqual({ ok: true });
    expect(asked.map(([, place]) => place)).toEqual([String.raw`C:\ProgramData\Concierge Desk`, file]);
    expect(asked.every(([program]) => program.startsWith(String.raw`C:\Windows\System32`))).toBe(true);
    expect(trustOfFile(file, 'win32', answers(good, `O:${person}D:(A;;FA;;;BA)`))).toMatchObject({ ok: false });
    expect(trustOfFile(file, 'win32', answers('LINK', good))).toMatchObject({ ok: false });
    const failing: Ask = () => {
      throw new Error('Das System kann den angegebenen Pfad nicht finden.');
    };
    expect(trustOfFile(file, 'win32', failing)).toMatchObject({ ok: false });
  });
});

test.each([
  ['root’s own', { uid: 0, mode: 0o100644, link: false }, true],
  ['a person’s', { uid: 1000, mode: 0o100644, link: false }, false],
  ['writable by a group', { uid: 0, mode: 0o100664, link: false }, false],
  ['writable by everybody', { uid: 0, mode: 0o100646, link: false }, false],
  ['a link', { uid: 0, mode: 0o120777, link: true }, false],
])('a policy file on macOS and Linux that is %s: %o believed %s', (_what, found, ok) =>
  expect(trustOfMode('it', found).ok).toBe(ok),
);

test('a refused file decides nothing and says so', () => {
  const read = readPolicy(import.meta.filename, () => ({ ok: false, problem: 'it belongs to user 1000' }));
  expect(read).toMatchObject({ policy: {}, refused: true });
  expect(read.problems[0]).toContain('user 1000');
  expect(readPolicy('/nowhere/config.json', () => ({ ok: true }))).toEqual({
    policy: {},
    problems: [],
    refused: false,
  });
});

test('the registry’s policy wins over the file, field by field, in every language of Windows', () => {
  const output = [
    '',
    String.raw`HKEY_LOCAL_MACHINE\Software\Policies\Concierge Desk`,
    '    (Standard)    REG_SZ    (Wert nicht gesetzt)',
    '    server    REG_SZ    https://desk.hotel.example',
    '    startAtLogin    REG_DWORD    0x0',
    '    updates    REG_DWORD    0x1',
    '',
  ].join('\r\n');
  const { values } = registryPolicy('win32', () => output);
  const file = {
    policy: { server: 'https://other.example', noticeDetail: 'count' as const },
    problems: [],
    refused: false,
  };
  expect(withManaged(file, values).policy).toEqual({
    server: 'https://desk.hotel.example',
    noticeDetail: 'count',
    startAtLogin: false,
    updates: true,
  });
  expect(registryPolicy('linux', () => output).values).toEqual({});
});

test('a registry key that is missing is no policy; one that cannot be read is a fault', () => {
  const ending =
    (more: object): Ask =>
    () => {
      throw Object.assign(new Error('reg.exe failed'), more);
    };
  expect(registryPolicy('win32', ending({ status: 1 }))).toEqual({ values: {}, problems: [] });
  // Held up by the system, or forbidden by another policy.
  for (const fault of [{ status: null, code: 'ETIMEDOUT' }, { code: 'EACCES' }])
    expect(registryPolicy('win32', ending(fault)).problems).toEqual([expect.stringContaining('Group Policy')]);
});

test('a registry value of another type, or an empty one, is a fault', () => {
  const output = [
    '    server    REG_EXPAND_SZ    https://%DESK%',
    '    updateUrl    REG_SZ    ',
    '    updates    REG_QWORD    0x0',
  ].join('\r\n');
  const none = { policy: {}, problems: [], refused: false };
  const { policy, problems } = withManaged(none, registryPolicy('win32', () => output).values);
  expect(policy).toEqual({});
  expect(problems.map((problem) => problem.split(':')[0])).toEqual(['server', 'updateUrl', 'updates']);
});

test('a policy with a fault switches updates off until it is corrected', () => {
  const read = { policy: { updates: true }, problems: [], refused: false };
  expect(cautious(read).policy.updates).toBe(true);
  expect(cautious({ ...read, problems: ['updats: is no setting'] }).policy.updates).toBe(false);
  const refused = readPolicy(import.meta.filename, () => ({ ok: false, problem: 'it belongs to user 1000' }));
  expect(cautious(refused).policy.updates).toBe(false);
});

test('a configuration profile on macOS is read where only root can write it', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'desk-profile-'));
  const file = path.join(dir, 'app.concierge.desk.plist');
  const says = () => '{"server":"https://desk.example.com","startAtLogin":true}';
  expect(managedPreferences('darwin', says, file)).toEqual({ values: {}, problems: [] });
  fs.writeFileSync(file, 'bplist00');
  fs.chmodSync(dir, 0o777);
  expect(managedPreferences('darwin', says, file).problems).toEqual([expect.stringMatching(/the profile is ignored/)]);
  expect(managedPreferences('linux', says, file)).toEqual({ values: {}, problems: [] });
  if (process.getuid?.() === 0) {
    fs.chmodSync(dir, 0o755);
    expect(managedPreferences('darwin', says, file).values).toEqual({
      server: 'https://desk.example.com',
      startAtLogin: true,
    });
    expect(managedPreferences('darwin', () => 'no JSON', file).problems).toHaveLength(1);
  }
  fs.rmSync(dir, { recursive: true });
});
