import i18n from 'i18next';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadCode, OutdatedConsole } from './load-code.ts';
import { notifyFailure, notifyInfo } from './notify.ts';

const Nothing = () => null;

/**
 * A part of a page that is loaded when it is first shown. While the server is unreachable a toast says so and the part appears
 * when its code has loaded. If the server has a newer version, the part is not shown. The page around it keeps working.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    let told = false;
    const onFailure = () => {
      if (!told) notifyInfo(i18n.t('No connection, trying again'));
      told = true;
    };
    try {
      return { default: await loadCode(load, { onFailure }) };
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
