/** A copy of a record that has only those of the named fields that aren't undefined. */
export function pick<Stored extends object, Name extends keyof Stored>(
  record: Stored,
  ...names: Name[]
): Pick<Stored, Name> {
  const held = names.filter((name) => record[name] !== undefined);
  return Object.fromEntries(held.map((name) => [name, record[name]])) as Pick<Stored, Name>;
}
