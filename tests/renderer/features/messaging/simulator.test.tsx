import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { TestQuestion } from '#shared/features/messaging/test-questions.schema.ts';
import type { MessageSettingsChange } from '#shared/features/messaging/messaging.schema.ts';
import { Simulator } from '#renderer/features/messaging/simulator/simulator.tsx';
import { startNetwork, type Answers } from '#tests/renderer/support/network.ts';
import { renderRoutes } from '#tests/renderer/support/render-console.tsx';
import { hotelId } from '#tests/renderer/support/rows.ts';
import { aReply, aTestQuestion } from './messaging-rows.ts';

const path = `/api/hotels/${hotelId}/simulator`;
const tests = `/api/hotels/${hotelId}/test-questions`;

async function open(
  answers: Answers = { [`POST ${path}`]: { body: aReply() } },
  draft: MessageSettingsChange | null = null,
) {
  const network = await startNetwork({ [`GET ${tests}`]: { body: { items: [], next_cursor: null } }, ...answers });
  const asked = () => network.calls.filter((call) => call.path === path);
  renderRoutes([{ path: '/', element: <Simulator hotelId={hotelId} timezone="Europe/Paris" draft={draft} /> }], '/');
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Message to the assistant');
  const write = (text: string) => fireEvent.change(field, { target: { value: text } });
  const press = (shiftKey = false) => fireEvent.keyDown(field, { key: 'Enter', shiftKey });
  return { network, asked, field, write, press };
}

describe('trying the assistant', () => {
  test('six quick tests are shown, cut at 30 characters, and sent in full', async () => {
    const { asked } = await open();
    const buttons = within(screen.getByRole('group', { name: 'Quick tests' })).getAllByRole('button');
    expect(buttons).toHaveLength(6);
    for (const button of buttons) expect([...(button.textContent ?? '')].length).toBeLessThanOrEqual(31);
    fireEvent.click(screen.getByRole('button', { name: 'Is breakfast included, and whe…' }));
    expect(await screen.findByText('Breakfast is from 7 to 10:30.')).toBeTruthy();
    expect(asked()[0]?.body).toEqual({
      message: 'Is breakfast included, and when is it served?',
      history: [],
      in_house: false,
    });
  });

  test('Enter sends, Shift+Enter does not, and blanks are never sent', async () => {
    const { field, write, press, asked } = await open();
    write('   ');
    press();
    write('Is there a pool?');
    press(true);
    expect(asked()).toEqual([]);
    press();
    expect(await screen.findByText('Breakfast is from 7 to 10:30.')).toBeTruthy();
    expect(field.value).toBe('');
    expect(asked()).toHaveLength(1);
  });

  test('nothing is sent while a reply is pending', async () => {
    const { write, press, asked } = await open();
    write('One');
    press();
    write('Two');
    press();
    expect(screen.getByText('The assistant is writing…')).toBeTruthy();
    for (const button of within(screen.getByRole('group', { name: 'Quick tests' })).getAllByRole('button'))
      expect((button as HTMLButtonElement).disabled).toBe(true);
    await screen.findByText('Breakfast is from 7 to 10:30.');
    expect(asked()).toHaveLength(1);
  });

  test('earlier messages are sent along', async () => {
    const { write, press, asked } = await open();
    write('Breakfast?');
    press();
    await screen.findByText('Breakfast is from 7 to 10:30.');
    write('On Sundays too?');
    press();
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(asked()[1]?.body).toEqual({
      message: 'On Sundays too?',
      history: [
        { author: 'guest', text: 'Breakfast?' },
        { author: 'assistant', text: 'Breakfast is from 7 to 10:30.' },
      ],
      in_house: false,
    });
  });

  test('an answer shows category, priority, whether a person is needed, and its sources', async () => {
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

  test('a failure is a separate bubble and a toast, and not part of the history', async () => {
    const { network, write, press, asked } = await open({
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
    expect(asked()[1]?.body).toEqual({
      message: 'Again',
      history: [{ author: 'guest', text: 'Breakfast?' }],
      in_house: false,
    });
  });

  test('clearing forgets the chat, and an answer that is still under way', async () => {
    const { write, press, asked } = await open();
    write('Breakfast?');
    press();
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(asked()).toHaveLength(1));
    write('Pool?');
    press();
    expect(await screen.findByText('Breakfast is from 7 to 10:30.')).toBeTruthy();
    expect(within(screen.getByRole('log')).queryByText('Breakfast?')).toBeNull();
    expect(asked()[1]?.body).toEqual({ message: 'Pool?', history: [], in_house: false });
  });

  test('the chat collapses and keeps its messages', async () => {
    const { write, press } = await open();
    write('Breakfast?');
    press();
    await screen.findByText('Breakfast is from 7 to 10:30.');
    fireEvent.click(screen.getByRole('button', { name: 'AI simulator', expanded: true }));
    expect(screen.queryByRole('log')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'AI simulator', expanded: false }));
    expect(screen.getByText('Breakfast is from 7 to 10:30.')).toBeTruthy();
  });

  test('settings that are typed and not saved are tried, and so are FAQs that are switched off', async () => {
    const { asked, write, press } = await open(undefined, { message_tone: 'luxury' });
    expect(screen.getByText('It answers with your settings as they are typed, not yet saved.')).toBeTruthy();
    fireEvent.click(screen.getByLabelText(/Also use FAQs that are switched off/));
    write('Breakfast?');
    press();
    await screen.findByText('Breakfast is from 7 to 10:30.');
    expect(asked()[0]?.body).toEqual({
      message: 'Breakfast?',
      history: [],
      in_house: false,
      settings: { message_tone: 'luxury' },
      with_inactive_faqs: true,
    });
  });
});

describe('test questions', () => {
  const listed = (...items: TestQuestion[]) => ({ [`GET ${tests}`]: { body: { items, next_cursor: null } } });
  const posted = (network: Awaited<ReturnType<typeof open>>['network'], at: string) =>
    network.calls.filter((call) => call.method === 'POST' && call.path === at).map(({ body }) => body);

  test('an answer can be kept unchanged or corrected', async () => {
    const { network, write, press } = await open({
      [`POST ${path}`]: { body: aReply() },
      [`POST ${tests}`]: { status: 201, body: aTestQuestion({ question: 'Breakfast?' }) },
    });
    write('Breakfast?');
    press();
    fireEvent.click(await screen.findByText('Keep as a test'));
    const answer = await screen.findByLabelText<HTMLTextAreaElement>('Answer that you expect');
    expect(answer.value).toBe('Breakfast is from 7 to 10:30.');
    fireEvent.change(answer, { target: { value: 'From 7 to 10:30 on the terrace.' } });
    fireEvent.click(screen.getByText('Keep test question'));
    expect(await screen.findByText('Test question kept')).toBeTruthy();
    expect(posted(network, tests)).toEqual([
      {
        question: 'Breakfast?',
        history: [],
        in_house: false,
        expected: {
          reply: 'From 7 to 10:30 on the terrace.',
          human_required: false,
          entries: [{ id: 'faq-1', kind: 'faq', title: 'When is breakfast?' }],
        },
      },
    ]);
  });

  test('what cannot be kept stays in the dialog', async () => {
    const { write, press } = await open();
    write('Breakfast?');
    press();
    fireEvent.click(await screen.findByText('Keep as a test'));
    const answer = await screen.findByLabelText<HTMLTextAreaElement>('Answer that you expect');
    fireEvent.change(answer, { target: { value: 'My words' } });
    fireEvent.click(screen.getByText('Keep test question'));
    expect(await screen.findByText('Failed to keep the test question')).toBeTruthy();
    expect(answer.value).toBe('My words');
  });

  test('run with unsaved settings, they show the differences', async () => {
    const item = aTestQuestion();
    const outcome = { ...item.expected, reply: 'A colleague will tell you.', human_required: true, entries: [] };
    const { network } = await open(
      { ...listed(item), [`POST ${tests}/${item.id}/run`]: { body: { outcome, verdict: 'different', item } } },
      { message_tone: 'luxury' },
    );
    fireEvent.click(await screen.findByText('Run with what is not live yet'));
    expect(await screen.findByText('Different')).toBeTruthy();
    expect(posted(network, `${tests}/${item.id}/run`)).toEqual([{ settings: { message_tone: 'luxury' } }]);
    expect(screen.getByText('1 of 1 are different.')).toBeTruthy();
    fireEvent.click(screen.getByText(item.question));
    for (const words of [
      'A person is called now.',
      'No longer used: “When is breakfast?”',
      'Figures that are missing: 7, 10:30',
      'A colleague will tell you.',
    ])
      expect(screen.getByText(words)).toBeTruthy();
  });

  test('what came is taken as right with one click', async () => {
    const item = aTestQuestion();
    const outcome = { ...item.expected, reply: 'From 8 to 10:30.' };
    const shown = { ...item, last_result: { outcome, verdict: 'different' as const, outdated: false } };
    const { network } = await open({
      ...listed(shown),
      [`PATCH ${tests}/${item.id}`]: {
        body: { ...shown, expected: outcome, last_result: { outcome, verdict: 'same', outdated: false } },
      },
    });
    fireEvent.click(await screen.findByText(item.question));
    fireEvent.click(screen.getByText('What came is right'));
    expect(await screen.findByText('As expected')).toBeTruthy();
    expect(network.calls.find((call) => call.method === 'PATCH')?.body).toEqual({ expected: outcome });
  });

  test('those that something has changed since say so', async () => {
    const item = aTestQuestion();
    await open(listed({ ...item, last_result: { outcome: item.expected, verdict: 'same', outdated: true } }));
    expect(await screen.findByText('Something has changed since they were run: 1 to run.')).toBeTruthy();
    expect(screen.getByText('Run again')).toBeTruthy();
  });
});
