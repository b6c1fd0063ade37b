// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { payment, renderView, setUpAdmin, user } from '#web/features/admin/admin.harness.tsx';
import { Payments } from '#web/features/admin/payments/payments.tsx';
import { servePayments } from '#web/features/admin/records/records.harness.tsx';
import { changes } from '#web/lib/api/server.harness.ts';

setUpAdmin();

async function openRefund() {
  servePayments(payment());
  renderView(<Payments />, '/admin-bookings?view=payments');
  await user.click(await screen.findByRole('button', { name: 'Refund the payment of Maya Torres' }));
  return screen.getByRole('dialog', { name: 'Refund Maya Torres' });
}

function pressBeside(dialog: HTMLElement) {
  fireEvent.mouseDown(dialog);
  fireEvent.click(dialog);
}

const isOpen = () => screen.queryByRole('dialog') !== null;

test('a press beside it closes it while nothing has been typed', async () => {
  pressBeside(await openRefund());
  expect(isOpen()).toBe(false);
});

test('a press beside it leaves what was typed where it is, also during the second look', async () => {
  const dialog = await openRefund();
  const reason = within(dialog).getByLabelText<HTMLInputElement>('Reason');
  await user.type(reason, 'Charged twice');
  pressBeside(dialog);
  expect(reason.value).toBe('Charged twice');
  await user.type(reason, '{Enter}');
  pressBeside(dialog);
  within(dialog).getByText('Reason: Charged twice');
});

test.each([
  ['Escape', (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true }))],
  ['its button', () => user.click(screen.getByRole('button', { name: 'Cancel' }))],
])('%s closes it whatever was typed', async (_, leave) => {
  const dialog = await openRefund();
  await user.type(within(dialog).getByLabelText('Reason'), 'Charged twice');
  await leave(dialog);
  expect(isOpen()).toBe(false);
});

test('the second half of a double click on Continue sends nothing', async () => {
  const dialog = within(await openRefund());
  await user.type(dialog.getByLabelText('Reason'), 'Charged twice');
  await user.dblClick(dialog.getByRole('button', { name: 'Continue' }));
  dialog.getByText('Reason: Charged twice');
  dialog.getByRole('button', { name: 'Refund $120.50' });
  expect(changes()).toEqual([]);
});
