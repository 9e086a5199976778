import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { pass, watchTray, withSkippingClock } from './support/desk-clock.ts';
import { aComputer, startDesk, type DeskProgram } from './support/desk-program.ts';
import { pressMenu } from './support/dialogs.ts';
import { cannotNotify, expect, test } from './support/fixtures.ts';
import { signIn } from './support/hotel.ts';

test.skip(cannotNotify !== null, cannotNotify ?? '');

async function openDiagnostics({ app }: DeskProgram): Promise<Page> {
  const arrived = app.waitForEvent('window', (page) => page.url().startsWith('app://diagnostics'));
  await pressMenu(app, 'Diagnostics…');
  return arrived;
}

/** The remedies that the page shows. The bell's is always there, because only a person can hear it. */
async function remedies(page: Page): Promise<string[]> {
  const again = page.getByRole('button', { name: 'Test again' });
  await again.click();
  await expect(again).toBeEnabled({ timeout: 20_000 });
  const names = await page.locator('li').evaluateAll((items) =>
    items
      .filter((item) => item instanceof HTMLElement && item.dataset['works'] === 'false')
      // A remedy that is not seen helps no one.
      .filter((item) => item.querySelector('p')!.checkVisibility())
      .map((item) => (item as HTMLElement).dataset['name']!),
  );
  return names;
}

test('each fault of a computer is named with its own remedy, and goes once it is repaired', async ({
  hotel,
  line,
  service: _service,
}) => {
  await hotel.resolveAll();
  const desk = await startDesk(aComputer({ server: line.url }), [], undefined, withSkippingClock);
  const { app } = desk;
  const tray = await watchTray(app);
  await signIn(desk.page);
  await expect.poll(tray).toContain('No guest is waiting');
  const page = await openDiagnostics(desk);
  // The tests' session bus has no host for tray icons.
  const without = ['tray'];
  expect(await remedies(page)).toEqual(without);

  await app.evaluate(({ session }) =>
    session
      .fromPartition('server')
      .setProxy({ mode: 'fixed_servers', proxyRules: '127.0.0.1:9', proxyBypassRules: '<-loopback>' }),
  );
  expect(await remedies(page)).toEqual(expect.arrayContaining(['server', 'proxy']));
  await expect(page.locator('li[data-name="proxy"]')).toContainText('PROXY 127.0.0.1:9');
  await app.evaluate(({ session }) => session.fromPartition('server').setProxy({ mode: 'direct' }));
  await pass(app, 10_000);
  await expect.poll(() => remedies(page)).toEqual(without);

  await app.evaluate(({ Notification }) => void (Notification.isSupported = () => false));
  expect(await remedies(page)).toEqual(['notices', ...without]);
  await app.evaluate(({ Notification }) => void (Notification.isSupported = () => true));

  // Until the page of the bell before is gone.
  await pass(app, 5000);
  await app.evaluate(({ app: program }) =>
    program.once('web-contents-created', (_event, bell) => {
      bell.send = () => undefined;
    }),
  );
  const deafBell = remedies(page);
  await expect(page.locator('li[data-name="sound"] output')).toHaveText('…');
  await pass(app, 5000);
  expect(await deafBell).toEqual(['sound', ...without]);

  await pass(app, 120_000, true);
  await expect.poll(() => remedies(page)).toEqual([...without, 'clock']);

  line.cut();
  await expect.poll(() => remedies(page)).toContain('server');
  line.mend();
  await desk.kill();
});

test('a certificate that the computer does not trust is named as such, and so is a missing session', async ({
  service: _service,
}) => {
  const computer = aComputer(null);
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => path.join(computer.dir, name)) as [string, string];
  const own = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1'];
  execFileSync('openssl', ['req', ...own, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const server = https.createServer({ key: fs.readFileSync(key), cert: fs.readFileSync(cert) }, (_request, answer) =>
    answer.end('{}'),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  fs.writeFileSync(computer.policy, JSON.stringify({ server: `https://127.0.0.1:${port}` }));
  const desk = await startDesk(computer);
  const page = await openDiagnostics(desk);
  expect(await remedies(page)).toEqual(['server', 'certificate', 'live', 'tray']);
  await expect(page.locator('li[data-name="certificate"]')).toContainText('does not trust the server’s certificate');
  await desk.kill();
  server.close();
});
