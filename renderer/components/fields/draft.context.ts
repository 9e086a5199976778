import { createContext, use, useSyncExternalStore } from 'react';
import { fieldId, type DraftFields } from '#renderer/lib/forms/draft.ts';

export const DraftContext = createContext<{ draft: DraftFields; disabled: boolean } | null>(null);

/** A field of the form around it: its value, what is wrong with it, and the attributes that connect the two. */
export function useField(name: string, help?: string) {
  const form = use(DraftContext);
  if (!form) throw new Error(`The field ${name} stands outside a form`);
  const { draft, disabled } = form;
  const value = useSyncExternalStore(draft.subscribe, () => draft.read(name));
  const problem = useSyncExternalStore(draft.subscribe, () => draft.problemOf(name));
  const id = fieldId(draft.name, name);
  return {
    value,
    problem,
    change: (next: unknown) => draft.write(name, next),
    attributes: {
      id,
      disabled,
      'aria-invalid': problem !== undefined,
      'aria-describedby': problem || help ? `${id}_help` : undefined,
    },
  };
}
