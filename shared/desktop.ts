import { z } from 'zod';
import { alarmSounds } from './bell-sound.ts';
import type { SsoOutcome } from './features/auth/sso.values.ts';

/** The origin of the desktop program's pages. The server's list of trusted origins contains it. */
export const desktopOrigin = 'app://concierge';

/** Guest data shown in a notice. Default: the name only, because guests can see a reception's screen. */
export const noticeDetail = z.enum(['count', 'name', 'name_and_message']);
export type NoticeDetail = z.output<typeof noticeDetail>;

/**
 * One guest who waits for staff. `key` identifies this wait, so that a later wait of the same guest gives a new notice.
 * `path`: the page opened by a click.
 */
export type WaitingNotice = {
  id: string;
  key: string;
  title: string;
  body: string;
  path: string;
  /** Keys of the waits that one notice stands for. */
  stands?: string[];
  /** The hotel in which to open it. */
  hotelId?: string;
};

/** All waiting guests; `count` may exceed the number of notices. */
export type WaitingList = { notices: WaitingNotice[]; count: number };

const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

/**
 * Settings of this computer. `quietUntil`: end of "do not disturb" in milliseconds since 1970, null: off; until then there
 * are no sounds, and notices are not critical. `muted`: no sound. Counts are always shown. `shiftEnds`: times of day in the
 * hotel's zone. `volume`: percent.
 */
export const computerSettings = z.object({
  noticeDetail,
  quietUntil: z.number().int().positive().nullable(),
  shiftEnds: z.array(timeOfDay).min(1).max(8),
  muted: z.boolean(),
  sound: z.enum(alarmSounds),
  volume: z.number().int().min(10).max(100),
  startAtLogin: z.boolean(),
});
export type ComputerSettings = z.output<typeof computerSettings>;
export const settingsChange = computerSettings.partial();
export type SettingsChange = z.input<typeof settingsChange>;

/**
 * The alarm as the desktop program knows it. `condition`: whether waiting guests are noticed at all. `ringing`: its bell
 * sounds. `waits`: keys of the current waits; it changes with the list of waiting guests. `hotels`: those of the person's
 * hotels in which guests wait.
 */
export type AlarmState = {
  condition: 'no_server' | 'starting' | 'working' | 'signed_out' | 'lost' | 'deaf';
  ringing: boolean;
  waits: string[];
  hotels: { id: string; name: string; count: number }[];
};

/** Why a sign-in in the system's browser is not done: told by the company's sign-in, or known by the program. */
export type CompanyProblem =
  | SsoOutcome
  | 'no_browser'
  | 'timed_out'
  | 'code_wrong'
  | 'code_expired'
  | 'too_many'
  | 'server_unreachable';

/**
 * A sign-in with a company's account in the system's browser. `waiting`: for the browser; `checking`: the server is asked;
 * `second_factor`: the person's own code is needed now. `signed_in` is told once.
 */
export type CompanySignIn = {
  step: 'none' | 'waiting' | 'checking' | 'second_factor' | 'signed_in' | 'failed';
  /** The address with which it began. */
  email: string | null;
  problem: CompanyProblem | null;
};

export type ComputerInfo = {
  kind: 'browser' | 'desktop';
  version: string;
  platform: string;
  /** Settings fixed by the computer's administrators. */
  locked: (keyof ComputerSettings | 'server')[];
  /** True in a further window, which may show another hotel than the main one. */
  isFurtherWindow?: boolean;
  /** True if a policy file was ignored because users other than administrators can write it. */
  policyRefused?: boolean;
  /** True if a setting of the administrators could not be read. Updates are off then. */
  policyBroken?: boolean;
};

/** All calls from the console to the desktop program, with their payload schemas. Other calls are refused. */
export const desktopCalls = {
  info: z.tuple([]),
  attend: z.tuple([z.uuid().nullable()]),
  showsHotel: z.tuple([z.uuid().nullable()]),
  openHotel: z.tuple([z.uuid()]),
  silence: z.tuple([]),
  testSound: z.tuple([]),
  alarm: z.tuple([]),
  print: z.tuple([]),
  keepPrivate: z.tuple([z.string().max(300), z.string().max(1_000_000).nullable()]),
  settings: z.tuple([]),
  changeSettings: z.tuple([settingsChange]),
  checkSpelling: z.tuple([z.string().max(35).nullable()]),
  keepOffline: z.tuple([z.string().max(8_000_000).nullable()]),
  readOffline: z.tuple([]),
  forgetPerson: z.tuple([]),
  companySignIn: z.tuple([]),
  beginCompanySignIn: z.tuple([z.string().min(3).max(200)]),
  enterCompanyCode: z.tuple([z.string().max(20)]),
  cancelCompanySignIn: z.tuple([]),
} as const;
export type DesktopCall = keyof typeof desktopCalls;

/** The answers to these calls. */
export type DesktopAnswers = {
  info: ComputerInfo;
  attend: void;
  showsHotel: void;
  openHotel: void;
  silence: void;
  testSound: boolean;
  alarm: AlarmState;
  print: boolean;
  keepPrivate: void;
  settings: ComputerSettings;
  changeSettings: ComputerSettings;
  checkSpelling: void;
  keepOffline: boolean;
  readOffline: string | null;
  forgetPerson: void;
  companySignIn: CompanySignIn;
  beginCompanySignIn: void;
  enterCompanyCode: void;
  cancelCompanySignIn: void;
};

/** Events from the desktop program to the console, with their payload schemas. */
export type DesktopEvents = {
  navigate: string;
  alarm: AlarmState;
  reconnect: null;
  stored: { key: string; value: string | null };
  settings: ComputerSettings;
  company: CompanySignIn;
};

export const channelOf = (name: DesktopCall | keyof DesktopEvents): string => `desktop:${name}`;

type Unsubscribe = () => void;

/** Entries by key. `onChange`: another page changed an entry; null: any of them. */
export type PrivateStorage = {
  keys(): string[];
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  onChange(listener: (key: string | null) => void): Unsubscribe;
};

/** Keys of replies that wait to be sent begin with this. */
export const outboxPrefix = 'concierge.outbox.';

/** Channel on which a page reads all private entries at its start. */
export const privateChannel = 'desktop:private';

export type DeskAlarm = {
  state(): Promise<AlarmState>;
  /** The conversation that the person at this page deals with; it does not ring. Null: none. */
  attend(conversationId: string | null): Promise<void>;
  /** Tells which hotel this page shows. Null: none. */
  showsHotel(hotelId: string | null): Promise<void>;
  /** Opens the inbox of another hotel of the person, in a window that shows it or in a new one. */
  openHotel(hotelId: string): Promise<void>;
  /** Ends the sound for all current waits. A new wait rings again. */
  silence(): Promise<void>;
  onChange(listener: (state: AlarmState) => void): Unsubscribe;
};

export type DeskCompanySignIn = {
  state(): Promise<CompanySignIn>;
  /** Opens the system's browser. */
  begin(email: string): Promise<void>;
  /** Takes the code that the browser shows where it cannot open the program. */
  enterCode(code: string): Promise<void>;
  cancel(): Promise<void>;
  onChange(listener: (state: CompanySignIn) => void): Unsubscribe;
};

/**
 * Functions of the host program for the console. The desktop program provides them as `window.desktop`;
 * the browser build implements them with browser APIs.
 */
export type DesktopBridge = {
  info(): Promise<ComputerInfo>;
  /**
   * The desktop program's alarm, which needs no page. Null in a browser, where the page is the alarm: it rings by itself
   * and calls `showWaiting`.
   */
  alarm: DeskAlarm | null;
  /** Shows notices for new waits and removes those of ended waits. Null in the desktop program, which does so itself. */
  showWaiting: ((waiting: WaitingList) => Promise<void>) | null;
  /** The program's encrypted store for drafts and unsent replies; null in a browser, which has its own storage. */
  privateStorage: PrivateStorage | null;
  /** Sign-in with a company's account in the system's browser; null in a browser, which goes to the company itself. */
  company: DeskCompanySignIn | null;
  /** Prints the page. Resolves to false if that failed, for example without a printer; a person may cancel. */
  print(): Promise<boolean>;
  settings(): Promise<ComputerSettings>;
  changeSettings(change: SettingsChange): Promise<ComputerSettings>;
  /** Sounds the alarm once with the chosen sound and volume. Resolves to whether it could be started. */
  testSound(): Promise<boolean>;
  /** Checks spelling in the language of the reply being written as well; null: no reply. */
  checkSpelling(language: string | null): Promise<void>;
  /** Stores the last loaded data for offline use; null deletes it. Resolves to false if it is stored in memory only. */
  keepOffline(snapshot: string | null): Promise<boolean>;
  readOffline(): Promise<string | null>;
  /** Called after signing out: deletes all data of the person on this computer. */
  forgetPerson(): Promise<void>;
  /** Subscribes to page requests from notices and links. Returns the unsubscribe function. */
  onNavigate(listener: (path: string) => void): Unsubscribe;
  /** Subscribes to wake-up and unlock of the computer, after which open connections may be dead. */
  onReconnect(listener: () => void): Unsubscribe;
  onSettings(listener: (settings: ComputerSettings) => void): Unsubscribe;
};
