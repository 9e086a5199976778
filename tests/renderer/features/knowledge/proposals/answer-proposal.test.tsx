import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { AnswerProposalCard } from '#renderer/features/knowledge/proposals/answer-proposal.tsx';
import { createQueryClient } from '#renderer/lib/api/query-client.ts';
import { bindToasts } from '#renderer/lib/notify.ts';
import { startNetwork } from '../../../support/network.ts';
import { aFaq, hotelId } from '../../../support/rows.ts';
import '../../../support/render-console.tsx';
import { conversationId } from '../../conversations/conversation-rows.ts';

const path = `/api/hotels/${hotelId}/conversations/${conversationId}/answer-proposal`;
const proposal = {
  request_id: '0199b000-0000-7000-8000-0000000000b1',
  question: 'Do you have a babysitter?',
  answer: 'Yes, from six in the evening.',
  category: 'services',
  answers: ['babysitting'],
  test_questions: ['Is there a babysitter?'],
};
const faq = aFaq({ question: proposal.question, answer: proposal.answer });

const told: string[] = [];
const note = ({ title }: { title: string }) => void told.push(title);
beforeEach(() => {
  told.length = 0;
  bindToasts({ success: note, info: note, error: note });
});

async function open() {
  const network = await startNetwork({
    [`GET ${path}`]: { body: { proposal } },
    [`POST ${path}`]: { body: null },
    [`POST /api/hotels/${hotelId}/faqs`]: { status: 201, body: faq },
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AnswerProposalCard hotelId={hotelId} conversationId={conversationId} replies={1} categoryOf={() => 'Services'} />
    </QueryClientProvider>,
  );
  const posted = () =>
    network.calls.filter(({ method }) => method === 'POST').map(({ path: to, body }) => ({ to, body }));
  return { network, posted };
}

test('a reply to a question without an entry is added to the FAQs with one click', async () => {
  const { posted } = await open();
  expect(await screen.findByText(/No entry answers “Do you have a babysitter\?”/)).toBeTruthy();
  expect(await screen.findByText('Test questions with another answer then: Is there a babysitter?')).toBeTruthy();
  expect(await screen.findByText(/^It would answer: /)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Add to FAQs' }));
  await waitFor(() => expect(posted()).toHaveLength(2));
  expect(posted()).toMatchObject([
    { to: `/api/hotels/${hotelId}/faqs`, body: { question: proposal.question, category: 'Services' } },
    { to: path, body: { request_id: proposal.request_id, decision: 'kept' } },
  ]);
  expect(told).toEqual(['FAQ created successfully']);
});

test('a question is never proposed again where a person says so', async () => {
  const { posted } = await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Never for this' }));
  await waitFor(() =>
    expect(posted()).toEqual([{ to: path, body: { request_id: proposal.request_id, decision: 'never' } }]),
  );
});
