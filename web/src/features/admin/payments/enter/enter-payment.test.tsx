// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { payment, renderView, setUpAdmin, user } from '#web/features/admin/admin.harness.tsx';
import { Payments } from '#web/features/admin/payments/payments.tsx';
import { servePayments } from '#web/features/admin/records/records.harness.tsx';
import { answers, asked, changes, problem } from '#web/lib/api/server.harness.ts';
import { toastTexts } from '#web/ui/toasts/toasts.harness.ts';

setUpAdmin();

const route = 'POST /api/admin/payments';
const entered = payment({
  id: 'pay_test00000001',
  amount: 80.5,
  stripeMetadata: { source: 'check', timestamp: '' },
});

async function openForm() {
  servePayments();
  renderView(<Payments />, '/admin-bookings?view=payments');
  // Wait for the server's time, which sets the form's initial date.
  await screen.findByText(/^Updated/);
  await user.click(screen.getByRole('button', { name: 'Record a payment' }));
  return within(screen.getByRole('dialog', { name: 'Record a payment' }));
}

type Form = Awaited<ReturnType<typeof openForm>>;

async function fill(form: Form, paidOn = '2026-11-20') {
  await user.selectOptions(form.getByLabelText('How it was paid'), 'Check');
  await user.type(form.getByLabelText('Amount (USD)'), '80.50');
  await user.type(form.getByLabelText('Full name'), 'Maya Torres');
  await user.type(form.getByLabelText('Description'), 'Visit of November 3');
  fireEvent.change(form.getByLabelText('Paid on'), { target: { value: paidOn } });
}

const submit = (form: Form) => user.click(form.getByRole('button', { name: 'Record payment' }));

test('a payment by check is recorded for noon of its day, at the clinics', async () => {
  answers.set(route, () => Response.json({ payment: entered }, { status: 201 }));
  const form = await openForm();
  await fill(form);
  await submit(form);
  await waitFor(() => expect(toastTexts()).toEqual(['Recorded $80.50 from Maya Torres.']));
  expect(changes().map(({ body }) => body)).toEqual([
    {
      source: 'check',
      amount: 8050,
      patientName: 'Maya Torres',
      description: 'Visit of November 3',
      paidAt: '2026-11-20T20:00:00.000Z',
      idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/),
    },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an incomplete form says what is missing, in the server’s words, and sends nothing', async () => {
  const form = await openForm();
  await submit(form);
  const summary = within(await form.findByRole('alert'));
  for (const message of [
    'Choose phone, cash or check',
    'Please enter a valid amount (minimum $0.50)',
    'Full name is required',
    'Description is required',
  ]) {
    summary.getByRole('button', { name: message });
  }
  await fill(form, '2026-11-24');
  await submit(form);
  await form.findAllByText('Choose today or an earlier date');
  expect(changes()).toEqual([]);
});

test('what was typed stays after a failure, and trying again is the same payment', async () => {
  const form = await openForm();
  await fill(form);
  await submit(form);
  await form.findByText('We’re not sure the payment was recorded. It’s safe to try again.');
  expect(form.getByLabelText<HTMLInputElement>('Full name').value).toBe('Maya Torres');
  answers.set(route, () => Response.json({ payment: entered }, { status: 201 }));
  await submit(form);
  await waitFor(() => expect(changes()).toHaveLength(2));
  const [first, second] = changes();
  expect(second?.body).toEqual(first?.body);
});

test('a form that was closed in doubt opens again as it was, so that nothing is entered twice', async () => {
  const form = await openForm();
  await fill(form);
  await submit(form);
  await form.findByText('We’re not sure the payment was recorded. It’s safe to try again.');
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Record a payment' }));
  const again = within(screen.getByRole('dialog', { name: 'Record a payment' }));
  again.getByText('We’re not sure the payment was recorded. It’s safe to try again.');
  answers.set(route, () => Response.json({ payment: entered }, { status: 201 }));
  await submit(again);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second] = changes();
  expect(second?.body).toEqual(first?.body);
  await user.click(screen.getByRole('button', { name: 'Record a payment' }));
  expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('');
});

test('what was changed after a lost answer says that the first version is recorded, and lists it', async () => {
  const form = await openForm();
  await fill(form);
  await submit(form);
  await form.findByText('We’re not sure the payment was recorded. It’s safe to try again.');
  await user.type(form.getByLabelText('Description'), ', paid in full');
  const detail =
    'This payment was already recorded with different details. Look for it in the payments list.';
  answers.set(route, () => problem(409, 'conflict', { detail }));
  const lists = () => asked.filter((request) => request.route === 'GET /api/payments/list').length;
  const before = lists();
  await submit(form);
  await form.findByText('This payment wasn’t recorded again');
  form.getByText(detail);
  expect(screen.queryByText(/safe to try again/)).toBeNull();
  await waitFor(() => expect(lists()).toBeGreaterThan(before));
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Record a payment' }));
  expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('');
});

test('too large an amount tells a manager the limit, not to call', async () => {
  const form = await openForm();
  await user.type(form.getByLabelText('Amount (USD)'), '100000.01');
  await submit(form);
  await form.findAllByText('Please enter $100,000 or less');
});

test('a field that the server refuses says so', async () => {
  answers.set(route, () =>
    problem(422, 'invalid', { fields: { paidAt: 'Choose a date in the last 12 months' } }),
  );
  const form = await openForm();
  await fill(form);
  await submit(form);
  await form.findAllByText('Choose a date in the last 12 months');
});
