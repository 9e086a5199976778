import { describe, expect, test } from 'vitest';
import { autostart, mustWriteAutostart } from '#electron/main/system/autostart.rules.ts';
import { afterCrash } from '#electron/main/window/crashes.rules.ts';
import { countText, overlayBitmap, trayBitmap } from '#electron/main/system/icon.rules.ts';
import { activated, buttonAction, marksOf, noticeOptions } from '#electron/main/notices/notices.rules.ts';
import { parsePolicy, policyFile } from '#electron/main/policy/policy.ts';
import { cookiePartition, mayKeepSecrets } from '#electron/main/settings/secrets.rules.ts';
import { fitToScreens } from '#electron/main/settings/window-state.rules.ts';
import { wordsFor } from '#electron/main/system/words.ts';
import { planNotices } from '#shared/waiting-notices.rules.ts';

const aWait = (id: string, since = '1') => ({ id, key: `${id} ${since}`, title: id, body: '', path: `/requests` });
const none = { shown: new Map<string, string>(), told: new Set<string>() };

describe('which notifications are shown', () => {
  test('one for each waiting guest, shown once', () => {
    const first = planNotices(none, [aWait('a'), aWait('b')]);
    expect(first.show.map(({ id }) => id)).toEqual(['a', 'b']);
    const again = planNotices({ shown: new Map([['a', 'a 1']]), told: first.told }, [aWait('a'), aWait('b')]);
    expect(again.show).toEqual([]);
    expect(again.close).toEqual([]);
  });

  test('none for a guest who was helped elsewhere', () => {
    const plan = planNotices({ shown: new Map([['a', 'a 1']]), told: new Set(['a 1']) }, []);
    expect(plan.close).toEqual(['a']);
  });

  test('a new one for a guest who waits again', () => {
    const plan = planNotices({ shown: new Map([['a', 'a 1']]), told: new Set(['a 1']) }, [aWait('a', '2')]);
    expect(plan.close).toEqual(['a']);
    expect(plan.show.map(({ key }) => key)).toEqual(['a 2']);
  });
});

describe('a notice', () => {
  const buttons = { open: 'Open', resolve: 'Mark Resolved' };
  test('stays until it is handled, and has action buttons', () => {
    expect(noticeOptions(aWait('a'), buttons, 'loud')).toMatchObject({
      urgency: 'critical',
      timeoutType: 'never',
      silent: false,
      actions: [{ text: 'Open' }, { text: 'Mark Resolved' }],
    });
    expect([0, 1].map(buttonAction)).toEqual(['open', 'resolve']);
  });

  test('has hotel and conversation as its id, by which a click on a toast of an earlier start finds both', () => {
    const id = '0199b000-0000-7000-8000-000000000001';
    const hotelId = 'ffffffff-1234-7000-8000-0000000000fe';
    const options = noticeOptions({ ...aWait(id), hotelId }, buttons, 'loud');
    expect(options.groupId).toBe('waiting');
    expect(options.id.length).toBeLessThanOrEqual(64);
    const clicked = (type: string, tag: string, actionIndex?: number) =>
      activated({ type, arguments: `type=${type}&tag=${tag}`, ...(actionIndex === undefined ? {} : { actionIndex }) });
    expect(clicked('click', options.id)).toEqual({ id, hotelId, action: 'open' });
    expect(clicked('action', options.id, 1)).toEqual({ id, hotelId, action: 'resolve' });
    expect(clicked('click', noticeOptions({ ...aWait('all'), hotelId }, buttons, 'loud').id)).toEqual({
      id: 'all',
      hotelId: null,
      action: 'open',
    });
    for (const tag of ['14317607570838471237', id, `${options.id}.x`.slice(5), '.', ''])
      expect(clicked('click', tag)).toBeNull();
    expect(activated({ type: 'click', arguments: '' })).toBeNull();
  });

  test('is silent and not critical under do not disturb', () => {
    expect(noticeOptions(aWait('a'), buttons, 'quiet')).toMatchObject({
      urgency: 'normal',
      timeoutType: 'default',
      silent: true,
    });
  });

  test('is accompanied by badge, overlay or dock, depending on the system', () => {
    expect(marksOf('win32')).toEqual({
      badge: false,
      dockText: false,
      overlay: true,
      dockBounce: false,
      frameFlash: true,
      trayTitle: false,
    });
    expect(marksOf('darwin')).toEqual({
      badge: false,
      dockText: true,
      overlay: false,
      dockBounce: true,
      frameFlash: false,
      trayTitle: true,
    });
    expect(marksOf('linux')).toEqual({
      badge: true,
      dockText: false,
      overlay: false,
      dockBounce: false,
      frameFlash: true,
      trayTitle: false,
    });
  });

  test('has its count drawn into the icons', () => {
    expect([0, 7, 99, 100].map(countText)).toEqual(['', '7', '99', '99+']);
    expect(trayBitmap(0).pixels).toHaveLength(32 * 32 * 4);
    expect(trayBitmap(3).pixels).not.toEqual(trayBitmap(0).pixels);
    expect(overlayBitmap(3).pixels).not.toEqual(overlayBitmap(4).pixels);
  });
});

describe('the file of the administrators', () => {
  test('is in a folder that only they can write', () => {
    expect(policyFile('linux', {})).toBe('/etc/concierge-desk/config.json');
    expect(policyFile('darwin', {})).toBe('/Library/Application Support/Concierge Desk/config.json');
    expect(policyFile('win32', { ProgramData: String.raw`D:\Data` })).toBe(
      String.raw`D:\Data\Concierge Desk\config.json`,
    );
    expect(policyFile('win32', {})).toBe(String.raw`C:\ProgramData\Concierge Desk\config.json`);
  });

  test('is read field by field, and reports invalid fields', () => {
    const { policy, problems } = parsePolicy(
      '\uFEFF{"server":"https://desk.example.com/","startAtLogin":"yes","noticeDetail":"count","colour":"red"}',
    );
    expect(policy).toEqual({ server: 'https://desk.example.com', noticeDetail: 'count' });
    expect(problems.map((line) => line.split(':')[0])).toEqual(['startAtLogin', 'colour']);
  });

  test.each(['', '[]', '"x"', '{', 'null'])('%s decides nothing', (text) =>
    expect(parsePolicy(text).policy).toEqual({}),
  );

  test('cannot send staff to a server in plain text', () => {
    expect(parsePolicy('{"server":"http://desk.example.com"}').policy).toEqual({});
  });
});

describe('starting at sign-in', () => {
  const asked = { env: {}, home: '/home/desk', executable: '/opt/Concierge Desk/concierge-desk', on: true };
  test('is a file of the desktop on Linux, hidden at the start', () => {
    const plan = autostart({ ...asked, platform: 'linux' });
    if (plan.by !== 'file') throw new Error('not a file');
    expect(plan.file).toBe('/home/desk/.config/autostart/concierge-desk.desktop');
    expect(plan.content).toContain('Exec="/opt/Concierge Desk/concierge-desk" --hidden\n');
    expect(plan.content).toContain('Hidden=false');
  });

  test('names the AppImage file, also with special characters in its path', () => {
    const plan = autostart({
      ...asked,
      platform: 'linux',
      env: { APPIMAGE: '/home/desk/50% "off" $x.AppImage' },
      on: false,
    });
    if (plan.by !== 'file') throw new Error('not a file');
    expect(plan.content).toContain(String.raw`Exec="/home/desk/50%% \"off\" \$x.AppImage" --hidden`);
    expect(plan.content).toContain('Hidden=true');
  });

  test('is left as the person put it in the system, and not made before a server is chosen', () => {
    const known = { hasServer: true, wanted: true, isPolicy: false, written: null };
    expect(mustWriteAutostart(known)).toBe(true);
    expect(mustWriteAutostart({ ...known, hasServer: false })).toBe(false);
    expect(mustWriteAutostart({ ...known, written: true })).toBe(false);
    expect(mustWriteAutostart({ ...known, written: true, wanted: false })).toBe(true);
    expect(mustWriteAutostart({ ...known, written: true, isPolicy: true })).toBe(true);
  });

  test.each(['win32', 'darwin'] as const)('is an entry of the system on %s', (platform) => {
    expect(autostart({ ...asked, platform })).toMatchObject({
      by: 'system',
      settings: { openAtLogin: true, args: ['--hidden'] },
    });
  });
});

describe('secrets', () => {
  test.each([
    ['linux', true, 'gnome_libsecret', true],
    ['linux', true, 'kwallet6', true],
    ['linux', true, 'basic_text', false],
    ['linux', true, 'unknown', false],
    ['linux', false, null, false],
    ['win32', true, null, true],
    ['darwin', true, null, true],
    ['darwin', false, null, false],
  ] as const)('on %s (encryption %s, %s) may lie on the disk: %s', (platform, available, backend, kept) => {
    expect(mayKeepSecrets(platform, { available, backend })).toBe(kept);
    expect(cookiePartition(kept).startsWith('persist:')).toBe(kept);
  });
});

test('a crashed page is reloaded with growing delays, and after three crashes a dialog asks', () => {
  let crashes: number[] = [];
  const delays = [0, 1000, 2000, 3000].map((now) => {
    const plan = afterCrash(crashes, now);
    crashes = plan.crashes;
    return plan.reloadInMs;
  });
  expect(delays).toEqual([250, 500, 1000, null]);
  expect(afterCrash(crashes, 200_000).reloadInMs).toBe(250);
});

describe('the remembered window', () => {
  const screens = [{ x: 0, y: 0, width: 1920, height: 1040 }];
  const state = { x: 100, y: 80, width: 1200, height: 800, isMaximized: false, zoom: 0.5 };
  test('comes back where it was', () => expect(fitToScreens(state, screens)).toEqual(state));
  test('is centred if its screen is gone', () => {
    const { x: _x, y: _y, ...rest } = state;
    expect(fitToScreens({ ...state, x: 2500 }, screens)).toEqual(rest);
    expect(fitToScreens({ ...state, y: -900 }, screens)).toEqual(rest);
  });
  test('is no larger than the screen', () => {
    expect(fitToScreens({ ...state, width: 4000, height: 3000 }, screens)).toMatchObject({ width: 1920, height: 1040 });
  });
});

test('the program speaks the five languages of the console, and English to everyone else', () => {
  const english = wordsFor('xx');
  for (const language of ['es', 'fr-CA', 'de-AT', 'it']) {
    const words = wordsFor(language);
    expect(words.quit).not.toBe(english.quit);
    expect(words.waiting).toContain('{{count}}');
  }
});
