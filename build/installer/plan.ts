import { feedOf, PRODUCT, type Environment, type Install } from './product.ts';
import { linuxSigning, macSigning, windowsSigning, type Signing } from './signing.ts';
import { updateKeyOf } from './update-key.ts';
import type { Build } from '#electron/main/update/update.rules.ts';

/** One run of electron-builder: installation kind, and the build information stored in the program. */
export type Run = { platform: 'win' | 'mac' | 'linux'; install: Install; build: Build };

const platforms: Partial<Record<NodeJS.Platform, Run['platform']>> = { win32: 'win', darwin: 'mac', linux: 'linux' };

/** How builds on this computer are signed. */
export function signingOn(platform: NodeJS.Platform, env: Environment): Signing {
  if (platform === 'win32') return windowsSigning(env);
  return platform === 'darwin' ? macSigning(env) : linuxSigning(env);
}

/**
 * The builds of a computer: each system packages for itself; Windows twice, because one installation updates itself and
 * the other is updated by IT.
 */
export function plannedRuns(platform: NodeJS.Platform, env: Environment): Run[] {
  const target = platforms[platform];
  if (!target) throw new Error(`${PRODUCT.name} is not packaged on ${platform}.`);
  const { signed } = signingOn(platform, env);
  const key = target === 'linux' ? updateKeyOf(env) : null;
  const build: Build = { updates: 'self', feed: feedOf(env), signed, ...(key ? { updateKey: key } : {}) };
  const self: Run = { platform: target, install: 'user', build };
  if (target !== 'win') return [self];
  return [self, { platform: target, install: 'machine', build: { updates: 'managed', feed: null, signed } }];
}
