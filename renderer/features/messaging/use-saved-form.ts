import { useEffect, useState } from 'react';
import { useDraft, useDraftValues, type Draft } from '#renderer/lib/forms/draft.ts';

export type SavedForm<Fields extends object> = {
  draft: Draft<Fields>;
  /** The form's current values. */
  fields: Fields;
  changed: boolean;
  /** The stored version that the form was filled from; what is saved names it. */
  version: string | null;
  /** Another person saved while this form has unsaved changes: asks which version to keep. */
  overtaken: boolean;
  keepMine: () => void;
  takeTheirs: () => void;
  /** Changes fields from outside: by a button, or with the saved values. */
  set: (change: Partial<Fields>) => void;
};

/**
 * A form over stored data. It takes over changes of other people, except in fields with unsaved changes
 * saved. `version` marks what is stored. `onChanged` is told whenever there begins or ceases to be something unsaved.
 */
export function useSavedForm<Fields extends object>(
  name: string,
  saved: Fields,
  version: string | null,
  onChanged: (changed: boolean) => void,
): SavedForm<Fields> {
  const draft = useDraft(name, saved);
  const { set } = draft;
  const fields = useDraftValues(draft);
  const [base, setBase] = useState({ saved, version });
  const changed = !same(fields, saved);
  const untouched = same(fields, base.saved);
  const overtaken = changed && !untouched && !same(base.saved, saved);
  const behind = !overtaken && (base.version !== version || !same(base.saved, saved));
  useEffect(() => {
    if (!behind) return;
    if (untouched) set(saved);
    setBase({ saved, version });
  }, [behind, untouched, saved, version, set]);
  useEffect(() => {
    onChanged(changed);
  }, [changed, onChanged]);
  return {
    draft,
    fields,
    changed,
    version: base.version,
    overtaken,
    keepMine: () => setBase({ saved, version }),
    takeTheirs: () => set(saved),
    set,
  };
}

function same<Fields extends object>(left: Fields, right: Fields): boolean {
  return (Object.keys(right) as (keyof Fields)[]).every((key) => left[key] === right[key]);
}
