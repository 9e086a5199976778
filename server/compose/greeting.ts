import { isLocal, type Config } from '../config.ts';
import { demoAccounts } from '../demo-accounts.ts';

/** What to tell the person who started us. `address`: null for a process without HTTP. */
export function greeting(config: Config, address: string | null): string[] {
  if (!address) return ['Concierge workers are running.'];
  const lines = ['', `Concierge is running.`, `  Console      ${address}`];
  const local = isLocal(config);
  if (config.practice && local) lines.push(`  Guest phone  ${address}/guest-phone`);
  if (!config.SMTP_URL && local) lines.push(`  Mailbox      ${address}/mailbox`);
  if (!local && (config.practice || !config.SMTP_URL))
    lines.push(
      '',
      'The guest phone and the mailbox are closed, because other machines can reach this one.',
      'Set TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and SMTP_URL, or HOST=127.0.0.1 and no PUBLIC_URL.',
    );
  if (config.SEED_DEMO)
    lines.push(
      '',
      'Sign in to the demo as',
      ...demoAccounts.map(({ label, email, password }) => `  ${label.padEnd(14)} ${email.padEnd(42)} ${password}`),
    );
  return lines;
}
