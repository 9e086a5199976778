import type { HeldToken, ProviderTokens } from '#server/ports/provider-tokens.ts';
import type { TokenRow } from './provider-tokens.repository.ts';

type Keys = Pick<ProviderTokens, 'settings' | 'unseal' | 'fingerprintOf'>;
type Known = TokenRow & { token: string };

/** The rows whose token this process has and may use, the newest first. */
function known(rows: TokenRow[], keys: Keys): Known[] {
  const settings = new Map(keys.settings.map(({ token }) => [keys.fingerprintOf(token), token]));
  return rows
    .filter(({ taken_back_at }) => taken_back_at === null)
    .flatMap((row) => {
      const token = (row.sealed && keys.unseal(row.sealed)) ?? settings.get(row.fingerprint);
      return token ? [{ ...row, token }] : [];
    });
}

/** Tokens of the settings that are not written down yet, or not as they are used now. */
export const unnoted = (rows: TokenRow[], { settings, fingerprintOf }: Keys): Keys['settings'] =>
  settings.filter(({ token, calls }) => {
    const row = rows.find(({ fingerprint }) => fingerprint === fingerprintOf(token));
    return !row || (calls && !row.calls);
  });

/** The row of the token with which this process makes calls: the newest one; undefined where none is left. */
export const usedOf = (rows: TokenRow[], keys: Keys): TokenRow | undefined =>
  known(rows, keys).find(({ calls }) => calls);

/** What this process holds. Where every token was taken back, calls are made with that of the settings, and fail there. */
export function holdable(rows: TokenRow[], keys: Keys): { current: string; accepted: HeldToken[] } {
  const own = known(rows, keys);
  return {
    current: own.find(({ calls }) => calls)?.token ?? keys.settings[0]?.token ?? '',
    accepted: own.map(({ id, token }) => ({ id, token })),
  };
}
