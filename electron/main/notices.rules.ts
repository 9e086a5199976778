import type { WaitingNotice } from '#shared/desktop.ts';

/** A notice in Electron's words. Buttons, groups and urgency go to the systems that have them; the others pass them over. */
export type NoticeOptions = {
  title: string;
  body: string;
  silent: boolean;
  urgency: 'normal' | 'critical';
  timeoutType: 'default' | 'never';
  actions: { type: 'button'; text: string }[];
  groupId: string;
};

export function noticeOptions(
  { title, body }: WaitingNotice,
  buttons: { open: string; resolve: string },
  quiet: boolean,
): NoticeOptions {
  return {
    title,
    body,
    silent: quiet,
    urgency: quiet ? 'normal' : 'critical',
    timeoutType: quiet ? 'default' : 'never',
    actions: [buttons.open, buttons.resolve].map((text) => ({ type: 'button' as const, text })),
    groupId: 'waiting',
  };
}

/** What a press on a button means; the order is that of {@link noticeOptions}. */
export const buttonDeed = (index: number): 'open' | 'resolve' => (index === 1 ? 'resolve' : 'open');

/** How a system shows that guests wait, beside the notices. */
export type Marks = { badge: boolean; overlay: boolean; dockBounce: boolean; frameFlash: boolean; trayTitle: boolean };

export function marksOf(platform: NodeJS.Platform): Marks {
  const isMac = platform === 'darwin';
  const isWindows = platform === 'win32';
  return {
    badge: !isWindows,
    overlay: isWindows,
    dockBounce: isMac,
    frameFlash: !isMac,
    trayTitle: isMac,
  };
}
