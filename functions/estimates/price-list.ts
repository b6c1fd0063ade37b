import { createHash } from 'node:crypto';
import type { EstimateItem } from '#shared/estimates/estimate.ts';
import type { Price } from '#shared/estimates/prices.ts';

/** A digest of the owner's price list, to tell which list an estimate was made from. Undefined for an empty list. */
export function digestOf(list: readonly Price[]): string | undefined {
  if (list.length === 0) return undefined;
  return createHash('sha256').update(JSON.stringify(list)).digest('base64url').slice(0, 22);
}

/** The lines of the estimate of a plain visit, as the price list has them. */
export function plainVisitItems(list: readonly Price[]): EstimateItem[] {
  return list.flatMap(({ plainVisit, ...item }) => (plainVisit ? [item] : []));
}
