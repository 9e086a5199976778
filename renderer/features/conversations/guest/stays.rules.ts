type Stay = { check_in_date: string; check_out_date: string; status: string };

/** The stay of today first, then the next ones, then the past ones, the latest first; cancelled ones last. `today` as YYYY-MM-DD. */
export function staysNow<S extends Stay>(stays: readonly S[], today: string): S[] {
  const rank = (stay: Stay) =>
    stay.status === 'cancelled' ? 3 : stay.check_out_date < today ? 2 : stay.check_in_date > today ? 1 : 0;
  return [...stays].sort((one, other) => {
    const past = rank(one) >= 2 ? -1 : 1;
    return rank(one) - rank(other) || past * one.check_in_date.localeCompare(other.check_in_date);
  });
}
