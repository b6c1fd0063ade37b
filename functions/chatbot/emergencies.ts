import {
  type EmergencyKind,
  type EmergencyRule,
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

/** Every word of the rules. Made for each message: to have them ready would cost every cold start more. */
function wordsOfRules(): Set<string> {
  const said = emergencyRules.map((rule) => rule.said).join(' ');
  return new Set(said.match(/\w+/g));
}

/** The words of the rules that a typed word stands for: itself, or what it is a misspelling of. */
function meaningsOf(typed: string, ruleWords: ReadonlySet<string>): string[] {
  if (ruleWords.has(typed)) return [typed];
  if (lookAlikes.has(typed)) return [];
  return [...ruleWords].filter((word) => isSpelling(typed, word));
}

/** Where in the message each word of the rules stands. */
type Places = ReadonlyMap<string, readonly number[]>;

function placesOf(words: readonly string[]): Places {
  const places = new Map<string, number[]>();
  const ruleWords = wordsOfRules();
  const meanings = new Map([...new Set(words)].map((word) => [word, meaningsOf(word, ruleWords)]));
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
function isSaid({ said }: EmergencyRule, places: Places): boolean {
  const [first = [], ...others] = said.split(' + ').map((part) => placesOfPart(part.split('|'), places));
  return first.some((place) =>
    others.every((found) => found.some((other) => Math.abs(other - place) <= nearby)),
  );
}

/** What in a message, as `plainText` leaves it, sounds as if someone were in danger. */
export function emergencyIn(plain: string): Emergency | undefined {
  const text = plain.replace(harmless, ' ');
  const places = placesOf(text.split(' ').filter((word) => word !== '' && !fillers.has(word)));
  const heard = [...places.keys()];
  // Few rules have a word of the message at all, and only those are taken apart.
  const worthALook = emergencyRules.filter(({ said }) => heard.some((word) => said.includes(word)));
  const said = [
    ...worthALook.filter((rule) => isSaid(rule, places)),
    ...emergencyPatterns.filter(({ pattern }) => pattern.test(text)),
  ];
  if (said.length === 0) return undefined;
  return { kinds: new Set(said.map(({ kind }) => kind)), spanish: said.some((rule) => rule.spanish) };
}
