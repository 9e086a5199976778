import path from 'node:path';

export type Autostart =
  | { by: 'file'; file: string; content: string }
  | { by: 'system'; settings: { openAtLogin: boolean; args: string[]; name?: string } };

/** The argument of a start that shows no window. */
export const hiddenArgument = '--hidden';

type Asked = {
  platform: NodeJS.Platform;
  env: Record<string, string | undefined>;
  home: string;
  /** The program's file. An AppImage is named by APPIMAGE, because its mount path ends with the process. */
  executable: string;
  on: boolean;
};

/**
 * How the program starts when an account signs in to the computer: Windows and macOS keep a list; on Linux it is a file
 * of the XDG Autostart specification, with `Hidden=true` for off.
 */
export function autostart({ platform, env, home, executable, on }: Asked): Autostart {
  if (platform !== 'linux')
    return {
      by: 'system',
      settings: {
        openAtLogin: on,
        args: [hiddenArgument],
        ...(platform === 'win32' ? { name: 'app.concierge.desk' } : {}),
      },
    };
  const folder = env['XDG_CONFIG_HOME'] ?? path.posix.join(home, '.config');
  const program = env['APPIMAGE'] ?? executable;
  const content = [
    '[Desktop Entry]',
    'Type=Application',
    'Name=Concierge Desk',
    `Exec=${quoted(program)} ${hiddenArgument}`,
    'X-GNOME-Autostart-enabled=' + String(on),
    `Hidden=${!on}`,
    '',
  ].join('\n');
  return { by: 'file', file: path.posix.join(folder, 'autostart', 'concierge-desk.desktop'), content };
}

type Known = {
  /** No entry is made before a server is chosen: such a start could only ask for it. */
  hasServer: boolean;
  wanted: boolean;
  /** Whether the administrators decide. */
  isPolicy: boolean;
  /** What this program wrote last; null: nothing yet. */
  written: boolean | null;
};

/**
 * Whether the entry is written at the start of the program. It is written once for each value, so that a person who
 * switches it off in the system's own settings finds it off; only a policy is applied each time.
 */
export const mustWriteAutostart = ({ hasServer, wanted, isPolicy, written }: Known): boolean =>
  hasServer && (isPolicy || written !== wanted);

/** Quoting of the Desktop Entry specification: backslash before what a shell would read, %% for a percent sign. */
const quoted = (text: string) => `"${text.replace(/["`$\\]/g, String.raw`\$&`).replaceAll('%', '%%')}"`;
