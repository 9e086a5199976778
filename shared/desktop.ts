/** A notice on the computer's desktop. `path` is the page of the console that a click opens. */
export type DesktopNotice = {
  /** One notice an id: a later one replaces the earlier (for example a conversation's id). */
  id: string;
  title: string;
  body: string;
  path: `/${string}`;
  /** `critical` stays until someone acknowledges it. */
  urgency: 'normal' | 'critical';
};

export type PlatformInfo = { kind: 'browser' | 'desktop'; version: string; platform: string };

/**
 * What the console asks of the program around it. The desktop program offers it as `window.desktop`;
 * the browser build supplies the same from what a browser has.
 */
export type DesktopBridge = {
  info(): Promise<PlatformInfo>;
  /** Shows a notice; false where notices are not permitted. */
  notify(notice: DesktopNotice): Promise<boolean>;
  /** How many requests wait; 0 clears the mark. */
  setBadge(count: number): Promise<void>;
  /** Called when a click on a notice or a link asks for a page; returns what ends the subscription. */
  onNavigate(listener: (path: string) => void): () => void;
};
