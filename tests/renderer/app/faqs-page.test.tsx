import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import FaqsPage from '#renderer/pages/faqs-page.tsx';
import { startNetwork, type Answers } from '../support/network.ts';
import { renderRoutes } from '../support/render-console.tsx';
import { aFaq, aMe, hotelId, noDates } from '../support/rows.ts';

const faqsPath = `/api/hotels/${hotelId}/faqs`;

async function open(answers: Answers = {}, at = '/faqs') {
  const list = { body: { items: [aFaq()], next_cursor: null } };
  const network = await startNetwork({ 'GET /api/me': { body: aMe() }, [`GET ${faqsPath}`]: list, ...answers });
  const shown = renderRoutes([{ path: '/faqs', element: <FaqsPage /> }], at);
  return { network, ...shown };
}

describe("a hotel's FAQs", () => {
  test('a request that became a question opens the dialog filled in, with the category General', async () => {
    const { router } = await open({}, '/faqs?question=Is%20there%20a%20gym%3F');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByLabelText<HTMLTextAreaElement>('Question').value).toBe('Is there a gym?');
    expect(within(dialog).getByText('General')).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  test('an FAQ is saved with what was typed', async () => {
    const { network } = await open(
      { [`POST ${faqsPath}`]: { status: 201, body: aFaq() } },
      '/faqs?question=Gym%3F&category=Amenities',
    );
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText('Answer'), { target: { value: '  Yes, on the roof. ' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Add FAQ' }));
    expect(await screen.findByText('FAQ created successfully')).toBeTruthy();
    const saved = network.calls.find((call) => call.method === 'POST' && call.path === faqsPath);
    expect(saved?.body).toEqual({
      question: 'Gym?',
      answer: 'Yes, on the roof.',
      category: 'Amenities',
      is_active: true,
      ...noDates,
    });
  });

  test('a question without an answer is refused at the field, and nothing is sent', async () => {
    const { network } = await open({}, '/faqs?question=Gym%3F');
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Add FAQ' }));
    expect(await within(dialog).findByText('Enter the answer.')).toBeTruthy();
    expect(network.calls.some((call) => call.method === 'POST')).toBe(false);
  });

  test('the dialog shows the FAQ it was opened for', async () => {
    const parking = aFaq({ id: crypto.randomUUID(), question: 'Is there parking?', answer: 'In the yard.' });
    await open({ [`GET ${faqsPath}`]: { body: { items: [aFaq(), parking], next_cursor: null } } });
    const words = async (button: string) => {
      fireEvent.click(await screen.findByRole('button', { name: button }));
      const dialog = within(await screen.findByRole('dialog'));
      const shown = ['Question', 'Answer'].map((label) => dialog.getByLabelText<HTMLTextAreaElement>(label).value);
      fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      return shown;
    };
    expect(await words('Edit “When is breakfast?”')).toEqual(['When is breakfast?', 'From 7 to 10:30.']);
    expect(await words('Edit “Is there parking?”')).toEqual(['Is there parking?', 'In the yard.']);
    expect(await words('Add FAQ')).toEqual(['', '']);
  });

  describe('of which another person saved the answer meanwhile', () => {
    const address = `${faqsPath}/${aFaq().id}`;
    const theirs = aFaq({ answer: 'From 6.', updated_at: '2026-03-02T10:00:00.000Z' });
    const details = { updated_at: theirs.updated_at, changed_by: 'Robin Berg', current: theirs };
    const conflict = { status: 409, body: { code: 'conflict', message: 'Stale.', request_id: 'r', details } };
    const edit = async () => {
      fireEvent.click(await screen.findByRole('button', { name: 'Edit “When is breakfast?”' }));
      return within(await screen.findByRole('dialog', { name: 'Edit FAQ' }));
    };
    type Dialog = Awaited<ReturnType<typeof edit>>;
    const answerOf = (dialog: Dialog) => dialog.getByLabelText<HTMLTextAreaElement>('Answer').value;
    const save = (dialog: Dialog) => fireEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    const fill = (dialog: Dialog, label: string, value: string) =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } });
    const refused = async (stored: object) => {
      const { network } = await open({ [`PATCH ${address}`]: conflict });
      const dialog = await edit();
      fill(dialog, 'Answer', 'From 8.');
      fill(dialog, 'Question', 'Breakfast from when?');
      network.answers[`GET ${faqsPath}`] = { body: { items: [stored], next_cursor: null } };
      save(dialog);
      expect(await dialog.findByText(/^Robin Berg saved this/)).toBeTruthy();
      const sent = () => network.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
      return { network, dialog, sent };
    };
    const giveUp = async (dialog: Dialog) => {
      fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit FAQ' })).toBeNull());
    };

    test('opened again after it was given up shows the stored answer', async () => {
      const { dialog } = await refused(theirs);
      await giveUp(dialog);
      expect(answerOf(await edit())).toBe('From 6.');
    });

    test('opened again from a list that is not read yet is not overwritten', async () => {
      const { dialog, sent } = await refused(aFaq());
      await giveUp(dialog);
      const again = await edit();
      expect(again.queryByText(/^Robin Berg saved this/)).toBeNull();
      fill(again, 'Answer', 'From 9.');
      save(again);
      expect(await again.findByText(/^Robin Berg saved this/)).toBeTruthy();
      expect(sent().at(-1)).toMatchObject({ answer: 'From 9.', updated_at: aFaq().updated_at });
    });

    test('takes theirs where both changed it, and keeps what only this person changed', async () => {
      const { network, dialog, sent } = await refused(theirs);
      network.answers[`PATCH ${address}`] = { body: theirs };
      fireEvent.click(dialog.getByRole('button', { name: 'Take theirs' }));
      expect(answerOf(dialog)).toBe('From 6.');
      save(dialog);
      expect(await screen.findByText('FAQ updated successfully')).toBeTruthy();
      const own = { question: 'Breakfast from when?', answer: 'From 6.', updated_at: theirs.updated_at };
      expect(sent().at(-1)).toMatchObject(own);
    });
  });

  test('deleting asks first, and a failure is shown', async () => {
    const path = `DELETE ${faqsPath}/${aFaq().id}`;
    const { network } = await open({
      [path]: { status: 500, body: { code: 'internal', message: 'Something went wrong.', request_id: 'req_9' } },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Delete “When is breakfast?”' }));
    const dialog = await screen.findByRole('dialog');
    expect(network.calls.some((call) => call.method === 'DELETE')).toBe(false);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete FAQ' }));
    expect(await screen.findByText('Error deleting FAQ')).toBeTruthy();
    expect(network.calls.some((call) => call.method === 'DELETE')).toBe(true);
  });

  test('a list that cannot be read says so and offers to try again', async () => {
    const failing = { status: 500, body: { code: 'internal', message: 'Something went wrong.', request_id: 'req_9' } };
    const { network } = await open({ [`GET ${faqsPath}`]: failing });
    expect(await screen.findByText('Error loading FAQs')).toBeTruthy();
    network.answers[`GET ${faqsPath}`] = { body: { items: [], next_cursor: null } };
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No FAQs yet')).toBeTruthy();
  });

  test('a super admin without an acting session is asked to choose a hotel, and no call is made', async () => {
    const { network } = await open({ 'GET /api/me': { body: aMe({ is_super_admin: true, hotel: null, role: null }) } });
    expect(await screen.findByText('No Hotel Selected')).toBeTruthy();
    expect(network.calls.some((call) => call.path.includes('/faqs'))).toBe(false);
  });
});

describe('audience of an FAQ', () => {
  const inspectPath = `/api/hotels/${hotelId}/knowledge/inspect`;
  const codes = {
    [`POST ${inspectPath}`]: { body: { looks_like_code: true, not_used: null, language: null, facts: {} } },
  };

  test('is asked if the text looks like a code, and saved as answered', async () => {
    const { network } = await open(
      { ...codes, [`POST ${faqsPath}`]: { status: 201, body: aFaq() } },
      '/faqs?question=Garage%3F',
    );
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Answer'), { target: { value: 'Press 8213.' } });
    const ask = 'This looks like a code. Tell it only to guests in the house?';
    expect(await dialog.findByText(ask, undefined, { timeout: 4000 })).toBeTruthy();
    expect(dialog.getByRole('switch', { name: 'Only for guests in the house' }).ariaChecked).toBe('false');
    fireEvent.click(dialog.getByRole('button', { name: 'Yes, only to them' }));
    expect(dialog.getByRole('switch', { name: 'Only for guests in the house' }).ariaChecked).toBe('true');
    expect(dialog.queryByText(ask)).toBeNull();
    fireEvent.click(dialog.getByRole('button', { name: 'Add FAQ' }));
    expect(await screen.findByText('FAQ created successfully')).toBeTruthy();
    const saved = network.calls.find((call) => call.method === 'POST' && call.path === faqsPath);
    expect(saved?.body).toMatchObject({ in_house_only: true });
  });

  test('is shown at the FAQ', async () => {
    const items = [
      aFaq({ in_house_only: true, in_house_decided: true }),
      aFaq({ id: crypto.randomUUID(), in_house_proposed: true }),
    ];
    await open({ [`GET ${faqsPath}`]: { body: { items, next_cursor: null } } });
    expect(await screen.findByText('Only for guests in the house')).toBeTruthy();
    expect(screen.getByText('Looks like a code, told to everybody')).toBeTruthy();
  });
});
