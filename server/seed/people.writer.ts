import type { AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import type { Auth } from '#server/features/auth/auth.service.ts';
import { demoPassword } from '../demo-accounts.ts';

export type Person = { email: string; first_name: string; last_name: string };

/**
 * Accounts as sign-up makes them, but verified from the start and without a mail to people who do not exist. They are
 * committed before the hotels; an account that a broken start left behind is used again. Answers ids by address.
 */
export async function writeAccounts(
  tx: AcrossHotelsTransaction,
  auth: Auth,
  people: Person[],
): Promise<Map<string, string>> {
  const { internalAdapter, password } = await auth.$context;
  const known = await tx
    .selectFrom('user')
    .select(['id', 'email'])
    .where(
      'email',
      'in',
      people.map(({ email }) => email),
    )
    .execute();
  const ids = new Map(known.map(({ id, email }) => [email, id]));
  const hash = await password.hash(demoPassword);
  for (const { email, first_name, last_name } of people.filter((person) => !ids.has(person.email))) {
    const user = await internalAdapter.createUser(
      { email, name: `${first_name} ${last_name}`, first_name, last_name, emailVerified: true },
      { method: 'email-password' },
    );
    await internalAdapter.linkAccount({
      userId: user.id,
      providerId: 'credential',
      accountId: user.id,
      password: hash,
    });
    ids.set(email, user.id);
  }
  return ids;
}
