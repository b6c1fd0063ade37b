// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brand } from '#shared/brand.ts';
import { labTests } from '#shared/lab-tests/catalogue.ts';
import { json, problem } from '#web/lib/api/server.harness.ts';
import { alertText, openBill, pay, readyToPay } from './bill-pay/bill-pay.harness.tsx';
import { Checkout } from './checkout/checkout.tsx';
// This import runs before the lazy one, which could otherwise time out the first test on a slow machine.
import './checkout/checkout-form.tsx';
import type { FakePayments } from './fake-payments.harness.ts';
import {
  button,
  field,
  fill,
  freshPayments,
  onlyMessage,
  press,
  show,
  typeCard,
  typeZip,
} from './payments.harness.tsx';

const payments = freshPayments();

const create = 'create-payment-intent';
const safeToTry = `You haven’t been charged. You can safely try again, or call us at ${brand.phone}.`;
const otherCard = `You haven’t been charged. Try another card, or call us at ${brand.phone}.`;
const notCharged = 'You haven’t been charged.';

interface Fault {
  name: string;
  happen: (payments: FakePayments) => void;
  /** The specification's words, then ours. */
  bill: string;
  cart: string;
}

const noIntent = {
  bill: `Unable to connect to payment processor. Please check your internet connection and try again.${safeToTry}`,
  cart: `Failed to create payment intent. Please check your backend connection and try again.${safeToTry}`,
};
const mention = 'If you call us, mention this number: 482-109-375.';
const failed = `Payment failed. Please try again.${safeToTry}`;
const wait = 'Please wait a minute, then try your payment again.';
const busy = 'A lot of people are using the site right now. Please wait a moment and try again.';

const faults: Fault[] = [
  {
    name: 'a declined card',
    happen: (to) => {
      to.nextConfirmations = [{ decline: 'Your card was declined.' }];
    },
    bill: `Your card was declined. Please check your card details or try a different payment method.${otherCard}`,
    cart: `Payment failed: Your card was declined.${otherCard}`,
  },
  {
    name: 'insufficient funds',
    happen: (to) => {
      to.nextConfirmations = [{ decline: 'Your card has insufficient funds.' }];
    },
    bill: `Insufficient funds. Please check your account balance or try a different card.${otherCard}`,
    cart: `Payment failed: Your card has insufficient funds.${otherCard}`,
  },
  {
    name: 'a card that Stripe couldn’t process just now',
    happen: (to) => {
      const message = 'An error occurred while processing your card. Try again in a little bit.';
      to.nextConfirmations = [{ error: { type: 'card_error', code: 'processing_error', message } }];
    },
    bill: failed,
    cart: failed,
  },
  { name: 'a lost network', happen: (to) => to.fault(create, 'lost'), ...noIntent },
  {
    name: 'a 500',
    happen: (to) => to.fault(create, problem(500, 'internal', { reference: '482-109-375' })),
    bill: `${noIntent.bill} ${mention}`,
    cart: `${noIntent.cart} ${mention}`,
  },
  {
    name: 'a refusal of Stripe to our server',
    happen: (to) => to.fault(create, problem(502, 'upstream')),
    ...noIntent,
  },
  {
    name: 'a refusal of Stripe to the browser',
    happen: (to) => {
      to.nextConfirmations = [{ error: { type: 'invalid_request_error', message: 'No such PaymentIntent' } }];
    },
    bill: failed,
    cart: failed,
  },
  {
    name: 'an end that is no success',
    happen: (to) => {
      to.nextConfirmations = ['stop'];
    },
    bill: `Payment was not successful. Please try again.${safeToTry}`,
    cart: `Payment was not successful${safeToTry}`,
  },
  {
    name: 'our rate limit',
    happen: (to) => to.fault(create, problem(429, 'too-many', { detail: wait, wait: 60 })),
    bill: `${wait}${notCharged}`,
    cart: `Payment failed: ${wait}${notCharged}`,
  },
  {
    name: 'a rate limit of the gateway',
    happen: (to) => to.fault(create, json(429, { message: 'Too Many Requests' })),
    bill: `${busy}${notCharged}`,
    cart: `Payment failed: ${busy}${notCharged}`,
  },
];

const customer = {
  'First Name': 'Maya',
  'Last Name': 'Torres',
  'Date of Birth': '1984-02-29',
  'Phone Number': '(702) 555-0101',
  'Email Address': 'maya@example.com',
};

async function payCart() {
  const items = labTests.filter(({ title }) => title === 'CBC');
  show(<Checkout order={{ items, totalCents: 3000 }} open onClose={() => {}} payElsewhere={null} />);
  await typeCard('card');
  await typeZip();
  await fill(customer);
  await waitFor(() => expect(button('Pay $30.00').disabled).toBe(false));
  await press('Pay $30.00');
}

describe.each(faults)('$name has one message, which says what to do', ({ happen, bill, cart }) => {
  it('on bill pay', async () => {
    happen(payments());
    await readyToPay();
    await pay();
    expect(await alertText()).toBe(bill);
  });

  it('in the checkout', async () => {
    happen(payments());
    await payCart();
    expect(await onlyMessage()).toBe(`${cart}Try Again`);
  });
});

it('the card fields leave out Stripe’s Link button, which would take the visitor elsewhere', async () => {
  const { unmount } = await openBill();
  expect(payments().elementOptions.get('cardNumber')).toMatchObject({ disableLink: true });
  unmount();
  await payCart();
  expect(payments().elementOptions.get('card')).toMatchObject({ disableLink: true });
  // Wait for the end: a request of this payment would otherwise reach the next test's server.
  await screen.findByText('Payment successful');
});

const invalid = (fields: Record<string, string>) =>
  problem(422, 'invalid', { detail: 'Please check the fields listed here.', fields });

describe('a refusal of our server stands at its field', () => {
  it('on bill pay, until the field is changed', async () => {
    const message = 'Please enter a valid email address';
    payments().fault(create, invalid({ 'metadata.patientEmail': message }));
    await readyToPay();
    await pay();
    expect(await onlyMessage()).toBe(`Error: ${message}`);
    expect(document.activeElement).toBe(field('Email Address'));
    await fill({ 'Email Address': 'maya.torres@example.com' });
    expect(screen.queryByText(message)).toBeNull();
    await pay();
    await screen.findByRole('heading', { name: 'Payment Successful!' });
  });

  it('in the checkout, whose form stays', async () => {
    payments().fault(create, invalid({ 'metadata.patientName': 'Leave out links' }));
    await payCart();
    expect(await onlyMessage()).toBe('Error: Leave out links');
    expect(document.activeElement).toBe(field('First Name'));
    await fill({ 'First Name': 'May' });
    await press('Pay $30.00');
    await screen.findByText('Payment successful');
  });

  it('or in the notice, in the server’s words, where the form has no such field', async () => {
    payments().fault(create, invalid({ items: 'Choose at least one test' }));
    await payCart();
    expect(await onlyMessage()).toBe(`Payment failed: Choose at least one test${notCharged}Try Again`);
  });
});
