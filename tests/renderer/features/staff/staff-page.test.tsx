import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { StaffInvitation, StaffMember } from '#shared/features/staff/staff.schema.ts';
import StaffPage from '#renderer/pages/staff-page.tsx';
import { startNetwork, type Answers } from '../../support/network.ts';
import { renderRoutes } from '../../support/render-console.tsx';
import { aMe, hotelId } from '../../support/rows.ts';

const staffPath = `/api/hotels/${hotelId}/staff`;
const invitationsPath = `/api/hotels/${hotelId}/invitations`;

function aMember(overrides: Partial<StaffMember> = {}): StaffMember {
  return {
    id: '0199a000-0000-7000-8000-0000000000a1',
    hotel_id: hotelId,
    user_id: '0199a000-0000-7000-8000-0000000000b1',
    role: 'staff',
    first_name: 'Luis',
    last_name: 'Vega',
    email: 'luis@miramar.example',
    is_disabled: false,
    by_directory: false,
    last_login: null,
    created_at: '2026-01-01T10:00:00.000Z',
    ...overrides,
  };
}

function anInvitation(overrides: Partial<StaffInvitation> = {}): StaffInvitation {
  return {
    id: '0199a000-0000-7000-8000-0000000000c1',
    hotel_id: hotelId,
    email: 'eva@miramar.example',
    role: 'staff',
    created_at: '2026-03-01T10:00:00.000Z',
    expires_at: '2026-03-08T10:00:00.000Z',
    used_at: null,
    ...overrides,
  };
}

async function open(answers: Answers = {}) {
  const network = await startNetwork({
    'GET /api/me': { body: aMe() },
    [`GET ${staffPath}`]: { body: { items: [aMember()], next_cursor: null } },
    [`GET ${invitationsPath}`]: { body: { items: [anInvitation()], next_cursor: null } },
    ...answers,
  });
  renderRoutes([{ path: '/staff', element: <StaffPage /> }], '/staff');
  return network;
}

const conflict = (message: string) => ({ status: 409, body: { code: 'conflict', message, request_id: 'r' } });

describe('the team of a hotel', () => {
  test('an admin sees members with their activity, and who is invited', async () => {
    await open();
    expect(await screen.findByText('Luis Vega')).toBeTruthy();
    expect(screen.getByText('Never logged in')).toBeTruthy();
    expect(await screen.findByText('eva@miramar.example')).toBeTruthy();
  });

  test('staff see their colleagues and can change nothing; invitations are not even asked for', async () => {
    const network = await open({ 'GET /api/me': { body: aMe({ role: 'staff' }) } });
    expect(await screen.findByText('Luis Vega')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Invite staff' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Remove Luis Vega' })).toBeNull();
    expect(network.calls.some((call) => call.path === invitationsPath)).toBe(false);
  });

  test('a member by the company’s directory is marked, and is neither changed nor removed here', async () => {
    await open({ [`GET ${staffPath}`]: { body: { items: [aMember({ by_directory: true })], next_cursor: null } } });
    expect(await screen.findByText('By the company’s directory')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remove Luis Vega' })).toBeNull();
    expect(screen.queryByLabelText('Role of Luis Vega')).toBeNull();
  });

  test('an invitation is sent to the address in lower case, with role staff by default', async () => {
    const network = await open({ [`POST ${invitationsPath}`]: { status: 201, body: anInvitation() } });
    fireEvent.click(await screen.findByRole('button', { name: 'Invite staff' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send invitation' }));
    expect(await within(dialog).findByText('Enter an address such as desk@example.com.')).toBeTruthy();
    fireEvent.change(within(dialog).getByLabelText('Email'), { target: { value: ' Eva@Miramar.example ' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Invitation sent')).toBeTruthy();
    const sent = network.calls.filter((call) => call.method === 'POST');
    expect(sent.map((call) => call.body)).toEqual([{ email: 'eva@miramar.example', role: 'staff' }]);
  });

  test('a person who already works here is not invited; the server’s message is shown', async () => {
    await open({ [`POST ${invitationsPath}`]: conflict('luis@miramar.example already works in this hotel.') });
    fireEvent.click(await screen.findByRole('button', { name: 'Invite staff' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText('Email'), { target: { value: 'luis@miramar.example' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText(/^Failed to send invitation\. luis@miramar\.example already works/)).toBeTruthy();
  });

  test('removing a member asks first', async () => {
    const network = await open({ [`DELETE ${staffPath}/${aMember().id}`]: { body: null } });
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Luis Vega' }));
    const dialog = await screen.findByRole('dialog');
    expect(network.calls.some((call) => call.method === 'DELETE')).toBe(false);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Remove staff member' }));
    expect(await screen.findByText('Staff removed')).toBeTruthy();
  });

  test('the last admin cannot be removed, and the reason is shown', async () => {
    await open({ [`DELETE ${staffPath}/${aMember().id}`]: conflict('The last admin cannot be removed.') });
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Luis Vega' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove staff member' }));
    expect(await screen.findByText('Failed to remove staff member. The last admin cannot be removed.')).toBeTruthy();
  });

  test('cancelling an invitation asks first', async () => {
    const network = await open({ [`DELETE ${invitationsPath}/${anInvitation().id}`]: { body: null } });
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel the invitation of eva@miramar.example' }));
    const dialog = await screen.findByRole('dialog');
    expect(network.calls.some((call) => call.method === 'DELETE')).toBe(false);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel invitation' }));
    expect(await screen.findByText('Invitation cancelled')).toBeTruthy();
  });

  test('a super admin without an acting session is asked to choose a hotel, and no call is made', async () => {
    const network = await open({ 'GET /api/me': { body: aMe({ is_super_admin: true, hotel: null, role: null }) } });
    expect(await screen.findByText('No Hotel Selected')).toBeTruthy();
    expect(network.calls.some((call) => call.path.includes('/hotels/'))).toBe(false);
  });
});
