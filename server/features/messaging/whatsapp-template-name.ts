import { createHash } from 'node:crypto';

/** Lower case, digits and underscores; another text is another template at WhatsApp, so its name differs too. */
export function nameOf(hotelId: string, type: string, language: string, body: string): string {
  const mark = createHash('sha256').update(`${hotelId} ${body}`).digest('hex').slice(0, 12);
  return `stay_${type}_${language}_${mark}`;
}
