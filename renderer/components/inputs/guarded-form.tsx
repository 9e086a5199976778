import { useRef } from 'react';
import { PlainForm, type PlainFormProps } from '#renderer/components/plain/form.tsx';
import { LeaveGuard } from './leave-guard.tsx';

/**
 * A PlainForm that asks before the page is left while something typed is not saved. `name` is unique on the page; `failed`:
 * what was sent last was not saved.
 */
export function GuardedForm<Draft extends object>({
  failed,
  onSubmit,
  children,
  ...form
}: PlainFormProps<Draft> & { failed: boolean }) {
  const sent = useRef<string | null>(null);
  const isTyped = () => {
    const inputs = inputsOf(form.name);
    return inputs.some(isChanged) && (failed || textOf(inputs) !== sent.current);
  };
  const submit = (draft: Draft) => {
    sent.current = textOf(inputsOf(form.name));
    onSubmit(draft);
  };
  return (
    <PlainForm<Draft> {...form} onSubmit={submit}>
      <LeaveGuard when={isTyped} />
      {children}
    </PlainForm>
  );
}

const inputsOf = (name: string): HTMLInputElement[] => [
  ...(document.forms.namedItem(name)?.querySelectorAll<HTMLInputElement>('input:not([readonly])') ?? []),
];
const isChanged = (input: HTMLInputElement) =>
  input.type === 'checkbox' ? input.checked !== input.defaultChecked : input.value !== input.defaultValue;
const textOf = (inputs: HTMLInputElement[]) => JSON.stringify(inputs.map(({ value, checked }) => [value, checked]));
