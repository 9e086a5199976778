import fs from 'node:fs';
import path from 'node:path';
import { packagedManifest } from '#build/installer/product.ts';
import type { Build } from '#electron/main/update.rules.ts';
import { buildDesktop } from './desktop-build.ts';

/**
 * Lays out in `folder`/app what goes into the program's archive: the bundles and a package.json of its own, so that
 * nothing of the server, its packages or the sources can slip in.
 */
export async function stageDesktop(folder: string, version: string, build: Build): Promise<void> {
  const built = await buildDesktop();
  const app = path.join(folder, 'app');
  fs.rmSync(app, { recursive: true, force: true });
  fs.cpSync(path.join(built, 'out'), path.join(app, 'out'), { recursive: true });
  fs.writeFileSync(path.join(app, 'package.json'), `${JSON.stringify(packagedManifest(version, build), null, 2)}\n`);
}
