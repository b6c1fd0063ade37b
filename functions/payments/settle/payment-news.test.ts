import { expect, it } from 'vitest';
import { openPaymentSystem } from '#infra/testing/payments.ts';

await openPaymentSystem();
const { paymentStatusOf } = await import('./payment-news.ts');

it.each([
  ['requires_payment_method', false, 'pending'],
  ['requires_payment_method', true, 'failed'],
  ['processing', true, 'pending'],
  ['requires_action', false, 'pending'],
  ['requires_confirmation', false, 'pending'],
  ['requires_capture', false, 'pending'],
  ['succeeded', true, 'succeeded'],
  ['canceled', true, 'failed'],
  ['canceled', false, 'cancelled'],
  ['something_new', false, 'pending'],
] as const)('%s (has failed before: %s) is %s', (status, hasFailed, expected) => {
  expect(paymentStatusOf(status, hasFailed)).toBe(expected);
});
