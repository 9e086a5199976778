import { linkScheme } from '#shared/desktop-link.ts';

/** What the address of the browser's page says: begin a sign-in for the program, or how one has ended. */
export type ToldToPage =
  | { kind: 'start'; email: string; challenge: string; state: string }
  | { kind: 'code'; code: string; state: string }
  | { kind: 'refused'; outcome: string; state: string }
  | { kind: 'nothing' };

/** `hash`: the fragment of the address, which no server and no log sees. */
export function toldToPage(hash: string): ToldToPage {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  const [state, code, outcome] = ['state', 'code', 'company'].map((name) => said.get(name) ?? '') as [
    string,
    string,
    string,
  ];
  const [email, challenge] = [said.get('email') ?? '', said.get('challenge') ?? ''];
  if (!state) return { kind: 'nothing' };
  if (code) return { kind: 'code', code, state };
  if (outcome) return { kind: 'refused', outcome, state };
  return email && challenge ? { kind: 'start', email, challenge, state } : { kind: 'nothing' };
}

/** The link that opens the desktop program at the end of a sign-in. */
export const linkToProgram = (told: { state: string } & ({ code: string } | { company: string })): string =>
  `${linkScheme}://signed-in?${new URLSearchParams(told)}`;

/** In two groups, as it is read and typed. */
export const readableCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;
