// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paymentMovementKinds } from '#shared/payments/movement.ts';
import { currentUrl, payment, renderView, setUpAdmin, user } from '#web/features/admin/admin.harness.tsx';
import { Payments } from '#web/features/admin/payments/payments.tsx';
import { captureDownloads, servePayments } from '#web/features/admin/records/records.harness.tsx';
import { answers, problem } from '#web/lib/api/server.harness.ts';

setUpAdmin();

const route = '/admin-bookings?view=payments';
const totals = () => within(screen.getByRole('region', { name: 'Totals' }));
const show = async () => user.click(await screen.findByRole('button', { name: 'Totals' }));
const rowTexts = () =>
  totals()
    .getAllByRole('row')
    .map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map(({ lastChild }) => lastChild?.textContent),
    );

const moved = (amount: number, fee: number, movedAt: string) => ({
  id: `txn_${movedAt}`,
  kind: amount < 0 ? ('refund' as const) : ('payment' as const),
  amount,
  fee,
  movedAt,
});

test('money is summed by day, month, clinic or source, on its day at the clinics', async () => {
  servePayments(
    payment({
      movements: [
        moved(120.5, 3.79, '2026-12-01T07:59:59.000Z'),
        moved(-20.1, 0, '2026-12-01T08:00:00.000Z'),
      ],
    }),
    payment({
      clinicId: '3',
      stripeMetadata: { source: 'lab-test-cart', timestamp: '' },
      movements: [moved(30, 1.17, '2026-12-01T20:00:00.000Z')],
    }),
  );
  renderView(<Payments />, route);
  await show();
  await totals().findByRole('rowheader', { name: 'Mon, Nov 30, 2026' });
  expect(rowTexts()).toEqual([
    [],
    ['$120.50', '$0.00', '$0.00', '$3.79', '$116.71'],
    ['$30.00', '$20.10', '$0.00', '$1.17', '$8.73'],
    ['$150.50', '$20.10', '$0.00', '$4.96', '$125.44'],
  ]);
  const names = () =>
    totals()
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
  for (const [grouping, expected] of [
    ['By month', ['November 2026', 'December 2026', 'Total']],
    ['By clinic', ['No clinic', expect.any(String), 'Total']],
    ['By source', ['Bill pay', 'Lab tests', 'Total']],
  ] as const) {
    await user.selectOptions(totals().getByLabelText('Group by'), grouping);
    expect(names()).toEqual(expected);
  }
});

test('from the totals, this month and last month are one press away', async () => {
  servePayments();
  renderView(<Payments />, route);
  await screen.findByText('No payments have been made yet.');
  await show();
  totals().getByText('All dates');
  await user.click(totals().getByRole('button', { name: 'Last month' }));
  await waitFor(() => expect(currentUrl()).toBe(`${route}&from=2026-10-01&to=2026-10-31`));
  totals().getByText('Oct 1, 2026 to Oct 31, 2026');
  await user.click(totals().getByRole('button', { name: 'This month' }));
  await waitFor(() => expect(currentUrl()).toBe(`${route}&from=2026-11-01&to=2026-11-23`));
  expect(totals().getByRole('button', { name: 'This month' }).getAttribute('aria-pressed')).toBe('true');
});

test('the totals say when no money moved, and why they can’t be read', async () => {
  servePayments();
  renderView(<Payments />, route);
  await show();
  await totals().findByText('No money moved on these dates.');
  await show();
  expect(screen.queryByRole('region', { name: 'Totals' })).toBeNull();
  answers.set('GET /api/payments/list', () => problem(403, 'forbidden', { detail: 'Not for you.' }));
  await show();
  await user.click(totals().getByRole('button', { name: 'Last month' }));
  await totals().findByText('Not for you.');
});

test('the file adds up to the totals, to the cent', async () => {
  const movement = fc.record({
    id: fc.uuid(),
    kind: fc.constantFrom(...paymentMovementKinds),
    amount: fc.integer({ min: -999_999, max: 999_999 }).map((cents) => cents / 100),
    fee: fc.integer({ min: -1500, max: 9999 }).map((cents) => cents / 100),
    movedAt: fc
      .date({ min: new Date('2026-10-30'), max: new Date('2026-12-03'), noInvalidDate: true })
      .map((date) => date.toISOString()),
  });
  const movements = fc.sample(fc.array(movement, { minLength: 1, maxLength: 5 }), { numRuns: 60, seed: 7 });
  servePayments(...movements.map((all) => payment({ movements: all })));
  const files = captureDownloads();
  renderView(<Payments />, `${route}&from=2026-11-01&to=2026-11-30`);
  await show();
  await totals().findByRole('rowheader', { name: 'Total' });
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await screen.findByText(/^Saved \d+ records to payments/);
  const lines = ((await files[0]?.text()) ?? '').split('\r\n').slice(1);
  const sums = [3, 4, 5, 6, 7].map((column) =>
    lines.reduce((cents, line) => cents + Math.round(Number(line.split(',')[column]) * 100), 0),
  );
  const shown = rowTexts().at(-1) ?? [];
  expect(shown.map((text) => Math.round(Number(text?.replace(/[$,]/g, '')) * 100))).toEqual(sums);
  expect(lines.every((line) => line.startsWith('2026-11-'))).toBe(true);
});
