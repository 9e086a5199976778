import type { FieldProblem } from '#shared/http/errors.ts';
import { reasonWords } from './reasons.ts';

/** What is wrong with a field, in the console's language. */
export const fieldWords = ({ message, reason }: FieldProblem): string => reasonWords(reason && [reason], message);
