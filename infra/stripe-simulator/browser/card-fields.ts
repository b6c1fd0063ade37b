import { type Brand, brandOf } from '#infra/stripe-simulator/cards/card-brand.ts';
import { looksLikeCardNumber } from '#shared/payments/card-number.ts';

export type FieldName = 'number' | 'expiry' | 'cvc';

/** The error that Stripe's change event reports for a field. */
export interface FieldError {
  type: 'validation_error';
  code: string;
  message: string;
}

export interface Field {
  label: string;
  placeholder: string;
  /** The name of Stripe's own input. */
  inputName: string;
  autocomplete: AutoFill;
  format: (typed: string, brand: Brand) => string;
  isComplete: (text: string, brand: Brand) => boolean;
  /** The error of an invalid text, as opposed to an incomplete one. */
  wrong: (text: string) => FieldError | undefined;
  /** The error once an incomplete field loses focus. */
  incomplete: FieldError;
}

function error(code: string, message: string): FieldError {
  return { type: 'validation_error', code, message };
}

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** The number of digits in a card number, by brand. */
const lengths: Partial<Record<Brand, number>> = { visa: 16, mastercard: 16, amex: 15, discover: 16, jcb: 16 };

function formatNumber(typed: string): string {
  const digits = digitsOf(typed);
  const brand = brandOf(digits);
  const shown = digits.slice(0, lengths[brand] ?? 19);
  if (brand === 'amex') return shown.replace(/^(\d{4})(\d{1,6})(\d*)$/, '$1 $2 $3').trim();
  return shown.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** Whether a number has the digits that its brand requires or, for other brands, at least `otherwise` digits. */
function hasDigits(text: string, otherwise: number): boolean {
  const digits = digitsOf(text);
  return digits.length >= (lengths[brandOf(digits)] ?? otherwise);
}

function formatExpiry(typed: string): string {
  const digits = digitsOf(typed);
  const padded = /^[2-9]/.test(digits) || /^\s*\d\s*\//.test(typed) ? `0${digits}` : digits;
  const month = padded.slice(0, 2);
  // Accept '12/2030' as well as '12/30'.
  const year = padded.length === 6 ? padded.slice(4) : padded.slice(2, 4);
  return month.length < 2 ? month : `${month} / ${year}`;
}

/** The month and year of a typed expiration date. Undefined until the date is complete. */
export function expiryOf(text: string): { month: number; year: number } | undefined {
  const [, month, year] = text.match(/^(\d\d) \/ (\d\d)$/) ?? [];
  return month && year ? { month: Number(month), year: 2000 + Number(year) } : undefined;
}

function wrongExpiry(text: string): FieldError | undefined {
  const month = Number(text.slice(0, 2));
  if (text.length >= 2 && (month < 1 || month > 12)) {
    return error('invalid_expiry_month', "Your card's expiration month is invalid.");
  }
  const { year = Number.POSITIVE_INFINITY } = expiryOf(text) ?? {};
  const now = new Date();
  if (year < now.getFullYear()) {
    return error('invalid_expiry_year_past', "Your card's expiration year is in the past.");
  }
  if (year === now.getFullYear() && month < now.getMonth() + 1) {
    return error('invalid_expiry_month_past', "Your card's expiration date is in the past.");
  }
  return undefined;
}

const cvcLength = (brand: Brand) => (brand === 'amex' ? 4 : 3);

/** The fields of a card, with Stripe's own messages. */
export const cardFields: Record<FieldName, Field> = {
  number: {
    label: 'Card number',
    placeholder: '1234 1234 1234 1234',
    inputName: 'cardnumber',
    autocomplete: 'cc-number',
    format: formatNumber,
    isComplete: (text) => hasDigits(text, 14) && looksLikeCardNumber(text),
    wrong: (text) =>
      hasDigits(text, 16) && !looksLikeCardNumber(text)
        ? error('invalid_number', 'Your card number is invalid.')
        : undefined,
    incomplete: error('incomplete_number', 'Your card number is incomplete.'),
  },
  expiry: {
    label: 'Expiration date',
    placeholder: 'MM / YY',
    inputName: 'exp-date',
    autocomplete: 'cc-exp',
    format: formatExpiry,
    isComplete: (text) => expiryOf(text) !== undefined && !wrongExpiry(text),
    wrong: wrongExpiry,
    incomplete: error('incomplete_expiry', "Your card's expiration date is incomplete."),
  },
  cvc: {
    label: 'CVC',
    placeholder: 'CVC',
    inputName: 'cvc',
    autocomplete: 'cc-csc',
    // Allow four digits until the brand is known: the CVC may be typed first.
    format: (typed, brand) => digitsOf(typed).slice(0, brand === 'unknown' ? 4 : cvcLength(brand)),
    isComplete: (text, brand) => (brand === 'unknown' ? text.length >= 3 : text.length === cvcLength(brand)),
    wrong: () => undefined,
    incomplete: error('incomplete_cvc', "Your card's security code is incomplete."),
  },
};
