import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { DraftForm } from '#renderer/components/fields/draft-form.tsx';
import { DraftGuard } from '#renderer/components/fields/draft-guard.tsx';
import { TextField as DraftField } from '#renderer/components/fields/text-field.tsx';
import { GuardedForm } from '#renderer/components/inputs/guarded-form.tsx';
import { CheckField, TextField } from '#renderer/components/plain/form.tsx';
import { useDraft } from '#renderer/lib/forms/draft.ts';

type Props = { busy?: boolean; failed?: boolean };

function Plain({ busy = false, failed = false }: Props) {
  return (
    <GuardedForm<{ name: string }> name="room" busy={busy} failed={failed} onSubmit={() => {}}>
      <TextField name="shown" label="Shown" value="always" readOnly />
      <TextField name="name" label="Name" defaultValue="101" />
      <CheckField name="clean">Clean</CheckField>
      <button type="submit">Save</button>
    </GuardedForm>
  );
}

function Drafted({ busy = false, failed = false }: Props) {
  const draft = useDraft('room', { name: '101' });
  return (
    <DraftForm draft={draft} disabled={busy} onSubmit={() => {}}>
      <DraftGuard draft={draft} busy={busy} failed={failed} />
      <DraftField name="name" label="Name" />
    </DraftForm>
  );
}

const inPage = (form: React.ReactNode) => <MemoryRouter>{form}</MemoryRouter>;
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const type = (value: string) => fireEvent.change(screen.getByLabelText('Name'), { target: { value } });

test('a plain form asks while typed text or a tick is not sent, and again when it was not saved', () => {
  const { rerender } = render(inPage(<Plain />));
  expect(asks()).toBe(false);
  type('102');
  expect(asks()).toBe(true);
  type('101');
  expect(asks()).toBe(false);
  fireEvent.click(screen.getByLabelText('Clean'));
  expect(asks()).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(asks()).toBe(false);
  rerender(inPage(<Plain failed />));
  expect(asks()).toBe(true);
  rerender(inPage(<Plain />));
  expect(asks()).toBe(false);
  type('103');
  expect(asks()).toBe(true);
});

test('a form with a draft asks while typed text is not sent, and again when it was not saved', () => {
  const { rerender } = render(inPage(<Drafted />));
  expect(asks()).toBe(false);
  type('102');
  expect(asks()).toBe(true);
  rerender(inPage(<Drafted busy />));
  expect(asks()).toBe(false);
  rerender(inPage(<Drafted failed />));
  expect(asks()).toBe(true);
  rerender(inPage(<Drafted />));
  expect(asks()).toBe(false);
  type('103');
  expect(asks()).toBe(true);
  type('101');
  expect(asks()).toBe(false);
});
