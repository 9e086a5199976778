import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { invalidateFor } from '#renderer/lib/live/live-invalidation.ts';

const hotel_id = '0b7a5c1e-6a53-4d7e-9c3f-1d2f1a4b5c6d';
const conversation_id = '1b7a5c1e-6a53-4d7e-9c3f-1d2f1a4b5c6d';

describe('A live event', () => {
  test('during the first read of a list has it read again, once, so that no guest is missing', async () => {
    const queryClient = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } });
    const answers: ((names: string[]) => void)[] = [];
    const observer = new QueryObserver<string[]>(queryClient, {
      queryKey: queryKeys.area(hotel_id, 'conversations', 'list', { search: 'violin' }),
      queryFn: () => new Promise<string[]>((resolve) => answers.push(resolve)),
    });
    const stop = observer.subscribe(() => undefined);
    for (const id of [1, 2, 3])
      invalidateFor(queryClient, { id, type: 'conversation.updated', hotel_id, conversation_id });
    expect(answers).toHaveLength(1);
    answers[0]!(['Rosa']);
    await expect.poll(() => answers.length).toBe(2);
    answers[1]!(['Rosa', 'Theo']);
    await expect.poll(() => observer.getCurrentResult().data).toEqual(['Rosa', 'Theo']);
    expect(answers).toHaveLength(2);
    stop();
  });
});
