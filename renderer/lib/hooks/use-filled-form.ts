import { useMemo } from 'react';

/** Options for the calls of one form: a new object is another form. */
export type FilledForm = { form: object };

/**
 * Options for the calls of a form that create something. Saving it again after a lost answer creates nothing twice; a form
 * that was closed and is opened again creates another row. `open`: for forms that stay mounted while they are closed.
 */
export function useFilledForm(open = true): FilledForm {
  // Changes with `open`, so that each opening is another form.
  return useMemo(() => ({ form: { open } }), [open]);
}
