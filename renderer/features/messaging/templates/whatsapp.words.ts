import type { Translate } from '#renderer/lib/translate.ts';
import type { TemplateApproval } from '#shared/features/messaging/messaging.schema.ts';
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

/** Remedy for a name in braces that is not a placeholder. */
function unknownWords({ name, suggestion }: UnknownPlaceholder, t: Translate): string {
  return t('{{name}} is not a placeholder that we know. Did you mean {{suggestion}}?', {
    name: `{{${name}}}`,
    suggestion: `{{${suggestion}}}`,
  });
}

/** For a form: what to say at the fields whose text holds an unknown placeholder. */
export function unknownInFields(fields: object, t: Translate): Record<string, string> {
  const problems = Object.entries(fields).flatMap(([name, text]) => {
    const [unknown] = typeof text === 'string' ? unknownPlaceholdersOf(text) : [];
    return unknown ? [[name, unknownWords(unknown, t)] as const] : [];
  });
  return Object.fromEntries(problems);
}
