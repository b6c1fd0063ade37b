/** How many things an answer covers that a message asks the same about. */
export const maxItems = 3;

/** The parts of a plain text that may ask the same about two things: "price of tsh and lipid". The first has the question. */
export function itemsOf(text: string): string[] {
  return text.split(/ (?:and|or|plus|also|as well as) /);
}

export interface Found<Thing> {
  thing: Thing;
  index: number;
  /** Of the name, in characters. */
  length: number;
}

/**
 * The things that a plain text names, in its order. A longer name covers the shorter ones within it: "aetna medicare" is
 * neither Aetna nor Medicare. `names` come longest first.
 */
export function namedThings<Thing>(
  text: string,
  names: readonly (readonly [name: RegExp, thing: Thing])[],
): Found<Thing>[] {
  let rest = text;
  const found: Found<Thing>[] = [];
  for (const [name, thing] of names) {
    const [said, index] = [rest.match(name)?.[0], rest.search(name)];
    if (!said) continue;
    found.push({ thing, index, length: said.length });
    rest = rest.replace(said, '.'.repeat(said.length));
  }
  return found.toSorted((one, other) => one.index - other.index);
}
