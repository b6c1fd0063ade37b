import { cardError } from '#infra/stripe-simulator/requests/failure.ts';
import { looksLikeCardNumber } from '#shared/payments/card-number.ts';
import { brandOf } from './card-brand.ts';

/** A card as typed. */
export interface TypedCard {
  number: string;
  expMonth: number;
  expYear: number;
  cvc?: string | undefined;
}

/** Validates a typed card as Stripe does before it asks a bank. Throws the card error that the cardholder sees. */
export function checkedCard({ number, expMonth, expYear, cvc }: TypedCard, now: Date): TypedCard {
  const digits = number.replace(/[\s-]/g, '');
  if (!looksLikeCardNumber(digits)) {
    throw cardError({
      code: 'incorrect_number',
      message: 'Your card number is incorrect.',
      param: 'number',
    });
  }
  if (!(expMonth >= 1 && expMonth <= 12)) {
    const message = "Your card's expiration month is invalid.";
    throw cardError({ code: 'invalid_expiry_month', message, param: 'exp_month' });
  }
  const year = expYear < 100 ? 2000 + expYear : expYear;
  const isPast = year * 12 + expMonth < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  if (!Number.isInteger(year) || isPast || year > now.getUTCFullYear() + 50) {
    const message = "Your card's expiration year is invalid.";
    throw cardError({ code: 'invalid_expiry_year', message, param: 'exp_year' });
  }
  const cvcLength = brandOf(digits) === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/;
  if (cvc !== undefined && !cvcLength.test(cvc)) {
    throw cardError({
      code: 'invalid_cvc',
      message: "Your card's security code is invalid.",
      param: 'cvc',
    });
  }
  return { number: digits, expMonth, expYear: year, cvc };
}
