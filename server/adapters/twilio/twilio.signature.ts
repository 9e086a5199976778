import twilio from 'twilio';

export type SignedRequest = {
  authToken: string;
  /** The `X-Twilio-Signature` header. */
  signature: string | undefined;
  /** What the outside world calls us. Never the Host header: whoever sends the request chooses that. */
  publicUrl: string;
  /** Path and query exactly as they came in. */
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

/** Base64 of an HMAC-SHA1: what is not 28 characters long cannot be right, whatever was signed. */
export const looksSigned = (signature: string | undefined): boolean => /^[A-Za-z0-9+/]{27}=$/.test(signature ?? '');
