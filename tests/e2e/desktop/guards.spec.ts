import path from 'node:path';
import { DESKTOP_DIR } from '#build/scripts/desktop-build.ts';
import { filesWith, startAgain, nextWindow } from './support/desk-program.ts';
import { cannotRun, expect, test } from './support/fixtures.ts';
import { watchOutside } from './support/outside.ts';

test.skip(cannotRun !== null, cannotRun ?? '');

test('the page has no Node, no token and no address of the server', async ({ desk, hotel }) => {
  const found = await desk.page.evaluate(() => ({
    globals: ['require', 'process', 'module', 'Buffer', 'electron'].filter((name) => name in globalThis),
    cookies: document.cookie,
    bridge: Object.keys(window.desktop ?? {}),
    stored: JSON.stringify({ ...localStorage }),
  }));
  expect(found.globals).toEqual([]);
  expect(found.cookies).toBe('');
  expect(found.bridge).not.toContain('invoke');
  expect(found.stored).not.toContain(new URL(hotel.url).port);
  expect(found.stored).not.toContain('session_token');
  const preferences = await desk.app.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows().find((one) => one.isVisible())!
      .webContents as Electron.WebContents & {
      getLastWebPreferences(): Electron.WebPreferences;
    };
    return contents.getLastWebPreferences();
  });
  expect(preferences).toMatchObject({
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    webviewTag: false,
  });
});

test("Chromium's own sandbox is on", async ({ desk }) => {
  const args = await desk.app.evaluate(({ app }) => app.commandLine.hasSwitch('no-sandbox'));
  expect(args).toBe(false);
});

test('injected scripts do not run, and no data is sent to another server', async ({ desk }) => {
  const result = await desk.page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'window.broken = true';
    document.body.append(script);
    const image = document.createElement('div');
    image.innerHTML = '<img src=x onerror="window.broken = true">';
    document.body.append(image);
    const outside = await fetch('https://127.0.0.1:9/steal').then(
      () => 'went out',
      () => 'refused',
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
    return { broken: 'broken' in window, outside };
  });
  expect(result).toEqual({ broken: false, outside: 'refused' });
});

test('no file outside the console can be read, by any spelling of the path', async ({ desk }) => {
  const statuses = await desk.page.evaluate(() =>
    Promise.all(
      [
        '/../package.json',
        '/%2e%2e/%2e%2e/package.json',
        '/..%2f..%2fpackage.json',
        '/..%5c..%5cpackage.json',
        '/%00.js',
      ].map(async (path) => (await fetch(path)).status),
    ),
  );
  expect(statuses.every((status) => status >= 400)).toBe(true);
  expect(
    await desk.page.evaluate(() =>
      fetch('app://elsewhere/x').then(
        ({ status }) => status,
        () => 'refused',
      ),
    ),
  ).not.toBe(200);
});

test('links and pop-ups are blocked or open in the system browser', async ({ desk }) => {
  const opened = await watchOutside(desk.app);
  const before = desk.page.url();
  const windows = () => desk.app.windows().filter((page) => page.url().startsWith('app://concierge')).length;
  const count = windows();
  await desk.page.evaluate(() => {
    window.open('https://example.org/help');
    window.open('file:///etc/passwd');
    window.open('javascript:alert(1)');
    window.open('http://example.org/plain');
    location.href = 'https://example.org/away';
  });
  await desk.page.evaluate(() => void (location.href = 'file:///etc/passwd'));
  await expect.poll(opened).toEqual(['https://example.org/help', 'https://example.org/away']);
  expect(desk.page.url()).toBe(before);
  expect(windows()).toBe(count);
});

test('a page of the console opens in a further window with the same guards', async ({ desk }) => {
  const arrived = nextWindow(desk.app);
  await desk.page.evaluate(() => void window.open('/faqs?question=Towels%3F'));
  const further = await arrived;
  await expect(further).toHaveURL('app://concierge/faqs?question=Towels%3F');
  expect(await further.evaluate(() => typeof (globalThis as { require?: unknown }).require)).toBe('undefined');
  await further.close();
});

test('no page is embedded: neither a frame nor a webview', async ({ desk }) => {
  await desk.page.evaluate(() => {
    for (const [name, src] of [
      ['iframe', 'https://example.org/'],
      ['iframe', 'app://setup/'],
      ['webview', 'https://example.org/'],
    ] as const) {
      const element = document.createElement(name);
      element.setAttribute('src', src);
      document.body.append(element);
    }
  });
  const addresses = desk.page.frames().map((frame) => frame.url());
  expect(addresses.filter((url) => url.startsWith('https:') || url.startsWith('app://setup'))).toEqual([]);
  expect(
    await desk.app.evaluate(({ webContents }) => webContents.getAllWebContents().map((contents) => contents.getType())),
  ).not.toContain('webview');
});

test('camera, place and notifications of the page are refused', async ({ desk }) => {
  const answers = await desk.page.evaluate(async () => {
    const camera = await navigator.mediaDevices.getUserMedia({ video: true }).then(
      () => 'granted',
      () => 'refused',
    );
    const place = await new Promise((resolve) =>
      navigator.geolocation.getCurrentPosition(
        () => resolve('granted'),
        () => resolve('refused'),
      ),
    );
    return { camera, place, notices: await Notification.requestPermission() };
  });
  expect(answers).toEqual({ camera: 'refused', place: 'refused', notices: 'denied' });
});

test('calls from another page with the preload script are rejected', async ({ desk }) => {
  const preload = path.join(DESKTOP_DIR, 'out/preload/console.cjs');
  const answers = await desk.app.evaluate(async ({ BrowserWindow, session }, file) => {
    const tell = async (address: string) => {
      const partition = session.fromPartition('persist:console');
      const window = new BrowserWindow({
        show: false,
        webPreferences: { preload: file, sandbox: true, session: partition },
      });
      await window.loadURL(address);
      const said: unknown = await window.webContents.executeJavaScript(
        'window.desktop ? window.desktop.settings().then(() => "answered", (error) => error.message) : "no bridge"',
      );
      window.destroy();
      return String(said);
    };
    return [await tell('data:text/html,<p>x</p>'), await tell('app://setup/')];
  }, preload);
  expect(answers).toEqual(['no bridge', expect.stringContaining('refused: not the console')]);
});

test('calls with arguments outside the schema are rejected', async ({ desk }) => {
  const answers = await desk.page.evaluate(() => {
    const bridge = window.desktop as unknown as Record<string, (...values: unknown[]) => Promise<unknown>>;
    const calls = [
      bridge['changeSettings']!({ noticeDetail: 'everything' }),
      bridge['changeSettings']!('x'),
      bridge['changeSettings']!({ muted: 'yes' }),
      bridge['keepOffline']!(42),
    ];
    return Promise.all(
      calls.map((call) =>
        call.then(
          () => 'answered',
          (error: Error) => error.message,
        ),
      ),
    );
  });
  for (const answer of answers) expect(answer).toContain('may not carry this');
});

test('a second start passes its link to the first; an invalid link opens nothing', async ({ desk, computer }) => {
  await startAgain(computer, ['concierge-desk://open/guests']);
  await expect(desk.page).toHaveURL('app://concierge/guests');
  await startAgain(computer, ['concierge-desk://open/../../etc/passwd']);
  await startAgain(computer, ['concierge-desk://open/requests?conversation=<script>']);
  await expect(desk.page).toHaveURL('app://concierge/guests');
});

test('without a keyring the session is not stored on disk', async ({ desk: _desk, computer }) => {
  test.skip(process.platform !== 'linux', 'accounts of Windows and macOS always have a keyring');
  expect(filesWith(computer.userData, ['concierge.session_token'])).toEqual([]);
});
