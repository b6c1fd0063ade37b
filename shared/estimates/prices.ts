import { brand } from '#shared/brand.ts';

/** One line of the owner's price list for self-pay patients. */
export interface Price {
  /** As on the estimate, at most 80 characters: `Office visit, established patient`. */
  description: string;
  /** CPT or HCPCS, 5 characters. */
  serviceCode?: string;
  /** Cents. */
  amount: number;
  /** Set if the estimate of a visit without a reason has this line. Such estimates are then sent automatically. */
  plainVisit?: true;
}

/**
 * The owner's self-pay prices. While this list is empty, staff type each estimate's lines. Once a line is a
 * `plainVisit`, the estimates of visits without a reason are sent automatically, and again when the list changes. But
 * only the desk replaces an estimate that the desk made.
 */
export const prices: readonly Price[] = [];

/** The provider on every estimate. The owner sets the NPI here, and name and tax id in brand.ts. */
export const provider = {
  name: brand.name,
  /** The group's National Provider Identifier. */
  npi: '1234567893',
  taxId: brand.taxId,
} as const;
