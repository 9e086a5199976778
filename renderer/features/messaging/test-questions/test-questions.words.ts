import type { Translate } from '#renderer/lib/translate.ts';
import { differencesOf, verdictOf } from '#shared/features/messaging/test-questions.rules.ts';
import type { Outcome, TestQuestion, Verdict } from '#shared/features/messaging/test-questions.schema.ts';
import type { Tone } from '#renderer/components/status-tag.tsx';

/** The state of a test question: its last result, and whether it is still current. */
export type Standing = { state: Verdict | 'failed' | 'outdated' | 'never'; actual: Outcome | null };

/** `tried`: result with unsaved changes; takes precedence over the stored result. */
export function standingOf(question: TestQuestion, tried: Outcome | undefined, failed: boolean): Standing {
  const last = question.last_result;
  if (failed) return { state: 'failed', actual: last?.outcome ?? null };
  if (tried) return { state: verdictOf(differencesOf(question.expected, tried)), actual: tried };
  if (!last) return { state: 'never', actual: null };
  return { state: last.outdated ? 'outdated' : last.verdict, actual: last.outcome };
}

/** English keys for the translator. */
export const standingWords: Record<Standing['state'], { tone: Tone; label: string }> = {
  same: { tone: 'ok', label: 'As expected' },
  reworded: { tone: 'ok', label: 'Other words' },
  different: { tone: 'amber', label: 'Different' },
  failed: { tone: 'danger', label: 'No answer' },
  outdated: { tone: 'quiet', label: 'Run again' },
  never: { tone: 'outline', label: 'Not run yet' },
};

/** The differences, one sentence each. */
export function differenceWords(expected: Outcome, actual: Outcome, t: Translate): string[] {
  const { person, missing, added, figures, text } = differencesOf(expected, actual);
  const titles = (entries: Outcome['entries']) => entries.map(({ title }) => `“${title}”`).join(', ');
  return [
    person && (actual.human_required ? t('A person is called now.') : t('No person is called any more.')),
    missing.length > 0 && t('No longer used: {{titles}}', { titles: titles(missing) }),
    added.length > 0 && t('Now used: {{titles}}', { titles: titles(added) }),
    figures.length > 0 && t('Figures that are missing: {{figures}}', { figures: figures.join(', ') }),
    text && t('The text is in other words.'),
  ].filter((words) => words !== false);
}
