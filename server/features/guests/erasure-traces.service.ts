import { erasedText } from '#shared/features/guests/erasure.rules.ts';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import { marksPattern, withoutMarks } from './erasure-marks.rules.ts';
import type { PersonRows } from './guest-file.repository.ts';
import * as repository from './erasure-traces.repository.ts';

/**
 * Removes people from rows that mention them: notifications, test questions, saved views and the events of the last hour.
 * Must run before their own rows are erased, because those rows contain the names to search for.
 */
export async function eraseTraces(tx: HotelTransaction, person: PersonRows): Promise<void> {
  await repository.eraseLiveEvents(tx, person);
  await repository.deleteRepeatedQuestions(tx, person);
  await repository.eraseRepeatingNotifications(tx, person, erasedText);
  const pattern = marksPattern(await repository.marksOf(tx, person));
  if (!pattern) return;
  for (const row of await repository.notifications(tx))
    await changed(row, pattern, (clean) => repository.changeNotification(tx, clean));
  for (const row of await repository.testQuestions(tx))
    await changed(row, pattern, (clean) => repository.changeTestQuestion(tx, clean));
  for (const row of await repository.savedViews(tx))
    await changed(row, pattern, () => repository.deleteSavedView(tx, row.id));
}

async function changed<Row>(row: Row, pattern: RegExp, write: (clean: Row) => Promise<void>): Promise<void> {
  const clean = withoutMarks(row, pattern);
  if (JSON.stringify(clean) !== JSON.stringify(row)) await write(clean);
}
