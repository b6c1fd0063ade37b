// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Difference, ReconciledDay } from '#shared/reconciliation/reconciled-day.ts';
import { renderView, setUpAdmin, user } from '#web/features/admin/admin.harness.tsx';
import { answers, asked, problem } from '#web/lib/api/server.harness.ts';
import { Reconciliation } from './reconciliation.tsx';

setUpAdmin();

const checkedAt = '2026-11-23T17:05:00.000Z';

function day(changes: Partial<ReconciledDay> = {}): ReconciledDay {
  return {
    date: '2026-11-22',
    ours: 123.45,
    stripe: 123.45,
    fees: 3.88,
    net: 119.57,
    payouts: [],
    difference: 0,
    open: [],
    ...changes,
  };
}

const difference: Difference = {
  kind: 'amount',
  id: 'pi_differs1',
  ours: 123.46,
  stripe: 123.45,
  todo: 'Compare the payment with the receipt.',
};

function serve(days: ReconciledDay[] = [day()], at: string | null = checkedAt) {
  answers.set('GET /api/reconciliation', () => Response.json({ days, checkedAt: at }));
}

function serverTime(now: string) {
  answers.set('GET /api/availability', () => Response.json({ now }));
}

const show = () => renderView(<Reconciliation />, '/admin-bookings?view=books');
const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u202f', ' ');

test('says that the books agree, and as of when', async () => {
  serve();
  show();
  const title = await screen.findByText('The books match');
  expect(plain(title.parentElement?.textContent)).toContain('Last checked Nov 23, 9:05 AM.');
  const row = screen.getByRole('row', { name: /Sun, Nov 22, 2026/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['$123.45', '$123.45', '$0.00', '$3.88', '$119.57', '–']);
});

test('says that no money had moved by the last check, once there was one', async () => {
  serve([]);
  const { unmount } = show();
  await screen.findByText('No money had moved by the last check.');
  unmount();
  serve([], null);
  show();
  await screen.findByText('The books haven’t been checked yet');
  expect(screen.queryByRole('region', { name: 'Day by day' })).toBeNull();
});

test('lists what does not agree, each with what to do', async () => {
  serve([day({ difference: -0.01, open: [difference] })]);
  show();
  expect(await screen.findByText('1 item doesn’t match')).toBeTruthy();
  const list = within(screen.getByRole('region', { name: 'What doesn’t match' }));
  expect(list.getByRole('heading', { name: 'Payment has a different amount in Stripe' })).toBeTruthy();
  const facts = 'Sun, Nov 22, 2026 · Our records: $123.46 · Stripe: $123.45 · pi_differs1';
  expect(list.getByText(facts)).toBeTruthy();
  expect(list.getByText('Compare the payment with the receipt.')).toBeTruthy();
  const link = list.getByRole('link', { name: /Open in Stripe.* Payment has a different amount/ });
  expect(link.getAttribute('href')).toBe('https://dashboard.stripe.com/payments/pi_differs1');
});

test('agrees while something only waits for Stripe, and says so', async () => {
  serve([day({ open: [{ ...difference, kind: 'not-at-stripe', isWaiting: true }] })]);
  show();
  expect(await screen.findByText('The books match')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'What doesn’t match' })).toBeNull();
  const list = within(screen.getByRole('region', { name: 'Waiting for Stripe' }));
  expect(list.getByRole('heading', { name: 'Payment hasn’t posted in Stripe yet' })).toBeTruthy();
});

test('warns when the last check is more than 26 hours old', async () => {
  serve();
  serverTime('2026-11-24T19:04:00.000Z');
  const { unmount } = show();
  await screen.findByText('The books match');
  unmount();
  serverTime('2026-11-24T19:06:00.000Z');
  show();
  const title = await screen.findByText('The last check is more than a day old');
  expect(plain(title.parentElement?.textContent)).toContain('Last checked Nov 23, 9:05 AM.');
  expect(screen.queryByText('The books match')).toBeNull();
});

test('opens payouts in Stripe, where its dashboard keeps those of test mode', async () => {
  answers.set('GET /config.json', () => Response.json({ stripe: { publishableKey: 'pk_test_local' } }));
  const failed: Difference = { ...difference, kind: 'payout-failed', id: 'po_1' };
  const payouts = [
    { id: 'po_2', amount: 80 },
    { id: 'po_3', amount: 6.8 },
  ];
  serve([day({ open: [failed], payout: 86.8, payouts })]);
  show();
  const addressOf = (link: HTMLElement) => link.getAttribute('href');
  const path = 'https://dashboard.stripe.com/test/payouts';
  const link = await screen.findByRole('link', { name: /^Open in Stripe.* Payout was returned/ });
  await waitFor(() => expect(addressOf(link)).toBe(`${path}/po_1`));
  const reports = within(screen.getByRole('table')).getAllByRole('link');
  expect(reports.map(addressOf)).toEqual([`${path}/po_2`, `${path}/po_3`]);
  expect(reports[0]?.textContent).toContain('$80.00');
});

test('checks now, and says when it is done', async () => {
  serve([], null);
  answers.set('POST /api/reconciliation', () => Response.json({ checkedAt: null }, { status: 202 }));
  show();
  expect(await screen.findByText('The books haven’t been checked yet')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Check now' }));
  const busy = await screen.findByRole('button', { name: 'Checking…' });
  await user.click(busy);
  expect(asked.filter(({ route }) => route === 'POST /api/reconciliation')).toHaveLength(1);
  serve();
  await waitFor(() => expect(screen.getByText('Check complete: the books match.')).toBeTruthy(), {
    timeout: 5_000,
  });
  expect(screen.getByRole('button', { name: 'Check now' })).toBeTruthy();
});

test('a check that began earlier is not the one that was asked for', async () => {
  serve([], null);
  serverTime('2026-11-24T10:00:00.000Z');
  answers.set('POST /api/reconciliation', () => Response.json({ checkedAt: null }, { status: 202 }));
  show();
  await user.click(await screen.findByRole('button', { name: 'Check now' }));
  serve([], '2026-11-24T09:59:00.000Z');
  await screen.findByText('The books match', {}, { timeout: 5_000 });
  expect(screen.queryByText(/Check complete/)).toBeNull();
  screen.getByRole('button', { name: 'Checking…' });
  serve([], '2026-11-24T10:00:01.000Z');
  await screen.findByText('Check complete: the books match.', {}, { timeout: 5_000 });
});

test('says when a check did not finish', async () => {
  serve();
  answers.set('POST /api/reconciliation', () => Response.json({ checkedAt }, { status: 202 }));
  show();
  await user.click(await screen.findByRole('button', { name: 'Check now' }));
  await screen.findByRole('button', { name: 'Checking…' });
  vi.setSystemTime(Date.now() + 15 * 60_000);
  const alert = await screen.findByRole('alert', {}, { timeout: 5_000 });
  expect(alert.textContent).toContain('The check didn’t finish. Try again.');
  screen.getByRole('button', { name: 'Check now' });
});

test('says why a check was not started', async () => {
  serve();
  answers.set('POST /api/reconciliation', () => problem(429, 'too-many'));
  show();
  await user.click(await screen.findByRole('button', { name: 'Check now' }));
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t start the check');
});
