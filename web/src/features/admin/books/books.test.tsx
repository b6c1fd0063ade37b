// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BookDay } from '#shared/books/book-day.ts';
import type { Difference } from '#shared/books/difference.ts';
import { renderView, setUpAdmin, user } from '#web/features/admin/admin.harness.tsx';
import { csvText } from '#web/features/admin/records/export/csv.ts';
import { answers, asked, changes, problem } from '#web/lib/api/server.harness.ts';
import { Books } from './books.tsx';
import { payoutCsvColumns } from './payout-csv.ts';

setUpAdmin();

const checkedAt = '2026-11-23T17:05:00.000Z';

function day(changes: Partial<BookDay> = {}): BookDay {
  return {
    date: '2026-11-22',
    ours: 123.45,
    stripe: 123.45,
    fees: 3.88,
    net: 119.57,
    difference: 0,
    open: [],
    checkedAt,
    ...changes,
  };
}

const difference: Difference = {
  key: '2026-11-22 amount payment pi_differs1 12346 12345 txn_1',
  kind: 'amount',
  movement: 'payment',
  id: 'pi_differs1',
  paymentIntentId: 'pi_differs1',
  ours: 123.46,
  stripe: 123.45,
  todo: 'Compare the payment with the receipt.',
};

const countsOf = (changes: Partial<Record<'open' | 'waiting' | 'handled', number>>) => ({
  open: 0,
  waiting: 0,
  handled: 0,
  ...changes,
});

function serve(changes: Record<string, unknown> = {}) {
  const counts = countsOf({});
  const books = { days: [day()], counts, checkedAt, isChecking: false, mended: [], payouts: [], ...changes };
  answers.set('GET /api/reconciliation', () => Response.json(books));
}

const show = () => renderView(<Books />, '/admin-bookings?view=books');
const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u202f', ' ');

test('says that the books agree, and as of when', async () => {
  serve();
  show();
  const title = await screen.findByText('The books match');
  expect(plain(title.parentElement?.textContent)).toContain('Checked Nov 23, 2026, 9:05 AM.');
  expect(screen.getByText('Nothing needed fixing.')).toBeTruthy();
  const row = screen.getByRole('row', { name: /Sun, Nov 22, 2026/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Our records$123.45', 'Stripe$123.45', 'Difference$0.00', 'Fees$3.88', 'Net$119.57', 'Payout–']);
});

test('lists what does not agree, each with what to do', async () => {
  serve({ days: [day({ difference: -0.01, open: [difference] })], counts: countsOf({ open: 1 }) });
  show();
  expect(await screen.findByText('1 item doesn’t match')).toBeTruthy();
  const list = within(screen.getByRole('region', { name: 'What doesn’t match' }));
  expect(list.getByRole('heading', { name: 'Payment has a different amount in Stripe' })).toBeTruthy();
  expect(list.getByText('Compare the payment with the receipt.')).toBeTruthy();
  const link = list.getByRole('link', { name: /Open in Stripe.* Payment has a different amount/ });
  expect(link.getAttribute('href')).toBe('https://dashboard.stripe.com/payments/pi_differs1');
});

test('agrees while something only waits for Stripe, and says so', async () => {
  serve({
    days: [day({ open: [{ ...difference, kind: 'not-at-stripe', isWaiting: true }] })],
    counts: countsOf({ waiting: 1 }),
  });
  show();
  expect(await screen.findByText('The books match')).toBeTruthy();
  expect(screen.getByText('1 item is pending: Stripe hasn’t posted it yet.')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Waiting for Stripe' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'What doesn’t match' })).toBeNull();
});

test('counts what other days hold, too', async () => {
  serve({ days: [day({ open: [difference] })], counts: countsOf({ open: 4 }) });
  show();
  expect(await screen.findByText('4 items don’t match')).toBeTruthy();
  expect(screen.getByText('And 3 more. Choose different dates to see them.')).toBeTruthy();
});

test('a difference is put away with a note, and stays listed with it', async () => {
  serve({ days: [day({ open: [difference] })], counts: countsOf({ open: 1 }) });
  answers.set('POST /api/reconciliation/handled', () => {
    const handled = { note: 'Corrected', actor: 'manager-2', handledAt: '2026-11-23T18:00:00.000Z' };
    serve({ days: [day({ open: [{ ...difference, handled }] })], counts: countsOf({ handled: 1 }) });
    return Response.json({ success: true });
  });
  show();
  await user.click(
    await screen.findByRole('button', { name: /^Set aside.* Payment has a different amount/ }),
  );
  const dialog = within(screen.getByRole('dialog', { name: 'Set this aside?' }));
  await user.type(dialog.getByLabelText('What did you do about it?'), 'Corrected');
  await user.click(dialog.getByRole('button', { name: 'Set aside' }));
  expect(await screen.findByText('The books match, except for 1 item set aside')).toBeTruthy();
  expect(changes().map(({ body }) => body)).toEqual([{ key: difference.key, note: 'Corrected' }]);
  const list = within(screen.getByRole('region', { name: 'Set aside' }));
  expect(list.getByText('Corrected')).toBeTruthy();
  expect(plain(list.getByText(/^Set aside by/).textContent)).toBe(
    'Set aside by manager-2, Nov 23, 2026, 10:00 AM',
  );
  expect(list.queryByRole('button', { name: /^Set aside/ })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Differences' }));
});

test('opens payouts of test mode where Stripe’s dashboard keeps them', async () => {
  answers.set('GET /config.json', () => Response.json({ stripe: { publishableKey: 'pk_test_local' } }));
  const payout: Difference = { ...difference, kind: 'payout-failed', movement: 'payout', id: 'po_1' };
  serve({ days: [day({ open: [payout] })], counts: countsOf({ open: 1 }) });
  show();
  const link = await screen.findByRole('link', { name: /^Open in Stripe/ });
  await waitFor(() =>
    expect(link.getAttribute('href')).toBe('https://dashboard.stripe.com/test/payouts/po_1'),
  );
});

test('shows what was put right lately, and when', async () => {
  const one = { paymentIntentId: 'pi_mended12', news: ['paid', 'refund-failed'], mendedAt: checkedAt };
  serve({ mended: [one], moreMended: 2 });
  show();
  const mended = await screen.findByRole('region', { name: 'Fixed in the last 7 days' });
  expect(mended.textContent).toContain('pi_mended12');
  expect(within(mended).getByText('paid, refund failed')).toBeTruthy();
  expect(plain(mended.textContent)).toContain('Nov 23, 2026, 9:05 AM');
  expect(within(mended).getByText('And 2 more.')).toBeTruthy();
});

test('checks now, and says when it is done', async () => {
  serve({ checkedAt: null, days: [] });
  let checked = false;
  answers.set('POST /api/reconciliation', () => {
    serve({ isChecking: true, checkedAt: null, days: [] });
    return Response.json({ checkedAt: null }, { status: 202 });
  });
  show();
  expect(await screen.findByText('The books haven’t been checked yet')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Check now' }));
  const busy = await screen.findByRole('button', { name: 'Checking…' });
  await user.click(busy);
  expect(asked.filter(({ route }) => route === 'POST /api/reconciliation')).toHaveLength(1);
  serve();
  checked = true;
  await waitFor(() => expect(screen.getByText('Check complete. The books match')).toBeTruthy(), {
    timeout: 5_000,
  });
  expect(checked).toBe(true);
  expect(screen.getByRole('button', { name: 'Check now' })).toBeTruthy();
});

test('says why a check was not started', async () => {
  serve();
  answers.set('POST /api/reconciliation', () => problem(429, 'too-many'));
  show();
  await user.click(await screen.findByRole('button', { name: 'Check now' }));
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t start the check');
});

test('the accountant’s CSV has a row per payout', () => {
  const parts = { payments: 100, refunds: -10, disputes: 0, fees: 3.2, other: 0 };
  const payout = { id: 'po_1', date: '2026-11-24', status: 'paid', amount: 86.8, parts };
  expect(csvText(payoutCsvColumns, [payout]).split('\r\n')).toEqual([
    '\ufeffpayout,date,status,payments,refunds,disputes,fees,other,amount',
    'po_1,2026-11-24,paid,100,-10,0,3.2,0,86.8',
  ]);
});
