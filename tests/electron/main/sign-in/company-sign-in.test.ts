import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createCompanySignIn } from '#electron/main/sign-in/company-sign-in.ts';
import { signInOfArguments, signInOfLink } from '#electron/main/sign-in/sign-in-link.rules.ts';
import { fakeClock } from '../alarm/fake-clock.ts';

const server = 'https://desk.example.com';
const email = 'lena@lake.test';
const code = 'ABCD2345';
const refusal = (status: number, reason: string) => Response.json({ reason: { code: reason } }, { status });

/** A computer, whose programs share what is kept on its disk. */
function aComputer({ hasKeyring = true } = {}) {
  const clock = fakeClock();
  let disk: string | null = null;
  const start = () => {
    const opened: URL[] = [];
    const told: string[] = [];
    const asked: { url: string; body: { code: string; verifier: string } }[] = [];
    const log: string[] = [];
    const world = { answer: (): Response => Response.json({ signed_in: true }), server, hasBrowser: true, signedIn: 0 };
    const program = createCompanySignIn({
      clock,
      server: () => world.server,
      fetch: async (url, { body }) => {
        asked.push({ url, body: JSON.parse(String(body)) });
        return world.answer();
      },
      openExternal: async (url) => {
        if (!world.hasBrowser) throw new Error('there is no browser');
        opened.push(new URL(url));
      },
      kept: { read: () => disk, keep: (text) => ((disk = hasKeyring ? text : null), hasKeyring) },
      tell: ({ step, problem }) => void told.push(problem ? `${step}: ${problem}` : step),
      signedIn: () => void (world.signedIn += 1),
      log: (line) => void log.push(line),
    });
    const inBrowser = () => Object.fromEntries(new URLSearchParams(opened.at(-1)!.hash.slice(1)));
    return { program, world, opened, told, asked, log, inBrowser };
  };
  return { clock, start, disk: () => disk };
}
const aProgram = () => {
  const computer = aComputer();
  return { ...computer, ...computer.start() };
};

describe('a sign-in in the system’s browser', () => {
  test('opens the server’s page with a challenge, and exchanges the code of its link with the verifier', async () => {
    const { program, opened, inBrowser, asked, told, world, disk } = aProgram();
    await program.begin(email);
    expect(opened[0]!.href.split('#')[0]).toBe(`${server}/desktop-sign-in`);
    const { challenge, state } = inBrowser();
    await program.arrive({ state: state!, code });
    expect(asked).toHaveLength(1);
    expect(asked[0]!.url).toBe(`${server}/api/auth/sso/desktop`);
    expect(createHash('sha256').update(asked[0]!.body.verifier).digest('base64url')).toBe(challenge);
    expect(opened[0]!.href).not.toContain(asked[0]!.body.verifier);
    expect([told, world.signedIn, program.state().step, disk()]).toEqual([
      ['waiting', 'checking', 'signed_in'],
      1,
      'none',
      null,
    ]);
  });

  test('goes on with the second factor, of which a later page hears as well', async () => {
    const { program, inBrowser, world } = aProgram();
    world.answer = () => Response.json({ twoFactorRedirect: true });
    await program.begin(email);
    await program.arrive({ state: inBrowser()['state']!, code });
    expect([program.state().step, world.signedIn]).toEqual(['second_factor', 0]);
    program.cancel();
    expect(program.state().step).toBe('none');
  });

  test('takes a typed code, and another one after a wrong one', async () => {
    const { program, told, world } = aProgram();
    await program.begin(email);
    world.answer = () => refusal(404, 'desktop_code_wrong');
    await program.enter('wrong');
    world.answer = () => Response.json({ signed_in: true });
    await program.enter('abcd-2345');
    expect(told).toEqual(['waiting', 'checking', 'waiting: code_wrong', 'checking', 'signed_in']);
  });

  test('goes on after the server was away', async () => {
    const { program, told, world, inBrowser } = aProgram();
    await program.begin(email);
    const link = { state: inBrowser()['state']!, code };
    world.answer = () => {
      throw new Error('no network');
    };
    await program.arrive(link);
    world.answer = () => Response.json({ signed_in: true });
    await program.arrive(link);
    expect(told.slice(2)).toEqual(['waiting: server_unreachable', 'checking', 'signed_in']);
  });

  test.each([
    [404, 'desktop_code_expired', 'code_expired'],
    [403, 'account_disabled', 'disabled'],
    [403, 'foreign_origin', 'refused'],
  ])('ends with %i %s', async (status, reason, problem) => {
    const { program, told, world, inBrowser } = aProgram();
    world.answer = () => refusal(status, reason);
    await program.begin(email);
    await program.arrive({ state: inBrowser()['state']!, code });
    expect(told.at(-1)).toBe(`failed: ${problem}`);
    expect(program.state()).toEqual({ step: 'failed', email, problem });
  });

  test('ends where the company or the platform refuses the person', async () => {
    const { program, told, asked, inBrowser } = aProgram();
    await program.begin(email);
    await program.arrive({ state: inBrowser()['state']!, outcome: 'no_access' });
    expect([told.at(-1), asked]).toEqual(['failed: no_access', []]);
  });

  test('says that there is no browser', async () => {
    const { program, told, world } = aProgram();
    world.hasBrowser = false;
    await program.begin(email);
    expect(told.at(-1)).toBe('waiting: no_browser');
  });

  test('is over after ten minutes, also where the computer slept', async () => {
    const { program, told, clock } = aProgram();
    await program.begin(email);
    await clock.advance(10 * 60_000);
    expect(told.at(-1)).toBe('failed: timed_out');
    const { program: second, clock: other, asked, inBrowser } = aProgram();
    await second.begin(email);
    other.sleep(10 * 60_000);
    await second.arrive({ state: inBrowser()['state']!, code });
    expect([second.state().problem, asked]).toEqual(['timed_out', []]);
  });
});

describe('a link that the program did not ask for', () => {
  const foreign = { state: 'x'.repeat(22), code };

  test('does nothing, with and without a sign-in that waits', async () => {
    const { program, asked, told, log } = aProgram();
    await program.arrive(foreign);
    await program.begin(email);
    await program.arrive(foreign);
    await program.arrive({ ...foreign, outcome: 'refused' });
    expect([asked, told, log.length]).toEqual([[], ['waiting'], 3]);
  });

  test('is also one of an attempt before, of one that was cancelled, and of one that was used', async () => {
    const { program, asked, inBrowser } = aProgram();
    await program.begin(email);
    const first = { state: inBrowser()['state']!, code };
    await program.begin(email);
    const second = { state: inBrowser()['state']!, code };
    await program.arrive(first);
    program.cancel();
    await program.arrive(second);
    expect(asked).toEqual([]);
    await program.begin(email);
    const third = { state: inBrowser()['state']!, code };
    await program.arrive(third);
    await program.arrive(third);
    expect(asked).toHaveLength(1);
  });

  test('is one of another server', async () => {
    const { program, asked, inBrowser, world } = aProgram();
    await program.begin(email);
    world.server = 'https://other.example.com';
    await program.arrive({ state: inBrowser()['state']!, code });
    await program.enter(code);
    expect(asked).toEqual([]);
  });
});

describe('a restart while the browser is open', () => {
  test('goes on where the computer has a keyring', async () => {
    const computer = aComputer();
    const before = computer.start();
    await before.program.begin(email);
    const after = computer.start();
    expect(after.program.state()).toEqual({ step: 'waiting', email, problem: null });
    await after.program.arrive({ state: before.inBrowser()['state']!, code });
    expect(after.told).toEqual(['checking', 'signed_in']);
  });

  test('ends the wait in time', async () => {
    const computer = aComputer();
    await computer.start().program.begin(email);
    await computer.clock.advance(9 * 60_000);
    const after = computer.start();
    await computer.clock.advance(60_000);
    expect(after.told).toEqual(['failed: timed_out']);
    expect(computer.start().program.state().step).toBe('none');
  });

  test('begins again after a restart where the computer has no keyring', async () => {
    const computer = aComputer({ hasKeyring: false });
    const before = computer.start();
    await before.program.begin(email);
    const after = computer.start();
    await after.program.arrive({ state: before.inBrowser()['state']!, code });
    expect([after.program.state().step, after.asked]).toEqual(['none', []]);
  });
});

describe('the link of a sign-in', () => {
  const state = 'S-t_a'.repeat(5);
  test.each([
    [`concierge-desk://signed-in?state=${state}&code=${code}`, { state, code }],
    [`concierge-desk://signed-in/?state=${state}&code=${code}`, { state, code }],
    [`CONCIERGE-DESK://signed-in?state=${state}&company=no_access`, { state, outcome: 'no_access' }],
  ])('%s is understood', (link, read) => expect(signInOfLink(link)).toEqual(read));

  test.each([
    `concierge-desk://signed-in?code=${code}`,
    `concierge-desk://signed-in?state=short&code=${code}`,
    `concierge-desk://signed-in?state=${state}`,
    `concierge-desk://signed-in?state=${state}&code=lower`,
    `concierge-desk://signed-in?state=${state}&company=%3Cscript%3E`,
    `concierge-desk://open/signed-in?state=${state}&code=${code}`,
    `concierge-desk://signed-in/x?state=${state}&code=${code}`,
    `concierge-desk://a:b@signed-in?state=${state}&code=${code}`,
    `https://signed-in?state=${state}&code=${code}`,
    '--inspect',
  ])('%s is none', (link) => expect(signInOfLink(link)).toBeNull());

  test('is found among the arguments of a start', () => {
    const link = `concierge-desk://signed-in?state=${state}&code=${code}`;
    expect(signInOfArguments(['electron', '.', '--flag', link])).toEqual({ state, code });
    expect(signInOfArguments(['electron', '.', 'concierge-desk://open/guests'])).toBeNull();
  });
});
