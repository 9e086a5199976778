import { OvertakenNotice } from '#renderer/components/states/overtaken-notice.tsx';
import { TextDiff } from '#renderer/components/text-diff.tsx';
import { ApiError } from '#renderer/lib/api/api-error.ts';
import type { Clash } from './use-profile-base.ts';

type Props = {
  clashes: Clash[];
  /** Id of a field in the form. */
  idOf: (field: string) => string;
  who: string | null;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Fields that both people changed, as the form shows them. */
export function ClashNotice({ clashes, idOf, ...choices }: Props) {
  const changes = clashes.map(({ field, before, after }) => (
    <span key={field}>
      {labelOf(idOf(field)) ?? field.replaceAll('_', ' ')}:{' '}
      <TextDiff old={wordsOf(idOf(field), before)} now={wordsOf(idOf(field), after)} />
    </span>
  ));
  return <OvertakenNotice changes={changes} {...choices} />;
}

const labelOf = (id: string) => document.querySelector(`label[for="${id}"]`)?.textContent;

/** The words of a choice; other values as they are. */
function wordsOf(id: string, value: string): string {
  const options = [...document.querySelectorAll<HTMLOptionElement>(`select#${id} > option`)];
  return options.find((option) => option.value === value)?.text ?? value;
}

/** Who saved the version, where a refused save was told. */
export function whoSaved(error: unknown, version: string): string | null {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return null;
  const { updated_at, changed_by } = (error.details ?? {}) as { updated_at?: string; changed_by?: string | null };
  return updated_at === version ? (changed_by ?? null) : null;
}
