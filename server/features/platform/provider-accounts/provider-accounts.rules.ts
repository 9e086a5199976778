import type { ProviderAccount, ProviderAccountList } from '#shared/features/platform/provider-accounts.contract.ts';
import type { HeldNumber } from '#server/ports/provider-accounts.ts';
import type { AccountRow, HotelNumber } from './provider-accounts.repository.ts';

/** Characters of an account's name at Twilio. */
const NAME_LENGTH = 64;

export const nameOf = (hotelName: string): string => hotelName.slice(0, NAME_LENGTH).toWellFormed();

type Known = { accounts: AccountRow[]; numbers: HeldNumber[]; hotels: HotelNumber[] };

/** The accounts with the numbers of hotels; a number without a row is of the account of the settings. */
export function listOf(main: string, { accounts, numbers, hotels }: Known): ProviderAccountList {
  const present = new Map(numbers.flatMap(({ number, account, until }) => (until ? [] : [[number, account]])));
  const byAccount = Map.groupBy(hotels, ({ number }) => present.get(number) ?? main);
  const numbersOf = (account: string): ProviderAccount['numbers'] =>
    (byAccount.get(account) ?? []).map(({ number, hotel_id, hotel_name, found_in, templates_waiting }) => ({
      number,
      hotel: { id: hotel_id, name: hotel_name },
      found_in,
      templates_waiting,
    }));
  const first = { account: main, name: null, is_main: true, state: 'active' as const, added_at: null, added_by: null };
  return {
    items: [
      { ...first, numbers: numbersOf(main) },
      ...accounts.map(({ account, name, state, added_at, added_by }) => ({
        account,
        name,
        is_main: false,
        state,
        added_at: added_at.toISOString(),
        added_by,
        numbers: numbersOf(account),
      })),
    ],
  };
}
