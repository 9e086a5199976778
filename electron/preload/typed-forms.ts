import { savedEvent } from '#shared/save-events.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Fields that the person may have changed and switches that they pressed, and those of the form that was sent last. */
const changed = new Set<Element>();
const sent = new Set<Element>();
/** What stood in a field when the person came to it. */
const before = new WeakMap<Element, string>();

/** The list of antd around its input, which holds only what is searched for; the list shows the choice as text. */
const listOf = (field: Field): Element | null =>
  field.getAttribute('role') === 'combobox' ? field.closest('.ant-select') : null;

const choiceOf = (field: Field) => listOf(field)?.querySelector('.ant-select-content')?.textContent;

/** What a field says now. */
function stateOf(field: Field): string {
  const isTicked = field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type);
  return isTicked ? String(field.checked) : (choiceOf(field) ?? field.value);
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && (target.type !== 'search' || listOf(target) !== null));

/** A field with `data-kept` is stored as it is typed. A one-line field outside a form or dialog only filters a list. */
function counts(element: Element): boolean {
  if (!element.isConnected) return false;
  if (!isField(element)) return true;
  if ('kept' in element.dataset || stateOf(element) === (before.get(element) ?? '')) return false;
  return element instanceof HTMLTextAreaElement || element.closest('form, [role="dialog"]') !== null;
}

/** A switch outside a form saves at once. */
const switchOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('form [role="switch"]') : null;

/**
 * Forms say by `beforeunload` that they hold unsaved work: the program then keeps a hidden page and asks before it ends. What
 * was sent counts until the server has taken it.
 */
export function watchTypedForms(): void {
  const on = (name: string, listen: (target: EventTarget | null) => void) =>
    document.addEventListener(name, ({ target }) => listen(target), true);
  on('focusin', (target) => {
    if (!isField(target)) return;
    if (!changed.has(target)) before.set(target, stateOf(target));
    // A choice from antd's list makes no event of the page.
    if (listOf(target)) changed.add(target);
  });
  on('input', (target) => {
    if (!isField(target)) return;
    changed.add(target);
    sent.delete(target);
  });
  on('click', (target) => {
    const pressed = switchOf(target);
    if (pressed) changed.add(pressed);
  });
  on('submit', (target) => {
    sent.clear();
    for (const one of changed) if (one.closest('form') === target) sent.add(one);
  });
  window.addEventListener(savedEvent, () => {
    for (const one of sent) {
      changed.delete(one);
      if (isField(one)) before.set(one, stateOf(one));
    }
    sent.clear();
  });
  window.addEventListener('beforeunload', (event) => {
    for (const one of changed) if (!one.isConnected) changed.delete(one);
    if ([...changed].some(counts)) event.preventDefault();
  });
}
