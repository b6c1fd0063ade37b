// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Payment } from '#shared/payments/payment.ts';
import { payment, renderView, setUpAdmin, user } from '#web/features/admin/admin.harness.tsx';
import { servePayments } from '#web/features/admin/records/records.harness.tsx';
import { answers, changes, problem } from '#web/lib/api/server.harness.ts';
import { Payments } from './payments.tsx';

setUpAdmin();

const id = 'pi_12345678';
const route = `POST /api/admin/payments/${id}/resend`;
const button = { name: 'Send receipt again' };

async function openDetails(of: Partial<Payment> = {}) {
  servePayments(payment({ id, ...of }));
  renderView(<Payments />);
  await user.click(await screen.findByRole('button', { name: 'Details for Maya Torres' }));
  return within(screen.getByRole('dialog', { name: 'Maya Torres' }));
}

test('the receipt is sent again, and the details say so', async () => {
  const drawer = await openDetails();
  answers.set(route, () => Response.json({ message: 'The receipt is on its way.' }, { status: 202 }));
  await user.click(drawer.getByRole('button', button));
  expect(await drawer.findByText('The receipt is on its way.')).toBeTruthy();
  expect(changes().map((change) => change.route)).toEqual([route]);
});

test.each([
  [409, 'conflict', 'Our email doesn’t reach this address: it bounced. Please call the patient.'],
  [429, 'too-many', 'This receipt has been sent several times today. Please call the patient.'],
] as const)('a refusal (%i) is in the server’s words', async (status, code, detail) => {
  const drawer = await openDetails();
  answers.set(route, () => problem(status, code, { detail }));
  await user.click(drawer.getByRole('button', button));
  within(await drawer.findByRole('alert')).getByText(detail);
});

test.each([{ status: 'pending' }, { status: 'failed' }, { patientEmail: '' }] as const)(
  'a payment with %j has no receipt to send',
  async (of) => {
    const drawer = await openDetails(of);
    expect(drawer.queryByRole('button', button)).toBeNull();
  },
);
