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

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The body of a notice. Linux desktops read markup in it, so guests' words are escaped there. */
export const bodyFor = (platform: NodeJS.Platform, body: string): string =>
  platform === 'linux' ? body.replace(/[&<>]/g, (sign) => entities[sign] ?? sign) : body;

/** `resolve`: null for a notice that stands for several guests. */
export type Buttons = { open: string; resolve: string | null };

export function noticeOptions(
  { title, body }: WaitingNotice,
  buttons: Buttons,
  quiet: boolean,
  platform: NodeJS.Platform = process.platform,
): NoticeOptions {
  const labels = [buttons.open, ...(buttons.resolve === null ? [] : [buttons.resolve])];
  return {
    title,
    body: bodyFor(platform, body),
    silent: quiet,
    urgency: quiet ? 'normal' : 'critical',
    timeoutType: quiet ? 'default' : 'never',
    actions: labels.map((text) => ({ type: 'button' as const, text })),
    groupId: 'waiting',
  };
}

/** The action of a button, in the order of {@link noticeOptions}. */
export const buttonAction = (index: number): 'open' | 'resolve' => (index === 1 ? 'resolve' : 'open');

/** How a system shows waiting guests beside notifications. */
export type Marks = {
  badge: boolean;
  dockText: boolean;
  overlay: boolean;
  dockBounce: boolean;
  frameFlash: boolean;
  trayTitle: boolean;
};

export function marksOf(platform: NodeJS.Platform): Marks {
  const isMac = platform === 'darwin';
  const isWindows = platform === 'win32';
  return {
    badge: !isWindows && !isMac,
    dockText: isMac,
    overlay: isWindows,
    dockBounce: isMac,
    frameFlash: !isMac,
    trayTitle: isMac,
  };
}
