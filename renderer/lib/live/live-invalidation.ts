import type { Query, QueryClient } from '@tanstack/react-query';
import type { LiveEvent } from '#shared/live-events.ts';
import { fieldOf } from '../api/answer-fields.ts';
import { queryKeys, type HotelArea } from '../api/query-keys.ts';

type Stale = { area: HotelArea; rest?: (string | undefined)[] };

/** The lists and the row that an event names; the whole area if it names no row. */
function listAnd(area: HotelArea, id: string | undefined): Stale[] {
  return id
    ? [
        { area, rest: ['list'] },
        { area, rest: ['one', id] },
      ]
    : [{ area }];
}

/** What waits, arrives and failed, which the handover sheet and the night cards count. */
const shift: Stale = { area: 'tasks', rest: ['shift'] };

const requestChanged = (event: LiveEvent): Stale[] => [
  ...listAnd('conversations', event.conversation_id),
  { area: 'requests' },
  { area: 'dashboard' },
  shift,
];

/** Queries that each event invalidates. `presence` and `note.mentioned` contain their data; they and `reply_draft.updated` only call their listeners. */
const staleAfter: Record<LiveEvent['type'], (event: LiveEvent) => Stale[]> = {
  'message.created': (event) => listAnd('conversations', event.conversation_id),
  'message.updated': (event) => [...listAnd('conversations', event.conversation_id), shift],
  'conversation.updated': (event) => listAnd('conversations', event.conversation_id),
  'conversation.erased': (event) => [...requestChanged(event), { area: 'notes' }],
  'request.updated': requestChanged,
  'request.escalated': (event) => [...requestChanged(event), { area: 'notifications' }],
  'booking.updated': (event) => [
    ...listAnd('bookings', event.booking_id),
    { area: 'bookings', rest: ['messages', event.booking_id] },
    { area: 'rooms' },
    { area: 'guests' },
    { area: 'conversations', rest: ['list'] },
    { area: 'conversations', rest: ['pictures'] },
    shift,
  ],
  'booking_message.updated': (event) =>
    event.booking_id
      ? [
          { area: 'bookings', rest: ['messages', event.booking_id] },
          { area: 'bookings', rest: ['list'] },
        ]
      : [{ area: 'bookings' }],
  'guest.updated': (event) => [...listAnd('guests', event.guest_id), { area: 'guests', rest: ['stats'] }],
  'notification.updated': () => [{ area: 'notifications' }],
  'hotel.updated': () => [
    { area: 'profile' },
    { area: 'knowledge', rest: ['coverage'] },
    { area: 'knowledge', rest: ['outdated'] },
    { area: 'message-settings' },
    { area: 'message-templates' },
    { area: 'test-questions' },
  ],
  'knowledge.updated': () => [
    { area: 'faqs' },
    { area: 'knowledge' },
    { area: 'test-questions' },
    { area: 'saved-replies' },
  ],
  'saved_reply.updated': () => [{ area: 'saved-replies' }],
  'integrations.updated': () => [{ area: 'integrations' }],
  'staff.updated': () => [
    { area: 'staff' },
    { area: 'duty' },
    { area: 'departments' },
    { area: 'ladder' },
    { area: 'invitations' },
    { area: 'dashboard' },
  ],
  'room.updated': () => [{ area: 'rooms' }, shift],
  'task.updated': () => [{ area: 'tasks' }],
  'ladder.updated': () => [{ area: 'ladder' }],
  'reply_draft.updated': () => [],
  'note.updated': (event) => [
    { area: 'notes', rest: ['of', event.conversation_id] },
    { area: 'notes', rest: ['mentions'] },
  ],
  'note.mentioned': () => [],
  'tag.updated': () => [{ area: 'tags' }, { area: 'conversations', rest: ['list'] }],
  'saved_view.updated': () => [{ area: 'conversations', rest: ['list', 'saved-views'] }],
  presence: () => [],
};

/** Whether this version knows events of that type. The server has checked their shape. */
export function isKnownEvent(event: unknown): event is LiveEvent {
  return Object.hasOwn(staleAfter, String(fieldOf(event, 'type'))) && typeof fieldOf(event, 'hotel_id') === 'string';
}

/** Invalidates the queries of an event; visible ones are read again at once. */
export function invalidateFor(queryClient: QueryClient, event: LiveEvent): void {
  for (const { area, rest = [] } of staleAfter[event.type](event)) {
    const queryKey = queryKeys.area(event.hotel_id, area, ...rest);
    void queryClient.invalidateQueries({ queryKey });
    for (const query of queryClient.getQueryCache().findAll({ queryKey })) readAgain(queryClient, query);
  }
  if (event.type === 'hotel.updated' || event.type === 'staff.updated')
    void queryClient.invalidateQueries({ queryKey: queryKeys.me });
  if (event.type === 'notification.updated') void queryClient.invalidateQueries({ queryKey: queryKeys.notifications });
}

const readAfterwards = new WeakSet<Query>();

/**
 * A first read that is under way is not begun again by an invalidation, and its answer may be older than the event: it is
 * read again afterwards.
 */
function readAgain(queryClient: QueryClient, query: Query): void {
  if (query.state.data !== undefined || query.state.fetchStatus === 'idle' || readAfterwards.has(query)) return;
  readAfterwards.add(query);
  query.promise?.then(
    () => {
      readAfterwards.delete(query);
      return queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
    },
    () => readAfterwards.delete(query),
  );
}

/**
 * After a gap it is not known what was missed: everything of the hotel is read again, but for what is being read now or
 * was read in the last `freshMs` milliseconds.
 */
export function invalidateHotel(queryClient: QueryClient, hotelId: string, freshMs: number): void {
  const since = Date.now() - freshMs;
  const predicate = ({ state }: Query) =>
    freshMs === 0 || (state.data === undefined ? state.fetchStatus === 'idle' : state.dataUpdatedAt < since);
  void queryClient.invalidateQueries({ queryKey: queryKeys.hotel(hotelId), predicate });
  void queryClient.invalidateQueries({ queryKey: queryKeys.notifications, predicate });
}
