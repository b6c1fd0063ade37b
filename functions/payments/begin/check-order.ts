import { invalid, Problem } from '#shared/api/problem.ts';
import type { BodyOf } from '#shared/api/route.ts';
import { findLabTestByTitle, type LabTest } from '#shared/lab-tests/catalogue.ts';
import { totalCentsOf } from '#shared/lab-tests/price.ts';
import { billPayMessages } from '#shared/payments/bill-pay-form.ts';
import { formatCents } from '#shared/payments/money.ts';
import type { BoughtItem } from '#shared/payments/payment.ts';
import type { paymentRoutes } from '#shared/payments/routes.ts';

type PaymentRequest = BodyOf<(typeof paymentRoutes)['POST /api/payments/create-payment-intent']>;

function mismatch(detail: string): Problem {
  return new Problem('price-mismatch', `${detail} Please check your cart.`);
}

/**
 * The lab test with an item's title. Throws a Problem when there is none, or when the price differs from the catalog's.
 */
function offeredTest({ title, price }: BoughtItem): LabTest {
  const test = findLabTestByTitle(title);
  if (!test) throw mismatch('A test in your cart is no longer available.');
  // Messages repeat titles from the catalog only, never the request's own text.
  if (price !== test.price) throw mismatch(`${test.title} is now ${test.price}.`);
  return test;
}

function checkOnce(tests: readonly LabTest[]): void {
  const repeated = tests.find((test, index) => tests.indexOf(test) !== index);
  if (repeated) throw mismatch(`${repeated.title} is in your cart twice.`);
}

/**
 * Checks that a payment can begin. Throws a Problem for a cart without tests, with a test that isn't in the catalog at
 * that price, with a test twice, or with an amount (in cents) that isn't the sum of the prices. Also throws one for a
 * bill without an account number.
 * @returns a cart's tests under the catalog's titles; undefined for a bill
 */
export function checkOrder({ amount, metadata, items }: PaymentRequest): BoughtItem[] | undefined {
  if (metadata.source === 'bill-pay') {
    if (!metadata.accountNumber) throw invalid('metadata.accountNumber', billPayMessages.accountNumber);
    return undefined;
  }
  if (!items) throw invalid('items', 'Choose at least one test');
  const tests = items.map(offeredTest);
  checkOnce(tests);
  const sumCents = totalCentsOf(tests);
  if (sumCents !== amount) {
    throw mismatch(`The tests you selected cost ${formatCents(sumCents)}, not ${formatCents(amount)}.`);
  }
  return tests.map(({ title, price }) => ({ title, price }));
}
