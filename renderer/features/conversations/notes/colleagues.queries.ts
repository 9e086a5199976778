import { useColleaguesOfHotel } from '../assign/assign.queries.ts';
import { useInbox } from '../inbox.context.ts';
import type { Colleague } from './mention-menu.tsx';

/** Everyone of the hotel but the caller, by the name that notes mention. */
export function useColleagues(): Colleague[] {
  const { hotelId, userId } = useInbox();
  const { data } = useColleaguesOfHotel(hotelId);
  return (data?.items ?? [])
    .filter(({ user_id }) => user_id !== userId)
    .map(({ user_id, first_name, last_name, email }) => ({
      id: user_id,
      name: `${first_name} ${last_name}`.trim() || email,
    }));
}
