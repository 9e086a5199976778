import type { SettingsSection } from '#shared/features/platform/platform-settings.schema.ts';
import type { AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';

export function readSections(tx: AcrossHotelsTransaction) {
  return tx.selectFrom('platform_settings').select(['key', 'value']).execute();
}

export async function saveSection(
  tx: AcrossHotelsTransaction,
  section: SettingsSection,
  value: object,
  by: string,
  at: Date,
): Promise<void> {
  const row = { value: JSON.stringify(value), updated_by: by, updated_at: at };
  await tx
    .insertInto('platform_settings')
    .values({ key: section, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
}
