import { useCallback, useState, type FormEvent } from 'react';
import { readKeptInput, useKeptInput } from '#renderer/lib/forms/kept-input.ts';

type Texts = Record<string, string>;
const areTexts = (stored: unknown): stored is Texts =>
  typeof stored === 'object' && stored !== null && Object.values(stored).every((text) => typeof text === 'string');

/** Props of a form that put back what was typed into the fields `kept` before a reload. */
export function useKeptFields(form: string, kept: readonly string[] | undefined) {
  const name = kept && `concierge.input.${form}`;
  const [first] = useState(() => readKeptInput(name, areTexts));
  const [typed, setTyped] = useState(first);
  useKeptInput(name, typed);
  const ref = useCallback(
    (element: HTMLFormElement | null) => {
      for (const input of element?.querySelectorAll('input') ?? []) {
        const text = kept?.includes(input.name) && !input.readOnly ? first?.[input.name] : undefined;
        if (text !== undefined) input.value = text;
      }
    },
    [first, kept],
  );
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement && kept?.includes(target.name))
      setTyped((texts) => ({ ...texts, [target.name]: target.value }));
  };
  return { ref, onInput };
}
