// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { clinicCount } from '#shared/clinics/clinic-count.ts';
import { CartScreen } from '#web/app/composed-screens/cart-screen.tsx';
import { removeFromCart } from '#web/domain/cart/cart.ts';
import { pendingPurchases } from '#web/domain/cart/pending-purchases.ts';
import type { FakePayments } from '#web/features/payments/fake-payments.harness.ts';
import {
  backOnline,
  button,
  fill,
  freshPayments,
  press,
  show,
  typeCard,
  typeZip,
} from '#web/features/payments/payments.harness.tsx';
import { json, problem } from '#web/lib/api/server.harness.ts';
import { forgetVisitor } from '#web/lib/storage/forget.ts';
import { Cart, customer, inCart, ready } from './checkout.harness.tsx';

const payments = freshPayments();

/** Our server's answer while the card may still be at 3-D Secure. */
const pending = () => json(200, { payment: { id: 'pi_1', status: 'pending' } });

const leftCart = 'You’ve paid for CBC and HIV, so they’re no longer in your cart.';

/** Pays for CBC and HIV; neither Stripe's answer nor our server's arrives, and the page is left. */
async function leaveWithoutAnswer(...later: Parameters<FakePayments['fault']>[1][]) {
  payments().nextConfirmations = ['lose-answer'];
  payments().fault('confirm-payment', 'lost', ...later);
  const { unmount } = await ready();
  await press('Pay $95.00');
  await screen.findByText('We’re not sure your payment went through');
  unmount();
}

async function reloadWithoutAnswer(...later: Parameters<FakePayments['fault']>[1][]) {
  await leaveWithoutAnswer(...later);
  return show(<Cart />);
}

async function payAs(details: Record<string, string>) {
  await press('Proceed to Checkout');
  await typeCard('card');
  await typeZip();
  await fill(details);
  await waitFor(() => expect(button('Pay $95.00').disabled).toBe(false));
  await press('Pay $95.00');
}

const someoneElse = { ...customer, 'First Name': 'Ana', 'Email Address': 'ana@example.com' };

describe('after a lost answer and a reload, what was paid leaves the cart', () => {
  it('which then says what to do next, and not that nothing was ever added', async () => {
    await leaveWithoutAnswer();
    removeFromCart('t3');
    show(<CartScreen />);
    await screen.findByText(leftCart);
    screen.getByText('0 items');
    screen.getByText(
      `Visit any of our ${clinicCount.en} clinics to have your sample taken. Bring a photo ID.`,
    );
    // The cart changes right after the notice appears.
    await waitFor(() => expect(screen.queryByText('Your cart is empty')).toBeNull());
  });

  it('as soon as the cart learns of it', async () => {
    await reloadWithoutAnswer();
    await screen.findByText('Your payment went through');
    screen.getByText(leftCart);
    expect(inCart()).toEqual(['T3']);
    expect(pendingPurchases()).toEqual([]);
  });

  it('when it is about to be paid again with other details, and nothing is charged', async () => {
    // Both the cart and the checkout ask for the status when they are shown.
    await reloadWithoutAnswer(pending(), pending());
    await payAs(someoneElse);
    await screen.findByText('You’ve already paid');
    screen.getByText(new RegExp(`you weren’t charged again. ${leftCart}`));
    expect(inCart()).toEqual(['T3']);
    expect(payments().charges()).toEqual([9500]);
    // T3 is not selected, so nothing is left to pay for.
    await press('Back to Cart');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('when it goes through only after other details were tried, too', async () => {
    await reloadWithoutAnswer(pending(), pending(), pending());
    payments().nextConfirmations = [{ decline: 'Your card was declined.' }];
    await payAs(someoneElse);
    await screen.findByText('Payment failed: Your card was declined.');
    expect(inCart()).toEqual(['T3', 'CBC', 'HIV']);
    await press('Close');
    await screen.findByText(leftCart);
    expect(inCart()).toEqual(['T3']);
    expect(pendingPurchases()).toMatchObject([{ paymentIntentId: 'pi_2' }]);
  });
});

it('a payment that a bank has worked on for more than a day is still waited for, not paid again', async () => {
  payments().nextConfirmations = ['process'];
  const { unmount } = await ready();
  await press('Pay $95.00');
  await screen.findByText('We’re still waiting for your bank');
  unmount();
  // The attempt is no longer stored, as after a day, when it expires.
  localStorage.removeItem('paymentAttempt lab-test-cart');
  show(<Cart />);
  await screen.findByText('We’re still waiting for your bank');
  payments().decide('succeeded');
  await backOnline();
  await screen.findByText(leftCart);
  expect(inCart()).toEqual(['T3']);
});

it.each([
  ['canceled', () => payments().passAnHour()],
  ['deleted', () => payments().fault('confirm-payment', problem(404, 'not-found', { detail: 'None.' }))],
])('a payment that was %s takes nothing out of the cart, and is not asked about again', async (_, end) => {
  payments().nextConfirmations = [{ decline: 'Your card was declined.' }];
  const { unmount } = await ready();
  await press('Pay $95.00');
  await screen.findByText('Payment failed: Your card was declined.');
  expect(pendingPurchases()).toEqual([{ paymentIntentId: 'pi_1', testIds: ['cbc', 'hiv'] }]);
  end();
  unmount();
  show(<Cart />);
  await waitFor(() => expect(pendingPurchases()).toEqual([]));
  expect(inCart()).toEqual(['T3', 'CBC', 'HIV']);
  expect(screen.queryByText(/went through/)).toBeNull();
});

it('forgetting leaves no trace of the tests', async () => {
  await reloadWithoutAnswer(pending());
  forgetVisitor();
  // Match whole words, because a payment's random key may contain "cbc" by chance.
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/\b(hiv|cbc)\b/i);
});
