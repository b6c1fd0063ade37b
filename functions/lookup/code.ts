import { sixDigits } from '#functions/platform/pseudonym.ts';

/** How long a code is good for. */
export const codeLifeMinutes = 10;

/** The code that a seed stands for, as it is mailed. */
export function codeOf(emailKey: string, seed: string): Promise<string> {
  return sixDigits(JSON.stringify([emailKey, seed]));
}
