// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clinicCount } from '#shared/clinics/clinic-count.ts';
import { knownPlace } from '#web/domain/clinics/known-place.ts';
import {
  backOnline,
  button,
  field,
  fill,
  freshPayments,
  press,
  show,
  typeCard,
  typeZip,
  user,
} from '#web/features/payments/payments.harness.tsx';
import { problem } from '#web/lib/api/server.harness.ts';
import { Cart, customer, inCart, openCheckout, ready } from './checkout.harness.tsx';

const payments = freshPayments();

afterEach(() => vi.useRealTimers());

const succeeded = () => screen.findByText('Payment successful');
const receiptCard = () => within(screen.getByRole('region', { name: 'Your receipt' }));

describe('the checkout', () => {
  it('loads nothing of Stripe before it is opened', () => {
    show(<Cart />);
    expect(payments().sent).toEqual([]);
    expect(screen.queryByLabelText('provider card')).toBeNull();
  });

  it('waits for all five fields, the card and its ZIP code, and shows errors once touched', async () => {
    await openCheckout();
    await typeCard('card', 'bad');
    await screen.findByText('Your card number is invalid.');
    for (const label of Object.keys(customer)) await user.click(field(label));
    await user.tab();
    for (const message of [
      'First name is required.',
      'Last name is required.',
      'Date of birth is required.',
      'Phone number is required.',
      'A valid email address is required.',
    ]) {
      await screen.findByText(message);
    }
    await fill(customer);
    expect(button('Pay $95.00').disabled).toBe(true);
    screen.getByText('Still needed: Card, Billing ZIP Code.');
    await typeCard('card');
    expect(button('Pay $95.00').disabled).toBe(true);
    await typeZip();
    await waitFor(() => expect(button('Pay $95.00').disabled).toBe(false));
  });

  it('asks where the sample will be taken, with the clinic nearest to where the visitor looked before', async () => {
    knownPlace.set({ town: 'North Las Vegas', lat: 36.24, lng: -115.14 });
    await ready();
    const clinic = field('Where will you have your sample taken?');
    expect(clinic.value).toBe('3');
    await user.selectOptions(clinic, 'I don’t know yet');
    await user.selectOptions(clinic, '5');
    await press('Pay $95.00');
    await succeeded();
    expect(payments().bodiesOf('create-payment-intent').at(-1)?.metadata).toMatchObject({ clinicId: '5' });
  });

  it('needs no answer to it', async () => {
    await ready();
    expect(field('Where will you have your sample taken?').value).toBe('');
    await press('Pay $95.00');
    await succeeded();
    expect(payments().bodiesOf('create-payment-intent').at(-1)?.metadata).not.toHaveProperty('clinicId');
  });

  it('charges the selected tests, takes them out of the cart and leaves the receipt', async () => {
    await ready();
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    await press('Pay $95.00');
    await succeeded();
    // Wait for the focus, with which the three seconds begin: both come some time after the text.
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Payment successful/));
    expect(payments().charges()).toEqual([9500]);
    expect(inCart()).toEqual(['T3']);
    expect(payments().bodiesOf('create-payment-intent')).toMatchObject([
      {
        amount: 9500,
        metadata: { source: 'lab-test-cart', patientName: 'Maya Torres', dob: '1984-02-29' },
        items: [
          { title: 'CBC', price: '$30.00' },
          { title: 'HIV', price: '$65.00' },
        ],
      },
    ]);
    expect(payments().confirmedWith).toMatchObject([
      {
        type: 'card',
        billing_details: {
          name: 'Maya Torres',
          email: 'maya@example.com',
          phone: '(702) 555-0101',
          address: { postal_code: '89101' },
        },
      },
      { payment_method: 'pm_1' },
    ]);

    await act(() => vi.advanceTimersByTime(2_900));
    screen.getByRole('dialog');
    await act(() => vi.advanceTimersByTime(200));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Your receipt');
    for (const text of ['pi_1', 'Maya Torres', 'Credit Card', 'CBC', 'HIV', '$0.00']) {
      await receiptCard().findByText(text);
    }
    receiptCard().getByText('K7RM4XDT');
    receiptCard().getByText(
      `Visit any of our ${clinicCount.en} clinics to have your sample taken. Bring a photo ID. Show this number when you arrive.`,
    );
    expect(receiptCard().getAllByText('$95.00')).toHaveLength(2);
  });

  it('saves the receipt as a file, and prints it', async () => {
    await ready();
    await press('Pay $95.00');
    await succeeded();
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await user.click(await screen.findByText('Download Receipt'));
    await user.click(receiptCard().getByText('Print Receipt'));
    expect(saved).toEqual(['receipt-pi_1.html']);
    expect(print).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });

  it('says why it failed, and keeps everything for a retry', async () => {
    payments().nextConfirmations = [{ decline: 'Your card was declined.' }];
    await ready();
    await press('Pay $95.00');
    await screen.findByText('Payment failed: Your card was declined.');
    expect(document.activeElement).toBe(button('Try Again'));
    expect(inCart()).toEqual(['T3', 'CBC', 'HIV']);
    await press('Try Again');
    expect(screen.queryByText(/Payment failed/)).toBeNull();
    expect(field('Phone Number').value).toBe('(702) 555-0101');
    await press('Pay $95.00');
    await succeeded();
    expect(payments().intents.size).toBe(1);
    expect(payments().charges()).toEqual([9500]);
  });

  it.each([
    ['lost', 'Failed to create payment intent. Please check your backend connection and try again.'],
    [
      problem(502, 'upstream', { detail: 'x' }),
      'Failed to create payment intent. Please check your backend connection and try again.',
    ],
    [
      problem(422, 'price-mismatch', { detail: 'Prices have changed.' }),
      'Payment failed: Prices have changed.',
    ],
    [Response.json({ id: 'pi_1', paymentIntentId: 'pi_1' }), 'Invalid response from payment service'],
  ] as const)('says why a payment cannot start (%#)', async (answer, text) => {
    payments().fault('create-payment-intent', answer);
    await ready();
    await press('Pay $95.00');
    await screen.findByText(text);
    expect(payments().charges()).toEqual([]);
  });

  it('counts as paid only if Stripe says so', async () => {
    payments().nextConfirmations = ['stop'];
    await ready();
    await press('Pay $95.00');
    await screen.findByText('Payment was not successful');
    expect(inCart()).toEqual(['T3', 'CBC', 'HIV']);
  });

  it('waits for a bank that has not decided, and empties the cart once it agrees', async () => {
    payments().nextConfirmations = ['process'];
    await ready();
    await press('Pay $95.00');
    await screen.findByText('We’re still waiting for your bank');
    expect(screen.queryByText(/not successful|didn’t go through/)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    expect(inCart()).toEqual(['T3', 'CBC', 'HIV']);
    payments().decide('succeeded');
    await backOnline();
    await screen.findByText('Payment successful');
    expect(inCart()).toEqual(['T3']);
    expect(payments().charges()).toEqual([9500]);
  });

  it('says so on the cart’s page too, when it is closed or the page reloaded, and when it is opened again', async () => {
    payments().nextConfirmations = ['process'];
    const { unmount } = await ready();
    await press('Pay $95.00');
    await screen.findByText('We’re still waiting for your bank');
    await press('Close');
    await screen.findByText('We’re still waiting for your bank');
    unmount();
    show(<Cart />);
    await screen.findByText('We’re still waiting for your bank');
    await press('Proceed to Checkout');
    await screen.findByLabelText('provider card');
    await screen.findByText('We’re still waiting for your bank');
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    payments().decide('succeeded');
    await backOnline();
    await screen.findByText('Your payment went through');
    screen.getByText('You’ve paid for CBC and HIV, so they’re no longer in your cart.');
    expect(inCart()).toEqual(['T3']);
    expect(payments().confirmedWith).toHaveLength(2);
  });

  it('does not charge for a cart that another tab has emptied', async () => {
    await ready();
    await act(async () => {
      localStorage.removeItem('cartItems');
      window.dispatchEvent(new Event('storage'));
    });
    await press('Pay $0.00');
    await screen.findByText('Please select at least one item to purchase');
    expect(payments().sent).toEqual([]);
    expect(screen.queryByText('Try Again')).toBeNull();
  });

  it('keeps what was typed while it is closed', async () => {
    await ready();
    await press('Close');
    await press('Proceed to Checkout');
    await screen.findByLabelText('provider card');
    expect(field('First Name').value).toBe('Maya');
  });

  it('stays open while the payment is processing', async () => {
    let answer = (_: Response) => {};
    const { answer: serve } = payments();
    await ready();
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
      url.endsWith('create-payment-intent')
        ? new Promise<Response>((resolve) => {
            answer = resolve;
          })
        : serve(url, init),
    );
    await press('Pay $95.00');
    const busy = button('Processing Payment...');
    expect(busy.getAttribute('aria-busy')).toBe('true');
    await press('Close');
    screen.getByRole('dialog');
    answer(problem(429, 'too-many', { detail: 'Please wait.' }));
    await screen.findByText('Payment failed: Please wait.');
    await press('Close');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
