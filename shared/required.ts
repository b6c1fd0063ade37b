/** The value of something that cannot be missing. Throws otherwise: an empty stand-in would travel on unnoticed. */
export function required<Value>(value: Value | null | undefined, name: string): Value {
  if (value === undefined || value === null) throw new Error(`${name} is missing`);
  return value;
}
