import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startMessaging, type Desk, type Guest, type Messaging } from '#tests/support/messaging.ts';

let flow: Messaging;
let desk: Desk;
let guest: Guest;
let id: string;

beforeAll(async () => {
  flow = await startMessaging();
});
afterAll(() => flow?.stop());

const breakfast = { question: 'When is breakfast?', answer: 'Breakfast is served from 7:00 to 10:30.' };

/** A hotel with a breakfast FAQ, and a guest whom staff have answered about another topic. */
async function staffOwnAConversation() {
  desk = await flow.desk();
  await desk.post('/faqs', { ...breakfast, category: 'Services', language: 'en', is_active: true });
  guest = flow.guest(desk);
  await guest.writes('I want to talk to a human please');
  await flow.quiet();
  id = (await desk.thread(guest)).conversation['id'];
  await says('On my way.');
}
const says = async (content: string) => {
  await desk.post(`/conversations/${id}/messages`, { content, client_key: randomUUID() });
  await flow.quiet();
};
const thread = () => desk.thread(guest);
const kinds = async () => (await thread()).events.map((event) => [event['kind'], event['actor_name']]);
const last = () => guest.got.at(-1)?.body ?? '';
const owner = async () => (await thread()).conversation['owner'];
const openRequests = async () => (await thread()).requests.filter((request) => request['status'] !== 'completed');
const complete = async (request: Record<string, unknown>) =>
  desk.patch(`/requests/${String(request['id'])}`, { status: 'completed' });

describe('“Mark Resolved”', () => {
  beforeEach(staffOwnAConversation);

  test('of the last open request returns the conversation to the assistant, which answers the next message', async () => {
    await complete((await openRequests())[0]!);
    expect((await thread()).conversation).toMatchObject({ owner: 'assistant', assigned_to: null, assigned_name: null });
    await guest.writes('When is breakfast?');
    await flow.quiet();
    expect(last()).toContain('7:00');
    expect(await kinds()).toEqual([
      ['taken_over', 'Robin Berg'],
      ['resolved', 'Robin Berg'],
      ['handed_back', 'Robin Berg'],
    ]);
  });

  test('of one of two leaves the conversation with staff', async () => {
    await desk.post('/requests', { message: 'A crib', conversation_id: id });
    await complete((await openRequests()).at(-1)!);
    expect(await owner()).toBe('staff');
    await complete((await openRequests())[0]!);
    expect(await owner()).toBe('assistant');
  });

  test('of a question that staff left unanswered has the assistant answer it, once the time for undo is over', async () => {
    await guest.writes('When is breakfast?');
    await flow.quiet();
    const before = guest.got.length;
    const { body } = await desk.post(`/conversations/${id}/resolve`, {});
    expect(body.conversation).toMatchObject({ owner: 'assistant', open_count: 0 });
    expect(guest.got).toHaveLength(before);
    await flow.hurry();
    await flow.quiet();
    expect(last()).toContain('7:00');
    expect((await thread()).conversation).toMatchObject({ open_count: 0, human_required_count: 0 });
  });

  test('of a complaint raises no alarm and sends nothing to the guest', async () => {
    await guest.writes('The room is still dirty, this is unacceptable!');
    await flow.quiet();
    const before = guest.got.length;
    await desk.post(`/conversations/${id}/resolve`, {});
    await flow.hurry();
    await flow.quiet();
    expect(guest.got).toHaveLength(before);
    expect((await thread()).conversation).toMatchObject({ open_count: 0, human_required_count: 0 });
  });

  test('can be undone: owner, statuses and the alarm are as before, and the assistant stays silent', async () => {
    await guest.writes('When is breakfast?');
    await flow.quiet();
    const before = (await thread()).conversation;
    const got = guest.got.length;
    const { body } = await desk.post(`/conversations/${id}/resolve`, {});
    const { body: after } = await desk.post(`/conversations/${id}/reopen`, body.before);
    const { open_count, human_required_count, assigned_to, waiting_since } = before;
    expect(after).toMatchObject({ owner: 'staff', open_count, human_required_count, assigned_to, waiting_since });
    await flow.hurry();
    await flow.quiet();
    expect(guest.got).toHaveLength(got);
    expect((await thread()).conversation).toMatchObject({ owner: 'staff', human_required_count });
    expect((await kinds()).map(([kind]) => kind).slice(-2)).toEqual(['reopened', 'taken_over']);
  });

  test('of no request at all is refused, and changes nothing', async () => {
    expect((await desk.post(`/conversations/${id}/resolve`, { request_ids: [] })).status).toBe(400);
    expect(await openRequests()).toHaveLength(1);
    expect(await owner()).toBe('staff');
  });

  test('of another hotel’s conversation is refused, and changes nothing', async () => {
    const other = await flow.desk();
    expect((await other.post(`/conversations/${id}/resolve`, {})).status).toBe(404);
    const before = { owner: 'staff', assigned_to: null, requests: [] };
    expect((await other.post(`/conversations/${id}/reopen`, before)).status).toBe(404);
    const theirs = flow.guest(other);
    await theirs.writes('Hello');
    await flow.quiet();
    const there = (await other.thread(theirs)).conversation['id'];
    const [request] = await openRequests();
    const answer = await other.post(`/conversations/${there}/resolve`, { request_ids: [request!['id']] });
    expect(answer.status).toBe(404);
    const moved = { owner: 'staff', assigned_to: null, requests: [{ id: request!['id'], status: 'completed' }] };
    await other.post(`/conversations/${there}/reopen`, moved);
    expect(await openRequests()).toHaveLength(1);
    expect(await owner()).toBe('staff');
  });
});

describe('handing back', () => {
  beforeEach(staffOwnAConversation);
  const handBack = async () => {
    await desk.put(`/conversations/${id}/owner`, { owner: 'assistant' });
    await flow.quiet();
  };

  test('answers what the guest wrote meanwhile, in one reply', async () => {
    await guest.writes('Hello?');
    await flow.quiet();
    await guest.writes('When is breakfast?');
    await flow.quiet();
    const before = guest.got.length;
    await handBack();
    expect(guest.got).toHaveLength(before + 1);
    expect(last()).toContain('7:00');
    expect((await thread()).conversation).toMatchObject({ human_required_count: 0, waiting_since: null });
  });

  test('does not answer again what a person has answered', async () => {
    await guest.writes('When is breakfast?');
    await flow.quiet();
    await says('At seven.');
    const before = guest.got.length;
    await handBack();
    expect(guest.got).toHaveLength(before);
    expect(await kinds()).toEqual([
      ['taken_over', 'Robin Berg'],
      ['handed_back', 'Robin Berg'],
    ]);
  });

  test('keeps the alarm where only a person can answer, and tells the guest so once', async () => {
    await guest.writes('Please refund my payment of yesterday');
    await flow.quiet();
    const { waiting_since } = (await thread()).conversation;
    const before = guest.got.length;
    await handBack();
    expect((await thread()).conversation).toMatchObject({ human_required_count: 1, waiting_since });
    expect(guest.got).toHaveLength(before + 1);
    await desk.put(`/conversations/${id}/owner`, { owner: 'staff' });
    expect((await thread()).conversation['human_required_count']).toBe(0);
    await handBack();
    expect((await thread()).conversation['human_required_count']).toBe(1);
    expect(guest.got).toHaveLength(before + 1);
  });

  test('in the middle of a turn has that turn answered too', async () => {
    await guest.writes('When is breakfast?');
    await desk.put(`/conversations/${id}/owner`, { owner: 'assistant' });
    await flow.quiet();
    expect(last()).toContain('7:00');
  });

  test('after the 24 hours sends nothing and calls people', async () => {
    const late = await startMessaging();
    try {
      const there = await late.desk();
      const writer = late.guest(there);
      await writer.writes('Please refund my payment');
      await late.quiet();
      const { conversation } = await there.thread(writer);
      await there.put(`/conversations/${conversation['id']}/owner`, { owner: 'staff' });
      await there.put('/message-settings', { assistant_returns_after_minutes: 0 });
      const before = writer.got.length;
      late.server.clock.advance({ hours: 25 });
      await there.put(`/conversations/${conversation['id']}/owner`, { owner: 'assistant' });
      await late.quiet();
      expect(writer.got).toHaveLength(before);
      expect((await there.thread(writer)).conversation['human_required_count']).toBe(1);
    } finally {
      await late.stop();
    }
  });
});
