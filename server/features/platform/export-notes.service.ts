import type { ConsoleExport } from '#shared/features/platform/audit.contract.ts';
import type { InHotel, AcrossHotels } from '#server/db/hotel-transaction.ts';
import type { Caller, HotelScope } from '#server/caller.ts';
import type { AuditService } from './audit.service.ts';

export type ExportNotesDependencies = { inHotel: InHotel; acrossHotels: AcrossHotels; audit: AuditService };

/** Audit entries for files and prints that the console creates. Server-side exports write their own. */
export function createExportNotesService({ inHotel, acrossHotels, audit }: ExportNotesDependencies) {
  const written = { ok: true as const };
  return {
    ofHotel: (scope: HotelScope, kind: ConsoleExport) =>
      inHotel(scope, async (tx) => {
        await audit.write(tx, scope.caller, { action: 'export', entity: kind, hotel_id: scope.hotel_id });
        return written;
      }),

    ofPlatform: (caller: Caller, kind: ConsoleExport, hotel_id: string | null) =>
      acrossHotels(async (tx) => {
        await audit.write(tx, caller, { action: 'export', entity: kind, hotel_id });
        return written;
      }),
  };
}
export type ExportNotesService = ReturnType<typeof createExportNotesService>;
