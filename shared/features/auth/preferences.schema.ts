import { z } from 'zod';

/** Languages of the console. */
export const consoleLanguages = ['en', 'es', 'fr', 'de', 'it'] as const;

/**
 * A user's preferences for the console, on all computers. `null`: not chosen, so the setting of the computer
 * applies. `alarm_sound`, `desktop_notices`: alarms for guests who wait for staff. `auto_translate`: guests' messages and the
 * person's replies are translated without being asked.
 */
export const preferences = z.object({
  language: z.enum(consoleLanguages).nullable(),
  appearance: z.enum(['light', 'dark', 'system']).nullable(),
  alarm_sound: z.boolean(),
  desktop_notices: z.boolean(),
  auto_translate: z.boolean(),
});
export type Preferences = z.output<typeof preferences>;

export const preferencesChange = preferences.partial();
export type PreferencesChange = { [Field in keyof Preferences]?: Preferences[Field] | undefined };
