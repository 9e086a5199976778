import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A screen that is there after a moment counts, however busy the machine is.
configure({ asyncUtilTimeout: 5000 });

// What antd asks of a browser and jsdom does not have.
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

afterEach(cleanup);
