/** A browser's subscription (RFC 8030) with its keys (RFC 8291), base64url. */
export type PushDevice = { endpoint: string; p256dh: string; auth: string };

/** What the device shows; it is encrypted for the device. No words of guests. */
export type PushNotice = { title: string; body: string; path: string; tag: string; received: string };

/** The Web Push port. */
export interface Push {
  /** The application server's key that browsers subscribe with (RFC 8292), base64url. */
  publicKey(): Promise<string>;
  /**
   * `gone`: the subscription has ended, and no notice will reach the device any more (404, 410).
   * `keptSeconds`: how long the push service keeps it for a device that cannot be reached; 10 minutes by default.
   * @throws PhoneError if the push service refuses or cannot be reached
   */
  send(device: PushDevice, notice: PushNotice, keptSeconds?: number): Promise<'sent' | 'gone'>;
}
