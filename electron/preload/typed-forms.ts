/** Fields in which the person typed since their form was last sent. */
const typed = new Set<HTMLInputElement | HTMLTextAreaElement>();

/** A field with `data-kept` is stored as it is typed. A one-line field outside a form or dialog only filters a list. */
const counts = (field: HTMLInputElement | HTMLTextAreaElement) =>
  field.isConnected &&
  field.value !== '' &&
  !('kept' in field.dataset) &&
  (field instanceof HTMLTextAreaElement || field.closest('form, [role="dialog"]') !== null);

/** Forms say by `beforeunload` that they hold unsaved work: the program then keeps a hidden page and asks before it ends. */
export function watchTypedForms(): void {
  const isText = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'search');
  document.addEventListener('input', ({ target }) => isText(target) && typed.add(target), true);
  document.addEventListener(
    'submit',
    ({ target }) => typed.forEach((field) => field.form === target && typed.delete(field)),
    true,
  );
  window.addEventListener('beforeunload', (event) => {
    for (const field of typed) if (!field.isConnected) typed.delete(field);
    if ([...typed].some(counts)) event.preventDefault();
  });
}
