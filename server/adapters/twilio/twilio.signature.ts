import twilio from 'twilio';

export type SignedRequest = {
  authToken: string;
  /** The `X-Twilio-Signature` header. */
  signature: string | undefined;
  /** The public URL. Never the Host header, which the sender of the request chooses. */
  publicUrl: string;
  /** Path and query exactly as received. */
  originalUrl: string;
  /** The form's parameters. */
  params: Record<string, unknown>;
};

/**
 * Whether a webhook really comes from Twilio: Base64(HMAC-SHA1(token, URL + sorted parameters)), compared in constant
 * time by the SDK. Source: https://www.twilio.com/docs/usage/security#validating-requests
 */
export function validTwilioSignature({ authToken, signature, publicUrl, originalUrl, params }: SignedRequest): boolean {
  if (!authToken || !signature) return false;
  try {
    return twilio.validateRequest(authToken, signature, publicUrl.replace(/\/+$/, '') + originalUrl, params);
  } catch {
    return false;
  }
}

/** Base64 of an HMAC-SHA1 has 28 characters. */
export const looksSigned = (signature: string | undefined): boolean => /^[A-Za-z0-9+/]{27}=$/.test(signature ?? '');
