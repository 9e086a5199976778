import i18n from 'i18next';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { unreachable } from './api-error.ts';
import { notifyFailure } from './notify.ts';

const Nothing = () => null;

/**
 * A part of a page that is loaded when it is first shown. Where that fails (the server is down, or newer than this page),
 * the part stays away and a toast says so; the page around it stands.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch {
      notifyFailure(i18n.t('This part of the page could not be loaded. Reload the page.'), unreachable());
      return { default: Nothing };
    }
  });
}
