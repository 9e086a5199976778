import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createConsoleHistory, guardLeaving, type ConsoleHistory } from '#renderer/lib/console-history.ts';

const shown: string[] = [];
const ends: (() => void)[] = [];
let history: ConsoleHistory;

beforeEach(() => {
  window.history.pushState(null, '', '/guests');
  history = createConsoleHistory();
  ends.push(history.listen(({ location }) => shown.push(location.pathname)));
  history.push('/messages');
  shown.length = 0;
});

afterEach(() => ends.splice(0).forEach((end) => end()));

/** Holds back every navigation. Returns what was asked for, and how each goes on. */
function hold() {
  const asked: { pathname: string; proceed: () => void }[] = [];
  ends.push(guardLeaving((pathname, proceed) => asked.push({ pathname, proceed }) > 0));
  return asked;
}

describe('a page that may not be left', () => {
  test('stays when a link is followed, until the person agrees', () => {
    const asked = hold();
    history.push('/bookings?today=arrivals');
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/bookings']);
    expect(window.location.pathname).toBe('/messages');
    asked[0]?.proceed();
    expect(window.location.pathname + window.location.search).toBe('/bookings?today=arrivals');
    expect(shown).toEqual(['/bookings']);
  });

  test('stays when the browser goes back, until the person agrees', async () => {
    const asked = hold();
    window.history.back();
    await vi.waitFor(() => expect(asked.map(({ pathname }) => pathname)).toEqual(['/guests']));
    await vi.waitFor(() => expect(window.location.pathname).toBe('/messages'));
    expect(shown).toEqual([]);
    asked[0]?.proceed();
    await vi.waitFor(() => expect(shown).toEqual(['/guests']));
    expect(asked).toHaveLength(1);
  });

  test('can be left again when the guard has ended', () => {
    guardLeaving(() => true)();
    history.replace('/faqs');
    expect(shown).toEqual(['/faqs']);
  });
});
