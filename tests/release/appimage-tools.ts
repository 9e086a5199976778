import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const RUNTIME_BYTES = 4096;

/** An AppImage runtime without mounting: unpacks the archive after it in the file and starts its content. */
const runtime = (unsquashfs: string): string => `#!/bin/sh
export APPIMAGE="$(readlink -f "$0")"
export APPDIR="$(mktemp -d)/app"
${unsquashfs} -quiet -no-progress -offset ${RUNTIME_BYTES} -dest "$APPDIR" "$APPIMAGE" >/dev/null 2>&1
exec "$APPDIR/AppRun" "$@"
exit 1
`;

const which = (tool: string): string => execFileSync('which', [tool], { encoding: 'utf8' }).trim();

/**
 * The folder that electron-builder would download for AppImages (APPIMAGE_TOOLS_PATH), made from the system's tools and a
 * short runtime.
 */
export function appImageTools(folder: string): string {
  const tools = path.join(folder, 'appimage-tools');
  for (const place of ['runtimes', 'lib/x64']) fs.mkdirSync(path.join(tools, place), { recursive: true });
  for (const tool of ['mksquashfs', 'desktop-file-validate']) fs.symlinkSync(which(tool), path.join(tools, tool));
  const script = runtime(which('unsquashfs'));
  fs.writeFileSync(path.join(tools, 'runtimes/runtime-x64'), script.padEnd(RUNTIME_BYTES, '\n'));
  return tools;
}
