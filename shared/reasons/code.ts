import { reason, type Reason, type ReasonCode } from './reasons.ts';

const separator = ' ';

/** A reason as the message of a zod rule, which can only be a string: its code, then its parameters as JSON. */
export function code<Code extends ReasonCode>(...why: Parameters<typeof reason<Code>>): string {
  const { code: name, params } = reason(...why);
  return Object.keys(params).length === 0 ? name : `${name}${separator}${JSON.stringify(params)}`;
}

/** The code and the parameters of such a message; null for a message of zod's own. */
export function readCode(message: string, isCode: (name: string) => name is ReasonCode): Reason | null {
  const at = message.indexOf(separator);
  const name = at < 0 ? message : message.slice(0, at);
  if (!isCode(name)) return null;
  return { code: name, params: at < 0 ? {} : JSON.parse(message.slice(at)) };
}
