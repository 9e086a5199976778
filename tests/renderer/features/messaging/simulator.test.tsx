import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Simulator } from '#renderer/features/messaging/simulator.tsx';
import { startNetwork, type Answers } from '#tests/renderer/support/network.ts';
import { renderRoutes } from '#tests/renderer/support/render-console.tsx';
import { hotelId } from '#tests/renderer/support/rows.ts';
import { aReply } from './messaging-rows.ts';

const path = `/api/hotels/${hotelId}/simulator`;

async function open(answers: Answers = { [`POST ${path}`]: { body: aReply() } }) {
  const network = await startNetwork(answers);
  renderRoutes([{ path: '/', element: <Simulator hotelId={hotelId} unsaved={false} /> }], '/');
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Message to the assistant');
  const write = (text: string) => fireEvent.change(field, { target: { value: text } });
  const press = (shiftKey = false) => fireEvent.keyDown(field, { key: 'Enter', shiftKey });
  return { network, field, write, press };
}

describe('trying the assistant', () => {
  test('six quick tests stand there, their text cut at 30 characters, and are sent whole', async () => {
    const { network } = await open();
    const buttons = within(screen.getByRole('group', { name: 'Quick tests' })).getAllByRole('button');
    expect(buttons).toHaveLength(6);
    for (const button of buttons) expect([...(button.textContent ?? '')].length).toBeLessThanOrEqual(31);
    fireEvent.click(screen.getByRole('button', { name: 'Is breakfast included, and whe…' }));
    expect(await screen.findByText('Breakfast is from 7 to 10:30.')).toBeTruthy();
    expect(network.calls[0]?.body).toEqual({ message: 'Is breakfast included, and when is it served?', history: [] });
  });

  test('Enter sends, Shift+Enter does not, and blanks are never sent', async () => {
    const { network, field, write, press } = await open();
    write('   ');
    press();
    write('Is there a pool?');
    press(true);
    expect(network.calls).toEqual([]);
    press();
    expect(await screen.findByText('Breakfast is from 7 to 10:30.')).toBeTruthy();
    expect(field.value).toBe('');
    expect(network.calls).toHaveLength(1);
  });

  test('nothing is sent while a reply is pending', async () => {
    const { network, write, press } = await open();
    write('One');
    press();
    write('Two');
    press();
    expect(screen.getByText('The assistant is writing…')).toBeTruthy();
    for (const button of within(screen.getByRole('group', { name: 'Quick tests' })).getAllByRole('button'))
      expect((button as HTMLButtonElement).disabled).toBe(true);
    await screen.findByText('Breakfast is from 7 to 10:30.');
    expect(network.calls).toHaveLength(1);
  });

  test('what was said before goes along', async () => {
    const { network, write, press } = await open();
    write('Breakfast?');
    press();
    await screen.findByText('Breakfast is from 7 to 10:30.');
    write('On Sundays too?');
    press();
    await waitFor(() => expect(network.calls).toHaveLength(2));
    expect(network.calls[1]?.body).toEqual({
      message: 'On Sundays too?',
      history: [
        { author: 'guest', text: 'Breakfast?' },
        { author: 'assistant', text: 'Breakfast is from 7 to 10:30.' },
      ],
    });
  });

  test('an answer shows its category, priority, whether a person is needed, and what it stands on', async () => {
    const { write, press } = await open({
      [`POST ${path}`]: { body: aReply({ human_required: true, priority: 'high', reasons: ['no_source'] }) },
    });
    write('Breakfast?');
    press();
    const chat = screen.getByRole('log');
    expect(await within(chat).findByText('Dining')).toBeTruthy();
    expect(within(chat).getByText('Priority: High')).toBeTruthy();
    expect(within(chat).getByText('Human required')).toBeTruthy();
    const why = screen.getByRole('complementary');
    for (const text of [
      'When is breakfast?',
      'Your Miramar team',
      'Friendly',
      'Every number, time, price and address stands in an entry',
      'The reply has 1200 characters.',
    ])
      expect(within(why).getByText(text)).toBeTruthy();
    expect(within(why).getByLabelText('Not passed')).toBeTruthy();
  });

  test('a failure is a bubble of its own and a toast, and is no part of the conversation', async () => {
    const { network, write, press } = await open({
      [`POST ${path}`]: {
        status: 502,
        body: { code: 'provider_failed', message: 'The model did not answer.', request_id: 'r' },
      },
    });
    write('Breakfast?');
    press();
    const chat = screen.getByRole('log');
    expect(await within(chat).findByText('Sorry, I encountered an error. Please try again.')).toBeTruthy();
    expect(within(chat).getByText('System error')).toBeTruthy();
    expect(within(chat).getByText('Priority: Normal')).toBeTruthy();
    expect(within(chat).getByText('Human required')).toBeTruthy();
    expect(await screen.findByText('Simulation Error')).toBeTruthy();
    expect(screen.getByText('The model did not answer.')).toBeTruthy();
    network.answers[`POST ${path}`] = { body: aReply() };
    write('Again');
    press();
    await within(chat).findByText('Breakfast is from 7 to 10:30.');
    expect(network.calls[1]?.body).toEqual({ message: 'Again', history: [{ author: 'guest', text: 'Breakfast?' }] });
  });

  test('clearing forgets the chat, and an answer that is still under way', async () => {
    const { write, press, network } = await open();
    write('Breakfast?');
    press();
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(network.calls).toHaveLength(1));
    write('Pool?');
    press();
    expect(await screen.findByText('Breakfast is from 7 to 10:30.')).toBeTruthy();
    expect(within(screen.getByRole('log')).queryByText('Breakfast?')).toBeNull();
    expect(network.calls[1]?.body).toEqual({ message: 'Pool?', history: [] });
  });

  test('the chat folds away and keeps what was said', async () => {
    const { write, press } = await open();
    write('Breakfast?');
    press();
    await screen.findByText('Breakfast is from 7 to 10:30.');
    fireEvent.click(screen.getByRole('button', { name: 'AI simulator', expanded: true }));
    expect(screen.queryByRole('log')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'AI simulator', expanded: false }));
    expect(screen.getByText('Breakfast is from 7 to 10:30.')).toBeTruthy();
  });
});
