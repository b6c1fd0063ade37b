// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentUrl, payment, renderView, setUpAdmin, user } from '#web/features/admin/admin.harness.tsx';
import {
  captureDownloads,
  listQueries,
  servePayments,
  statusSelect,
  undoBar,
} from '#web/features/admin/records/records.harness.tsx';
import { answers, asked, changes, problem } from '#web/lib/api/server.harness.ts';
import { toastTexts } from '#web/ui/toasts/toasts.harness.ts';
import { Payments } from './payments.tsx';

setUpAdmin();

const id = 'pi_test00000001';
const route = '/admin-bookings?view=payments';
const paid = (more = {}) => payment({ id, ...more });

test('the cards show the number of payments by status, and the revenue', async () => {
  servePayments();
  renderView(<Payments />, route);
  const figures = screen.getByRole('region', { name: 'Payment totals' });
  await waitFor(() => expect(figures.textContent).toContain('Revenue$1,320.50Success rate55.6%'));
  expect(figures.textContent).toContain('Total payments9Succeeded5Failed2Pending1Cancelled1');
});

test('a row shows payer, amount, refund, description and source', async () => {
  servePayments(paid({ amountRefunded: 20.5, disputed: true, patientName: '<b>Maya</b>' }));
  const { container } = renderView(<Payments />, route);
  const row = await screen.findByRole('row', { name: /<b>Maya/ });
  const texts = within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
  expect(texts[0]).toContain('<b>Maya</b>maya@example.com');
  expect(texts[1]).toContain('$120.50$20.50 refundedDisputed');
  expect(texts[2]).toContain('Medical Services PaymentAccount AC-1001');
  expect(texts[3]).toContain('Bill pay');
  expect(container.querySelector('b')).toBeNull();
});

test('a row says that a refund came back, until it was made again or handled', async () => {
  const refund = {
    id: 're_1',
    amount: 20,
    reason: '',
    actor: 'stripe',
    createdAt: '2026-11-21T17:00:00.000Z',
  };
  const again = { ...refund, id: 're_2', createdAt: '2026-11-22T17:00:00.000Z' };
  servePayments(
    paid({ refunds: [{ ...refund, status: 'failed' }] }),
    payment({
      patientEmail: 'ben@example.com',
      refunds: [
        { ...refund, status: 'failed' },
        { ...again, status: 'pending' },
      ],
    }),
    payment({
      patientEmail: 'ana@example.com',
      refunds: [{ ...refund, status: 'failed', handled: true }],
    }),
  );
  renderView(<Payments />, route);
  expect((await screen.findByRole('row', { name: /maya@/ })).textContent).toContain('Refund failed');
  expect(screen.getByRole('row', { name: /ben@/ }).textContent).not.toContain('Refund failed');
  expect(screen.getByRole('row', { name: /ana@/ }).textContent).not.toContain('Refund failed');
});

test.each([
  [{ status: 'under-review' as const }, /Stripe only allows a refund if you win the dispute/],
  [{ status: 'closed' as const, outcome: 'lost' as const }, /got the money back from their bank/],
])('no refund is offered while a dispute has the money: %o', async (state, why) => {
  const dispute = { id: 'du_1', amount: 120.5, amountWithdrawn: 120.5, fee: 15, reason: 'fraudulent' };
  servePayments(paid({ disputed: true, disputes: [{ ...dispute, ...state }] }));
  renderView(<Payments />, route);
  await user.click(await screen.findByRole('button', { name: 'Details for Maya Torres' }));
  const drawer = within(screen.getByRole('dialog', { name: 'Maya Torres' }));
  expect(drawer.getByText('This payment can’t be refunded')).toBeTruthy();
  expect(drawer.getByText(why)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Refund/ })).toBeNull();
});

test('the details of a payment that failed say why', async () => {
  const failureReason = 'The bank declined the card: insufficient funds.';
  servePayments(paid({ status: 'failed', failureReason }));
  renderView(<Payments />, route);
  await user.click(await screen.findByRole('button', { name: 'Details for Maya Torres' }));
  const drawer = within(screen.getByRole('dialog', { name: 'Maya Torres' }));
  expect(drawer.getByText('Why it failed').parentElement?.textContent).toContain(failureReason);
});

test('filters go into the URL and the query', async () => {
  servePayments(paid());
  renderView(<Payments />, route);
  await statusSelect('Maya Torres');
  await user.selectOptions(screen.getByLabelText('Status'), 'Failed');
  await user.type(screen.getByLabelText('From'), '2026-11-01');
  await user.type(screen.getByLabelText('Search'), 'pi_{Enter}');
  await waitFor(() =>
    expect(asked.find(({ route: asking }) => asking === 'POST /api/payments/search')?.body).toEqual({
      status: 'failed',
      from: '2026-11-01',
      q: 'pi_',
      limit: 50,
    }),
  );
  expect(listQueries('/api/payments/list').at(-1)).toEqual({
    status: 'failed',
    from: '2026-11-01',
    limit: '50',
  });
  expect(currentUrl()).toBe('/admin-bookings?view=payments&status=failed&from=2026-11-01');
});

test('an empty list says whether the filters or the lack of payments make it empty', async () => {
  servePayments();
  renderView(<Payments />, route);
  await screen.findByText('No payments have been made yet.');
  await user.selectOptions(screen.getByLabelText('Status'), 'Failed');
  await screen.findByText('No payments match your current filters.');
});

test('a status is changed by hand, and undone', async () => {
  servePayments(paid({ status: 'pending' }));
  renderView(<Payments />, route);
  await user.selectOptions(await statusSelect('Maya Torres'), 'Cancelled');
  await undoBar().findByText('Payment from Maya Torres set to Cancelled.');
  await user.click(undoBar().getByRole('button', { name: /^Undo/ }));
  await undoBar().findByText('Undone. Payment from Maya Torres set to Pending.');
  expect(changes().map(({ body }) => body)).toEqual([
    { status: 'cancelled', version: 1 },
    { status: 'pending', version: 2 },
  ]);
});

test('a stale payment shows its new status', async () => {
  const rows = servePayments(paid());
  renderView(<Payments />, route);
  await statusSelect('Maya Torres');
  rows[0] = paid({ status: 'cancelled', version: 3 });
  await user.selectOptions(await statusSelect('Maya Torres'), 'Failed');
  await screen.findByText('Someone else just changed this. It’s now Cancelled.');
  expect((await statusSelect('Maya Torres')).value).toBe('cancelled');
  // The refusal contains the current payment, so the payment isn't read again.
  expect(asked.filter(({ route }) => route === `GET /api/payments/${id}`)).toEqual([]);
});

test('a payment is deleted after a confirmation', async () => {
  servePayments(paid());
  renderView(<Payments />, route);
  await user.click(await screen.findByRole('button', { name: 'Delete the payment record for Maya Torres' }));
  const dialog = screen.getByRole('dialog', { name: 'Are you sure you want to delete this payment record?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(toastTexts()).toEqual(['Payment record deleted successfully.']));
  await screen.findByText('No payments have been made yet.');
});

test('the details show every field', async () => {
  servePayments(
    paid({
      receiptUrl: 'https://pay.example.com/r/1',
      disputed: true,
      items: [{ title: 'CBC', price: '$30.00' }],
    }),
  );
  renderView(<Payments />, route);
  await user.click(await screen.findByRole('button', { name: 'Details for Maya Torres' }));
  const drawer = screen.getByRole('dialog', { name: 'Maya Torres' });
  for (const shown of [
    'CBC$30.00',
    id,
    'AC-1001',
    'CurrencyUSD',
    'Bill pay',
    'asked their bank to reverse this charge',
  ]) {
    expect(drawer.textContent).toContain(shown);
  }
  const receipt = within(drawer).getByRole('link', { name: /^Open the receipt/ });
  expect(receipt.getAttribute('href')).toBe('https://pay.example.com/r/1');
  within(drawer).getByRole('button', { name: 'Copy Payment ID' });
});

test('a receipt URL that is not http or https is no link', async () => {
  servePayments(paid({ receiptUrl: 'javascript:alert(1)' }));
  renderView(<Payments />, route);
  await user.click(await screen.findByRole('button', { name: 'Details for Maya Torres' }));
  const drawer = screen.getByRole('dialog', { name: 'Maya Torres' });
  expect(within(drawer).queryByRole('link', { name: /receipt/ })).toBeNull();
});

test('the list is exported as JSON, and what moved as CSV, by the time at the clinics', async () => {
  const rows = servePayments(
    paid({
      patientName: '@SUM(1+1)',
      description: '<script>alert(1)</script>',
      clinicId: '3',
      orderNumber: 'K7M2Q9XA',
      paidAt: '2026-12-01T07:30:00.000Z',
      movements: [
        { id, kind: 'payment', amount: 120.5, fee: 3.79, movedAt: '2026-12-01T07:30:00.000Z' },
        { id: 'txn_2', kind: 'refund', amount: -20, fee: 0, movedAt: '2026-12-02T22:30:00.000Z' },
        { id: 'txn_3', kind: 'refund-failure', amount: 20, fee: 0, movedAt: '2026-12-04T22:30:00.000Z' },
      ],
    }),
    payment({
      id: 'pi_test00000002',
      movements: [
        { id: 'txn_4', kind: 'dispute', amount: -60, fee: 15, movedAt: '2026-12-03T17:05:00.000Z' },
        { id: 'txn_5', kind: 'dispute-reversal', amount: 60, fee: -15, movedAt: '2026-12-05T17:05:00.000Z' },
      ],
    }),
  );
  const files = captureDownloads();
  renderView(<Payments />, `${route}&from=2026-11-30&to=2026-12-04`);
  await statusSelect('@SUM(1+1)');
  await user.click(screen.getByRole('button', { name: 'Export JSON' }));
  await screen.findByText('Saved 2 records to payments-2026-11-23.json.');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await screen.findByText('Saved 4 records to payments-2026-11-23.csv.');
  expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual(rows);
  const [heading, ...lines] = ((await files[1]?.text()) ?? '').split('\r\n');
  expect(heading).toContain('Date,Time,Type,Paid,Refunded,Disputed,Fee,Net,Source,Clinic,Patient,');
  expect(lines.map((line) => line.split(',', 9).join())).toEqual([
    '2026-11-30,11:30 PM,Payment,120.5,0,0,3.79,116.71,Bill pay',
    '2026-12-02,2:30 PM,Refund,0,20,0,0,-20,Bill pay',
    '2026-12-03,9:05 AM,Dispute,0,0,60,15,-75,Bill pay',
    '2026-12-04,2:30 PM,Refund returned,0,-20,0,0,20,Bill pay',
  ]);
  expect(lines[0]).toContain(`"'@SUM(1+1)"`);
  expect(lines[0]).toContain('K7M2Q9XA,<script>alert(1)</script>');
  expect(lines[1]).toContain(`2026-11-30,${id},txn_2`);
  expect(listQueries('/api/payments/list').at(-1)).toMatchObject({
    from: '2026-11-30',
    to: '2026-12-04',
    dates: 'moved',
    purpose: 'export',
  });
});

test('a list that cannot be loaded says why', async () => {
  servePayments();
  answers.set('GET /api/payments/list', () => problem(403, 'forbidden', { detail: 'Not for you.' }));
  renderView(<Payments />, route);
  await screen.findByText('Not for you.');
});

test('a payment without a name says so, and goes by its email address or its id', async () => {
  servePayments(
    payment({ patientName: ' ', patientEmail: 'ben@example.com' }),
    payment({ id: 'pi_nobody', patientName: '', patientEmail: '' }),
  );
  renderView(<Payments />, '/admin-bookings?view=payments');
  const named = (await statusSelect('ben@example.com')).closest('tr');
  expect(named?.textContent).toContain('No name providedben@example.com');
  const unknown = (await statusSelect('pi_nobody')).closest('tr');
  expect(unknown?.textContent).toContain('No name providedpayment …body');
  await user.click(screen.getByRole('button', { name: 'Details for pi_nobody' }));
  screen.getByRole('dialog', { name: 'pi_nobody' });
});
