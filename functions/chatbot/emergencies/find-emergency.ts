import { correctionsOf, type Vocabulary, vocabularyOf } from '#functions/chatbot/spelling.ts';
import {
  type EmergencyKind,
  type EmergencyRule,
  emergencyPatterns,
  emergencyRules,
  fillers,
  harmless,
  lookAlikes,
} from './rules.ts';

export interface Emergency {
  kinds: ReadonlySet<EmergencyKind>;
  /** Whether it was said in Spanish. */
  spanish: boolean;
}

/** How far apart the parts of a rule may be, in words that are not fillers. */
const maxDistance = 5;

let cachedVocabulary: Vocabulary | undefined;

function ruleWords(): Vocabulary {
  cachedVocabulary ??= vocabularyOf(emergencyRules.flatMap(({ phrasing }) => phrasing.match(/\w+/g) ?? []));
  return cachedVocabulary;
}

/** The rules' words that a typed word may stand for: itself, or every word it may be a misspelling of. */
function meaningsOf(typed: string): string[] {
  if (ruleWords().words.has(typed)) return [typed];
  return lookAlikes.has(typed) ? [] : correctionsOf(typed, ruleWords());
}

/** Each of the rules' words that the message says, with its positions there. */
type Positions = ReadonlyMap<string, readonly number[]>;

function positionsIn(words: readonly string[]): Positions {
  const positions = new Map<string, number[]>();
  for (const [position, word] of words.entries()) {
    for (const meaning of meaningsOf(word)) {
      positions.set(meaning, [...(positions.get(meaning) ?? []), position]);
    }
  }
  return positions;
}

/** The positions at which one part of a rule matches, in any of its wordings. */
function positionsOfPart(wordings: readonly string[], positions: Positions): number[] {
  return wordings.flatMap((wording) => {
    const [first = '', ...others] = wording.split(' ');
    return (positions.get(first) ?? []).filter((start) =>
      others.every((word, offset) => positions.get(word)?.includes(start + offset + 1)),
    );
  });
}

/** Whether every part is said, each close to the first. */
function isSaid({ phrasing }: EmergencyRule, positions: Positions): boolean {
  const [first = [], ...others] = phrasing
    .split(' + ')
    .map((part) => positionsOfPart(part.split('|'), positions));
  return first.some((position) =>
    others.every((found) => found.some((other) => Math.abs(other - position) <= maxDistance)),
  );
}

/** The emergency that a message (after `plainText`) suggests, if any. */
export function findEmergency(plain: string): Emergency | undefined {
  const text = plain.replace(harmless, ' ');
  const positions = positionsIn(text.split(' ').filter((word) => word !== '' && !fillers.has(word)));
  const said = [
    ...emergencyRules.filter((rule) => isSaid(rule, positions)),
    ...emergencyPatterns.filter(({ pattern }) => pattern.test(text)),
  ];
  if (said.length === 0) return undefined;
  return { kinds: new Set(said.map(({ kind }) => kind)), spanish: said.some((rule) => rule.spanish) };
}
