import { z } from 'zod';
import { code } from '#shared/reasons/code.ts';
import { personNameLimit } from './auth.values.ts';

/**
 * Control and format characters, line breaks, bidirectional overrides, lone surrogates. Joiners are allowed: some
 * scripts need them.
 */
const unprintable = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u;
/** Text that mail programs and browsers turn into a link. */
const link = /:\/\/|\bwww\.|[\p{L}\p{N}]\.\p{L}{2,}|\d\.\d{1,3}\.\d{1,3}\.\d/iu;

/** Whether a text contains anything that mail programs turn into a link. Browsers treat 。 in host names as a dot. */
export const holdsLink = (text: string): boolean => link.test(text.normalize('NFKC').replaceAll('\u3002', '.'));

/** Whether a text is one line without control and format characters. */
export const isOneLine = (text: string): boolean => !unprintable.test(text);

/** A person's name, or a part of one: one line, no control characters, no links. Empty is allowed. */
export const personName = z
  .string()
  .max(personNameLimit, code('name_too_long', { most: personNameLimit }))
  .refine((name) => isOneLine(name.trim()), code('name_one_line'))
  .refine((name) => !holdsLink(name), code('name_without_link'))
  .transform((name) => name.trim());
