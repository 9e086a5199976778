import type { ElectronApplication } from '@playwright/test';

type Asked = { asked: string[]; answer: number };

/** A test cannot press the buttons of a native dialog. */
export const answerDialogs = (app: ElectronApplication) =>
  app.evaluate(({ dialog }) => {
    const seen = globalThis as unknown as Asked;
    Object.assign(seen, { asked: [], answer: 0 });
    dialog.showMessageBox = (async (...given: unknown[]) => {
      seen.asked.push((given.at(-1) as { message: string }).message);
      return { response: seen.answer, checkboxChecked: false };
    }) as typeof dialog.showMessageBox;
  });
/** Sets the answer to the next dialogs. */
export const willAnswer = (app: ElectronApplication, answer: number) =>
  app.evaluate((_electron, chosen) => void ((globalThis as unknown as Asked).answer = chosen), answer);
export const pressMenu = (app: ElectronApplication, item: string) =>
  app.evaluate(({ Menu }, wanted) => {
    const items = Menu.getApplicationMenu()?.items.flatMap(({ submenu }) => submenu?.items ?? []);
    items?.find(({ label }) => label === wanted)?.click();
  }, item);
export async function pressQuit(app: ElectronApplication, answer: number): Promise<void> {
  await willAnswer(app, answer);
  await pressMenu(app, 'Quit');
}
export const asked = (app: ElectronApplication) => app.evaluate(() => (globalThis as unknown as Asked).asked);
