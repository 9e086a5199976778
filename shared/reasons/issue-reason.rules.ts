import type { z } from 'zod';
import { reason, type PlainCode, type Reason } from './reasons.ts';

/** A zod issue whose rule names no reason of its own. */
type Issue = z.core.$ZodIssue | { code?: undefined; path: PropertyKey[]; message: string };

const types: Record<string, PlainCode> = {
  string: 'field_text',
  number: 'enter_number',
  int: 'field_whole_number',
  boolean: 'field_yes_or_no',
  array: 'field_list',
  object: 'field_object',
  record: 'field_object',
};
const formats: Record<string, PlainCode> = {
  date: 'field_date',
  datetime: 'field_time',
  time: 'field_clock',
  email: 'field_email',
  url: 'field_url',
  uuid: 'field_id',
};
/** What zod says where a rule of ours has no words. */
const withoutWords = 'Invalid input';
/** zod has no other sign of an absent field once it is checked. */
const isAbsent = (message: string): boolean => message.endsWith('received undefined');

/** What to do about a field, from what zod found. */
export function reasonOfZod(issue: Issue): Reason {
  switch (issue.code) {
    case 'invalid_type':
      return reason(isAbsent(issue.message) ? 'field_missing' : (types[issue.expected] ?? 'field_unfit'));
    case 'invalid_format':
      return reason(formats[issue.format] ?? 'field_format');
    case 'invalid_value':
      return reason('field_choice', { values: issue.values.map((value) => JSON.stringify(value)).join(', ') });
    case 'unrecognized_keys':
      return reason('field_unknown', { names: issue.keys.join(', ') });
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum));
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum));
    case 'not_multiple_of':
      return issue.divisor === 1 ? reason('field_whole_number') : reason('field_unfit');
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
      return reason('field_unfit');
    default:
      return issue.message === withoutWords ? reason('field_unfit') : reason('text', { text: issue.message });
  }
}

function tooBig(origin: string, most: number): Reason {
  if (origin === 'string') return reason('text_too_long', { most });
  return origin === 'array' ? reason('too_many_entries', { most }) : reason('field_at_most', { most });
}

function tooSmall(origin: string, least: number): Reason {
  if (origin === 'string') return least === 1 ? reason('field_missing') : reason('field_text_short', { least });
  return origin === 'array' ? reason('field_few_entries', { least }) : reason('field_at_least', { least });
}
