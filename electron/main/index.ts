import { app, crashReporter } from 'electron';
import { appId, toastActivator } from './system/identity.ts';
import { refusedSwitch } from './system/switches.rules.ts';
import { registerScheme } from './protocol/protocol.ts';
import { linkScheme, routeOfArguments, routeOfLink } from './protocol/routes.rules.ts';
import { startProgram, type Program } from './program.ts';

refuseSwitches();
crashReporter.start({ uploadToServer: false });
registerScheme();
app.enableSandbox();
// Before the AppUserModelId, so that Windows writes both to the shortcut. Older Electrons, such as that of the tests, lack it.
if (process.platform === 'win32') app.setToastActivatorCLSID?.(toastActivator);
app.setAppUserModelId(appId);

/** A link that arrived before the program was ready (macOS sends it as an event). */
let early: string | null = routeOfArguments(process.argv);
let program: Program | null = null;
const follow = (route: string | null) => {
  if (program) program.open(route ?? undefined);
  else early = route ?? early;
};

if (!app.requestSingleInstanceLock()) app.exit(0);
else {
  app.on('second-instance', (_event, args) => follow(routeOfArguments(args)));
  app.on('open-url', (event, link) => {
    event.preventDefault();
    follow(routeOfLink(link));
  });
  app.on('activate', () => follow(null));
  // The tray keeps the program alive; without a handler Electron would quit.
  app.on('window-all-closed', () => undefined);
  if (app.isPackaged) app.setAsDefaultProtocolClient(linkScheme);
  void app.whenReady().then(() => {
    program = startProgram(early);
  });
}

/** An installed program has no switch for a debugger or for a wrong certificate. */
function refuseSwitches(): void {
  const found = app.isPackaged ? refusedSwitch((name) => app.commandLine.hasSwitch(name)) : null;
  if (found === null) return;
  console.error(`refused: --${found} is not allowed in an installed program`);
  process.exit(4);
}
