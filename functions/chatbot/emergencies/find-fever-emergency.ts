import { ageDays, threeMonthsDays } from '#functions/chatbot/question/age.ts';
import { babyPattern, childPattern } from '#functions/chatbot/question/children.ts';
import { tellsOfFever, temperatureIn } from '#functions/chatbot/question/temperature.ts';

/**
 * `young`: a fever below three months of age. `baby`: a baby whose age isn't told, which may be as young. `high`: a
 * temperature that is dangerous at any age.
 */
export type FeverEmergency = 'young' | 'baby' | 'high';

/** In °F. Rectally measured, this is a fever: below three months an emergency. */
const feverAt = 100.4;
const dangerousAt = 105;

/** A temperature alone tells of a fever only when someone's age or a child is named with it. */
const people = new RegExp(`\\b${childPattern}\\b`);
const babies = new RegExp(`\\b${babyPattern}\\b`);

/** The emergency that a fever is, in a plain text after spelling correction, if any. */
export function findFeverEmergency(text: string): FeverEmergency | undefined {
  const age = ageDays(text);
  const temperature = temperatureIn(text);
  const isMeasured = temperature !== undefined && temperature >= feverAt;
  if (!tellsOfFever(text) && !(isMeasured && (age !== undefined || people.test(text)))) return undefined;
  if (age !== undefined && age < threeMonthsDays) return 'young';
  if (age === undefined && babies.test(text)) return 'baby';
  return temperature !== undefined && temperature >= dangerousAt ? 'high' : undefined;
}
