// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fetchSeam, freshServer, json, loseNetwork } from '#web/lib/api/server.harness.ts';
import { BillPayScreen } from './bill-pay/bill-pay-screen.tsx';
import { Checkout } from './checkout/checkout.tsx';
import { press, show } from './payments.harness.tsx';

const config = { apiBase: '/api' };
freshServer();

it('bill pay says when the server cannot be reached, and retries', async () => {
  loseNetwork();
  show(<BillPayScreen />);
  await screen.findByText('Failed to initialize payment system. Please refresh the page.');
  fetchSeam.mockResolvedValueOnce(json(200, config));
  await press('Try Again');
  await screen.findByText('Card payments aren’t available right now');
  expect(screen.queryByRole('button', { name: 'Pay with Card' })).toBeNull();
  screen.getByRole('heading', { name: 'Need help with a bill?' });
  screen.getByText(/^Is it \$400 or more above your cost estimate\?/);
  expect(screen.getByRole('link', { name: 'how to dispute it' }).getAttribute('href')).toBe('/insurance');
});

it('the checkout is replaced by the other ways to pay', async () => {
  fetchSeam.mockResolvedValue(json(200, config));
  show(
    <Checkout order={{ items: [], totalCents: 0 }} open onClose={() => {}} payElsewhere={<p>By phone</p>} />,
  );
  await screen.findByText('By phone');
  expect(screen.queryByRole('dialog')).toBeNull();
});
