// @vitest-environment happy-dom

import { render, screen } from '@testing-library/react';
import { HashRouter, Link } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { clinics } from '#shared/clinics/clinics.ts';
import { findLabTest, type LabTestId } from '#shared/lab-tests/catalogue.ts';
import { shopTestPath } from '#shared/lab-tests/shop-path.ts';
import { required } from '#shared/required.ts';
import { FocusOnArrival } from '#web/app/screen/focus-on-arrival.tsx';
import { addToCart } from '#web/domain/cart/cart.ts';
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
import { toastTexts } from '#web/ui/toasts/toasts.harness.ts';
import { ShopScreen } from './shop-screen.tsx';

startFresh();

const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const searchBox = () => screen.getByPlaceholderText<HTMLInputElement>('Search lab tests...');
const cartTitles = () =>
  JSON.parse(localStorage.getItem('cartItems') ?? '[]').map(({ title }: { title: string }) => title);

const put = (id: LabTestId) => addToCart(required(findLabTest(id), id));

describe('the shop', () => {
  test('shows all sixteen tests, each with its badges, price and buttons', () => {
    show(<ShopScreen />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lab Tests & Services');
    expect(screen.getByRole('status').textContent).toBe('16 tests available');
    screen.getByText('to buy online, and 300+ with a provider’s order');
    screen.getByText(/We don’t ship test kits\./);
    expect(titles()).toHaveLength(16);
    for (const title of titles()) {
      const card = about(title ?? '');
      for (const text of [
        'Lab Test',
        'In Stock',
        new RegExp(`at ${clinics.length} clinics`),
        'No hidden fees',
        /^\$\d+\.00$/,
      ])
        card.getByText(text);
      card.getByRole('button', { name: `Add to Cart ${title}` });
      card.getByRole('button', { name: `Details ${title}` });
    }
  });

  test('calls the first three of the catalogue best sellers, also in a search', async () => {
    show(<ShopScreen />);
    expect(screen.getAllByText('Best Seller')).toHaveLength(3);
    about('Complete Blood Work').getByText('Best Seller');
    about('Complete Blood Work').getByText('for checkups');
    await user.type(searchBox(), 'metabolic');
    expect(titles()).toEqual(['CMP', 'Complete Blood Work']);
    expect(about('CMP').queryByText('Best Seller')).toBeNull();
    about('Complete Blood Work').getByText('Best Seller');
  });
});

describe('the search', () => {
  test('narrows the list while typing, and says how many are left', async () => {
    show(<ShopScreen />);
    await user.type(searchBox(), ' THYROID ');
    expect(titles()).toEqual(['TSH', 'T3']);
    expect(screen.getByRole('status').textContent).toBe('2 tests available');
    screen.getByText('to buy online');
    await user.clear(searchBox());
    expect(titles()).toHaveLength(16);
  });

  test('says of a panel which of the tests that were searched for it includes', async () => {
    show(<ShopScreen />);
    expect(screen.queryByText(/^Includes/)).toBeNull();
    await user.type(searchBox(), 'cbc');
    expect(titles()).toEqual(['CBC', 'Complete Blood Work']);
    about('Complete Blood Work').getByText('Includes CBC');
    expect(about('CBC').queryByText(/^Includes/)).toBeNull();
  });

  test('finding nothing says so, and goes back to all tests on demand', async () => {
    show(<ShopScreen />);
    await user.type(searchBox(), 'zebra');
    expect(titles()).toEqual(['No tests found']);
    screen.getByText('Try adjusting your search terms or browse all available tests.');
    await press('View All Tests');
    expect(titles()).toHaveLength(16);
    expect(searchBox().value).toBe('');
    expect(document.activeElement).toBe(searchBox());
  });
});

describe('a link to one test', () => {
  /** The titles of the marked cards, and the text of what has the focus. */
  const arrival = () => ({
    marked: titles().filter((title) =>
      screen.getByRole('heading', { name: title ?? '' }).closest('[aria-current]'),
    ),
    focused: document.activeElement?.textContent,
  });

  function follow(path: string) {
    window.history.replaceState(null, '', `#${path}`);
    render(
      <HashRouter>
        <Link to={shopTestPath('hiv')}>Another test</Link>
        <main>
          <ShopScreen />
          <FocusOnArrival />
        </main>
      </HashRouter>,
    );
  }

  test('marks and focuses it, among all the others', () => {
    follow(shopTestPath('cbc'));
    expect(arrival()).toEqual({ marked: ['CBC'], focused: 'CBC' });
    expect(titles()).toHaveLength(16);
  });

  test('followed during a search shows the test all the same', async () => {
    follow('/shop-for-test');
    await user.type(searchBox(), 'thyroid');
    await user.click(link('Another test'));
    expect(arrival()).toEqual({ marked: ['HIV'], focused: 'HIV' });
    expect(searchBox().value).toBe('');
  });

  test.each(['/shop-for-test', '/shop-for-test?test=', '/shop-for-test?test=CBC', '/shop-for-test?test=<b>'])(
    'that names none of our tests opens the shop as always: %s',
    (path) => {
      follow(path);
      expect(arrival().marked).toEqual([]);
      expect(titles()).toHaveLength(16);
      expect(document.querySelector('h2[tabindex]')).toBeNull();
    },
  );
});

describe('adding', () => {
  test('tells so in a dialog and on the card, whose button stays focusable', async () => {
    put('complete-physical-with-ekg');
    show(<ShopScreen />);
    await press('Add to Cart HIV');
    inDialog().getByRole('heading', { name: 'Item Added to Cart' });
    inDialog().getByText('HIV has been added to the cart.');
    inDialog().getByText('Your cart now contains: 2 item(s)');
    expect(link('Go to Cart').getAttribute('href')).toBe('/cart');
    await press('Continue Shopping');
    expect(screen.queryByRole('dialog')).toBeNull();
    about('HIV').getByText('Added to cart successfully!');
    const added = button('Added to Cart HIV');
    expect(added.getAttribute('aria-disabled')).toBe('true');
    expect(added.hasAttribute('disabled')).toBe(false);
    expect(cartTitles()).toEqual(['Complete Physical with EKG', 'HIV']);
  });

  test('a second time is refused with a word', async () => {
    show(<ShopScreen />);
    await press('Add to Cart HIV');
    await press('Continue Shopping');
    await press('Added to Cart HIV');
    expect(toastTexts()).toEqual(['This item is already in your cart!']);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(cartTitles()).toEqual(['HIV']);
  });

  test('shows what another visit or tab has put into the cart as added', () => {
    put('cbc');
    show(<ShopScreen />);
    about('CBC').getByText('Added to cart successfully!');
    expect(screen.getAllByText('Added to cart successfully!')).toHaveLength(1);
  });
});

describe('the details', () => {
  test('say what a test measures, what we take, how to prepare and when results come, and close', async () => {
    show(<ShopScreen />);
    await press('Details Urine Culture');
    inDialog().getByRole('heading', { name: 'Test Details' });
    inDialog().getByRole('heading', { name: 'Urine Culture' });
    inDialog().getByText('$30.00');
    inDialog().getByText('A urine sample, which you’ll collect at the clinic.');
    inDialog().getByText(/A culture takes longer than most tests/);
    expect(link('book a time').getAttribute('href')).toBe('/book-appointment');
    await user.click(inDialog().getByText('Close'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('can add the test, and know when it is there already', async () => {
    show(<ShopScreen />);
    await press('Details T3');
    await user.click(inDialog().getByRole('button', { name: 'Add to Cart T3' }));
    inDialog().getByText('T3 has been added to the cart.');
    await press('Continue Shopping');
    await press('Details T3');
    inDialog().getByText('This item is already in your cart!');
    await user.click(inDialog().getByRole('button', { name: 'Added to Cart T3' }));
    expect(cartTitles()).toEqual(['T3']);
    expect(toastTexts()).toEqual([]);
  });
});
