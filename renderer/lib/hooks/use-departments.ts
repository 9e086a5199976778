import { useQuery } from '@tanstack/react-query';
import { client } from '../api/api-client.ts';
import { queryKeys } from '../api/query-keys.ts';

/** Departments of a hotel with their members; live events refresh them. */
export function useDepartments(hotelId: string, enabled = true) {
  return useQuery({
    queryKey: queryKeys.area(hotelId, 'departments', 'all'),
    queryFn: ({ signal }) => client.departments.get({ params: { hotel_id: hotelId } }, { signal }),
    enabled,
  });
}
