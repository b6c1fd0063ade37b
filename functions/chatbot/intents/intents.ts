import { care } from './care.ts';
import type { Intent } from './intent.ts';
import { bills, money, offTopic, withoutInsurance } from './money.ts';
import { offers } from './offers.ts';
import { places } from './places.ts';
import { records } from './records.ts';
import { bookedVisits, visits } from './visits.ts';

/** The groups in the order in which their intents are tried. Prices come after the first list, insurers after the second. */
export const beforePrices = { ...offTopic, ...money, ...bookedVisits };
export const beforeInsurers = withoutInsurance;
export const afterInsurers = { ...bills, ...records, ...care, ...visits, ...places, ...offers };

const intents = { ...beforePrices, ...beforeInsurers, ...afterInsurers };

export type IntentName = keyof typeof intents;

/** All phrasings, for the spelling of their words. */
export function allPhrasings(): string[] {
  return Object.values<Intent>(intents).flatMap(({ phrasings, except = [] }) => [...phrasings, ...except]);
}
