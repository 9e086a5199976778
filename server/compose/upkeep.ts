import { inOneProcess } from '../db/single-process.ts';
import { createUpkeepService } from '../features/platform/upkeep.service.ts';
import type { GuestsServices } from './guests.ts';
import type { HotelsServices } from './hotels.ts';
import type { Infrastructure } from './infrastructure.ts';
import type { KnowledgeServices } from './knowledge.ts';
import type { PlatformServices } from './platform.ts';

type Services = PlatformServices & GuestsServices & KnowledgeServices & HotelsServices;

const upkeepMs = 15 * 60_000;

export function startUpkeep(
  infrastructure: Infrastructure,
  { platformSettings, guestRecords, retention, knowledge, hotels }: Services,
): void {
  const upkeep = createUpkeepService({
    ...infrastructure,
    recountEnded: guestRecords.recountEnded,
    giveMissingRecords: guestRecords.giveMissing,
    forget: retention.run,
    readLanguages: knowledge.readLanguages,
    countRequests: hotels.countRequests,
    readSettings: platformSettings.read,
  });
  const { rounds, db } = infrastructure;
  rounds.every(
    'upkeep',
    upkeepMs,
    inOneProcess(db, 'upkeep', () => upkeep.run()),
  );
}
