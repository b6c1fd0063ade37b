import { describe, expect, it } from 'vitest';
import { fieldMessages } from '#shared/api/problem.ts';
import { billPayFormSchema, billPayMessages } from './bill-pay-form.ts';
import { purchaseFormSchema, purchaseMessages } from './purchase-form.ts';
import { serviceDateMessages } from './service-date.ts';

const bill = {
  patientName: 'Dana Ortega',
  patientEmail: 'dana@example.com',
  accountNumber: 'AC-778120',
  amount: '10.10',
  description: 'Medical Services Payment',
  serviceDate: '',
};

describe('the bill-pay form', () => {
  const messagesOf = (changes: object) => {
    const { success, error } = billPayFormSchema.safeParse({ ...bill, ...changes });
    return success ? {} : fieldMessages(error);
  };

  it('accepts a bill as most people enter it', () => {
    expect(messagesOf({})).toEqual({});
    expect(messagesOf({ serviceDate: '2026-11-03' })).toEqual({});
  });

  it.each([
    ['patientName', '', billPayMessages.patientName],
    ['patientEmail', 'dana', 'Please enter a valid email address'],
    ['accountNumber', ' ', 'Account number is required'],
    ['accountNumber', '4242 4242 4242 4242', billPayMessages.cardNumber],
    ['amount', '', billPayMessages.amount],
    ['amount', '0.49', billPayMessages.amount],
    ['amount', '1.005', billPayMessages.amount],
    ['amount', '100000.01', billPayMessages.amountTooLarge],
    ['description', '', billPayMessages.description],
    ['serviceDate', '2026-02-30', serviceDateMessages.notADate],
  ])('refuses %s "%s"', (field, value, message) => {
    expect(messagesOf({ [field]: value })).toEqual({ [field]: message });
  });
});

describe('the purchase form', () => {
  it('explains each missing field in the words of the specification', () => {
    const { error } = purchaseFormSchema.safeParse({
      firstName: '',
      lastName: '',
      dob: '',
      email: '',
      phone: '',
    });
    expect(error && fieldMessages(error)).toEqual(purchaseMessages);
  });
});
