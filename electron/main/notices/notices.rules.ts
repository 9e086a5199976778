import type { WaitingNotice } from '#shared/desktop.ts';
import { summaryId } from '../alarm/guest-notices.rules.ts';

/** Electron's options for a notification. Systems without buttons, groups or urgency ignore these options. */
export type NoticeOptions = {
  /** Hotel and conversation: a later notice of the same guest replaces an earlier one, also of an earlier start. */
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

const short = (uuid: string): string => Buffer.from(uuid.replaceAll('-', ''), 'hex').toString('base64url');

/** Hotel and conversation in 45 characters: Windows takes 64 for the tag of a toast. Id of the summary: as it is. */
const tagOf = ({ id, hotelId }: Pick<WaitingNotice, 'id' | 'hotelId'>): string =>
  id === summaryId || hotelId === undefined ? id : `${short(hotelId)}.${short(id)}`;

/** `silent`: takes the place of another one, and stays as that did. `quiet`: during "do not disturb". */
export type Manner = 'loud' | 'silent' | 'quiet';

export function noticeOptions(
  notice: WaitingNotice,
  buttons: Buttons,
  manner: Manner,
  platform: NodeJS.Platform = process.platform,
): NoticeOptions {
  const { title, body } = notice;
  const labels = [buttons.open, ...(buttons.resolve === null ? [] : [buttons.resolve])];
  return {
    id: tagOf(notice),
    title,
    body: bodyFor(platform, body),
    silent: manner !== 'loud',
    urgency: manner === 'quiet' ? 'normal' : 'critical',
    timeoutType: manner === 'quiet' ? 'default' : 'never',
    actions: labels.map((text) => ({ type: 'button' as const, text })),
    groupId: noticeGroup,
  };
}

/** The action of a button, in the order of {@link noticeOptions}. */
export const buttonAction = (index: number): 'open' | 'resolve' => (index === 1 ? 'resolve' : 'open');

/** What Windows tells of a click on a toast (Electron's ActivationArguments); `arguments` is 'type=click&tag=<id>'. */
export type Activation = { type: string; arguments: string; actionIndex?: number };

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export type Clicked = { id: string; hotelId: string | null; action: 'open' | 'resolve' };

/** Conversation (or the summary), hotel and action of a clicked toast; null for one that tells of no guest. */
export function activated(given: Activation): Clicked | null {
  const tag = new URLSearchParams(given.arguments.slice(0, 500)).get('tag') ?? '';
  if (tag === summaryId) return { id: tag, hotelId: null, action: 'open' };
  const [hotelId = '', id = ''] = tag.split('.').map(long);
  if (!uuid.test(hotelId) || !uuid.test(id)) return null;
  return { id, hotelId, action: given.type === 'action' ? buttonAction(given.actionIndex ?? 0) : 'open' };
}

const long = (part: string): string =>
  Buffer.from(part, 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

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
