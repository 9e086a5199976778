import type { Translate } from '#renderer/lib/translate.ts';

type OfRoom = { room_number: string | null; room_type: string | null };

/** "Room 204 · Deluxe", or what of it is known; null: nothing. A type that only repeats the number is left out. */
export function roomWords({ room_number, room_type }: OfRoom, t: Translate): string | null {
  const number = room_number && t('Room {{number}}', { number: room_number });
  const type = room_number && room_type?.endsWith(room_number) ? null : room_type;
  return [number, type].filter(Boolean).join(' · ') || null;
}
