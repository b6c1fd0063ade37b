// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BillPayScreen } from './bill-pay-screen.tsx';
import { Checkout } from './checkout.tsx';
import { json, press, show } from './payments.harness.tsx';

const config = { apiBase: '/api' };
const fetchSeam = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchSeam);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('bill pay tells when the server cannot be reached, and tries again', async () => {
  fetchSeam.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  show(<BillPayScreen />);
  await screen.findByText('Failed to initialize payment system. Please refresh the page.');
  fetchSeam.mockResolvedValueOnce(json(200, config));
  await press('Try Again');
  await screen.findByText('Card payment is not available here at the moment');
  expect(screen.queryByRole('button', { name: 'Pay with Card' })).toBeNull();
  screen.getByRole('heading', { name: 'Need help with a bill?' });
});

it('the checkout gives way to how else one can pay', async () => {
  fetchSeam.mockResolvedValue(json(200, config));
  show(
    <Checkout order={{ items: [], totalCents: 0 }} open onClose={() => {}} payElsewhere={<p>By phone</p>} />,
  );
  await screen.findByText('By phone');
  expect(screen.queryByRole('dialog')).toBeNull();
});
