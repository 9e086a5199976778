import type { Picture } from '#shared/features/conversations/pictures.contract.ts';

export type PictureGroup = { stay: Picture['stay']; pictures: Picture[] };

/** Pictures by stay, in the order in which they come. */
export function byStay(pictures: Picture[]): PictureGroup[] {
  const groups = new Map<string | null, PictureGroup>();
  for (const picture of pictures) {
    const key = picture.stay?.booking_id ?? null;
    const group = groups.get(key);
    if (group) group.pictures.push(picture);
    else groups.set(key, { stay: picture.stay, pictures: [picture] });
  }
  return [...groups.values()];
}

/** Zoom steps: whole picture, then multiples of it. */
export const zooms = [1, 1.5, 2, 3, 4, 6] as const;

export function zoomAfter(zoom: number, step: 1 | -1): number {
  const place = zooms.indexOf(zoom as (typeof zooms)[number]);
  return zooms[Math.min(Math.max(place + step, 0), zooms.length - 1)]!;
}

const maintenanceWords = /maint|techni|haustechnik|hausmeister|mantenim|manuten|entretien|engineer/i;

/** The hotel's department for repairs, by its name in five languages. */
export const maintenanceOf = (departments: { id: string; name: string }[]): string | null =>
  departments.find(({ name }) => maintenanceWords.test(name))?.id ?? null;

/** The place of a file in the API, from our own route; null for any other address. */
export function placeOf(url: string): { messageId: string; index: number } | null {
  const [, messageId, index] = /^\/media\/([\w-]{36})\/(\d)$/.exec(url) ?? [];
  return messageId && index ? { messageId, index: Number(index) } : null;
}
