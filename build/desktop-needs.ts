import { spawnSync } from 'node:child_process';

/** What Electron needs on Linux and does not find: a display, libraries. One sentence each; empty elsewhere. */
export function missingFor(file: string, env: NodeJS.ProcessEnv = process.env): string[] {
  if (process.platform !== 'linux') return [];
  const libraries = missingLibraries(spawnSync('ldd', [file], { encoding: 'utf8' }).stdout ?? '');
  return [
    ...(env['DISPLAY'] || env['WAYLAND_DISPLAY']
      ? []
      : ['no display: start it in a desktop session, or with `xvfb-run -a npm run desktop`']),
    ...(libraries.length === 0
      ? []
      : [
          `missing libraries: ${libraries.join(', ')}. On Debian and Ubuntu: apt-get install libgtk-3-0 libnss3 libasound2 libgbm1 libxss1 libcups2 libnotify4`,
        ]),
  ];
}

/** Library names that `ldd` did not find. */
export const missingLibraries = (output: string): string[] =>
  [...output.matchAll(/^\s*(\S+) => not found$/gm)].map(([, name]) => name ?? '');
