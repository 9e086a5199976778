import { saveRefusedEvent } from '#shared/save-refused.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Fields that the person changed since their form was last sent, and those that were sent with the last form. */
const changed = new Set<Field>();
const sent = new Set<Field>();

/** A field with `data-kept` is stored as it is typed. A one-line field outside a form or dialog only filters a list. */
const counts = (field: Field) =>
  field.isConnected &&
  field.value !== '' &&
  !('kept' in field.dataset) &&
  (field instanceof HTMLTextAreaElement || field.closest('form, [role="dialog"]') !== null);

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && target.type !== 'search');

/**
 * Forms say by `beforeunload` that they hold unsaved work: the program then keeps a hidden page and asks before it ends. A form
 * that the server refused counts again.
 */
export function watchTypedForms(): void {
  document.addEventListener('input', ({ target }) => isField(target) && changed.add(target), true);
  document.addEventListener(
    'submit',
    ({ target }) => {
      sent.clear();
      for (const field of changed) if (field.form === target && changed.delete(field)) sent.add(field);
    },
    true,
  );
  window.addEventListener(saveRefusedEvent, () => sent.forEach((field) => changed.add(field)));
  window.addEventListener('beforeunload', (event) => {
    for (const field of changed) if (!field.isConnected) changed.delete(field);
    if ([...changed].some(counts)) event.preventDefault();
  });
}
