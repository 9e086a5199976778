import fs from 'node:fs';
import path from 'node:path';
import { packagedManifest } from '#build/installer/product.ts';
import type { Build } from '#electron/main/update/update.rules.ts';
import { buildDesktop } from './desktop-build.ts';

/**
 * Writes the content of the program's archive to `folder`/app: the bundles and a separate package.json, so that nothing of
 * the server, its packages or the sources is included.
 */
export async function stageDesktop(folder: string, version: string, build: Build): Promise<void> {
  const built = await buildDesktop();
  const app = path.join(folder, 'app');
  fs.rmSync(app, { recursive: true, force: true });
  fs.cpSync(path.join(built, 'out'), path.join(app, 'out'), { recursive: true });
  fs.writeFileSync(path.join(app, 'package.json'), `${JSON.stringify(packagedManifest(version, build), null, 2)}\n`);
}
