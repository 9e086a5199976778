import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { defaultPlatformSettings } from '#shared/features/platform/platform-settings.schema.ts';
import AdminSettingsPage from '#renderer/pages/admin/admin-settings-page.tsx';
import { startNetwork, type Answers } from '../../support/network.ts';
import { renderRoutes } from '../../support/render-console.tsx';
import { aMe } from '../../support/rows.ts';
import { superAdmin } from '../hotels/platform-rows.ts';

const stored = {
  settings: defaultPlatformSettings,
  providers: [
    { name: 'mail', configured: false, detail: 'Not set up: mail lands in the built-in mailbox.', reasons: [] },
    { name: 'weather', configured: true, detail: 'Forecasts come from Open-Meteo, which needs no key.', reasons: [] },
  ],
};

async function open(answers: Answers = {}) {
  const network = await startNetwork({
    'GET /api/me': { body: superAdmin() },
    'GET /api/admin/settings': { body: stored },
    ...answers,
  });
  const routes = [
    { path: '/admin/settings', element: <AdminSettingsPage /> },
    { path: '/admin/audit', element: <p>The audit page</p> },
  ];
  return { network, ...renderRoutes(routes, '/admin/settings') };
}

const type = (label: string, value: string, nth = 0) =>
  fireEvent.change(screen.getAllByLabelText(label)[nth]!, { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save settings' }));

describe("the platform's settings", () => {
  test('are refused to staff', async () => {
    const { network } = await open({ 'GET /api/me': { body: aMe() } });
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeTruthy();
    expect(network.calls.some((call) => call.path.includes('/admin/'))).toBe(false);
  });

  test('a provider test makes a real call and shows its result', async () => {
    const { network } = await open({
      'POST /api/admin/settings/test': {
        body: { provider: 'mail', ok: false, message: 'The mail server did not take the mail.', reasons: [] },
      },
    });
    expect(await screen.findByText('Not set up')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Test Mail' }));
    expect(await screen.findByText('The mail server did not take the mail.')).toBeTruthy();
    expect(network.calls.find((call) => call.method === 'POST')?.body).toEqual({ provider: 'mail' });
  });

  test('only the section that was changed is sent', async () => {
    const limits = { ...stored.settings.limits, guest_messages_per_hour: 60 };
    const { network } = await open({
      'PUT /api/admin/settings': { body: { ...stored, settings: { ...stored.settings, limits } } },
    });
    await screen.findByLabelText('Messages of one guest in an hour');
    type('Messages of one guest in an hour', '60');
    save();
    expect(await screen.findByText('Settings saved')).toBeTruthy();
    expect(network.calls.find((call) => call.method === 'PUT')?.body).toEqual({ limits });
  });

  test('a price may be typed with a comma; numbers out of range are refused at the field', async () => {
    const { network } = await open({ 'PUT /api/admin/settings': { body: stored } });
    await screen.findByLabelText('Messages of one guest in an hour');
    type('Marketing', '0,04');
    type('Messages of one guest in an hour', '0');
    save();
    expect(await screen.findByText('Enter a whole number from 1 to 10000.')).toBeTruthy();
    type('Messages of one guest in an hour', '120');
    save();
    expect(await screen.findByText('Settings saved')).toBeTruthy();
    const put = network.calls.find((call) => call.method === 'PUT');
    expect(put?.body).toMatchObject({ pricing: { table: [{ prices: { marketing: '0.04' } }] } });
  });

  test('a new line of prices starts as a copy; a wrong price and a taken day are refused at once', async () => {
    const { network } = await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Add prices from a later day' }));
    await waitFor(() => expect(screen.getAllByLabelText('Marketing')).toHaveLength(2));
    expect((screen.getAllByLabelText('Marketing')[1] as HTMLInputElement).value).toBe('0.03');
    type('From this day on', '2026-12-01', 1);
    type('Marketing', 'a lot', 1);
    save();
    expect(await screen.findByText('Enter a price such as 0.0050.')).toBeTruthy();
    type('Marketing', '0.04', 1);
    type('From this day on', '2025-07-01', 1);
    save();
    expect(await screen.findByText('Two lines of prices begin on the same day.')).toBeTruthy();
    expect(network.calls.some((call) => call.method === 'PUT')).toBe(false);
  });

  test('leaving with changes asks first', async () => {
    const { router } = await open();
    await screen.findByLabelText('Currency');
    type('Currency', 'EUR');
    fireEvent.click(screen.getByRole('link', { name: 'Audit Logs' }));
    expect(await screen.findByText('Leave without saving?', { selector: '.ant-modal-confirm-title' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/admin/settings');
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('The audit page')).toBeTruthy();
  });
});
