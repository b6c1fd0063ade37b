import { waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect } from 'vitest';
import { labTests } from '#shared/lab-tests/catalogue.ts';
import { totalCentsOf } from '#shared/lab-tests/price.ts';
import { addToCart, selectInCart, useCart } from '#web/domain/cart/cart.ts';
import { button, fill, press, show, typeCard, typeZip } from '#web/features/payments/payments.harness.tsx';
import { Checkout } from './checkout.tsx';

/** The part of the cart that the checkout needs. */
export function Cart() {
  const [open, setOpen] = useState(false);
  const items = useCart().items.filter(({ selected }) => selected);
  const totalCents = totalCentsOf(items);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Proceed to Checkout
      </button>
      <Checkout
        order={{ items, totalCents }}
        open={open}
        onClose={() => setOpen(false)}
        payElsewhere={null}
      />
    </>
  );
}

export const customer = {
  'First Name': 'Maya',
  'Last Name': 'Torres',
  'Date of Birth': '1984-02-29',
  'Phone Number': '(702) 555-0101',
  'Email Address': 'maya@example.com',
};

export const inCart = () =>
  JSON.parse(localStorage.getItem('cartItems') ?? '[]').map(({ title }: { title: string }) => title);

/** Opens the checkout of a cart in which CBC and HIV are selected and T3 is not. */
export async function openCheckout() {
  for (const test of labTests.filter(({ title }) => ['CBC', 'HIV', 'T3'].includes(title))) addToCart(test);
  selectInCart('t3', false);
  const shown = show(<Cart />);
  await press('Proceed to Checkout');
  return shown;
}

/** Opens the checkout and fills in everything, ready to pay. */
export async function ready() {
  const shown = await openCheckout();
  await typeCard('card');
  await typeZip();
  await fill(customer);
  await waitFor(() => expect(button('Pay $95.00').disabled).toBe(false));
  return shown;
}
