import { sql } from 'kysely';
import type { AcrossHotelsTransaction } from './hotel-transaction.ts';

/** An admin who can be mailed. @property language of the person; null: the hotel's `default_language` */
export type MailedAdmin = { email: string; hotel_name: string; default_language: string; language: string | null };

/** Admins of a hotel whose accounts work and whose addresses are confirmed. */
export async function adminsToMail(tx: AcrossHotelsTransaction, hotelId: string): Promise<MailedAdmin[]> {
  const { rows } = await sql<MailedAdmin>`select * from admins_to_mail(${hotelId}::uuid)`.execute(tx);
  return rows;
}
