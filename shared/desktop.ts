import { z } from 'zod';

/** The origin of the desktop program's pages. The server's list of trusted origins contains it. */
export const desktopOrigin = 'app://concierge';

/** Guest data shown in a notice. Default: the name only, because guests can see a reception's screen. */
export const noticeDetail = z.enum(['count', 'name', 'name_and_message']);
export type NoticeDetail = z.output<typeof noticeDetail>;

/**
 * One guest who waits for staff. `key` identifies this wait, so that a later wait of the same guest gives a new notice.
 * `path`: the page opened by a click.
 */
export const waitingNotice = z.object({
  id: z.uuid(),
  key: z.string().max(200),
  title: z.string().max(200),
  body: z.string().max(1000),
  path: z.string().startsWith('/').max(300),
});
export type WaitingNotice = z.output<typeof waitingNotice>;

/** All waiting guests; `count` may exceed the number of notices. `buttons`: the labels on a notice. */
export const waitingList = z.object({
  notices: z.array(waitingNotice).max(200),
  count: z.number().int().min(0).max(1_000_000),
  buttons: z.object({ open: z.string().max(60), resolve: z.string().max(60) }),
});
export type WaitingList = z.output<typeof waitingList>;

/** Settings of this computer. `quiet`: no sounds and no notices; counts are still shown. */
export const computerSettings = z.object({
  noticeDetail,
  quiet: z.boolean(),
  startAtLogin: z.boolean(),
});
export type ComputerSettings = z.output<typeof computerSettings>;
export const settingsChange = computerSettings.partial();
export type SettingsChange = z.input<typeof settingsChange>;

export type ComputerInfo = {
  kind: 'browser' | 'desktop';
  version: string;
  platform: string;
  /** Settings fixed by the computer's administrators. */
  locked: (keyof ComputerSettings | 'server')[];
  /** True if a policy file was ignored because users other than administrators can write it. */
  policyRefused?: boolean;
};

/** All calls from the console to the desktop program, with their payload schemas. Other calls are refused. */
export const desktopCalls = {
  info: z.tuple([]),
  showWaiting: z.tuple([waitingList]),
  settings: z.tuple([]),
  changeSettings: z.tuple([settingsChange]),
  checkSpelling: z.tuple([z.string().max(35).nullable()]),
  keepOffline: z.tuple([z.string().max(8_000_000).nullable()]),
  readOffline: z.tuple([]),
  forgetPerson: z.tuple([]),
} as const;
export type DesktopCall = keyof typeof desktopCalls;

/** Events from the desktop program to the console, with their payload schemas. */
export type DesktopEvents = {
  navigate: string;
  resolve: string;
  reconnect: null;
  settings: ComputerSettings;
};

export const channelOf = (name: DesktopCall | keyof DesktopEvents): string => `desktop:${name}`;

type Unsubscribe = () => void;

/**
 * Functions of the host program for the console. The desktop program provides them as `window.desktop`;
 * the browser build implements them with browser APIs.
 */
export type DesktopBridge = {
  info(): Promise<ComputerInfo>;
  /** Shows notices for new waits, removes those of ended waits, and sets the badge to the count. */
  showWaiting(waiting: WaitingList): Promise<void>;
  settings(): Promise<ComputerSettings>;
  changeSettings(change: SettingsChange): Promise<ComputerSettings>;
  /** Checks spelling in the language of the reply being written as well; null: no reply. */
  checkSpelling(language: string | null): Promise<void>;
  /** Stores the last loaded data for offline use; null deletes it. Resolves to false if it is stored in memory only. */
  keepOffline(snapshot: string | null): Promise<boolean>;
  readOffline(): Promise<string | null>;
  /** Called after signing out: deletes all data of the person on this computer. */
  forgetPerson(): Promise<void>;
  /** Subscribes to page requests from notices and links. Returns the unsubscribe function. */
  onNavigate(listener: (path: string) => void): Unsubscribe;
  /** Subscribes to a notice's resolve button. */
  onResolve(listener: (conversationId: string) => void): Unsubscribe;
  /** Subscribes to wake-up and unlock of the computer, after which open connections may be dead. */
  onReconnect(listener: () => void): Unsubscribe;
  onSettings(listener: (settings: ComputerSettings) => void): Unsubscribe;
};
