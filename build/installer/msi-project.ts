import fs from 'node:fs';
import { toastActivator } from '#electron/main/system/identity.ts';

const appIdProperty = /<ShortcutProperty Key="System\.AppUserModel\.ID" Value="[^"]*"\s*\/>/g;

/** The WiX project with the class of the toast activator beside the AppUserModelId of each shortcut. @throws without one. */
export function withToastActivator(project: string): string {
  const activator = `<ShortcutProperty Key="System.AppUserModel.ToastActivatorCLSID" Value="${toastActivator}"/>`;
  if (!project.match(appIdProperty)) throw new Error('The MSI project has no shortcut with an AppUserModelId.');
  return project.replace(appIdProperty, (property) => property + activator);
}

/** electron-builder's hook, called before the MSI is compiled. */
export async function addToastActivator(file: string): Promise<void> {
  fs.writeFileSync(file, withToastActivator(fs.readFileSync(file, 'utf8')));
}
