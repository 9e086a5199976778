/** A company's OpenID Connect provider, and this installation's client there. */
export type OidcClient = { issuer: string; client_id: string; client_secret: string };

/** What a sign-in must come back with. Never leaves the server. */
export type OidcExpectation = { state: string; nonce: string; verifier: string };

/** Claims of a checked id_token. `email_verified` is null where the provider does not say. */
export type Identity = {
  subject: string;
  email: string | null;
  email_verified: boolean | null;
  first_name: string;
  last_name: string;
};

/** `unreachable`: no answer, or no OpenID provider there. `cancelled`: by the person. `refused`: an answer that is not valid. */
export type IdentityProblem = 'unreachable' | 'cancelled' | 'refused';

export class IdentityError extends Error {
  readonly problem: IdentityProblem;
  constructor(problem: IdentityProblem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

/** Sign-in with a company's accounts: OpenID Connect, authorization code with PKCE. */
export interface IdentityProvider {
  /** The address to send the person to. @throws IdentityError unreachable */
  begin(
    client: OidcClient,
    options: { redirect_uri: string; login_hint: string | null },
  ): Promise<{ url: string; expected: OidcExpectation }>;

  /**
   * Exchanges the code of `callback`, the address at which the person came back, and checks state, nonce, and the id_token's
   * signature, issuer, audience and times. @throws IdentityError
   */
  finish(client: OidcClient, callback: URL, expected: OidcExpectation): Promise<Identity>;
}
