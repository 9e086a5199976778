export type Mail = { to: string; subject: string; text: string; html?: string };

export interface Mailer {
  /** Sends the mail to the mail server. @throws if the server does not accept it. */
  send(mail: Mail): Promise<void>;
}
