// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openBill, paid, pay, readyToPay } from '#web/features/payments/bill-pay/bill-pay.harness.tsx';
import { Cart, ready } from '#web/features/payments/checkout/checkout.harness.tsx';
import { freshPayments, press, show } from '#web/features/payments/payments.harness.tsx';
import { forgetVisitor, hasAnythingToForget } from '#web/lib/storage/forget.ts';

freshPayments();

const receiptShown = () => screen.findByText('Visa ending in 4242');
const wayBack = () => screen.queryByRole('link', { name: 'Open your receipt' });

async function payOrder() {
  await ready();
  await press('Pay $95.00');
  await receiptShown();
}

async function payBill() {
  await readyToPay();
  await pay();
  await paid();
  await receiptShown();
}

it.each([
  ['an order', payOrder, async () => void show(<Cart />)],
  ['a bill', payBill, async () => void (await openBill())],
])('a reload after %s leaves a way back to its receipt, until it is forgotten', async (_, payFor, reload) => {
  await payFor();
  expect(wayBack()).toBeNull();
  cleanup();
  await reload();
  expect(wayBack()?.getAttribute('href')).toBe('/receipt/pi_1');
  await act(async () => forgetVisitor());
  expect(wayBack()).toBeNull();
});

it.each([
  ['an order', payOrder],
  ['a bill', payBill],
])('forgetting, in whichever tab, takes the fresh receipt of %s off the page', async (_, payFor) => {
  await payFor();
  expect(hasAnythingToForget()).toBe(true);
  await act(async () => forgetVisitor());
  expect(screen.queryByText('Visa ending in 4242')).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

/** Forgets as soon as the page first shows this text, before React runs what it has deferred. */
function forgetOnceShown(text: string): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.body.textContent.includes(text)) return;
      observer.disconnect();
      forgetVisitor();
      resolve();
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

it.each([
  ['appears', 'Visa ending in 4242'],
  ['is loaded', 'Payment Successful!'],
])('forgetting while the receipt %s leaves nothing of it, now or later', async (_, text) => {
  await readyToPay();
  const requests = vi.spyOn(globalThis, 'fetch');
  const forgotten = forgetOnceShown(text);
  await pay();
  await forgotten;
  const receipt = () => requests.mock.calls.findIndex(([url]) => String(url).endsWith('pi_1/receipt'));
  await waitFor(() => expect(receipt()).toBeGreaterThan(-1));
  await act(async () => void (await requests.mock.results[receipt()]?.value));
  expect(screen.queryByText('Visa ending in 4242')).toBeNull();
  expect(sessionStorage.length).toBe(0);
});
