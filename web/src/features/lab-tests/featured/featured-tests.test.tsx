// @vitest-environment happy-dom

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { brand } from '#shared/brand.ts';
import { clinics } from '#shared/clinics/clinics.ts';
import { findLabTest, homeFeaturedTests, labFeaturedTests } from '#shared/lab-tests/catalogue.ts';
import { required } from '#shared/required.ts';
import { addToCart } from '#web/domain/cart/cart.ts';
import { LabScreen } from '#web/features/lab-tests/lab/lab-screen.tsx';
import { about, link, press, show, startFresh } from '#web/features/lab-tests/lab-tests.harness.tsx';
import { toastTexts } from '#web/ui/toasts/toasts.harness.ts';
import { FeaturedTests } from './featured-tests.tsx';

startFresh();

const cart = () => JSON.parse(localStorage.getItem('cartItems') ?? '[]');

test('home’s six are shown at home’s prices, with the way to all tests', () => {
  show(<FeaturedTests tests={homeFeaturedTests} />);
  screen.getByRole('heading', { level: 2, name: 'Popular Lab Tests' });
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(6);
  about('CBC').getByText('$45.00');
  about('CMP').getByText('$55.00');
  about('TSH test').getByText('$65.00');
  expect(link('View All Lab Tests').getAttribute('href')).toBe('/shop-for-test');
});

test('adding says so, and charges the lower price', async () => {
  show(<FeaturedTests tests={homeFeaturedTests} />);
  expect(screen.queryByText('In your cart.')).toBeNull();
  await press('Add to Cart CBC');
  expect(toastTexts()).toEqual(['CBC has been added to your cart!']);
  expect(cart()).toMatchObject([{ id: 'cbc', title: 'CBC', price: '$30.00', selected: true }]);
  about('CBC').getByText('In your cart.');
  expect(link('View Cart').getAttribute('href')).toBe('/cart');
});

test('a test that the shop has put into the cart is not added again under the card’s own title', async () => {
  addToCart(required(findLabTest('tsh'), 'TSH'));
  show(<FeaturedTests tests={homeFeaturedTests} />);
  about('TSH test').getByText('In your cart.');
  await press('Add to Cart TSH test');
  expect(toastTexts()).toEqual(['This test is already in your cart!']);
  expect(cart()).toMatchObject([{ title: 'TSH', price: '$65.00' }]);
});

test('the lab page shows its four, its numbers, its ways on and the form it is given', () => {
  show(<LabScreen consultationForm={<form aria-label="Consultation" />} />);
  for (const { title } of labFeaturedTests)
    about(title).getByRole('button', { name: `Add to Cart ${title}` });
  expect(screen.getAllByRole('button')).toHaveLength(4);
  for (const fact of [String(clinics.length), '1000+', '300+']) screen.getByText(fact);
  screen.getByText('tests available with a provider’s order, including 16 you can buy online');
  screen.getByRole('form', { name: 'Consultation' });
  const targets = (name: string) => screen.getAllByRole('link', { name }).map((a) => a.getAttribute('href'));
  expect(targets('Find a Lab')).toEqual(['/locations', '/locations']);
  expect(targets('Shop for Tests')).toEqual(['/shop-for-test', '/shop-for-test']);
  expect(targets('Pay a Bill')).toEqual(['/bill-pay']);
  expect(targets('View Test Results')).toEqual([brand.links.patientPortal]);
});
