import { sixDigits } from '#functions/platform/pseudonym.ts';

export const codeLifeMinutes = 10;

/** The six-digit code of a seed. */
export function codeOf(emailKey: string, seed: string): Promise<string> {
  return sixDigits(JSON.stringify([emailKey, seed]));
}
