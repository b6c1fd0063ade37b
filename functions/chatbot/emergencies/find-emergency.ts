import { isSaid, wordsOf } from '#functions/chatbot/phrasing.ts';
import { correctionsOf, type Vocabulary, vocabularyOf } from '#functions/chatbot/spelling.ts';
import {
  type EmergencyKind,
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
  cachedVocabulary ??= vocabularyOf(emergencyRules.flatMap(({ phrasing }) => wordsOf(phrasing)));
  return cachedVocabulary;
}

/** The rules' words that a typed word may stand for: itself, or every word it may be a misspelling of. */
function meaningsOf(typed: string): string[] {
  if (ruleWords().words.has(typed)) return [typed];
  return lookAlikes.has(typed) ? [] : correctionsOf(typed, ruleWords());
}

/** The emergency that a message (after `plainText`) suggests, if any. */
export function findEmergency(plain: string): Emergency | undefined {
  const text = plain.replace(harmless, ' ');
  const reading = text
    .split(' ')
    .filter((word) => word !== '' && !fillers.has(word))
    .map(meaningsOf);
  const said = [
    ...emergencyRules.filter(({ phrasing }) => isSaid(phrasing, reading, { maxDistance })),
    ...emergencyPatterns.filter(({ pattern }) => pattern.test(text)),
  ];
  if (said.length === 0) return undefined;
  return { kinds: new Set(said.map(({ kind }) => kind)), spanish: said.some((rule) => rule.spanish) };
}
