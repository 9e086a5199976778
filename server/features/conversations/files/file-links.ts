import { createHmac, timingSafeEqual } from 'node:crypto';
import type { StoredAttachment } from '#server/db/json-columns.ts';
import type { Clock } from '#server/ports/clock.ts';
import { fileIdOf } from './file-address.rules.ts';

/** A provider fetches a file when it takes the message, and again within minutes where that fails. */
const VALID_SECONDS = 3600;
const TOKEN = /^(\d{10})\.([\w-]{43})$/;

/** Parts of a link, as they stand in its path. */
export type FileLink = { hotel_id: string; file_id: string; token: string };

/**
 * Links by which the provider fetches a file of staff without a session: an HMAC-SHA256 over hotel, file and expiry.
 * `secrets`: the first one signs; links of the others are taken until they expire.
 */
export function createFileLinks({ secrets, publicUrl, clock }: { secrets: string[]; publicUrl: string; clock: Clock }) {
  const now = () => Math.floor(clock.now().getTime() / 1000);
  const mac = (secret: string, { hotel_id, file_id }: Omit<FileLink, 'token'>, expires: string) =>
    createHmac('sha256', secret).update(`file:${hotel_id}:${file_id}:${expires}`).digest();

  return {
    /** The link to an attachment. The name at its end is what the guest's phone shows for a document. */
    linkTo: (hotel_id: string, attachment: StoredAttachment): string => {
      const file_id = fileIdOf(attachment) ?? '';
      const expires = String(now() + VALID_SECONDS);
      const signature = mac(secrets[0]!, { hotel_id, file_id }, expires).toString('base64url');
      return `${publicUrl}/shared-files/${hotel_id}/${file_id}/${expires}.${signature}/${encodeURIComponent(attachment.filename)}`;
    },

    check: ({ token, ...file }: FileLink): 'valid' | 'forged' | 'expired' => {
      const [, expires = '', signature = ''] = TOKEN.exec(token) ?? [];
      const given = Buffer.from(signature, 'base64url');
      const isOurs = (secret: string) => {
        const right = mac(secret, file, expires);
        return given.length === right.length && timingSafeEqual(given, right);
      };
      if (!secrets.some(isOurs)) return 'forged';
      return Number(expires) > now() ? 'valid' : 'expired';
    },
  };
}
export type FileLinks = ReturnType<typeof createFileLinks>;
