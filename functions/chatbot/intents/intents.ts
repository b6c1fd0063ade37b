import { care } from './care.ts';
import type { Said } from './intent.ts';
import { bills, money } from './money.ts';
import { offers } from './offers.ts';
import { places } from './places.ts';
import { records } from './records.ts';
import { bookedVisits, visits } from './visits.ts';

/** The groups in the order in which their intents are tried. Prices and insurers come between the two lists. */
export const beforePrices = { ...money, ...bookedVisits };
export const afterPrices = { ...bills, ...records, ...care, ...visits, ...places, ...offers };

const intents = { ...beforePrices, ...afterPrices };

export type IntentName = keyof typeof intents;

/** All phrasings, for the spelling of their words. */
export function allPhrasings(): string[] {
  return Object.values<Said>(intents).flatMap(({ said, except = [] }) => [...said, ...except]);
}
