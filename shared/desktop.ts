import { z } from 'zod';

/** The desktop program's own origin, in the place of a server's address. The server trusts it by name. */
export const desktopOrigin = 'app://concierge';

/** What a notice shows of a guest; the screen of a reception faces guests, so the name alone unless somebody chose more. */
export const noticeDetail = z.enum(['count', 'name', 'name_and_message']);
export type NoticeDetail = z.output<typeof noticeDetail>;

/**
 * One guest who waits for a person. `key` names this wait, so that a guest who waits again later is told of again.
 * `path` is the page that a click opens.
 */
export const waitingNotice = z.object({
  id: z.uuid(),
  key: z.string().max(200),
  title: z.string().max(200),
  body: z.string().max(1000),
  path: z.string().startsWith('/').max(300),
});
export type WaitingNotice = z.output<typeof waitingNotice>;

/** All who wait now; `count` may be more than the notices. `buttons` are the words on a notice. */
export const waitingList = z.object({
  notices: z.array(waitingNotice).max(200),
  count: z.number().int().min(0).max(1_000_000),
  buttons: z.object({ open: z.string().max(60), resolve: z.string().max(60) }),
});
export type WaitingList = z.output<typeof waitingList>;

/** What is chosen on this computer. `quiet`: no sound and no notice that demands to be seen; counts stay. */
export const platformSettings = z.object({
  noticeDetail,
  quiet: z.boolean(),
  startAtLogin: z.boolean(),
});
export type PlatformSettings = z.output<typeof platformSettings>;
export const settingsChange = platformSettings.partial();
export type SettingsChange = z.input<typeof settingsChange>;

export type PlatformInfo = {
  kind: 'browser' | 'desktop';
  version: string;
  platform: string;
  /** Settings that the computer's administrators decided. */
  locked: (keyof PlatformSettings | 'server')[];
  /** True where a policy file is there that others than administrators could have written; it is ignored. */
  policyRefused?: boolean;
};

/** Every call from the console to the desktop program, with what it may carry. Anything else is refused. */
export const desktopCalls = {
  info: z.tuple([]),
  showWaiting: z.tuple([waitingList]),
  settings: z.tuple([]),
  changeSettings: z.tuple([settingsChange]),
  keepOffline: z.tuple([z.string().max(8_000_000).nullable()]),
  readOffline: z.tuple([]),
  forgetPerson: z.tuple([]),
} as const;
export type DesktopCall = keyof typeof desktopCalls;

/** What the desktop program tells the console, by name and the value that comes with it. */
export type DesktopEvents = {
  navigate: string;
  resolve: string;
  reconnect: null;
  settings: PlatformSettings;
};

export const channelOf = (name: DesktopCall | keyof DesktopEvents): string => `desktop:${name}`;

type Unsubscribe = () => void;

/**
 * What the console asks of the program around it. The desktop program offers it as `window.desktop`;
 * the browser build supplies the same from what a browser has.
 */
export type DesktopBridge = {
  info(): Promise<PlatformInfo>;
  /** Shows a notice for each who is new, takes away those who are gone, and marks the program with the count. */
  showWaiting(waiting: WaitingList): Promise<void>;
  settings(): Promise<PlatformSettings>;
  changeSettings(change: SettingsChange): Promise<PlatformSettings>;
  /** Keeps what was read last, for the time without a server; null forgets it. False where it is kept in memory only. */
  keepOffline(snapshot: string | null): Promise<boolean>;
  readOffline(): Promise<string | null>;
  /** After signing out: nothing of the person stays on this computer. */
  forgetPerson(): Promise<void>;
  /** Called when a click on a notice or a link asks for a page; returns what ends the subscription. */
  onNavigate(listener: (path: string) => void): Unsubscribe;
  /** Called when a notice's button resolves a conversation's requests. */
  onResolve(listener: (conversationId: string) => void): Unsubscribe;
  /** Called when the computer woke or was unlocked: whatever was connected may be dead. */
  onReconnect(listener: () => void): Unsubscribe;
  onSettings(listener: (settings: PlatformSettings) => void): Unsubscribe;
};
