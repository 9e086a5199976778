import { expect, test } from 'vitest';
import { LEAST_CONNECTIONS, shareConnections } from '#server/db/connection-share.rules.ts';

test.each(['all', 'api', 'worker'] as const)(
  'every pool of %s has connections, and together they are the total',
  (role) => {
    for (let total = LEAST_CONNECTIONS; total <= 100; total += 1) {
      const { requests, webhooks, jobs, queue } = shareConnections(total, role);
      expect(requests + webhooks + jobs + queue + 3).toBe(total);
      expect(Math.min(requests, jobs, queue)).toBeGreaterThanOrEqual(2);
      expect(webhooks).toBeGreaterThanOrEqual(role === 'worker' ? 1 : 2);
    }
  },
);

test('an API process gives most of the default of production to requests', () => {
  expect(shareConnections(15, 'api')).toEqual({ requests: 4, webhooks: 3, jobs: 2, queue: 3 });
});
