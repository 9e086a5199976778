export type Mail = { to: string; subject: string; text: string; html?: string };

export interface Mailer {
  /** Hands the mail to the mail server. @throws when it was not accepted. */
  send(mail: Mail): Promise<void>;
}
