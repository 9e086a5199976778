/** The value if the list contains it, else null. For values from a URL or a menu. */
export function oneOf<Value extends string>(values: readonly Value[], value: string | null | undefined): Value | null {
  return values.find((one) => one === value) ?? null;
}
