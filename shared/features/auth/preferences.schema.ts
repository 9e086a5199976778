import { z } from 'zod';

/** Languages of the console. */
export const consoleLanguages = ['en', 'es', 'fr', 'de', 'it'] as const;

/**
 * What a person has chosen for the console, on whatever computer. `null`: never chosen, so the computer's own choice
 * counts. `alarm_sound`, `desktop_notices`: how guests who wait for a person make themselves heard.
 */
export const preferences = z.object({
  language: z.enum(consoleLanguages).nullable(),
  appearance: z.enum(['light', 'dark', 'system']).nullable(),
  alarm_sound: z.boolean(),
  desktop_notices: z.boolean(),
});
export type Preferences = z.output<typeof preferences>;

export const preferencesChange = preferences.partial();
export type PreferencesChange = { [Field in keyof Preferences]?: Preferences[Field] | undefined };
