// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Payment } from '#shared/payments/payment.ts';
import type { Refund } from '#shared/payments/refund.ts';
import { payment, renderView, setUpAdmin, user } from '#web/features/admin/admin.harness.tsx';
import { Payments } from '#web/features/admin/payments/payments.tsx';
import { servePayments } from '#web/features/admin/records/records.harness.tsx';
import { answers, changes, later, problem } from '#web/lib/api/server.harness.ts';
import { toastTexts } from '#web/ui/toasts/toasts.harness.ts';

setUpAdmin();

const id = 'pi_test00000001';
const route = `POST /api/payments/${id}/refund`;
const paid = (more = {}) => payment({ id, ...more });

const cbc = { title: 'CBC', price: '$30.00' };
const hiv = { title: 'HIV', price: '$65.00' };

function refund(id: string, status: Refund['status'], tests: string[]): Refund {
  return {
    id,
    status,
    tests,
    amount: 12,
    reason: 'Not needed',
    actor: 'admin',
    createdAt: '2026-11-20T17:00:00.000Z',
  };
}

/** A server with this payment. `refund` refunds it as another manager would. */
function serveRefunds(first: Payment) {
  const rows = servePayments(first);
  function refund(cents: number): Payment {
    const row = rows[0] as Payment;
    rows[0] = { ...row, amountRefunded: row.amountRefunded + cents / 100, version: row.version + 1 };
    return rows[0];
  }
  answers.set(route, ({ body }) => Response.json({ payment: refund((body as { amount: number }).amount) }));
  return { rows, refund };
}

async function openRefund() {
  renderView(<Payments />, '/admin-bookings?view=payments');
  await user.click(await screen.findByRole('button', { name: 'Refund the payment from Maya Torres' }));
  return within(screen.getByRole('dialog', { name: 'Refund Maya Torres' }));
}

type RefundView = Awaited<ReturnType<typeof openRefund>>;

const toast = (text: string) => waitFor(() => expect(toastTexts().join()).toContain(text));

async function fillPart(dialog: RefundView, amount: string) {
  await user.click(dialog.getByLabelText('Partial refund'));
  await user.type(dialog.getByLabelText('Amount in dollars'), amount);
  await user.type(dialog.getByLabelText('Reason'), 'Charged twice');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
}

test('choosing tests of an order fills in what they cost, and the server hears which', async () => {
  serveRefunds(paid({ amount: 95, items: [cbc, hiv] }));
  const dialog = await openRefund();
  await user.click(dialog.getByLabelText('Partial refund'));
  await user.click(dialog.getByLabelText('CBC, $30.00'));
  await user.click(dialog.getByLabelText('HIV, $65.00'));
  await user.click(dialog.getByLabelText('CBC, $30.00'));
  expect(dialog.getByLabelText<HTMLInputElement>('Amount in dollars').value).toBe('65.00');
  await user.type(dialog.getByLabelText('Reason'), 'Not needed');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  await user.click(dialog.getByRole('button', { name: 'Refund $65.00' }));
  await waitFor(() => expect(changes()).toHaveLength(1));
  expect(changes()[0]?.body).toMatchObject({ amount: 6500, tests: ['HIV'], reason: 'Not needed' });
});

test('a full refund names no tests, even when some were chosen before', async () => {
  serveRefunds(paid({ items: [cbc, hiv] }));
  const dialog = await openRefund();
  await user.click(dialog.getByLabelText('Partial refund'));
  await user.click(dialog.getByLabelText('CBC, $30.00'));
  await user.click(dialog.getByLabelText(/^Full refund/));
  await user.type(dialog.getByLabelText('Reason'), 'Not needed{Enter}');
  await user.click(await dialog.findByRole('button', { name: 'Refund $120.50' }));
  await toast('We refunded $120.50 to Maya Torres.');
  expect(changes()[0]?.body).not.toHaveProperty('tests');
});

test('a full refund is what has not been refunded yet', async () => {
  serveRefunds(paid({ amountRefunded: 20.5 }));
  const dialog = await openRefund();
  dialog.getByText('$120.50 paid, $20.50 already refunded.');
  expect(dialog.getByLabelText<HTMLInputElement>('Full refund ($100.00 left)').checked).toBe(true);
  await user.type(dialog.getByLabelText('Reason'), 'Charged twice{Enter}');
  dialog.getByText('Refund $100.00 to Maya Torres? You can’t undo this.');
  expect(changes()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Refund $100.00' }));
  await toast('We refunded $100.00 to Maya Torres. The payment is now fully refunded.');
  expect(changes()[0]?.body).toEqual({
    amount: 10_000,
    reason: 'Charged twice',
    version: 1,
    idempotencyKey: expect.any(String),
  });
  expect(screen.queryByRole('button', { name: 'Refund the payment from Maya Torres' })).toBeNull();
  await screen.findByText('Refunded', { selector: 'span' });
});

test('a part is refunded to the cent, once for a double click', async () => {
  serveRefunds(paid());
  const dialog = await openRefund();
  await fillPart(dialog, '12.10');
  const send = dialog.getByRole('button', { name: 'Refund $12.10' });
  // Click twice before the next render, as a fast double click does.
  send.click();
  send.click();
  await toast('We refunded $12.10 to Maya Torres. You can still refund $108.40.');
  expect(changes()).toMatchObject([{ body: { amount: 1210, reason: 'Charged twice', version: 1 } }]);
});

test.each([
  ['pending', 'The refund of $12.00 to Maya Torres is on its way.'],
  ['failed', 'The refund of $12.00 to Maya Torres didn’t go through.'],
  ['cancelled', 'The refund of $12.00 to Maya Torres didn’t go through.'],
] as const)('a refund that is %s at Stripe is not called done', async (status, text) => {
  const earlier = refund('re_1', 'succeeded', ['HIV']);
  const { rows } = serveRefunds(paid({ refunds: [earlier] }));
  answers.set(route, () =>
    Response.json({
      payment: { ...rows[0], version: 2, refunds: [earlier, { ...earlier, id: 're_2', status }] },
    }),
  );
  const dialog = await openRefund();
  await fillPart(dialog, '12');
  await user.click(dialog.getByRole('button', { name: 'Refund $12.00' }));
  await toast(text);
  expect(toastTexts().join()).not.toContain('We refunded');
});

test('tests that were refunded can’t be chosen again, but those whose refund came back can', async () => {
  const items = [cbc, hiv, { title: 'T3', price: '$25.00' }];
  const refunds = [refund('re_1', 'pending', ['HIV']), refund('re_2', 'failed', ['T3'])];
  serveRefunds(paid({ items, refunds }));
  const message = 'These tests were already refunded.';
  answers.set(route, () => problem(422, 'invalid', { detail: 'Check these.', fields: { tests: message } }));
  const dialog = await openRefund();
  await user.click(dialog.getByLabelText('Partial refund'));
  const hivChoice = dialog.getByLabelText<HTMLInputElement>(/^HIV/);
  expect(hivChoice.disabled).toBe(true);
  expect(dialog.getByText('HIV, $65.00').tagName).toBe('S');
  await user.click(dialog.getByLabelText('CBC, $30.00'));
  await user.click(dialog.getByLabelText('T3, $25.00'));
  await user.type(dialog.getByLabelText('Reason'), 'Not needed');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  await user.click(dialog.getByRole('button', { name: 'Refund $55.00' }));
  await dialog.findByText(message);
});

test('an amount that is too high and a missing reason show at their fields', async () => {
  serveRefunds(paid());
  const dialog = await openRefund();
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  await dialog.findByRole('button', { name: 'Enter a reason' });
  await fillPart(dialog, '120.51');
  await dialog.findByRole('button', { name: 'You can refund up to $120.50' });
  expect(dialog.getByLabelText<HTMLInputElement>('Amount in dollars').value).toBe('120.51');
  expect(changes()).toEqual([]);
});

test('Back in the confirmation returns to the form with its contents', async () => {
  serveRefunds(paid());
  const dialog = await openRefund();
  await fillPart(dialog, '12');
  await user.click(dialog.getByRole('button', { name: 'Back' }));
  expect(dialog.getByLabelText<HTMLInputElement>('Amount in dollars').value).toBe('12');
  expect(dialog.getByLabelText<HTMLInputElement>('Reason').value).toBe('Charged twice');
});

test('a stale payment comes with the refusal, and the form keeps its contents', async () => {
  const { rows, refund } = serveRefunds(paid());
  const good = answers.get(route);
  const detail = 'This payment has changed since you opened it. Please review it and try again.';
  answers.set(route, () => problem(409, 'stale-version', { detail, current: rows[0] }));
  const dialog = await openRefund();
  await fillPart(dialog, '100');
  refund(5000);
  await user.click(dialog.getByRole('button', { name: 'Refund $100.00' }));
  await dialog.findByText('This payment has changed since you opened it. Please review it and try again.');
  dialog.getByLabelText('Full refund ($70.50 left)');
  const amount = dialog.getByLabelText<HTMLInputElement>('Amount in dollars');
  expect(amount.value).toBe('100');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  await dialog.findByRole('button', { name: 'You can refund up to $70.50' });
  if (good) answers.set(route, good);
  await user.clear(amount);
  await user.type(amount, '70');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  await user.click(dialog.getByRole('button', { name: 'Refund $70.00' }));
  await toast('We refunded $70.00 to Maya Torres.');
  expect(changes().at(-1)?.body).toMatchObject({ amount: 7000, reason: 'Charged twice', version: 2 });
});

test('a refusal of the server shows at its field', async () => {
  serveRefunds(paid());
  answers.set(route, () =>
    problem(422, 'invalid', { detail: 'Only $1.00 is left.', fields: { amount: 'Only $1.00 is left' } }),
  );
  const dialog = await openRefund();
  await fillPart(dialog, '12');
  await user.click(dialog.getByRole('button', { name: 'Refund $12.00' }));
  await dialog.findByRole('button', { name: 'Only $1.00 is left' });
});

/** The idempotency keys of the refunds that were sent. */
const keys = () => changes().map(({ body }) => (body as { idempotencyKey: string }).idempotencyKey);

const notSure = 'We’re not sure it was refunded. It’s safe to try again: we won’t refund it twice.';

describe('a refund whose answer was lost', () => {
  test('is sent again with the same key, of the version that shows it', async () => {
    const { rows, refund } = serveRefunds(paid());
    answers.set(route, () => {
      refund(1200);
      return undefined;
    });
    const dialog = await openRefund();
    await fillPart(dialog, '12');
    await user.click(dialog.getByRole('button', { name: 'Refund $12.00' }));
    await dialog.findByText(notSure);
    answers.set(route, () => Response.json({ payment: rows[0] }));
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await user.click(dialog.getByRole('button', { name: 'Refund $12.00' }));
    await toast('We refunded $12.00 to Maya Torres. You can still refund $108.50.');
    expect(new Set(keys()).size).toBe(1);
    expect(changes().map(({ body }) => (body as { version: number }).version)).toEqual([1, 2]);
  });

  test('keeps its key when it is changed, and when the server never looked at it', async () => {
    serveRefunds(paid());
    answers.delete(route);
    const dialog = await openRefund();
    await fillPart(dialog, '12');
    await user.click(dialog.getByRole('button', { name: 'Refund $12.00' }));
    await dialog.findByText(notSure);
    await user.type(dialog.getByLabelText('Amount in dollars'), '.50');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    answers.set(route, () => problem(429, 'too-many', { detail: 'Please wait a moment.' }));
    await user.click(dialog.getByRole('button', { name: 'Refund $12.50' }));
    await dialog.findByText('Please wait a moment.');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await user.click(dialog.getByRole('button', { name: 'Refund $12.50' }));
    await dialog.findByText('Please wait a moment.');
    expect(keys()).toHaveLength(3);
    expect(new Set(keys()).size).toBe(1);
  });

  test('is shown, and gets another key, once the server says that it was sent', async () => {
    const { refund } = serveRefunds(paid());
    const good = answers.get(route);
    refund(1200);
    answers.set(route, () => problem(409, 'conflict', { detail: 'This refund was already sent.' }));
    const dialog = await openRefund();
    await fillPart(dialog, '13');
    await user.click(dialog.getByRole('button', { name: 'Refund $13.00' }));
    await dialog.findByText('This refund was already sent.');
    dialog.getByText('$120.50 paid, $12.00 already refunded.');
    if (good) answers.set(route, good);
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await user.click(dialog.getByRole('button', { name: 'Refund $13.00' }));
    await toast('We refunded $13.00 to Maya Torres.');
    expect(new Set(keys()).size).toBe(2);
  });
});

test('the dialog cannot be closed while the request is under way', async () => {
  serveRefunds(paid());
  const { answer, give } = later();
  answers.set(route, () => answer);
  const dialog = await openRefund();
  await fillPart(dialog, '12');
  await user.click(dialog.getByRole('button', { name: 'Refund $12.00' }));
  const [closeForm] = dialog.getAllByRole('button', { name: 'Close' });
  await user.click(closeForm as HTMLElement);
  dialog.getAllByText('Refunding…');
  give(Response.json({ payment: paid({ amountRefunded: 12, version: 2 }) }));
  await toast('We refunded $12.00 to Maya Torres.');
});

test('a refund can be started from the details', async () => {
  serveRefunds(paid());
  renderView(<Payments />, '/admin-bookings?view=payments');
  await user.click(await screen.findByRole('button', { name: 'Details for Maya Torres' }));
  const drawer = within(screen.getByRole('dialog', { name: 'Maya Torres' }));
  await user.click(drawer.getByRole('button', { name: 'Refund' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Refund Maya Torres' }));
  await user.type(dialog.getByLabelText('Reason'), 'Charged twice{Enter}');
  await user.click(dialog.getByRole('button', { name: 'Refund $120.50' }));
  await toast('We refunded $120.50 to Maya Torres.');
  await waitFor(() => expect(drawer.queryByRole('button', { name: 'Refund' })).toBeNull());
});

test.each(['pending', 'failed', 'cancelled'] as const)(
  'a payment that is %s cannot be refunded',
  async (status) => {
    servePayments(paid({ status }));
    renderView(<Payments />, '/admin-bookings?view=payments');
    await screen.findByRole('button', { name: 'Details for Maya Torres' });
    expect(screen.queryByRole('button', { name: /^Refund/ })).toBeNull();
  },
);
