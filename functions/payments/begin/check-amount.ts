import { Problem } from '#shared/api/problem.ts';
import type { BodyOf } from '#shared/api/route.ts';
import { currentOffer, isOffered } from '#shared/lab-tests/catalogue.ts';
import { parsePrice } from '#shared/lab-tests/price.ts';
import { billPayMessages } from '#shared/payments/bill-pay-form.ts';
import { formatCents } from '#shared/payments/money.ts';
import type { BoughtItem } from '#shared/payments/payment.ts';
import type { paymentRoutes } from '#shared/payments/routes.ts';

type PaymentRequest = BodyOf<(typeof paymentRoutes)['POST /api/payments/create-payment-intent']>;

function invalid(field: string, message: string): Problem {
  return new Problem('invalid', message, { fields: { [field]: message } });
}

function mismatch(detail: string): Problem {
  return new Problem('price-mismatch', `${detail} Please look at your cart again.`);
}

function checkOffered(item: BoughtItem): void {
  if (isOffered(item)) return;
  // Repeat titles from the catalogue only, never the request's own text.
  const offer = currentOffer(item.title, item.price);
  throw mismatch(
    offer ? `${offer.title} is ${offer.price} now.` : 'A test in your cart is not offered any more.',
  );
}

/** Throws a Problem when a cart's amount is not the catalogue's sum, or when a bill has no account number. */
export function checkAmount({ amount, metadata, items }: PaymentRequest): void {
  if (metadata.source === 'bill-pay') {
    if (!metadata.accountNumber) throw invalid('metadata.accountNumber', billPayMessages.accountNumber);
    return;
  }
  if (!items) throw invalid('items', 'Choose at least one test');
  items.forEach(checkOffered);
  const sumCents = items.reduce((sum, { price }) => sum + parsePrice(price), 0);
  if (sumCents !== amount) {
    throw mismatch(`The tests cost ${formatCents(sumCents)}, not ${formatCents(amount)}.`);
  }
}
