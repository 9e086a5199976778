import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Files of a worker share the page and the packages (React, antd, …), whose loading costs seconds, and nothing of ours.
vi.resetModules();
localStorage.clear();
sessionStorage.clear();

// Longer waits for elements, because the machine may be busy.
configure({ asyncUtilTimeout: 15_000 });

// Browser functions that antd uses and jsdom lacks.
window.matchMedia ??= (media) => ({
  matches: false,
  media,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
});
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
Element.prototype.scrollIntoView ??= () => {};

// jsdom has no layout and prints an error when asked for a pseudo element's style.
const styleOf = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => styleOf(element);

// Questions in dialogs stand outside the page's tree and stay after its cleanup.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});
