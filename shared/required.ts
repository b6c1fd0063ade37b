/** For values that cannot be missing. Throws if one is, because a default such as '' would hide the fault. */
export function required<Value>(value: Value | null | undefined, name: string): Value {
  if (value === undefined || value === null) throw new TypeError(`${name} is missing`);
  return value;
}
