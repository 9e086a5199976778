import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useMutation, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RequireSession } from '#renderer/app/require-session.tsx';
import { startSessionWatch } from '#renderer/app/session-watch.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { createQueryClient } from '#renderer/lib/api/query-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { endWaiting, useSessionGate } from '#renderer/lib/api/session-gate.ts';
import { startNetwork } from '../support/network.ts';
import { renderRoutes } from '../support/render-console.tsx';
import { aMe } from '../support/rows.ts';

const noSession = { status: 401, body: { code: 'unauthenticated', message: 'Sign in first.', request_id: 'r' } };
const save = 'PUT /api/me/preferences';
const preferences = {
  language: 'de',
  appearance: null,
  alarm_sound: true,
  desktop_notices: true,
  auto_translate: false,
} as const;
const other = aMe({ user: { ...aMe().user, id: 'user-2', email: 'jo@miramar.example' } });

// jsdom has the element without its methods.
HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
  this.open = true;
};

/** A page with one form that posts to the API. */
function Form() {
  const [text, setText] = useState('');
  const send = useMutation({ mutationFn: () => client.auth.setPreferences({ body: { language: 'de' } }) });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate();
      }}
    >
      <label>
        Note <input value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <button type="submit">Save</button>
      {send.isSuccess && <p>Saved: {text}</p>}
    </form>
  );
}

let stops: (() => void)[] = [];
const left = vi.fn();
const watch = (queryClient: QueryClient) => stops.push(startSessionWatch(queryClient, left));

beforeEach(() => {
  stops = [];
  left.mockReset();
});
afterEach(() => {
  stops.forEach((stop) => stop());
  endWaiting(false);
  useSessionGate.setState({ isKnown: false });
});

async function fillThenExpire() {
  const network = await startNetwork({ 'GET /api/me': { body: aMe() }, [save]: { body: preferences } });
  const { queryClient } = renderRoutes(
    [
      { element: <RequireSession />, children: [{ path: '/form', element: <Form /> }] },
      { path: '/auth', element: <p>The sign-in page</p> },
    ],
    '/form',
    watch,
  );
  fireEvent.change(await screen.findByLabelText('Note'), { target: { value: 'Cot in room 12' } });
  network.answers['GET /api/me'] = noSession;
  network.answers[save] = noSession;
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sign in again' });
  return { network, queryClient, dialog };
}

function signIn(email?: string): void {
  if (email) fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'open sesame' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
}

describe('a session that ends under a filled form', () => {
  test('opens a dialog over the page; the form keeps its text and is sent after sign-in', async () => {
    const { network } = await fillThenExpire();
    network.answers['POST /api/auth/sign-in/email'] = () => {
      network.answers['GET /api/me'] = { body: aMe() };
      network.answers[save] = { body: preferences };
      return { body: { redirect: false } };
    };
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ana@miramar.example');
    signIn();
    expect(await screen.findByText('Saved: Cot in room 12')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('asks for the second factor where the account has one', async () => {
    const { network } = await fillThenExpire();
    network.answers['POST /api/auth/sign-in/email'] = { body: { twoFactorRedirect: true, twoFactorMethods: ['totp'] } };
    network.answers['POST /api/auth/two-factor/verify-totp'] = () => {
      network.answers['GET /api/me'] = { body: aMe() };
      network.answers[save] = { body: preferences };
      return { body: { status: true } };
    };
    signIn();
    fireEvent.change(await screen.findByLabelText('Code from the app'), { target: { value: '123456' } });
    fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Saved: Cot in room 12')).toBeTruthy();
  });

  test('by another person: the page is emptied and loaded again, and nothing of it is sent', async () => {
    const { network } = await fillThenExpire();
    network.answers['POST /api/auth/sign-in/email'] = () => {
      network.answers['GET /api/me'] = { body: other };
      return { body: { redirect: false } };
    };
    signIn(other.user.email);
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    expect(screen.queryByLabelText('Note')).toBeNull();
    expect(network.calls.filter((call) => `${call.method} ${call.path}` === save)).toHaveLength(1);
  });

  test('may be left for the sign-in page', async () => {
    await fillThenExpire();
    fireEvent.click(screen.getByRole('button', { name: 'Leave this page' }));
    expect(await screen.findByText('The sign-in page')).toBeTruthy();
  });
});

describe('two tabs', () => {
  /** The cache of a second tab of the same browser. */
  function aTab(me = aMe()) {
    const queryClient = createQueryClient();
    watch(queryClient);
    queryClient.setQueryData(queryKeys.me, me);
    return queryClient;
  }

  test('signing out in one tab empties the other tab at once', async () => {
    const [one, two] = [aTab(), aTab()];
    two.setQueryData(['hotel', 'h', 'guests'], ['Lucía']);
    one.setQueryData(queryKeys.me, null);
    await waitFor(() => expect(two.getQueryData(queryKeys.me)).toBeNull());
    expect(two.getQueryData(['hotel', 'h', 'guests'])).toBeUndefined();
  });

  test('if another person signs in in one tab, the other tab drops the first person’s page', async () => {
    const [one, two] = [aTab(), aTab()];
    two.setQueryData(['hotel', 'h', 'guests'], ['Lucía']);
    one.setQueryData(queryKeys.me, null);
    await waitFor(() => expect(two.getQueryData(queryKeys.me)).toBeNull());
    const three = aTab();
    three.setQueryData(['hotel', 'h', 'guests'], ['Lucía']);
    two.setQueryData(queryKeys.me, other);
    await waitFor(() => expect(left).toHaveBeenCalled());
    expect(three.getQueryData(['hotel', 'h', 'guests'])).toBeUndefined();
  });
});

test('a call that was refused while a person signed out does not ask the next one to sign in again', async () => {
  const { queryClient } = await fillThenExpire();
  expect(useSessionGate.getState().isExpired).toBe(true);
  queryClient.setQueryData(queryKeys.me, null);
  await screen.findByText('The sign-in page');
  expect(useSessionGate.getState()).toEqual({ isKnown: false, isExpired: false });
});
