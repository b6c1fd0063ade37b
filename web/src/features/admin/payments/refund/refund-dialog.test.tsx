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
  await user.click(await screen.findByRole('button', { name: 'Refund the payment from Maya Torres' }));
  return screen.getByRole('dialog', { name: 'Refund Maya Torres' });
}

function clickBeside(dialog: HTMLElement) {
  fireEvent.mouseDown(dialog);
  fireEvent.click(dialog);
}

const isOpen = () => screen.queryByRole('dialog') !== null;

test('a click beside the dialog closes it while the form is empty', async () => {
  clickBeside(await openRefund());
  expect(isOpen()).toBe(false);
});

test('a click beside the dialog keeps it open once something was typed, also during the confirmation', async () => {
  const dialog = await openRefund();
  const reason = within(dialog).getByLabelText<HTMLInputElement>('Reason');
  await user.type(reason, 'Charged twice');
  clickBeside(dialog);
  expect(reason.value).toBe('Charged twice');
  await user.type(reason, '{Enter}');
  clickBeside(dialog);
  within(dialog).getByText('Reason: Charged twice');
});

test.each([
  ['Escape', (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true }))],
  ['its button', () => user.click(screen.getByRole('button', { name: 'Cancel' }))],
])('%s closes it even when something was typed', async (_, close) => {
  const dialog = await openRefund();
  await user.type(within(dialog).getByLabelText('Reason'), 'Charged twice');
  await close(dialog);
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
