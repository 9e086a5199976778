import { useEffect } from 'react';

/** Where the input of a person's form is kept; forms of two people or two hotels never share it. */
export const keptInputName = (form: string, userId: string, hotelId: string | null): string =>
  `concierge.input.${form} ${userId} ${hotelId ?? 'new'}`;

/** What was typed before the page was reloaded; null: nothing, or what an older version of the form has kept. */
export function readKeptInput<Input>(
  name: string | undefined,
  isInput: (stored: unknown) => stored is Input,
): Input | null {
  const text = name === undefined ? null : sessionStorage.getItem(name);
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    return isInput(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Keeps input over a reload of this window. Null, as after saving, or leaving the form removes it. */
export function useKeptInput(name: string | undefined, input: unknown): void {
  useEffect(() => {
    if (name === undefined || input === null) return;
    try {
      sessionStorage.setItem(name, JSON.stringify(input));
    } catch {
      // A full storage does not stop the typing.
    }
    return () => sessionStorage.removeItem(name);
  }, [name, input]);
}
