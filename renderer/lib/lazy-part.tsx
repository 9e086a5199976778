import i18n from '#renderer/lib/translate.ts';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { allTexts } from './i18n.ts';
import { loadCode, OutdatedConsole } from './load-code.ts';
import { notifyFailure, notifyInfo } from './notify.ts';

const Nothing = () => null;

/**
 * A part of a page that is loaded when it is first shown. While the server is unreachable a toast says so and the part appears
 * when its code has loaded. If the server has a newer version, the part is not shown. The page around it keeps working.
 * `early`: it is shown with the page, whose texts contain its own (`build/console-output.ts`); others wait for all texts.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { early = false } = {},
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    let told = false;
    const onFailure = () => {
      if (!told) notifyInfo(i18n.t('No connection, trying again'));
      told = true;
    };
    try {
      const part = await loadCode(load, { onFailure, mayReload: () => false });
      if (!early) await allTexts();
      return { default: part };
    } catch (error) {
      console.error('A part of the page failed', error);
      const outdated = error instanceof OutdatedConsole;
      notifyFailure(
        i18n.t('This part of the page could not be loaded. Reload the page.'),
        undefined,
        outdated ? i18n.t('There is a newer version of the console.') : undefined,
      );
      return { default: Nothing };
    }
  });
}

const ahead: (() => Promise<unknown>)[] = [];

/** Code that is loaded while the computer is idle, so that it works after a lost connection. */
export function loadLater(load: () => Promise<unknown>): void {
  ahead.push(load);
}

/** The next code that waits to be loaded, if there is any; given out once. */
export const nextToLoad = (): (() => Promise<unknown>) | undefined => ahead.shift();
