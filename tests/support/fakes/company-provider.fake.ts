import { createHash, createHmac, generateKeyPairSync, randomUUID, sign, type KeyObject } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { startLocalServer, type LocalServer } from './local-server.fake.ts';

export type Claims = Record<string, unknown>;
/** How the next id_token lies. `alg` none and HS256 are signed as an attacker would. */
export type Lie = { claims?: Claims; alg?: 'RS256' | 'none' | 'HS256'; foreignKey?: boolean; noToken?: boolean };

const client = { id: 'concierge', secret: 'a secret/of: the company' };
type Grant = { redirect_uri: string; nonce: string; challenge: string };

/**
 * A strict OpenID Connect provider with real keys: it refuses a wrong client, a code used twice, another redirect address
 * and a wrong verifier. `person` is who signs in next; `lie` spoils the id_token.
 */
export async function startCompanyProvider() {
  const [own, foreign] = [rsa(), rsa()];
  const grants = new Map<string, Grant>();
  const state = { person: {} as Claims, lie: {} as Lie, isDown: false, asked: [] as URL[] };
  const claimsOf = (issuer: string, { nonce }: Grant): Claims => {
    const now = Math.floor(Date.now() / 1000);
    return { iss: issuer, aud: client.id, iat: now, exp: now + 300, nonce, ...state.person, ...state.lie.claims };
  };

  let provider: LocalServer | null = null;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const issuer = provider!.url;
    const url = new URL(request.url ?? '/', issuer);
    const json = (body: unknown, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (state.isDown) return void json({}, 503);
    if (url.pathname === '/.well-known/openid-configuration') return void json(metadata(issuer));
    if (url.pathname === '/keys') return void json({ keys: [{ ...own.publicKey.export({ format: 'jwk' }), ...jwk }] });
    if (url.pathname === '/authorize') {
      state.asked.push(url);
      const code = randomUUID();
      const { redirect_uri, state: given, nonce, code_challenge } = Object.fromEntries(url.searchParams);
      grants.set(code, { redirect_uri: redirect_uri!, nonce: nonce!, challenge: code_challenge! });
      const back = new URL(redirect_uri!);
      back.search = String(new URLSearchParams({ code, state: given! }));
      return void response.writeHead(302, { location: back.href }).end();
    }
    const form = new URLSearchParams(await textOf(request));
    const grant = grants.get(form.get('code') ?? '');
    grants.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!isClient(request, form)) return void json({ error: 'invalid_client' }, 401);
    if (!grant || grant.redirect_uri !== form.get('redirect_uri') || grant.challenge !== challenge)
      return void json({ error: 'invalid_grant' }, 400);
    const key = state.lie.foreignKey ? foreign.privateKey : own.privateKey;
    const id_token = state.lie.noToken
      ? {}
      : { id_token: token(claimsOf(issuer, grant), state.lie.alg ?? 'RS256', key) };
    json({ access_token: randomUUID(), token_type: 'Bearer', expires_in: 300, ...id_token });
  };
  provider = await startLocalServer((request, response) => void answer(request, response));
  return { ...provider, client, state };
}
export type CompanyProvider = Awaited<ReturnType<typeof startCompanyProvider>>;

const rsa = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const jwk = { kid: 'one', use: 'sig', alg: 'RS256' };

const metadata = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
});

/** With the header, which is the default of OpenID Connect. */
function isClient({ headers }: IncomingMessage, form: URLSearchParams): boolean {
  const [id, secret] = Buffer.from(headers.authorization?.replace('Basic ', '') ?? '', 'base64')
    .toString()
    .split(':');
  const plain = (text = '') => new URLSearchParams(`a=${text}`).get('a');
  return form.get('client_secret') === null && plain(id) === client.id && plain(secret) === client.secret;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

function token(claims: Claims, alg: NonNullable<Lie['alg']>, key: KeyObject): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part({ alg, kid: 'one' })}.${part(claims)}`;
  if (alg === 'none') return `${text}.`;
  if (alg === 'HS256') return `${text}.${createHmac('sha256', client.secret).update(text).digest('base64url')}`;
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
}
