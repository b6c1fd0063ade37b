import { isSaid, wordsOf } from '#functions/chatbot/phrasing.ts';
import { ageDays, yearDays } from '#functions/chatbot/question/age.ts';
import { correctionsOf, type Vocabulary, vocabularyOf } from '#functions/chatbot/spelling.ts';
import { emergencyPatterns } from './patterns.ts';
import type { EmergencyKind } from './rule.ts';
import { emergencyRules, fillers, lookAlikes } from './rules.ts';

export interface Emergency {
  kinds: ReadonlySet<EmergencyKind>;
  /** Whether only Spanish words told of it. */
  spanish: boolean;
}

/** A patient younger than this is a child, whatever the message calls them. */
const adultDays = 18 * yearDays;

/** How far apart the parts of a rule may be, in words that are not fillers. */
const maxDistance = 5;

let cachedVocabulary: Vocabulary | undefined;

function ruleWords(): Vocabulary {
  cachedVocabulary ??= vocabularyOf(emergencyRules.flatMap(({ phrasing }) => wordsOf(phrasing)));
  return cachedVocabulary;
}

/** The rules' words that a typed word may stand for: itself, or every word it may be a misspelling of. */
function meaningsOf(typed: string): string[] {
  if (ruleWords().words.has(typed)) return [typed];
  return lookAlikes.has(typed) ? [] : correctionsOf(typed, ruleWords());
}

/** The emergency that the alarming part of a plain text suggests, if any. */
export function findEmergency(text: string): Emergency | undefined {
  const words = (ageDays(text) ?? adultDays) < adultDays ? `child ${text} child` : text;
  const reading = words
    .split(' ')
    .filter((word) => word !== '' && !fillers.has(word))
    .map(meaningsOf);
  const said = [
    ...emergencyRules.filter(({ phrasing }) => isSaid(phrasing, reading, { maxDistance })),
    ...emergencyPatterns.filter(({ pattern }) => pattern.test(text)),
  ];
  if (said.length === 0) return undefined;
  return { kinds: new Set(said.map(({ kind }) => kind)), spanish: said.every((rule) => rule.spanish) };
}
