import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import AuthPage from '#renderer/pages/public/auth-page.tsx';
import { startNetwork, type Answers } from '../support/network.ts';
import { renderRoutes } from '../support/render-console.tsx';
import { aMe } from '../support/rows.ts';

const noSession = { status: 401, body: { code: 'unauthenticated', message: 'Sign in first.', request_id: 'r' } };
const routes = [
  { path: '/auth', element: <AuthPage /> },
  { path: '/dashboard', element: <p>The dashboard</p> },
  { path: '/faqs', element: <p>The FAQs</p> },
];

function open(answers: Answers = {}, at = '/auth') {
  return startNetwork({ 'GET /api/me': noSession, 'GET /health/live': { body: { practice: false } }, ...answers }).then(
    (network) => ({
      network,
      ...renderRoutes(routes, at),
    }),
  );
}

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const submit = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('signing in', () => {
  test('a receptionist who signs in lands on the dashboard', async () => {
    const { network } = await open();
    await screen.findByLabelText('Email');
    network.answers['POST /api/auth/sign-in/email'] = () => {
      network.answers['GET /api/me'] = { body: aMe() };
      return { body: { redirect: false } };
    };
    type('Email', ' ana@miramar.example ');
    type('Password', 'open sesame');
    submit('Sign In');
    expect(await screen.findByText('The dashboard')).toBeTruthy();
    expect(screen.getByText('Welcome back!')).toBeTruthy();
    expect(network.calls.find((call) => call.path === '/api/auth/sign-in/email')?.body).toMatchObject({
      email: 'ana@miramar.example',
      password: 'open sesame',
    });
  });

  test('a wrong password is shown in a red alert and a toast with the server’s message', async () => {
    const { network } = await open({
      'POST /api/auth/sign-in/email': {
        status: 401,
        body: { code: 'INVALID_EMAIL_OR_PASSWORD', message: 'Invalid email or password' },
      },
    });
    await screen.findByLabelText('Email');
    type('Email', 'ana@miramar.example');
    type('Password', 'wrong');
    submit('Sign In');
    expect(await screen.findByText('Sign in failed')).toBeTruthy();
    const alerts = screen.getAllByRole('alert').map((alert) => alert.textContent);
    expect(alerts.some((text) => text?.includes('Invalid email or password'))).toBe(true);
    // How the address signs in may have been asked for as well.
    expect(network.calls.filter((call) => call.path === '/api/auth/sign-in/email')).toHaveLength(1);
  });

  test('nothing is sent without an address and a password', async () => {
    const { network } = await open();
    await screen.findByLabelText('Email');
    submit('Sign In');
    expect(await screen.findByText('Enter your email address.')).toBeTruthy();
    expect(screen.getByText('Enter your password.')).toBeTruthy();
    expect(network.calls.some((call) => call.method === 'POST')).toBe(false);
  });

  test('the password can be shown and hidden', async () => {
    await open();
    const field = await screen.findByLabelText('Password');
    const toggle = () => fireEvent.click(within(field.parentElement as HTMLElement).getByRole('button'));
    expect(field.getAttribute('type')).toBe('password');
    toggle();
    expect(field.getAttribute('type')).toBe('text');
    toggle();
    expect(field.getAttribute('type')).toBe('password');
  });

  test('a person with an unconfirmed address can request the mail again', async () => {
    const { network } = await open({
      'POST /api/auth/sign-in/email': {
        status: 403,
        body: { code: 'EMAIL_NOT_VERIFIED', message: 'Email not verified' },
      },
      'POST /api/auth/send-verification-email': { body: { status: true } },
    });
    await screen.findByLabelText('Email');
    type('Email', 'ana@miramar.example');
    type('Password', 'open sesame');
    submit('Sign In');
    fireEvent.click(await screen.findByRole('button', { name: 'Send the verification mail again' }));
    expect(await screen.findByText('Mail sent')).toBeTruthy();
    expect(network.calls.at(-1)?.body).toEqual({ email: 'ana@miramar.example' });
  });

  test('a signed-in person is redirected to the requested page', async () => {
    await startNetwork({ 'GET /api/me': { body: aMe() } });
    const { router } = renderRoutes(routes, '/auth');
    expect(await screen.findByText('The dashboard')).toBeTruthy();
    await router.navigate('/auth', { state: { from: '/faqs' } });
    expect(await screen.findByText('The FAQs')).toBeTruthy();
    await router.navigate('/auth', { state: { from: '//evil.example' } });
    expect(await screen.findByText('The dashboard')).toBeTruthy();
  });
});

describe('signing up', () => {
  test('after sign-up the page says to check the mailbox', async () => {
    const { network } = await open(
      { 'POST /api/auth/sign-up/email': { body: { signed_in: false } } },
      '/auth?tab=sign-up',
    );
    await screen.findByLabelText('First name');
    type('First name', 'Ana');
    type('Last name', 'Ruiz');
    type('Email', 'ana@miramar.example');
    type('Password', 'open sesame');
    submit('Create account');
    await waitFor(() => expect(screen.getAllByText('Account created!').length).toBeGreaterThan(0));
    expect(screen.getAllByText('Please check your email to verify your account.').length).toBeGreaterThan(0);
    expect(network.calls.find((call) => call.path.endsWith('sign-up/email'))?.body).toEqual({
      first_name: 'Ana',
      last_name: 'Ruiz',
      email: 'ana@miramar.example',
      password: 'open sesame',
      language: 'en',
    });
  });

  test('in practice mode the page says where mails wait', async () => {
    await open({ 'GET /health/live': { body: { practice: true } } });
    const link = await screen.findByRole('link', { name: 'built-in mailbox' });
    expect(link.getAttribute('href')).toBe('/mailbox');
  });
});
