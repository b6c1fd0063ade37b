import * as z from 'zod/mini';
import { isPayable } from './amount.ts';
import { billPayMessages } from './bill-pay-form.ts';

/** Whole cents. Strings and fractions are refused rather than rounded. */
export const payableCents = z
  .number(billPayMessages.amount)
  .check(z.refine(isPayable, billPayMessages.amount));
