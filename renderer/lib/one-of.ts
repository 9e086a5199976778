/** The value where the list holds it, else null: for what an address or a menu says. */
export function oneOf<Value extends string>(values: readonly Value[], value: string | null | undefined): Value | null {
  return values.find((one) => one === value) ?? null;
}
