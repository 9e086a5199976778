import { app, crashReporter } from 'electron';
import { appId, toastActivator } from './system/identity.ts';
import { refusedSwitch } from './system/switches.rules.ts';
import { registerScheme } from './protocol/protocol.ts';
import { linkScheme } from '#shared/desktop-link.ts';
import { routeOfArguments } from './protocol/routes.rules.ts';
import { startProgram, type Program } from './program.ts';
import { signInOfArguments } from './sign-in/sign-in-link.rules.ts';

refuseSwitches();
crashReporter.start({ uploadToServer: false });
registerScheme();
app.enableSandbox();
// Before the AppUserModelId, so that Windows writes both to the shortcut. Older Electrons, such as that of the tests, lack it.
if (process.platform === 'win32') app.setToastActivatorCLSID?.(toastActivator);
app.setAppUserModelId(appId);

/** The start arguments, with links that arrived before the program was ready (macOS sends them as events). */
let early: readonly string[] = process.argv;
let program: Program | null = null;
const follow = (args: readonly string[]) => {
  if (!program) return void (early = [...args, ...early]);
  program.open(routeOfArguments(args) ?? undefined);
  const arrival = signInOfArguments(args);
  if (arrival) program.arrive(arrival);
};

if (!app.requestSingleInstanceLock()) app.exit(0);
else {
  app.on('second-instance', (_event, args) => follow(args));
  app.on('open-url', (event, link) => {
    event.preventDefault();
    follow([link]);
  });
  app.on('activate', () => follow([]));
  // The tray keeps the program alive; without a handler Electron would quit.
  app.on('window-all-closed', () => undefined);
  if (app.isPackaged) app.setAsDefaultProtocolClient(linkScheme);
  void app.whenReady().then(() => {
    program = startProgram({ route: routeOfArguments(early), arrival: signInOfArguments(early) });
  });
}

/** An installed program has no switch for a debugger or for a wrong certificate. */
function refuseSwitches(): void {
  const found = app.isPackaged ? refusedSwitch((name) => app.commandLine.hasSwitch(name)) : null;
  if (found === null) return;
  console.error(`refused: --${found} is not allowed in an installed program`);
  process.exit(4);
}
