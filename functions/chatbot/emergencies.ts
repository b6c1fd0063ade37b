import {
  type EmergencyKind,
  emergencyPatterns,
  emergencyRules,
  fillers,
  harmless,
  lookAlikes,
} from './emergency-rules.ts';
import { isSpelling } from './spelling.ts';

export interface Emergency {
  kinds: ReadonlySet<EmergencyKind>;
  /** Whether it was said in Spanish. */
  spanish: boolean;
}

/** How far apart the parts of a rule may stand, in words that are no fillers. */
const nearby = 5;

/** The parts of each rule, and the ways of saying a part. Plain strings: this is done at every cold start. */
const rules = emergencyRules.map((rule) => ({
  rule,
  parts: rule.said.split(' + ').map((part) => part.split('|')),
}));

const ruleWords = new Set(rules.flatMap(({ parts }) => parts.flat()).flatMap((way) => way.split(' ')));

/** The words of the rules that a typed word stands for: itself, or what it is a misspelling of. */
function meaningsOf(typed: string): string[] {
  if (ruleWords.has(typed)) return [typed];
  if (lookAlikes.has(typed)) return [];
  return [...ruleWords].filter((word) => isSpelling(typed, word));
}

/** Where in the message each word of the rules stands. */
type Places = ReadonlyMap<string, readonly number[]>;

function placesOf(words: readonly string[]): Places {
  const places = new Map<string, number[]>();
  const meanings = new Map([...new Set(words)].map((word) => [word, meaningsOf(word)]));
  for (const [at, word] of words.entries()) {
    for (const meaning of meanings.get(word) ?? []) {
      places.set(meaning, [...(places.get(meaning) ?? []), at]);
    }
  }
  return places;
}

/** Where a part of a rule is said, in any of its ways. */
function placesOfPart(ways: readonly string[], places: Places): number[] {
  return ways.flatMap((way) => {
    const [first = '', ...others] = way.split(' ');
    const follows = (at: number) =>
      others.every((word, offset) => places.get(word)?.includes(at + offset + 1));
    return (places.get(first) ?? []).filter(follows);
  });
}

/** Whether every part is said, each near to the place of the first. */
function isSaid([first = [], ...others]: readonly (readonly string[])[], places: Places): boolean {
  const found = placesOfPart(first, places);
  if (found.length === 0) return false;
  const otherPlaces = others.map((ways) => placesOfPart(ways, places));
  return found.some((place) =>
    otherPlaces.every((each) => each.some((other) => Math.abs(other - place) <= nearby)),
  );
}

/** What in a message, as `plainText` leaves it, sounds as if someone were in danger. */
export function emergencyIn(plain: string): Emergency | undefined {
  const text = plain.replace(harmless, ' ');
  const places = placesOf(text.split(' ').filter((word) => word !== '' && !fillers.has(word)));
  const said = [
    ...rules.filter(({ parts }) => isSaid(parts, places)).map(({ rule }) => rule),
    ...emergencyPatterns.filter(({ pattern }) => pattern.test(text)),
  ];
  if (said.length === 0) return undefined;
  return { kinds: new Set(said.map(({ kind }) => kind)), spanish: said.some((rule) => rule.spanish) };
}
