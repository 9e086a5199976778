import { z } from 'zod';

/**
 * A reason in an answer of the API. The code is not an enum, so that a console of an older version reads the answer and
 * shows the English text beside it.
 */
export const reasonSchema = z.object({ code: z.string(), params: z.record(z.string(), z.unknown()) });
export const reasonsSchema = z.array(reasonSchema).nullable();
