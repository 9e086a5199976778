export type Stay = { check_in_date: string; check_out_date: string };

export function datesInOrder({ check_in_date, check_out_date }: Stay): boolean {
  return check_out_date > check_in_date;
}

/** Whether two stays share a night. Days are `YYYY-MM-DD`; a stay may begin on the day another ends. */
export function sharesNight(one: Stay, other: Stay): boolean {
  return one.check_in_date < other.check_out_date && other.check_in_date < one.check_out_date;
}
