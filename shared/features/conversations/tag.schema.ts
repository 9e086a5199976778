import { z } from 'zod';
import { tagColours } from './tags.values.ts';

/** A word that a hotel's team sorts conversations by. Guests never see it. */
export const tag = z.object({ id: z.uuid(), name: z.string(), colour: z.enum(tagColours) });
export type Tag = z.output<typeof tag>;
