import fs from 'node:fs';
import path from 'node:path';
import { app } from 'electron';
import { autostart } from './autostart.rules.ts';

/** Lets the program start, hidden, when somebody signs in to the computer; or no longer. */
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
