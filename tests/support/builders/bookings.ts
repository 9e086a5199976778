let phones = 0;

/** A phone that is unique in the test run. */
export function aPhone(): string {
  phones += 1;
  return `+4915123${String(100_000 + phones)}`;
}

/** The body of a new booking. */
export function aBooking(fields: Record<string, unknown> = {}) {
  return {
    guest_name: 'Ada Lovelace',
    guest_phone: aPhone(),
    check_in_date: '2026-09-10',
    check_out_date: '2026-09-12',
    ...fields,
  };
}

/** The body of a new guest. */
export function aGuest(fields: Record<string, unknown> = {}) {
  return { first_name: 'Grace', last_name: 'Hopper', phone: aPhone(), ...fields };
}
