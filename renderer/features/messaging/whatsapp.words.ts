import type { TemplateApproval } from '#shared/features/messaging/messaging.schema.ts';
import type { Tone } from '#renderer/components/status-tag.tsx';

/** What each state of approval means for the hotel. English keys for the translator. */
export const approvalWords: Record<TemplateApproval, { tone: Tone; label: string; text: string }> = {
  unsubmitted: { tone: 'quiet', label: 'Not submitted', text: 'WhatsApp has not been asked yet.' },
  received: { tone: 'teal', label: 'Submitted', text: 'WhatsApp has it. The answer takes minutes, sometimes a day.' },
  pending: { tone: 'teal', label: 'In review', text: 'WhatsApp is reading it. The answer takes minutes, sometimes a day.' },
  approved: { tone: 'ok', label: 'Approved', text: 'Reaches every guest, also those who have not written for 24 hours.' },
  rejected: { tone: 'danger', label: 'Rejected', text: 'Reaches only guests who wrote within the last 24 hours.' },
  paused: { tone: 'amber', label: 'Paused', text: 'WhatsApp paused it because guests blocked or reported it. It returns by itself; make it shorter and more useful meanwhile.' },
  disabled: { tone: 'danger', label: 'Disabled', text: 'WhatsApp switched it off because guests kept reporting it. Write a different text and save it.' },
};

type Translate = (text: string, values?: Record<string, unknown>) => string;

const measured = /^The text has (\d+) characters\. WhatsApp takes (\d+) at most: shorten it\.$/;
const unknownName = /^(\{\{.+?\}\}) is no placeholder that we know\. Known are: (.+)\.$/;

/** A broken rule in the language of the console. Sentences that hold braces or numbers are not keys by themselves. */
export function problemWords(problem: string, t: Translate): string {
  const [, length, most] = measured.exec(problem) ?? [];
  if (length) return t('The text has {{length}} characters. WhatsApp takes {{most}} at most: shorten it.', { length, most });
  const [, name] = unknownName.exec(problem) ?? [];
  if (name) return t('{{name}} is not a placeholder that we know. Guests would read it as it stands here, and WhatsApp would refuse it.', { name });
  return t(problem, asWritten);
}

/** Braces in a server's sentence are its own, not ours to fill. */
const asWritten = { interpolation: { prefix: '\u0000', suffix: '\u0000' } };

/** The server's explanation, with WhatsApp's own words after it where it quotes them. */
export function rejectionWords(reason: string, t: Translate): string {
  const quote = reason.indexOf(' (WhatsApp: ');
  return quote < 0 ? t(reason, asWritten) : t(reason.slice(0, quote), asWritten) + reason.slice(quote);
}
