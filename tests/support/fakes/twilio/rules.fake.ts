import type { TwilioState } from './state.fake.ts';

export type Form = Record<string, string | string[]>;
export type Violation = { code: number; message: string };

/** The fields of CreateMessage in Twilio's published API description. */
const known = new Set([
  'To',
  'StatusCallback',
  'ApplicationSid',
  'MaxPrice',
  'ProvideFeedback',
  'Attempt',
  'ValidityPeriod',
  'ForceDelivery',
  'ContentRetention',
  'AddressRetention',
  'SmartEncoded',
  'PersistentAction',
  'TrafficType',
  'ShortenUrls',
  'ScheduleType',
  'SendAt',
  'SendAsMms',
  'ContentVariables',
  'MessageIntent',
  'RiskCheck',
  'From',
  'FallbackFrom',
  'MessagingServiceSid',
  'Body',
  'MediaUrl',
  'ContentSid',
]);
/** An E.164 number, or a business-scoped user id: two letters, a dot, up to 128 characters. */
const address = /^whatsapp:(\+[1-9]\d{6,14}|[A-Za-z]{2}\.[A-Za-z0-9._-]{1,128})$/;

/** The same for an SMS: both addresses are numbers without a prefix. */
const number = /^\+[1-9]\d{6,14}$/;

/** The error of a message, checked in Twilio's order. Codes: https://www.twilio.com/docs/api/errors */
export function messageViolation(form: Form, state: TwilioState): Violation | null {
  const unknown = Object.keys(form).find((name) => !known.has(name));
  if (unknown) return { code: 20001, message: `Unknown parameter ${unknown}` };
  return addresses(form) ?? content(form, state) ?? options(form);
}

function addresses(form: Form): Violation | null {
  const to = text(form, 'To');
  const from = text(form, 'From');
  if (!to) return { code: 21604, message: "A 'To' phone number is required." };
  if (!from) return { code: 21603, message: "A 'From' phone number is required." };
  if (number.test(to) && number.test(from)) return null;
  if (!address.test(to)) return { code: 21211, message: `Invalid 'To' Phone Number: ${to}` };
  if (!address.test(from)) return { code: 21212, message: `Invalid 'From' Phone Number: ${from}` };
  return to === from ? { code: 63031, message: "Channels message cannot have same 'From' and 'To'" } : null;
}

function content(form: Form, state: TwilioState): Violation | null {
  const body = text(form, 'Body');
  const sid = text(form, 'ContentSid');
  const media = form['MediaUrl'];
  if (!sid && !body && !media) return { code: 21619, message: 'A text message body or media urls must be specified.' };
  if (body && [...body].length > 1600)
    return { code: 21617, message: 'The concatenated message body exceeds the 1600 character limit' };
  if (media && [media].flat().length > 1) return { code: 21620, message: 'WhatsApp takes one media file a message' };
  if (!sid)
    return form['ContentVariables'] === undefined
      ? null
      : { code: 21656, message: 'ContentVariables without ContentSid' };
  if (body !== undefined || media !== undefined)
    return { code: 21620, message: 'Body and MediaUrl must be left out with ContentSid' };
  if (!state.templates.has(sid)) return { code: 21655, message: 'The ContentSid is Invalid' };
  return variablesOf(form) === undefined ? { code: 21656, message: 'The ContentVariables Parameter is invalid' } : null;
}

function options(form: Form): Violation | null {
  const callback = text(form, 'StatusCallback');
  if (!callback || !URL.canParse(callback)) return { code: 21609, message: 'Invalid StatusCallback URL' };
  const validity = text(form, 'ValidityPeriod');
  if (validity === undefined) return null;
  const seconds = Number(validity);
  const fine = Number.isInteger(seconds) && seconds >= 1 && seconds <= 36_000;
  return fine ? null : { code: 21621, message: 'ValidityPeriod must be 1 to 36000 seconds' };
}

/** A JSON object of strings; null where there is none; undefined where it is something else. */
export function variablesOf(form: Form): Record<string, string> | null | undefined {
  const raw = text(form, 'ContentVariables');
  if (raw === undefined) return null;
  try {
    const value: unknown = JSON.parse(raw);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    return Object.values(value).every((each) => typeof each === 'string')
      ? (value as Record<string, string>)
      : undefined;
  } catch {
    return undefined;
  }
}

export function text(form: Form, name: string): string | undefined {
  const value = form[name];
  return Array.isArray(value) ? value[0] : value;
}
