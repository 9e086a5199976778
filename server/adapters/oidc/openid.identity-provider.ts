import * as openid from 'openid-client';
import {
  IdentityError,
  type Identity,
  type IdentityProvider,
  type OidcClient,
  type OidcExpectation,
} from '#server/ports/identity-provider.ts';
import { outsideFetch } from './outside-fetch.ts';

/** `isLocal`: providers of this machine are asked too, without encryption. */
export type OpenIdOptions = { isLocal: boolean };

const TIMEOUT_SECONDS = 10;
const scope = 'openid email profile';

/** OpenID Connect with openid-client. The provider's metadata and keys are read for each sign-in. */
export function createOpenIdProvider({ isLocal }: OpenIdOptions): IdentityProvider {
  const configure = async ({ issuer, client_id, client_secret }: OidcClient) => {
    const execute = [openid.enableNonRepudiationChecks, ...(isLocal ? [openid.allowInsecureRequests] : [])];
    try {
      return await openid.discovery(new URL(issuer), client_id, undefined, authenticated(client_secret), {
        execute,
        timeout: TIMEOUT_SECONDS,
        [openid.customFetch]: outsideFetch(!isLocal) as openid.CustomFetch,
      });
    } catch (error) {
      throw new IdentityError('unreachable', error);
    }
  };

  return {
    begin: async (client, { redirect_uri, login_hint }) => {
      const config = await configure(client);
      const expected = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        verifier: openid.randomPKCECodeVerifier(),
      };
      const url = openid.buildAuthorizationUrl(config, {
        redirect_uri,
        scope,
        state: expected.state,
        nonce: expected.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(expected.verifier),
        code_challenge_method: 'S256',
        ...(login_hint ? { login_hint } : {}),
      });
      return { url: url.href, expected };
    },

    finish: async (client, callback, expected) => {
      const config = await configure(client);
      return exchanged(config, callback, expected);
    },
  };
}

/** In the body where the provider says so, else in the header, which is OpenID Connect's default. */
function authenticated(secret: string): openid.ClientAuth {
  const [inBody, inHeader] = [openid.ClientSecretPost(secret), openid.ClientSecretBasic(secret)];
  return (server, client, body, headers) => {
    const takesBody = server.token_endpoint_auth_methods_supported?.includes('client_secret_post') ?? false;
    return (takesBody ? inBody : inHeader)(server, client, body, headers);
  };
}

async function exchanged(config: openid.Configuration, callback: URL, expected: OidcExpectation): Promise<Identity> {
  try {
    const tokens = await openid.authorizationCodeGrant(config, callback, {
      expectedState: expected.state,
      expectedNonce: expected.nonce,
      pkceCodeVerifier: expected.verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims()!;
    // A provider may keep the address for its userinfo endpoint (OpenID Connect Core, 5.4).
    const asksMore = claims['email'] === undefined && config.serverMetadata().userinfo_endpoint !== undefined;
    const more = asksMore ? await openid.fetchUserInfo(config, tokens.access_token, claims.sub) : {};
    return identityOf({ ...more, ...claims });
  } catch (error) {
    throw problemOf(error);
  }
}

function problemOf(error: unknown): IdentityError {
  if (error instanceof openid.AuthorizationResponseError && error.error === 'access_denied')
    return new IdentityError('cancelled', error);
  return new IdentityError('refused', error);
}

const textOf = (value: unknown, most: number) => (typeof value === 'string' ? value.trim().slice(0, most) : '');

function identityOf(claims: openid.IDToken): Identity {
  const email = textOf(claims['email'], 200).toLowerCase();
  const marked = claims['email_verified'];
  return {
    subject: claims.sub,
    email: email || null,
    email_verified: marked === undefined || marked === null ? null : marked === true || marked === 'true',
    first_name: textOf(claims['given_name'], 100),
    last_name: textOf(claims['family_name'], 100),
  };
}
