import fs from 'node:fs';
import path from 'node:path';
import { app } from 'electron';
import { autostart, hiddenArgument } from './autostart.rules.ts';

/** Whether the account's sign-in started the program, which then shows no window. macOS hands over no arguments. */
export const startedAtLogin = (): boolean =>
  process.argv.includes(hiddenArgument) ||
  (process.platform === 'darwin' && app.getLoginItemSettings().wasOpenedAtLogin);

/** Switches the hidden start at sign-in on or off. */
export function setAutostart(on: boolean): void {
  const plan = autostart({
    platform: process.platform,
    env: process.env,
    home: app.getPath('home'),
    executable: process.execPath,
    on,
  });
  if (plan.by === 'system') return app.setLoginItemSettings(plan.settings);
  fs.mkdirSync(path.dirname(plan.file), { recursive: true });
  fs.writeFileSync(plan.file, plan.content);
}
