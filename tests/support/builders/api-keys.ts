import { createHash, randomBytes } from 'node:crypto';
import type { ApiScope } from '#shared/features/integrations/api-keys.values.ts';
import type { TestServer } from '../server.ts';
import { createTestClient, type TestClient } from '../test-client.ts';

/** A client that sends an API key and, as programs do, neither cookies nor an Origin. */
export function keyClient(server: Pick<TestServer, 'url'>, key: string): TestClient {
  return createTestClient(server.url, {}, { authorization: `Bearer ${key}` });
}

/** A key of the hotel, written to the database. */
export async function aKey(server: TestServer, hotel: { id: string }, scopes: readonly ApiScope[], name = 'PMS') {
  const key = `concierge_${randomBytes(32).toString('base64url')}`;
  const { id } = await server.db
    .insertInto('api_keys')
    .values({
      hotel_id: hotel.id,
      name,
      prefix: key.slice(0, 16),
      key_hash: createHash('sha256').update(key).digest('base64url'),
      scopes: [...scopes],
      created_at: server.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, key, client: keyClient(server, key) };
}
