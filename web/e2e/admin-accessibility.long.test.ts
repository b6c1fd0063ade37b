import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { selfPay } from '#shared/appointments/insurance-choices.ts';
import { closuresTexts } from '#web/features/admin/closures/closures-texts.ts';
import { appointmentsTexts } from '#web/features/admin/desk/appointments-texts.ts';
import { visitLabels } from '#web/features/admin/desk/visit-form.tsx';
import { enterTexts } from '#web/features/admin/payments/enter/enter-payment.tsx';
import { refundTexts as refund } from '#web/features/admin/payments/refund/refund-dialog.tsx';
import { handledTexts, worklistTexts } from '#web/features/admin/payments/worklist/worklist.tsx';
import { recordsTexts } from '#web/features/admin/records/records-texts.ts';
import { sessionTexts } from '#web/features/admin/session/session-texts.ts';
import { closeDialog, faultsOf } from './accessibility-steps.ts';
import { bookElsewhere, disputeElsewhere, payElsewhere, tomorrow, writeElsewhere } from './admin-records.ts';
import { panelHeading, row, showView, signIn, statusOf } from './admin-steps.ts';
import { fillBirthDate } from './birth-date-steps.ts';
import { openSite } from './site.ts';

const site = openSite();

/** A long name, and an email address with a local part of 63 characters. Neither can be broken into lines. */
const longName = 'Wolfeschlegelsteinhausenbergerdorffvoralternwaren';
const longEmail = `${longName}.wolfeschlegel@example.com`.toLowerCase();

let booked: Awaited<ReturnType<typeof bookElsewhere>>;
let paid: Awaited<ReturnType<typeof payElsewhere>>;

beforeAll(async () => {
  const long = { lastName: longName, email: longEmail, phone: '(702) 555-0199' };
  booked = await bookElsewhere(site.system, { ...long, date: tomorrow, time: '9:30' });
  await bookElsewhere(site.system, { lastName: 'Okafor', date: tomorrow, time: '10:45' });
  await bookElsewhere(site.system, { firstName: longName, ...selfPay, date: '2026-12-01' });
  paid = await payElsewhere(site.system, `Dana ${longName}`);
  await writeElsewhere(site.system, { lastName: longName, email: longEmail, message: longName.repeat(9) });
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function faultsOfAppointments(page: Page): Promise<string[]> {
  await row(page, longEmail).waitFor();
  const faults = await faultsOf(page, 'list', 'page');

  await press(page, recordsTexts.detailsOf(booked.name));
  await page.getByRole('dialog').getByText(booked.confirmationNumber).waitFor();
  faults.push(...(await faultsOf(page, 'drawer')));
  await press(page, 'Patient’s records');
  await page.getByRole('heading', { name: 'Lab orders (0)' }).waitFor();
  await page.getByRole('heading', { name: 'Other visits (0)' }).waitFor();
  faults.push(...(await faultsOf(page, 'patient’s records')));
  await closeDialog(page);

  await statusOf(row(page, longEmail)).selectOption('completed');
  // The undo bar stays while it has the focus.
  await page.getByRole('button', { name: 'Undo' }).focus();
  faults.push(...(await faultsOf(page, 'undo bar')));
  await page.keyboard.press('Enter');
  await page.getByText('Undone. ').waitFor();

  await press(page, appointmentsTexts.delete.label(booked.name));
  await page.getByRole('dialog').waitFor();
  faults.push(...(await faultsOf(page, 'delete dialog')));
  await closeDialog(page);

  // Send a wrong version, as if another manager had changed the appointment first.
  await page.route('**/api/appointments/*/status', async (route) => {
    const { status } = route.request().postDataJSON() as { status: string };
    await route.continue({ postData: JSON.stringify({ status, version: 99 }) });
  });
  await statusOf(row(page, longEmail)).selectOption('completed');
  await row(page, longEmail).getByRole('alert').waitFor();
  return [...faults, ...(await faultsOf(page, 'conflict'))];
}

async function faultsOfDesk(page: Page): Promise<string[]> {
  await press(page, 'Book 11:30 AM');
  await press(page, 'Book visit');
  await page.getByRole('alert').waitFor();
  const faults = await faultsOf(page, 'book');
  await page.getByLabel(visitLabels.firstName).fill('Maria');
  await page.getByLabel(visitLabels.lastName).fill(longName);
  await fillBirthDate(page.getByRole('dialog'), '1990-03-04');
  await page.getByLabel(visitLabels.phone).fill('(702) 555-0136');
  await page.getByLabel(visitLabels.note).fill(longName.repeat(3));
  await press(page, 'Book visit');
  await page.getByRole('dialog', { name: 'Booked' }).waitFor();
  faults.push(...(await faultsOf(page, 'booked')));
  await closeDialog(page);
  await press(page, recordsTexts.detailsOf(`Maria ${longName}`));
  await press(page, 'Correct');
  await page.getByLabel(visitLabels.email).fill(longEmail);
  await page.getByText(/^The confirmation goes to the new address/).waitFor();
  faults.push(...(await faultsOf(page, 'correct')));
  await page.keyboard.press('Escape');
  await closeDialog(page);
  return faults;
}

async function faultsOfPayments(page: Page): Promise<string[]> {
  await row(page, paid.email).waitFor();
  const faults = await faultsOf(page, 'payments', 'page');
  await press(page, enterTexts.title);
  await press(page, enterTexts.submit);
  await page.getByRole('dialog').getByRole('alert').waitFor();
  faults.push(...(await faultsOf(page, 'entering a payment, with errors')));
  await closeDialog(page);
  await press(page, refund.actionOf(paid.name));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Partial refund' }).check();
  await press(page, refund.submit);
  await dialog.getByRole('alert').waitFor();
  faults.push(...(await faultsOf(page, 'refund with errors')));
  await dialog.getByLabel(refund.labels.amount).fill('20.50');
  await dialog.getByLabel(refund.labels.reason).fill('Billed twice');
  await press(page, refund.submit);
  await dialog.getByText('Reason: Billed twice').waitFor();
  faults.push(...(await faultsOf(page, 'refund, second look')));
  await press(page, 'Back');
  await closeDialog(page);
  return faults;
}

async function faultsOfWork(page: Page): Promise<string[]> {
  await page.getByRole('heading', { name: worklistTexts.kinds.dispute }).waitFor();
  const faults = await faultsOf(page, 'work list');
  await page.getByRole('button', { name: worklistTexts.open }).first().click();
  await page.getByRole('dialog').getByText('Dispute of $120.50').waitFor();
  faults.push(...(await faultsOf(page, 'history of a payment')));
  await closeDialog(page);
  await page.getByRole('button', { name: handledTexts.action }).first().click();
  await press(page, handledTexts.submit);
  await page.getByText('Describe what you did').waitFor();
  faults.push(...(await faultsOf(page, 'putting away')));
  await closeDialog(page);
  return faults;
}

async function faultsOfEstimates(page: Page): Promise<string[]> {
  await page.getByText('By 5 PM tomorrow').waitFor();
  const faults = await faultsOf(page, 'estimates', 'page');
  await page.getByRole('button', { name: /^Estimate… for/ }).click();
  await press(page, 'Add a line');
  await press(page, 'Send estimate');
  await page.getByRole('alert').waitFor();
  faults.push(...(await faultsOf(page, 'estimate')));
  await closeDialog(page);
  return faults;
}

async function faultsOfClosures(page: Page): Promise<string[]> {
  await page.getByLabel(closuresTexts.form.labels.reason, { exact: true }).fill('Holiday');
  await page.getByText(closuresTexts.form.affected(3)).waitFor();
  const faults = await faultsOf(page, 'closing a clinic');
  await page.getByRole('button', { name: /^Close and email/ }).click();
  await page.getByRole('button', { name: /^Affected visits/ }).click();
  await page.getByRole('region', { name: 'Affected patients' }).getByText(longName).first().waitFor();
  return [...faults, ...(await faultsOf(page, 'closures'))];
}

// All views share one page, because signing in takes longer than checking.
test('no view of the dashboard has a fault that axe knows, or scrolls sideways', async () => {
  const page = await site.newPage({ expectedErrors: [/status of 409/] });
  await page.clock.install();
  await page.goto('/#/admin-bookings');
  await panelHeading(page).waitFor();
  const faults = await faultsOf(page, 'sign-in panel');
  await signIn(page);
  await showView(page, `?from=${tomorrow}`);
  await page.getByRole('list', { name: 'Expected: 2' }).waitFor();
  faults.push(...(await faultsOf(page, 'today', 'page')));
  await page.getByRole('button', { name: 'Week', exact: true }).click();
  await page.getByRole('table', { name: 'Week' }).waitFor();
  faults.push(...(await faultsOf(page, 'week')));
  await showView(page, '?view=appointments');
  faults.push(...(await faultsOfAppointments(page)));
  await showView(page, '?view=payments');
  faults.push(...(await faultsOfPayments(page)));
  await disputeElsewhere(site.system, paid);
  await showView(page, '?view=worklist');
  faults.push(...(await faultsOfWork(page)));
  await showView(page, `?view=day&clinic=1&from=${tomorrow}`);
  await page.getByText(longName).first().waitFor();
  faults.push(...(await faultsOf(page, 'day')));
  faults.push(...(await faultsOfDesk(page)));
  await showView(page, `?view=closures&clinic=1&from=${tomorrow}`);
  faults.push(...(await faultsOfClosures(page)));
  await showView(page, '?view=messages');
  await page.getByText(longName.repeat(9)).waitFor();
  faults.push(...(await faultsOf(page, 'messages', 'page')));
  await showView(page, '?view=estimates');
  faults.push(...(await faultsOfEstimates(page)));
  await showView(page, '?view=activity');
  await page.getByText(/closed Eastern/).waitFor();
  faults.push(...(await faultsOf(page, 'activity')));

  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
  await page.clock.fastForward('14:05');
  await page.getByRole('dialog', { name: sessionTexts.idle.title }).waitFor();
  faults.push(...(await faultsOf(page, 'idle warning')));
  expect(faults).toEqual([]);
});
