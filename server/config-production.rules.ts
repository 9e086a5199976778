import { isLoopbackName } from './http/request/this-machine.rules.ts';

/** Additional checks of settings in production. Each problem names the setting, the requirement and an example. */
export function productionProblems(environment: Record<string, string | undefined>): string[] {
  const { PUBLIC_URL = '', BETTER_AUTH_SECRET = '', SMTP_URL = '' } = environment;
  const checks: [boolean, string][] = [
    [
      /^http:/i.test(PUBLIC_URL),
      'PUBLIC_URL must begin with https:// in production, for example PUBLIC_URL=https://concierge.example.com',
    ],
    [
      BETTER_AUTH_SECRET.length >= 32 && isGuessable(BETTER_AUTH_SECRET),
      'BETTER_AUTH_SECRET must be random in production, for example BETTER_AUTH_SECRET=the output of: openssl rand -base64 32',
    ],
    [
      withoutTls(SMTP_URL),
      'SMTP_URL must not switch encryption off for a mail server on another machine, for example SMTP_URL=smtp://user:password@mail.example.com:587',
    ],
  ];
  return checks.filter(([broken]) => broken).map(([, line]) => line);
}

const placeholders = /change.?me|replace.?me|your.?secret|my.?secret|example|password|default|insecure|placeholder/i;
const runs = '0123456789abcdefghijklmnopqrstuvwxyz9876543210zyxwvutsrqponmlkjihgfedcba';

/**
 * Whether a secret has few different characters, a repeated part, an alphabetical run, or a placeholder word. Linear
 * time.
 */
function isGuessable(secret: string): boolean {
  const text = secret.trim();
  return entropyBits(text) < 80 || isRepeated(text) || runShare(text) > 0.5 || placeholders.test(text);
}

/** Shannon entropy of the whole text in bits. 32 random hexadecimal digits have about 115 bits. */
function entropyBits(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()].reduce((bits, count) => bits - count * Math.log2(count / text.length), 0);
}

/** Whether the text repeats one part of at most half its length; the last repetition may be incomplete. */
function isRepeated(text: string): boolean {
  const period = (text + text).indexOf(text, 1);
  if (period < text.length) return true;
  const start = text.indexOf(text.slice(-8));
  const distance = text.length - 8 - start;
  return distance > 0 && distance <= text.length / 2 && text.endsWith(text.slice(0, text.length - distance));
}

/** The share of characters that continue a run such as 0123 or dcba. */
function runShare(text: string): number {
  const lower = text.toLowerCase();
  let continued = 0;
  for (let at = 1; at < lower.length; at += 1) if (runs.includes(lower.slice(at - 1, at + 1))) continued += 1;
  return continued / Math.max(1, lower.length - 1);
}

/** The mailer requires STARTTLS for other machines (smtp.mailer.ts) unless the URL disables it. */
function withoutTls(smtpUrl: string): boolean {
  if (!URL.canParse(smtpUrl)) return false;
  const { hostname, search } = new URL(smtpUrl);
  const off = /ignoretls|opportunistictls|requiretls=(false|0)|secure=(false|0)|rejectunauthorized=(false|0)/i;
  return !isLoopbackName(hostname) && off.test(decodeURIComponent(search));
}
