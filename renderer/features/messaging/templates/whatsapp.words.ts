import type { TFunction } from 'i18next';
import type { TemplateApproval } from '#shared/features/messaging/messaging.schema.ts';
import { whatsappDraft } from '#shared/features/messaging/whatsapp-template.rules.ts';
import {
  unknownPlaceholdersOf,
  type UnknownPlaceholder,
} from '#shared/features/messaging/unknown-placeholders.rules.ts';
import type { Tone } from '#renderer/components/status-tag.tsx';

/** Explanation of each approval state. English keys for the translator. */
export const approvalWords: Record<TemplateApproval, { tone: Tone; label: string; text: string }> = {
  unsubmitted: {
    tone: 'quiet',
    label: 'Not submitted',
    text: 'Reaches only guests who wrote within the last 24 hours.',
  },
  received: { tone: 'teal', label: 'Submitted', text: 'WhatsApp has it. The answer takes minutes, sometimes a day.' },
  pending: {
    tone: 'teal',
    label: 'In review',
    text: 'WhatsApp is reading it. The answer takes minutes, sometimes a day.',
  },
  approved: {
    tone: 'ok',
    label: 'Approved',
    text: 'Reaches every guest, also those who have not written for 24 hours.',
  },
  rejected: { tone: 'danger', label: 'Rejected', text: 'Reaches only guests who wrote within the last 24 hours.' },
  paused: {
    tone: 'amber',
    label: 'Paused',
    text: 'WhatsApp paused it because guests blocked or reported it. It returns by itself; make it shorter and more useful meanwhile.',
  },
  disabled: {
    tone: 'danger',
    label: 'Disabled',
    text: 'WhatsApp switched it off because guests kept reporting it. Write a different text and save it.',
  },
};

const measured = /^The text has (\d+) characters\. WhatsApp takes (\d+) at most: shorten it\.$/;
const unknownName = /^(\{\{.+?\}\}) is no placeholder that we know\. Known are: (.+)\.$/;

/** A violated rule in the console's language. Sentences with braces or numbers are not translation keys. */
export function problemWords(problem: string, t: TFunction): string {
  const [, length, most] = measured.exec(problem) ?? [];
  if (length)
    return t('The text has {{length}} characters. WhatsApp takes {{most}} at most: shorten it.', { length, most });
  const [, name] = unknownName.exec(problem) ?? [];
  if (name)
    return t(
      '{{name}} is not a placeholder that we know. Guests would read it as it stands here, and WhatsApp would refuse it.',
      { name },
    );
  return t(problem, asWritten);
}

/** Remedy for a name in braces that is not a placeholder. */
export function unknownWords({ name, suggestion }: UnknownPlaceholder, t: TFunction): string {
  return t('{{name}} is not a placeholder that we know. Did you mean {{suggestion}}?', {
    name: `{{${name}}}`,
    suggestion: `{{${suggestion}}}`,
  });
}

/** For a form: the fields whose text holds an unknown placeholder, with what to say there. */
export function unknownInFields(fields: object, t: TFunction): { name: string; errors: string[] }[] {
  return Object.entries(fields).flatMap(([name, text]) => {
    const [unknown] = typeof text === 'string' ? unknownPlaceholdersOf(text) : [];
    return unknown ? [{ name, errors: [unknownWords(unknown, t)] }] : [];
  });
}

/** Braces in a server sentence are literal text, not placeholders. */
const asWritten = { interpolation: { prefix: '\u0000', suffix: '\u0000' } };

/**
 * Why a template is not approved. The server joins broken rules into one text; they are split again, so that each
 * is said in the language of the console. WhatsApp's own words stand as they are, after ours.
 */
export function reasonsOf(reason: string, text: string, t: TFunction): string[] {
  const { problems } = whatsappDraft(text);
  if (problems.join(' ') === reason) return problems.map((problem) => problemWords(problem, t));
  const quote = reason.indexOf(' (WhatsApp: ');
  return [quote < 0 ? t(reason, asWritten) : t(reason.slice(0, quote), asWritten) + reason.slice(quote)];
}
