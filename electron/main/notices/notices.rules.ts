import type { WaitingNotice } from '#shared/desktop.ts';

/** Electron's options for a notification. Systems without buttons, groups or urgency ignore these options. */
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

/** The action of a button, in the order of {@link noticeOptions}. */
export const buttonAction = (index: number): 'open' | 'resolve' => (index === 1 ? 'resolve' : 'open');

/** How a system shows waiting guests beside notifications. */
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
