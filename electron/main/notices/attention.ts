import { app, type BrowserWindow } from 'electron';
import { countText, overlayBitmap } from '../system/icon.rules.ts';
import { imageOf } from '../system/images.ts';
import { marksOf } from './notices.rules.ts';

/** Shows the count on the program's icon: badge, overlay or dock, depending on the system. */
export function markCount(window: BrowserWindow | null, count: number, words: string): void {
  const marks = marksOf(process.platform);
  // macOS shows a text, so that the badge is 99+ like the other marks. Linux desktops take a number only.
  if (marks.dockText) app.dock?.setBadge(countText(count));
  if (marks.badge) app.setBadgeCount(count);
  if (!marks.overlay || !window || window.isDestroyed()) return;
  window.setOverlayIcon(count > 0 ? imageOf(overlayBitmap(count)) : null, count > 0 ? words : '');
}

/** Requests attention (frame flash, dock bounce) unless the window has the focus. */
export function callAttention(window: BrowserWindow | null): void {
  if (!window || window.isDestroyed() || window.isFocused()) return;
  const marks = marksOf(process.platform);
  if (marks.dockBounce) app.dock?.bounce('critical');
  if (marks.frameFlash) window.flashFrame(true);
}
