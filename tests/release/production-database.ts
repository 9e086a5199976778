import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { migrate } from '#server/compose/database/migrate.ts';
import { startDebianCluster, type DebianCluster } from './debian-cluster.ts';

const roles = path.resolve(import.meta.dirname, '../../server/db/roles.sql');

/** A migrated database with the two logins of production, and one connected hotel that has one FAQ. */
export type ProductionDatabase = {
  cluster: DebianCluster;
  /** The database as the login of the program, on this port (another one for a pooler). */
  appUrl(port?: number): string;
  asSuperuser<T>(work: (client: pg.Client) => Promise<T>): Promise<T>;
};

/** The WhatsApp number of the hotel. */
export const hotelNumber = '+441174960001';

const hotel = `
  with hotel as (insert into hotels (name, whatsapp_number, sender_number, sender_state)
    values ('Harbour View', '${hotelNumber}', '${hotelNumber}', 'connected') returning id)
  insert into faqs (hotel_id, question, answer)
    select id, 'What time is breakfast?', 'Breakfast is served from 7:00 AM.' from hotel`;

/** Starts a cluster of Debian's PostgreSQL in `folder`, with `settings` of the server (`name=value`). */
export async function startProductionDatabase(folder: string, settings: string[] = []): Promise<ProductionDatabase> {
  const cluster = await startDebianCluster(folder, settings);
  const on = async <T>(database: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
    const client = new pg.Client({ connectionString: cluster.url.replace(/postgres$/, database) });
    await client.connect();
    return work(client).finally(() => client.end());
  };
  await on('postgres', (client) => client.query('create database concierge'));
  await on('concierge', async (client) => {
    await client.query(fs.readFileSync(roles, 'utf8'));
    await client.query(`alter role concierge_owner password 'owner'; alter role concierge_app password 'app'`);
  });
  await migrate(`postgres://concierge_owner:owner@127.0.0.1:${cluster.port}/concierge`);
  await on('concierge', (client) => client.query(hotel));
  return {
    cluster,
    appUrl: (port = cluster.port) => `postgres://concierge_app:app@127.0.0.1:${port}/concierge`,
    asSuperuser: (work) => on('concierge', work),
  };
}

/** The public address in the tests, which the signatures of webhooks are made with. */
export const publicUrl = 'https://concierge.example.com';

/** The settings that production requires, beside the database. No model answers. */
export const productionSettings = (
  smtp: { url: string },
  twilio: { accountSid: string; authToken: string; url: string },
): Record<string, string> => ({
  NODE_ENV: 'production',
  PUBLIC_URL: publicUrl,
  BETTER_AUTH_SECRET: 'kq8Zt2LrVw5Yp9Xn3Bm7Cd1Fg6Hj4Ks0',
  SMTP_URL: smtp.url,
  TWILIO_ACCOUNT_SID: twilio.accountSid,
  TWILIO_AUTH_TOKEN: twilio.authToken,
  TWILIO_API_BASE_URL: twilio.url,
  OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
  GUEST_TURN_QUIET_MS: '0',
  LOG_LEVEL: 'info',
});
