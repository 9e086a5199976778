import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { PlainForm, TextField } from '#renderer/components/plain/form.tsx';

beforeEach(() => sessionStorage.clear());

const kept = ['email'];
const form = () => (
  <PlainForm name="account" busy={false} kept={kept} onSubmit={() => {}}>
    <TextField name="email" label="Email" />
    <TextField name="password" label="Password" type="password" />
  </PlainForm>
);

test('a reload keeps the fields that are named, and never the password', () => {
  const first = render(form());
  fireEvent.input(screen.getByLabelText('Email'), { target: { value: 'ana@example.com' } });
  fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'very secret' } });
  const stored = { ...sessionStorage };
  expect(JSON.stringify(stored)).toContain('ana@example.com');
  expect(JSON.stringify(stored)).not.toContain('secret');
  // Leaving the form removes what a reload keeps.
  first.unmount();
  expect(sessionStorage).toHaveLength(0);
  for (const [name, text] of Object.entries(stored)) sessionStorage.setItem(name, text as string);
  render(form());
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ana@example.com');
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
});
