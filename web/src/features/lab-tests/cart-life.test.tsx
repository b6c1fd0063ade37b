// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { homeFeaturedTests } from '#shared/lab-tests/catalogue.ts';
import { addPendingPurchase, completePurchase } from '#web/domain/cart/pending-purchases.ts';
import { toastTexts } from '#web/ui/toasts/toasts.harness.ts';
import { CartScreen } from './cart/cart-screen.tsx';
import { FeaturedTests } from './featured/featured-tests.tsx';
import { LabScreen } from './lab/lab-screen.tsx';
import { about, button, press, show, startFresh } from './lab-tests.harness.tsx';
import { ShopScreen } from './shop/shop-screen.tsx';

startFresh();

const screens = {
  home: <FeaturedTests tests={homeFeaturedTests} />,
  lab: <LabScreen consultationForm={null} />,
  shop: <ShopScreen />,
  cart: <CartScreen renderCheckout={() => null} />,
};

let leave = () => {};
/** Leaves the current screen, as a reload does, and opens this one. */
function open(name: keyof typeof screens) {
  leave();
  leave = show(screens[name]).unmount;
}

const duplicate = 'This test is already in your cart!';

test('a test that home, the lab page and the shop offer is bought once, at the lowest price', async () => {
  open('home');
  await press('Add to Cart TSH test');
  await press('Add to Cart CBC');
  open('lab');
  about('TSH test').getByText('In your cart.');
  await press('Add to Cart TSH test');
  expect(toastTexts()).toContain(duplicate);
  await press('Add to Cart Lipid Profile');
  open('shop');
  for (const title of ['TSH', 'CBC', 'Lipid Profile'])
    expect(button(`Added to Cart ${title}`).getAttribute('aria-disabled')).toBe('true');
  await press('Added to Cart TSH');
  expect(toastTexts()).toContain('This item is already in your cart!');

  open('cart');
  screen.getByText('3 items');
  for (const [title, price] of [
    ['TSH', '$65.00'],
    ['CBC', '$30.00'],
    ['Lipid Profile', '$50.00'],
  ] as const)
    about(title).getByText(price);
  screen.getByText('$145.00');

  addPendingPurchase('pi_1', [{ id: 'tsh' }, { id: 'cbc' }]);
  expect(completePurchase('pi_1')).toEqual(['TSH', 'CBC']);
  open('cart');
  screen.getByText('1 item');
  about('Lipid Profile').getByText('$50.00');
  open('home');
  // What was bought can be bought again.
  expect(screen.getAllByText('In your cart.')).toHaveLength(1);
  await press('Add to Cart TSH test');
  about('TSH test').getByText('In your cart.');
});
