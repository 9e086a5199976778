import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { plannedRuns, signingOn, type Run } from '#build/installer/plan.ts';
import { signFeeds } from '#build/installer/update-key.ts';
import { isFeedFile, withRollout } from '#build/installer/rollout.ts';
import { stageDesktop } from './stage-desktop.ts';
import { ROOT, runTool } from '../tool.ts';

// npm run package:desktop [-- --dir]: builds installers for this system in dist/package/release; with --dir only the
// unpacked program. Settings: docs/desktop-rollout.md, "Making a release".
const FOLDER = path.resolve(ROOT, process.env['DESKTOP_PACKAGE_DIR'] ?? 'dist/package');
const RELEASE = path.join(FOLDER, 'release');
const extra = process.argv.slice(2);

const signing = signingOn(process.platform, process.env);
const runs = plannedRuns(process.platform, process.env);
saySigned();
if (process.env['DESKTOP_REQUIRE_SIGNED'] === '1' && !signing.signed) throw new Error('A release must be signed.');
fs.rmSync(RELEASE, { recursive: true, force: true });
for (const run of runs) await pack(run);
limitRollout();
signFeeds(RELEASE, process.env);
writeSums();
saySigned();
console.log(`\n${path.relative(ROOT, RELEASE)}:\n${installers().join('\n')}`);

async function pack({ platform, install, build }: Run): Promise<void> {
  console.log(`\n== ${platform}, ${install === 'machine' ? 'for all users of a computer' : 'for one account'}`);
  const { version } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string };
  await stageDesktop(FOLDER, process.env['DESKTOP_VERSION'] ?? version, build);
  const { code } = await runTool(
    {
      package: 'electron-builder',
      args: ['--config', 'build/electron-builder.config.ts', '--publish', 'never', `--${platform}`, ...extra],
      env: { DESKTOP_INSTALL: install, DESKTOP_PACKAGE_DIR: FOLDER },
    },
    { show: true },
  );
  if (code !== 0) throw new Error(`electron-builder ended with code ${code}.`);
}

/** Printed before and after the long output of the build. */
function saySigned(): void {
  console.log(signing.signed ? `\nSigned by ${signing.by}.` : `\nNOT SIGNED: ${signing.unsigned}`);
}

function limitRollout(): void {
  const percent = process.env['DESKTOP_ROLLOUT'];
  if (!percent) return;
  for (const name of fs.readdirSync(RELEASE).filter(isFeedFile)) {
    const file = path.join(RELEASE, name);
    fs.writeFileSync(file, withRollout(fs.readFileSync(file, 'utf8'), Number(percent)));
  }
  console.log(`\nOffered to ${percent} % of all computers.`);
}

function installers(): string[] {
  const wanted = /\.(exe|msi|dmg|zip|AppImage|deb|rpm)$/;
  return fs.readdirSync(RELEASE).filter((name) => wanted.test(name));
}

/** SHA-256 of every installer, in the format of `sha256sum --check`. */
function writeSums(): void {
  const sums = installers().map((name) => {
    const hash = createHash('sha256').update(fs.readFileSync(path.join(RELEASE, name)));
    return `${hash.digest('hex')}  ${name}\n`;
  });
  if (sums.length > 0) fs.writeFileSync(path.join(RELEASE, `SHA256SUMS-${process.platform}`), sums.join(''));
}
