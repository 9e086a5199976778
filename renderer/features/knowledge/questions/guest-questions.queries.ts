import { useQuery } from '@tanstack/react-query';
import { client } from '#renderer/lib/api/api-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { loadCode } from '#renderer/lib/load-code.ts';

/** Name and typical question of each intent, by its id. */
export type GuestQuestions = Record<string, [name: string, question: string]>;

const folder = '../../../../shared/features/knowledge/guest-questions';
const files = import.meta.glob<GuestQuestions>('../../../../shared/features/knowledge/guest-questions/*.json', {
  import: 'default',
});

/** The texts of a language; null for one without. */
export async function readGuestQuestions(language: string): Promise<GuestQuestions | null> {
  const file = files[`${folder}/${language}.json`];
  return file ? loadCode(file) : null;
}

/** The texts of a language, English for others; undefined while they are loaded. Loaded once, when first shown. */
export function useGuestQuestions(language: string | undefined): GuestQuestions | undefined {
  return useQuery({
    queryKey: ['guest-questions', language],
    queryFn: () => loadCode(files[`${folder}/${language}.json`] ?? files[`${folder}/en.json`]!),
    enabled: language !== undefined,
    staleTime: Infinity,
  }).data;
}

/** What guests ask, which entries answer it, and how often it was asked. */
export function useCoverage(hotelId: string) {
  return useQuery({
    queryKey: queryKeys.area(hotelId, 'knowledge', 'coverage'),
    queryFn: ({ signal }) => client.knowledge.coverage({ params: { hotel_id: hotelId } }, { signal }),
  });
}
