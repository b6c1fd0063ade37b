import { plainWords } from '#functions/chatbot/search/passages.ts';

/** Finds the things that a plain text names, in its order. A name may stand for several: "thyroid". */
export function nameFinder<Thing>(named: readonly (readonly [thing: Thing, names: readonly string[]])[]) {
  const things = new Map<string, Set<Thing>>();
  for (const [thing, names] of named)
    for (const name of names.map(plainWords)) things.set(name, new Set([...(things.get(name) ?? []), thing]));
  // The longest first: "aetna medicare" is neither Aetna nor Medicare.
  const names = [...things.keys()].toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(`\\b(${names.join('|')})(?:e?s)?\\b`, 'g');
  return (text: string) =>
    Array.from(text.matchAll(pattern), ({ 0: said, 1: name = '', index }) => {
      return { name, things: [...(things.get(name) ?? [])], index, end: index + said.length };
    });
}
