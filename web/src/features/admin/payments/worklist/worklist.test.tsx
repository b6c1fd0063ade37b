// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { WorkItem } from '#shared/payments/work-item.ts';
import { payment, renderView, setUpAdmin, user } from '#web/features/admin/admin.harness.tsx';
import { servePayments } from '#web/features/admin/records/records.harness.tsx';
import { answers, changes, problem } from '#web/lib/api/server.harness.ts';
import { toastTexts } from '#web/ui/toasts/toasts.harness.ts';
import { Worklist } from './worklist.tsx';

setUpAdmin();

const id = 'pi_test00000001';

const failedRefund: WorkItem = {
  kind: 'refund-failed',
  key: 'refund-failed re_1',
  paymentIntentId: id,
  amount: 20.5,
  since: '2026-11-22T17:00:00.000Z',
  todo: 'The patient doesn’t have this money: refund it again.',
  isListed: true,
  reason: 'Paid twice',
  failureReason: 'expired_or_canceled_card',
  paidAt: '2026-11-20T17:00:00.000Z',
  patientName: 'Maya Torres',
  description: 'Visit of November 3',
};

const dispute: WorkItem = {
  kind: 'dispute',
  key: 'dispute du_1 needs-response',
  paymentIntentId: 'pi_test00000002',
  amount: 60,
  dueBy: '2026-12-02T23:59:59.000Z',
  since: '2026-11-22T17:00:00.000Z',
  todo: 'Send your evidence in Stripe before the deadline.',
  isListed: true,
  reason: 'fraudulent',
  paidAt: '2026-11-20T17:00:00.000Z',
  patientName: 'Ben Okafor',
  items: [{ title: 'CBC', price: '$30.00' }],
  receiptUrl: 'https://pay.stripe.com/receipts/1',
};

const otherSale: WorkItem = {
  kind: 'other-sale',
  key: 'other-sale',
  paymentIntentId: 'pi_test00000003',
  amount: 25,
  since: '2026-11-22T17:00:00.000Z',
  todo: 'Look in Stripe at what was sold.',
  isListed: false,
};

function serveWork(...items: WorkItem[]) {
  answers.set('GET /api/payments/worklist', () => Response.json({ items, complete: true }));
}

const card = async (name: RegExp) => {
  const title = await screen.findByRole('heading', { name });
  return within(title.closest('li') as HTMLElement);
};

test('each item says what to do, how much it is about, and what we know of it', async () => {
  serveWork(dispute, failedRefund, otherSale);
  renderView(<Worklist />);
  const disputed = (await card(/^Dispute/)).getByRole('heading').closest('li');
  for (const shown of [
    'Dispute $60.00',
    '9 days left, by Dec 2, 3:59 PM',
    'Send your evidence in Stripe',
    'The cardholder says they didn’t make this payment.',
    'CBC $30.00',
    'Ben Okafor',
  ]) {
    await waitFor(() => expect(disputed?.textContent).toContain(shown));
  }
  const refund = (await card(/^Refund failed/)).getByRole('heading').closest('li');
  expect(refund?.textContent).toContain('Paid twice');
  expect(refund?.textContent).toContain('The card is expired or canceled.');
});

test('a sale of another product is opened in Stripe or marked as handled, and nothing else', async () => {
  serveWork(otherSale);
  renderView(<Worklist />);
  const sale = await card(/^Sales of other products/);
  const link = sale.getByRole('link', { name: /^Open in Stripe/ });
  expect(link.getAttribute('href')).toBe(
    `https://dashboard.stripe.com/payments/${otherSale.paymentIntentId}`,
  );
  expect(link.getAttribute('target')).toBe('_blank');
  expect(sale.getAllByRole('button')).toEqual([sale.getByRole('button', { name: /^Set aside/ })]);
});

test('a sale in another currency is not shown in dollars', async () => {
  serveWork(
    { ...otherSale, currency: 'eur' },
    { ...otherSale, paymentIntentId: 'pi_yen00000', currency: 'jpy' },
  );
  renderView(<Worklist />);
  await screen.findByRole('heading', { name: /€25\.00$/ });
  screen.getByRole('heading', { name: /¥2,500$/ });
});

test('the evidence for a dispute is copied as text', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText');
  serveWork(dispute);
  renderView(<Worklist />);
  await user.click((await card(/^Dispute/)).getByRole('button', { name: 'Copy evidence' }));
  expect(writeText.mock.calls[0]?.[0].split('\n')).toEqual([
    'Dispute: $60.00',
    'Patient: Ben Okafor',
    expect.stringMatching(/^Paid: Nov 20, 2026/),
    'Lab tests: CBC $30.00',
    'Payment ID: pi_test00000002',
    'Receipt: https://pay.stripe.com/receipts/1',
  ]);
  await screen.findByText('Copied');
});

test('the payment of an item opens in the drawer, and only what came back is refunded again', async () => {
  servePayments(payment({ id }));
  serveWork(failedRefund);
  renderView(<Worklist />);
  await user.click(await screen.findByRole('button', { name: /^Open payment/ }));
  const drawer = await screen.findByRole('dialog', { name: 'Maya Torres' });
  await user.click(within(drawer).getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: /^Refund again/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Refund/ }));
  expect(dialog.getByLabelText<HTMLInputElement>('Amount in dollars').value).toBe('20.50');
  expect(dialog.getByLabelText<HTMLInputElement>('Reason').value).toBe('Paid twice');
});

test('a refund that Stripe never confirmed is made again with its own key', async () => {
  const idempotencyKey = '0b3c5f9e-6d8a-4c1b-9a57-1f2e3d4c5b6a';
  servePayments(payment({ id }));
  answers.set(`POST /api/payments/${id}/refund`, () =>
    Response.json({ payment: payment({ id, version: 2 }) }),
  );
  serveWork({
    ...failedRefund,
    kind: 'refund-in-doubt',
    key: `refund-in-doubt ${idempotencyKey}`,
    idempotencyKey,
    tests: ['CBC'],
  });
  renderView(<Worklist />);
  await user.click(await screen.findByRole('button', { name: /^Refund again/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Refund/ }));
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  await user.click(dialog.getByRole('button', { name: 'Refund $20.50' }));
  await waitFor(() => expect(toastTexts().join()).toContain('We refunded $20.50 to Maya Torres.'));
  expect(changes()).toMatchObject([
    { body: { idempotencyKey, amount: 2050, reason: 'Paid twice', tests: ['CBC'] } },
  ]);
});

test('a payment that the bank suspects to be fraud is refunded from its card', async () => {
  servePayments(payment({ id }));
  serveWork({
    ...failedRefund,
    kind: 'fraud-warning',
    key: 'fraud-warning',
    amount: 120.5,
    reason: undefined,
  });
  renderView(<Worklist />);
  await card(/^Fraud warning \$120\.50/);
  await user.click(screen.getByRole('button', { name: /^Refund/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Refund/ }));
  expect(dialog.getByLabelText<HTMLInputElement>('Amount in dollars').value).toBe('120.50');
});

test('what came back because of a dispute is not refunded again', async () => {
  serveWork({ ...failedRefund, isChargedBack: true });
  renderView(<Worklist />);
  await screen.findByRole('button', { name: /^Open payment/ });
  expect(screen.queryByRole('button', { name: /^Refund again/ })).toBeNull();
});

test('a payment that can’t be loaded says why', async () => {
  serveWork(failedRefund);
  answers.set(`GET /api/payments/${id}`, () => problem(404, 'not-found'));
  renderView(<Worklist />);
  await user.click(await screen.findByRole('button', { name: /^Open payment/ }));
  await waitFor(() => expect(toastTexts()).toEqual(['The record of this payment was deleted.']));
});

test('an item is handled with a note, stays away, and the next one gets the focus', async () => {
  serveWork(dispute, failedRefund);
  answers.set(`POST /api/payments/${id}/handled`, () => Response.json({ success: true }));
  renderView(<Worklist />);
  await user.click((await card(/^Refund failed/)).getByRole('button', { name: /^Set aside/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Set this aside?' }));
  await user.click(dialog.getByRole('button', { name: 'Set aside' }));
  await dialog.findByText('Describe what you did');
  expect(changes()).toEqual([]);
  await user.type(dialog.getByLabelText('What did you do about it?'), 'Paid the refund by check');
  await user.click(dialog.getByRole('button', { name: 'Set aside' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: /^Refund failed/ })).toBeNull());
  expect(changes().map(({ body }) => body)).toEqual([
    { key: failedRefund.key, note: 'Paid the refund by check' },
  ]);
  expect(toastTexts()).toEqual(['Set aside. Your note is in the activity log.']);
  expect(document.activeElement?.closest('li')?.textContent).toContain('Dispute');
});

test('a note that could not be sent is kept', async () => {
  serveWork(otherSale);
  renderView(<Worklist />);
  await user.click(await screen.findByRole('button', { name: /^Set aside/ }));
  const dialog = within(screen.getByRole('dialog'));
  const note = dialog.getByLabelText<HTMLInputElement>('What did you do about it?');
  await user.type(note, 'The gift shop’s');
  await user.click(dialog.getByRole('button', { name: 'Set aside' }));
  await dialog.findByText('We’re not sure it was set aside. It’s safe to try again.');
  expect(note.value).toBe('The gift shop’s');
});

test('says that nothing waits, and why the list can’t be loaded', async () => {
  serveWork();
  const { unmount } = renderView(<Worklist />);
  await screen.findByText('You’re all caught up');
  unmount();
  answers.set('GET /api/payments/worklist', () => problem(403, 'forbidden', { detail: 'Not for you.' }));
  renderView(<Worklist />);
  await screen.findByText('Not for you.');
});
