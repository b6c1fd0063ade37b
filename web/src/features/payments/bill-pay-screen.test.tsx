// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BillPayScreen } from './bill-pay-screen.tsx';
import {
  button,
  field,
  fill,
  freshPayments,
  inCard,
  press,
  refusal,
  show,
  typeCard,
  user,
} from './payments.harness.tsx';

const payments = freshPayments();

const bill = {
  'Full Name as on card': 'Maya Torres',
  'Email Address': 'maya@example.com',
  'Account Number': 'SB-20417',
  Amount: '120.50',
};

async function typeCards() {
  await typeCard('cardNumber');
  await typeCard('cardExpiry');
  await typeCard('cardCvc');
}

async function open() {
  const shown = show(<BillPayScreen />);
  await inCard('cardNumber');
  return shown;
}

/** Everything typed, about to pay. */
async function ready(changes: Partial<typeof bill> = {}) {
  const shown = await open();
  await fill({ ...bill, ...changes });
  await typeCards();
  return shown;
}

const pay = () => press('Pay with Card');
const told = async (title: string) => (await screen.findByText(title)).parentElement?.textContent;
const alertText = () => told('Your payment did not go through');
const success = () => screen.findByRole('heading', { name: 'Payment Successful!' });
const receiptValue = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

describe('the bill-pay form', () => {
  it('has the words of the specification', async () => {
    await open();
    screen.getByRole('heading', { level: 1, name: 'Bill Pay' });
    for (const text of [
      'Pay your medical bills securely online',
      'Minimum payment amount is $0.50',
      'This is a real payment transaction. You will be charged the amount entered above.',
      'SSL Secured',
      'PCI Compliant',
      'We never store your credit card details.',
      'Mon-Fri 8:00 AM - 5:00 PM',
    ]) {
      screen.getByText(text);
    }
    expect(field('Description').value).toBe('Medical Services Payment');
    expect(button('Pay with Card').disabled).toBe(true);
  });

  it('shows what will be charged once an amount is entered', async () => {
    await open();
    expect(screen.queryByText('Payment Summary')).toBeNull();
    await fill({ Amount: '1,250.1' });
    const summary = within(screen.getByRole('region', { name: 'Payment Summary' }));
    summary.getByText('Free');
    expect(summary.getAllByText('$1,250.10')).toHaveLength(2);
  });

  it.each([
    ['Account Number', ' ', 'Account number is required'],
    ['Account Number', '4242 4242 4242 4242', /This looks like a card number/],
    ['Amount', '0.49', 'Please enter a valid amount (minimum $0.50)'],
    ['Amount', '1.005', 'Please enter a valid amount (minimum $0.50)'],
    ['Email Address', 'maya@', 'Please enter a valid email address'],
  ])('refuses %s "%s" once it was touched', async (label, text, message) => {
    await open();
    await user.type(field(label), text);
    expect(screen.queryByText(message)).toBeNull();
    await user.tab();
    await screen.findByText(message);
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
  });

  it('waits for all three card fields, and shows what the provider says of them', async () => {
    await open();
    await fill(bill);
    await typeCard('cardNumber', 'bad');
    await screen.findByText('Your card number is invalid.');
    await typeCard('cardNumber', '371');
    expect(screen.queryByText('Your card number is invalid.')).toBeNull();
    screen.getByRole('img', { name: 'American Express' });
    await typeCard('cardExpiry');
    await typeCard('cardCvc', 'half');
    expect(button('Pay with Card').disabled).toBe(true);
    screen.getByText('Still needed: CVC.');
    await typeCard('cardCvc');
    await waitFor(() => expect(button('Pay with Card').disabled).toBe(false));
  });

  it('keeps what was typed through a reload, but no card number', async () => {
    const { unmount } = await open();
    await fill({ ...bill, 'Account Number': '4242424242424242' });
    unmount();
    await open();
    expect(field('Full Name as on card').value).toBe('Maya Torres');
    expect(field('Amount').value).toBe('120.50');
    expect(field('Account Number').value).toBe('');
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('4242');
  });
});

describe('paying a bill', () => {
  it('charges the amount once and shows the receipt', async () => {
    await ready();
    await pay();
    await success();
    screen.getByText('You will receive a confirmation email shortly.');
    expect(payments().charges()).toEqual([12050]);
    expect(receiptValue('Transaction ID')).toBe('pi_1');
    expect(receiptValue('Patient Name')).toBe('Maya Torres');
    expect(receiptValue('Account Number')).toBe('SB-20417');
    expect(receiptValue('Description')).toBe('Medical Services Payment');
    expect(receiptValue('Amount Paid')).toBe('$120.50');

    const [request] = payments().bodiesOf('create-payment-intent');
    expect(request).toMatchObject({
      amount: 12050,
      currency: 'usd',
      metadata: { source: 'bill-pay', patientName: 'Maya Torres', accountNumber: 'SB-20417' },
    });
    expect(payments().confirmedWith).toMatchObject([
      {
        payment_method: {
          card: { type: 'cardNumber' },
          billing_details: { name: 'Maya Torres', email: 'maya@example.com' },
        },
      },
    ]);
    expect(payments().bodiesOf('confirm-payment')).toEqual([{ paymentIntentId: 'pi_1' }]);
    expect(sessionStorage.getItem('billPayDraft')).toBeNull();
  });

  it.each([
    [
      'Your card was declined.',
      'Your card was declined. Please check your card details or try a different payment method.',
    ],
    [
      'Your card has insufficient funds.',
      'Insufficient funds. Please check your account balance or try a different card.',
    ],
    ['Invalid card number', 'Invalid card number. Please check your card details and try again.'],
    ['Your card has expired.', 'Your card has expired.'],
    ['', 'Payment failed. Please try again.'],
  ])('says of "%s": %s', async (provider, text) => {
    payments().nextConfirmations = [{ decline: provider }];
    await ready();
    await pay();
    expect(await alertText()).toContain(text);
    expect(field('Account Number').value).toBe('SB-20417');
    expect(payments().charges()).toEqual([]);
  });

  it('goes on with the same intent after a decline', async () => {
    payments().nextConfirmations = [{ decline: 'Your card was declined.' }];
    await ready();
    await pay();
    await alertText();
    await pay();
    await success();
    expect(payments().intents.size).toBe(1);
    expect(payments().charges()).toEqual([12050]);
  });

  it('begins anew once too many cards were refused', async () => {
    payments().nextConfirmations = [{ decline: 'Your card was declined.', last: true }];
    await ready();
    await pay();
    await alertText();
    await pay();
    await success();
    expect([...payments().intents.values()].map(({ status }) => status)).toEqual(['cancelled', 'succeeded']);
    expect(payments().charges()).toEqual([12050]);
  });

  it('begins anew when the payment was cancelled without a word to this browser', async () => {
    payments().fault('create-payment-intent', refusal(409, 'conflict', 'This payment has been cancelled.'));
    await ready();
    await pay();
    await success();
    const [first, second] = payments().bodiesOf('create-payment-intent') as { idempotencyKey: string }[];
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
    expect(payments().charges()).toEqual([12050]);
  });

  it('does not begin anew for ever', async () => {
    const cancelled = () => refusal(409, 'conflict', 'This payment has been cancelled.');
    payments().fault('create-payment-intent', cancelled(), cancelled(), cancelled());
    await ready();
    await pay();
    await alertText();
    expect(payments().bodiesOf('create-payment-intent')).toHaveLength(2);
  });

  it('says so when the provider reports anything but success', async () => {
    payments().nextConfirmations = ['process'];
    await ready();
    await pay();
    expect(await alertText()).toContain('Payment was not successful. Please try again.');
  });

  it('tells a lost connection, and repeats the request to the letter', async () => {
    payments().fault('create-payment-intent', 'lost');
    await ready();
    await pay();
    expect(await alertText()).toContain(
      'Unable to connect to payment processor. Please check your internet connection and try again.',
    );
    await pay();
    await success();
    const [first, second] = payments().bodiesOf('create-payment-intent');
    expect(second).toEqual(first);
    expect(payments().charges()).toEqual([12050]);
  });

  it("tells our server's refusal in its own words", async () => {
    payments().fault('create-payment-intent', refusal(429, 'too-many', 'Please wait a minute.'));
    await ready();
    await pay();
    expect(await alertText()).toContain('Please wait a minute.');
  });

  it('asks how it ended when the answer of the confirmation is lost', async () => {
    payments().nextConfirmations = ['lose-answer'];
    await ready();
    await pay();
    await success();
    expect(payments().charges()).toEqual([12050]);
    expect(payments().confirmedWith).toHaveLength(1);
  });

  it('asks before it confirms again when nobody could be asked, also after a reload', async () => {
    payments().nextConfirmations = ['lose-answer'];
    payments().fault('confirm-payment', 'lost');
    const { unmount } = await ready();
    await pay();
    expect(await told('We do not know yet how your payment ended')).toContain('you are never charged twice');
    unmount();

    await open();
    await typeCards();
    await pay();
    await success();
    screen.getByText(/Nothing was charged again/);
    expect(payments().charges()).toEqual([12050]);
    expect(payments().confirmedWith).toHaveLength(1);
  });

  it('finds an unanswered payment before another amount is charged', async () => {
    payments().nextConfirmations = ['lose-answer'];
    payments().fault('confirm-payment', 'lost');
    await ready();
    await pay();
    await told('We do not know yet how your payment ended');
    await fill({ Amount: '99' });
    await pay();
    await screen.findByText(/Your earlier payment went through after all \(transaction pi_1\)/);
    expect(payments().charges()).toEqual([12050]);
    await pay();
    await success();
    expect(payments().charges()).toEqual([12050, 9900]);
  });

  it('charges once when two tabs pay the same bill', async () => {
    const first = await ready();
    const draft = sessionStorage.getItem('billPayDraft') ?? '';
    await pay();
    await success();
    first.unmount();
    // The other tab: the same local storage, a form of its own.
    sessionStorage.setItem('billPayDraft', draft);
    await open();
    await typeCards();
    await pay();
    await success();
    screen.getByText(/Nothing was charged again/);
    expect(payments().charges()).toEqual([12050]);
  });

  it('charges once for two clicks', async () => {
    await ready();
    const payButton = button('Pay with Card');
    await Promise.all([user.click(payButton), user.click(payButton)]);
    await success();
    expect(payments().charges()).toEqual([12050]);
    expect(payments().confirmedWith).toHaveLength(1);
  });
});

describe('after a payment', () => {
  it('mails the receipt', async () => {
    await ready();
    await pay();
    await success();
    await press('Email Receipt');
    const told = await screen.findByText('Receipt will be sent to maya@example.com');
    expect(told.parentElement?.textContent).toContain('Transaction pi_1, $120.50.');
    expect(payments().bodiesOf('pi_1/receipt')).toEqual([{ clientSecret: 'pi_1_secret_1' }]);
  });

  it('says so when the receipt could not be mailed', async () => {
    payments().fault('pi_1/receipt', refusal(429, 'too-many', 'This receipt was sent three times already.'));
    await ready();
    await pay();
    await success();
    await press('Email Receipt');
    await screen.findByText('This receipt was sent three times already.');
  });

  it('takes another payment of the same bill, when that is wanted', async () => {
    await ready();
    await pay();
    await success();
    await press('Make Another Payment');
    await inCard('cardNumber');
    expect(field('Account Number').value).toBe('');
    expect(field('Description').value).toBe('Medical Services Payment');
    await fill(bill);
    await typeCards();
    await pay();
    await success();
    expect(payments().charges()).toEqual([12050, 12050]);
  });

  it('leads home', async () => {
    await ready();
    await pay();
    await success();
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/home');
  });
});
