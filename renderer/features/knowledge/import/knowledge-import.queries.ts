import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ImportSource } from '#shared/features/knowledge/knowledge-import.schema.ts';
import { client } from '#renderer/lib/api/api-client.ts';

/** Requests proposals, which may take most of a minute. `cancel` stops waiting; `name`: of a PDF. */
export function usePropose(hotelId: string) {
  const running = useRef<AbortController | null>(null);
  const mutation = useMutation({
    mutationFn: ({ source }: { source: ImportSource; name?: string | undefined }) => {
      running.current = new AbortController();
      const { signal } = running.current;
      const params = { hotel_id: hotelId };
      return source.kind === 'pdf'
        ? client.knowledge.proposeItemsFromPdf({ params, body: source.data }, { signal })
        : client.knowledge.proposeItems({ params, body: source }, { signal });
    },
  });
  const cancel = () => {
    running.current?.abort();
    mutation.reset();
  };
  return { ...mutation, cancel, fileName: mutation.variables?.name };
}
