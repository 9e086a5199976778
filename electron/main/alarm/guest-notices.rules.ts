import type { NoticeDetail, WaitingNotice } from '#shared/desktop.ts';
import { isEmergency, waitKey } from '#shared/features/conversations/waiting.rules.ts';
import type { AlarmWords } from './alarm.words.ts';
import { waitingHotels, type Waiting, type WaitingGuest } from './desk-data.schema.ts';
import { timeIn } from './time.rules.ts';

/** Above this number of waiting guests one notice stands for all of them. */
const mostNotices = 3;
const longest = { name: 120, room: 40, body: 500 };
/** Id of the notice that stands for all waiting guests. */
export const summaryId = 'all';

/** `severalHotels`: the person works in more than one, so that each notice names its hotel. */
type Chosen = { detail: NoticeDetail; words: AlarmWords; severalHotels: boolean };

/** The notices of all waiting guests: one each, or one for all above three. */
export function guestNotices({ guests, count }: Waiting, chosen: Chosen): WaitingNotice[] {
  if (count > mostNotices) return [summary({ guests, count }, chosen)];
  return guests.map((guest) => guestNotice(guest, chosen));
}

/**
 * Its key is the newest wait and the first emergency: it is shown again for each of them. It stands for each guest of the list
 * as the newest, with and without the emergency, so that it is not shown again for one who was helped.
 */
function summary({ guests, count }: Waiting, { detail, words, severalHotels }: Chosen): WaitingNotice {
  const ordered = guests.toSorted((one, other) => since(one) - since(other));
  const [first, newest] = [ordered[0], ordered.at(-1)];
  const time = first?.waiting_since ? timeIn(since(first), first.hotel.timezone) : '';
  const title = words.guestsWait.replace('{{count}}', String(count)).replace('{{time}}', time);
  const danger = guests.find((guest) => isEmergency(guest.waiting_for));
  const calmKey = (guest: WaitingGuest) => `${summaryId} ${waitKey({ ...guest, waiting_for: null })}`;
  const dangerKey = (guest: WaitingGuest) => (danger ? `${calmKey(guest)} ${waitKey(danger)}` : calmKey(guest));
  const stands = guests.flatMap((guest) => [waitKey(guest), calmKey(guest), dangerKey(guest)]);
  const name = danger && detail !== 'count' ? nameOf(danger)?.slice(0, longest.name) : null;
  const hotels = severalHotels ? waitingHotels({ guests, count }).map((hotel) => hotel.name) : [];
  const body = [danger ? [words.emergency, name] : [], hotels].flat().filter(Boolean).join(' · ');
  const pressing = danger ?? first;
  const place = { path: '/requests', ...(pressing ? { hotelId: pressing.hotel.id } : {}) };
  return { id: summaryId, key: newest ? dangerKey(newest) : summaryId, title, body, stands, ...place };
}

/** No more of the guest than was chosen: the screen may face other guests. */
function guestNotice(guest: WaitingGuest, { detail, words, severalHotels }: Chosen): WaitingNotice {
  const name = detail === 'count' ? null : nameOf(guest);
  const message = guest.latest_request?.message ?? guest.last_message?.content ?? '';
  const facts = [
    urgencyOf(guest, words),
    guest.waiting_since ? words.since.replace('{{time}}', timeIn(since(guest), guest.hotel.timezone)) : '',
    detail === 'count' ? '' : roomOf(guest, words),
    severalHotels ? guest.hotel.name : '',
  ];
  const lines = [
    facts.filter(Boolean).join(' · '),
    detail === 'name_and_message' ? message.slice(0, longest.body) : '',
  ];
  return {
    id: guest.id,
    key: waitKey(guest),
    title: name === null ? words.aGuestWaits : words.guestWaits.replace('{{name}}', () => name.slice(0, longest.name)),
    body: lines.filter(Boolean).join('\n'),
    path: `/requests?conversation=${guest.id}`,
    hotelId: guest.hotel.id,
  };
}

const since = ({ waiting_since }: WaitingGuest): number => Date.parse(waiting_since ?? '') || 0;

function urgencyOf({ waiting_for }: WaitingGuest, words: AlarmWords): string {
  if (isEmergency(waiting_for)) return words.emergency;
  if (waiting_for?.priority === 'urgent') return words.urgent;
  return waiting_for?.priority === 'high' ? words.important : '';
}

const roomOf = ({ stay }: WaitingGuest, words: AlarmWords): string => {
  const { room_number: number, room_type: type } = stay ?? {};
  return number ? words.room.replace('{{number}}', () => number.slice(0, longest.room)) : (type ?? '');
};

const nameOf = ({ guest_name, guest_phone, whatsapp_id }: WaitingGuest): string | null =>
  guest_name?.trim() || guest_phone || whatsapp_id;
