import type { Guest } from '#shared/features/guests/guests.schema.ts';

/** A stored guest: with its phone key, money as a decimal string, times as Dates. */
export type GuestRow = Omit<Guest, 'total_spent' | 'created_at' | 'updated_at'> & {
  phone_key: string;
  total_spent: string;
  created_at: Date;
  updated_at: Date;
};

/** A row in the form of the API: money as a number, without the phone key. */
export function asGuest({ phone_key: _key, ...row }: GuestRow): Guest {
  return {
    ...row,
    total_spent: Number(row.total_spent),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
