/** These fields of a record, without those that it doesn't have. */
export function pick<Stored extends object, Name extends keyof Stored>(
  record: Stored,
  ...names: Name[]
): Pick<Stored, Name> {
  const held = names.filter((name) => record[name] !== undefined);
  return Object.fromEntries(held.map((name) => [name, record[name]])) as Pick<Stored, Name>;
}
