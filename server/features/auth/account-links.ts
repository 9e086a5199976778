import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a mailed link is for. The kind is part of the signature: a link of one kind cannot be used as another. */
export type LinkKind = 'verification' | 'password_reset' | 'invitation';

export type LinkSigner = ReturnType<typeof createLinkSigner>;

const idBytes = 16;
const macBytes = 32;

/**
 * Creates and reads the tokens of mailed links. A token is the id of a row and its HMAC-SHA256 under the server's secret,
 * so the mail job can compute it again: neither the rows nor the queue contain anything that gives access to an account.
 */
export function createLinkSigner(secret: string) {
  const mac = (kind: LinkKind, id: string) => createHmac('sha256', secret).update(`link:${kind}:${id}`).digest();
  return {
    sign: (kind: LinkKind, id: string): string =>
      Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), mac(kind, id)]).toString('base64url'),
    /** The row's id, or null for an invalid token. */
    read: (kind: LinkKind, token: string): string | null => {
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length !== idBytes + macBytes) return null;
      const id = asUuid(bytes.subarray(0, idBytes).toString('hex'));
      return timingSafeEqual(bytes.subarray(idBytes), mac(kind, id)) ? id : null;
    },
  };
}

const asUuid = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
