// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { brand } from '#shared/brand.ts';
import { bill } from './bill-pay/bill-pay.harness.tsx';
import { BillPayScreen } from './bill-pay/bill-pay-screen.tsx';
import { Checkout } from './checkout/checkout.tsx';
import { button, fill, freshPayments, inCard, onlyMessage, press, show } from './payments.harness.tsx';

freshPayments();

const next = `You haven’t been charged. Check your connection and try again, or call us at ${brand.phone}.Try Again`;
let stripe: unknown;

// Stripe's script fails to load, as when a network or an extension blocks it.
beforeEach(() => {
  stripe = window.Stripe;
  vi.stubGlobal('Stripe', undefined);
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) queueMicrotask(() => (node as Node).dispatchEvent(new Event('error')));
  });
});

afterEach(() => vi.restoreAllMocks());

it('the checkout says it once', async () => {
  show(<Checkout order={{ items: [], totalCents: 0 }} open onClose={() => {}} payElsewhere={null} />);
  expect(await onlyMessage()).toBe(`Failed to load Stripe.js${next}`);
});

// This test is last, because Stripe, once loaded, stays loaded.
it('bill pay says it once, also when it is pressed, and recovers', async () => {
  show(<BillPayScreen />);
  expect(await onlyMessage()).toBe(`Failed to initialize payment system. Please refresh the page.${next}`);
  expect(button('Pay with Card').disabled).toBe(true);
  screen.getByText(/^Still needed: Full Name as on card/);
  await fill(bill);
  expect(screen.queryByText(/^Still needed/)).toBeNull();
  await press('Pay with Card');
  expect(await onlyMessage()).toBe(`Payment system not ready. Please refresh the page and try again.${next}`);
  vi.stubGlobal('Stripe', stripe);
  await press('Try Again');
  await inCard('cardNumber');
  expect(screen.queryByText(/Payment system not ready/)).toBeNull();
});
