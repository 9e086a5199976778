/** A program of the system, and whether its output says that notices are held back. */
export type QuietQuestion = { program: string; args: string[]; isQuiet: (output: string) => boolean };

const notifications = 'org.freedesktop.Notifications';
/** Not read from the environment, which the account controls. */
const powershell = String.raw`C:\Windows\System32\WindowsPowerShell\v1.0\powershell.exe`;
/** Windows 11; an older Windows lacks the property, and the answer is empty. */
const focusScript =
  '[Windows.UI.Notifications.ToastNotificationManager,Windows.UI.Notifications,ContentType=WindowsRuntime]::GetDefault().NotificationMode';

/**
 * How a system is asked whether its own "do not disturb" is on. KDE and others answer by the property `Inhibited` of the
 * notification service, GNOME by a setting. macOS tells no program of its Focus.
 */
export function quietQuestions(platform: NodeJS.Platform): QuietQuestion[] {
  if (platform === 'win32')
    return [
      {
        program: powershell,
        args: ['-NoProfile', '-NonInteractive', '-Command', focusScript],
        isQuiet: (output) => /PriorityOnly|AlarmsOnly/.test(output),
      },
    ];
  if (platform !== 'linux') return [];
  const property = ['org.freedesktop.DBus.Properties.Get', `string:${notifications}`, 'string:Inhibited'];
  return [
    {
      program: 'dbus-send',
      args: [
        '--session',
        '--print-reply=literal',
        `--dest=${notifications}`,
        '/org/freedesktop/Notifications',
        ...property,
      ],
      isQuiet: (output) => /boolean true/.test(output),
    },
    {
      program: 'gsettings',
      args: ['get', 'org.gnome.desktop.notifications', 'show-banners'],
      isQuiet: (output) => output.trim() === 'false',
    },
  ];
}
