import { sql } from 'kysely';
import webPush from 'web-push';
import type { Db } from '#server/db/database.ts';
import { seal, unseal } from './sealed.ts';

export type VapidKeys = { publicKey: string; privateKey: string };
const NAME = 'vapid';

/**
 * The installation's VAPID keys (RFC 8292), made once by whichever process is first. Under another BETTER_AUTH_SECRET they
 * cannot be opened and are made again: devices must be registered again then.
 */
export async function vapidKeys(db: Db, secret: string): Promise<VapidKeys> {
  const stored = await readKeys(db, secret);
  if (stored) return stored;
  const sealed = seal(JSON.stringify(webPush.generateVAPIDKeys()), secret);
  await sql`insert into server_keys (name, sealed) values (${NAME}, ${sealed}) on conflict (name) do nothing`.execute(
    db,
  );
  const first = await readKeys(db, secret);
  if (first) return first;
  await sql`update server_keys set sealed = ${sealed}, created_at = now() where name = ${NAME}`.execute(db);
  return (await readKeys(db, secret))!;
}

async function readKeys(db: Db, secret: string): Promise<VapidKeys | null> {
  const row = await db.selectFrom('server_keys').select('sealed').where('name', '=', NAME).executeTakeFirst();
  const text = row && unseal(row.sealed, secret);
  return text ? (JSON.parse(text) as VapidKeys) : null;
}
