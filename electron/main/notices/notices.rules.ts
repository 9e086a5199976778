import type { WaitingNotice } from '#shared/desktop.ts';
import { summaryId } from '../alarm/guest-notices.rules.ts';

/** Electron's options for a notification. Systems without buttons, groups or urgency ignore these options. */
export type NoticeOptions = {
  /** The conversation: a later notice of the same guest replaces an earlier one, also of an earlier start. */
  id: string;
  title: string;
  body: string;
  silent: boolean;
  urgency: 'normal' | 'critical';
  timeoutType: 'default' | 'never';
  actions: { type: 'button'; text: string }[];
  groupId: string;
};

/** Groups the notices of guests. */
export const noticeGroup = 'waiting';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The body of a notice. Linux desktops read markup in it, so guests' words are escaped there. */
export const bodyFor = (platform: NodeJS.Platform, body: string): string =>
  platform === 'linux' ? body.replace(/[&<>]/g, (sign) => entities[sign] ?? sign) : body;

/** `resolve`: null for a notice that stands for several guests. */
export type Buttons = { open: string; resolve: string | null };

export function noticeOptions(
  { id, title, body }: WaitingNotice,
  buttons: Buttons,
  quiet: boolean,
  platform: NodeJS.Platform = process.platform,
): NoticeOptions {
  const labels = [buttons.open, ...(buttons.resolve === null ? [] : [buttons.resolve])];
  return {
    id,
    title,
    body: bodyFor(platform, body),
    silent: quiet,
    urgency: quiet ? 'normal' : 'critical',
    timeoutType: quiet ? 'default' : 'never',
    actions: labels.map((text) => ({ type: 'button' as const, text })),
    groupId: noticeGroup,
  };
}

/** The action of a button, in the order of {@link noticeOptions}. */
export const buttonAction = (index: number): 'open' | 'resolve' => (index === 1 ? 'resolve' : 'open');

/** What Windows tells of a click on a toast (Electron's ActivationArguments); `arguments` is 'type=click&tag=<id>'. */
export type Activation = { type: string; arguments: string; actionIndex?: number };

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Id (conversation, or the summary) and action of a clicked toast; null for one that tells of no guest. */
export function activated(given: Activation): { id: string; action: 'open' | 'resolve' } | null {
  const id = new URLSearchParams(given.arguments.slice(0, 500)).get('tag') ?? '';
  if (id === summaryId) return { id, action: 'open' };
  if (!uuid.test(id)) return null;
  return { id, action: given.type === 'action' ? buttonAction(given.actionIndex ?? 0) : 'open' };
}

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
