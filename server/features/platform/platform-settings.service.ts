import {
  defaultPlatformSettings,
  settingsSections,
  type PlatformSettings,
  type PlatformSettingsChange,
  type SettingsSection,
} from '#shared/features/platform/platform-settings.schema.ts';
import type { AuditService } from './audit.service.ts';
import type { AcrossHotels, AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import type { Caller } from '#server/caller.ts';
import type { Clock } from '#server/ports/clock.ts';
import * as repository from './platform-settings.repository.ts';

/** Milliseconds for which a process may use cached settings that another process has changed. */
const settingsAge = 5000;

export type PlatformSettingsDependencies = { acrossHotels: AcrossHotels; audit: AuditService; clock: Clock };

/** Platform settings: limits, retention defaults, prices and alert addresses; one row per section. */
export function createPlatformSettingsService({ acrossHotels, audit, clock }: PlatformSettingsDependencies) {
  let known: { at: number; settings: Promise<PlatformSettings> } | null = null;
  return {
    read: (): Promise<PlatformSettings> => acrossHotels(readAll),

    /** Cached settings for frequent reads: a few seconds old at most; changes of this process apply at once. */
    current: (): Promise<PlatformSettings> => {
      if (known && performance.now() - known.at < settingsAge) return known.settings;
      const settings = acrossHotels(readAll);
      known = { at: performance.now(), settings };
      settings.catch(() => (known = null));
      return settings;
    },

    save: (caller: Caller, change: PlatformSettingsChange): Promise<PlatformSettings> =>
      acrossHotels(async (tx) => {
        const sections = Object.entries(change).filter(
          (entry): entry is [SettingsSection, PlatformSettings[SettingsSection]] => entry[1] !== undefined,
        );
        for (const [section, value] of sections) {
          await repository.saveSection(tx, section, value, caller.user_id, clock.now());
          await audit.write(tx, caller, {
            action: 'update',
            entity: 'platform_settings',
            entity_id: section,
            details: { ...value },
          });
        }
        return readAll(tx);
      }).finally(() => (known = null)),
  };
}
export type PlatformSettingsService = ReturnType<typeof createPlatformSettingsService>;

async function readAll(tx: AcrossHotelsTransaction): Promise<PlatformSettings> {
  const stored = new Map((await repository.readSections(tx)).map(({ key, value }) => [key, value]));
  return {
    limits: sectionOf('limits', stored),
    retention: sectionOf('retention', stored),
    pricing: sectionOf('pricing', stored),
    model: sectionOf('model', stored),
    alerts: sectionOf('alerts', stored),
  };
}

/** Returns the defaults for a section that is not stored or has an outdated shape. */
function sectionOf<Section extends SettingsSection>(
  section: Section,
  stored: Map<string, unknown>,
): PlatformSettings[Section] {
  const parsed = settingsSections[section].safeParse({
    ...defaultPlatformSettings[section],
    ...(stored.get(section) as object | undefined),
  });
  return (parsed.success ? parsed.data : defaultPlatformSettings[section]) as PlatformSettings[Section];
}
