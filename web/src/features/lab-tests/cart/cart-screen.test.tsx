// @vitest-environment happy-dom

import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { brand } from '#shared/brand.ts';
import { clinics } from '#shared/clinics/clinics.ts';
import { findLabTestByTitle, labTests } from '#shared/lab-tests/catalogue.ts';
import { required } from '#shared/required.ts';
import { addToCart, removeFromCart } from '#web/domain/cart/cart.ts';
import {
  about,
  button,
  inDialog,
  link,
  press,
  show,
  startFresh,
  user,
} from '#web/features/lab-tests/lab-tests.harness.tsx';
import { CartScreen } from './cart-screen.tsx';

startFresh();

function put(title: string) {
  addToCart(required(findLabTestByTitle(title), title));
}

/** The cart of a site that takes no cards. */
const showCart = () => show(<CartScreen renderCheckout={({ payElsewhere }) => payElsewhere} />);

const titles = () =>
  screen
    .queryAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
    .filter((title) => title !== 'Order summary');

const select = (title: string) => user.click(screen.getByLabelText(`Select ${title}`));
const line = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

describe('an empty cart', () => {
  test('says so, and leads to the shop by its other name', () => {
    showCart();
    screen.getByRole('heading', { level: 1, name: 'Shopping Cart' });
    screen.getByText('0 items');
    screen.getByText('Your cart is empty');
    screen.getByText("Looks like you haven't added any items to your cart yet.");
    expect(link('Start Shopping').getAttribute('href')).toBe('/shop-test');
    expect(screen.queryByText('Order summary')).toBeNull();
  });
});

describe('a cart with tests', () => {
  test('shows each with its description, tags and price', () => {
    put('CBC');
    put('HIV');
    showCart();
    screen.getByText('2 items');
    expect(titles()).toEqual(['CBC', 'HIV']);
    about('CBC').getByText('$30.00');
    about('CBC').getByText(/red cells, white cells and platelets/);
    about('HIV').getByText('Lab Test');
    about('HIV').getByText('In Stock');
    about('HIV').getByText(new RegExp(`at ${clinics.length} clinics`));
  });

  test('adds up what is selected, to the cent', async () => {
    for (const { title } of labTests) put(title);
    showCart();
    expect([line('Selected items'), line('Total'), line('Shipping and handling')]).toEqual([
      '16',
      '$1,320.00',
      'Free',
    ]);
    expect(screen.queryByText(/ship\./)).toBeNull();
    screen.getByText(/^Want a written cost estimate first\?/);
    expect(link('How to ask for one').getAttribute('href')).toBe('/insurance');
    await select('Complete Blood Work');
    expect([line('Selected items'), line('Total')]).toEqual(['15', '$1,095.00']);
    expect(screen.getByText('Selected items: 15. Total: $1,095.00.')).toBeTruthy();
    await select('Complete Blood Work');
    expect(line('Total')).toBe('$1,320.00');
  });

  test('cannot be checked out with nothing selected, and says why', async () => {
    put('CBC');
    showCart();
    const reason = 'Please select at least one item to proceed to checkout.';
    expect(button('Proceed to Checkout').getAttribute('aria-disabled')).toBeNull();
    expect(screen.queryByText(reason)).toBeNull();
    await select('CBC');
    screen.getByText(reason);
    expect(button('Proceed to Checkout').getAttribute('aria-disabled')).toBe('true');
    await press('Proceed to Checkout');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('tells how to buy where no cards are taken, and stays as it is', async () => {
    put('CBC');
    put('T3');
    showCart();
    await press('Proceed to Checkout');
    inDialog().getByRole('heading', { name: 'Online payment isn’t available right now' });
    inDialog().getByText(/\$115\.00, call \(\d{3}\) \d{3}-\d{4} or pay at any of our clinics/);
    expect(link(`Call ${brand.phone}`).getAttribute('href')).toBe(brand.phoneHref);
    expect(link('Find a clinic').getAttribute('href')).toBe('/locations');
    await press('Close');
    expect(titles()).toEqual(['CBC', 'T3']);
  });
});

test('the heading takes the focus when the checkout closes on an empty cart', async () => {
  put('HIV');
  show(
    <main>
      <CartScreen
        renderCheckout={({ open, onClose }) =>
          open && (
            <button
              type="button"
              onClick={() => {
                removeFromCart('hiv');
                onClose();
              }}
            >
              Pay
            </button>
          )
        }
      />
    </main>,
  );
  await press('Proceed to Checkout');
  await press('Pay');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

describe('deleting', () => {
  test('can be undone, in its old place and as it was selected', async () => {
    for (const title of ['CBC', 'HIV', 'T3']) put(title);
    showCart();
    await select('HIV');
    await press('Delete HIV');
    expect(titles()).toEqual(['CBC', 'T3']);
    screen.getByText('2 items');
    screen.getByText('Removed HIV from your cart.');
    expect(document.activeElement).toBe(button('Undo'));
    await press('Undo');
    expect(titles()).toEqual(['CBC', 'HIV', 'T3']);
    expect(screen.getByLabelText<HTMLInputElement>('Select HIV').checked).toBe(false);
    expect(document.activeElement).toBe(button('Delete HIV'));
    expect(screen.queryByText('Removed HIV from your cart.')).toBeNull();
  });

  test('the last one empties the cart, and still can be undone', async () => {
    put('HIV');
    showCart();
    await press('Delete HIV');
    expect(titles()).toEqual(['Your cart is empty']);
    await press('Undo');
    expect(titles()).toEqual(['HIV']);
  });

  test('several in a row offers the last one back', async () => {
    for (const title of ['CBC', 'HIV', 'T3']) put(title);
    showCart();
    await press('Delete CBC');
    await press('Delete T3');
    expect(titles()).toEqual(['HIV']);
    expect(screen.queryByText('CBC was removed from your cart.')).toBeNull();
    await press('Undo');
    expect(titles()).toEqual(['HIV', 'T3']);
  });
});
