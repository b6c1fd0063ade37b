import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { row, searchBox, signIn } from './admin-steps.ts';
import { fillBirthDate } from './birth-date-steps.ts';
import { newEmail, openCheckout, payCart, testCards } from './payment-steps.ts';
import { openSite } from './site.ts';

const site = openSite();

test('what a patient buys on a phone is found by last name, and drawn once', async () => {
  const lastName = `Ibáñez-${randomUUID()
    .replace(/[^a-f]/g, '')
    .slice(0, 6)}`;
  const patient = await openCheckout(site, ['CBC', 'HIV']);
  await patient.setViewportSize({ width: 360, height: 740 });
  const dialog = patient.getByRole('dialog');
  await dialog.getByLabel('First Name').fill('Maya');
  await dialog.getByLabel('Last Name').fill(lastName);
  await fillBirthDate(dialog, '1984-02-29');
  await dialog.getByLabel('Phone Number').fill('(702) 555-0101');
  await dialog.getByLabel('Email Address').fill(newEmail());
  await dialog.getByLabel('Where will you have your sample taken?').selectOption('3');
  await payCart(patient, testCards.good);
  const receipt = patient.getByRole('region', { name: 'Your receipt' });
  const code = receipt.getByRole('img', { name: /^QR code with the order number / });
  const number = (await code.getAttribute('aria-label'))?.slice(-8) ?? '';
  await receipt.getByText(number, { exact: true }).waitFor();

  const desk = await site.newPage();
  await desk.setViewportSize({ width: 390, height: 844 });
  await signIn(desk, '/admin-bookings?view=lab-orders');
  await searchBox(desk).fill(lastName.replace('á', 'a').replace('ñ', 'n').toLowerCase());
  const order = row(desk, lastName);
  await order.getByText(number).waitFor();
  expect(await order.textContent()).toContain('Born Feb 29, 1984');

  const other = await site.newPage({ expectedErrors: [/status of 409/] });
  await signIn(other, '/admin-bookings?view=lab-orders');
  await searchBox(other).fill(number);
  await row(other, lastName)
    .getByRole('button', { name: /^Mark drawn/ })
    .click();

  await order.getByRole('button', { name: /^Mark drawn/ }).click();
  await desk.getByRole('button', { name: 'Mark as drawn' }).click();
  await order.getByText('Craig / Ferrell, ').waitFor();

  await other.getByRole('button', { name: 'Mark as drawn' }).click();
  await other.getByText(/^This order was already drawn at Craig \/ Ferrell on /).waitFor();
  await other.getByRole('button', { name: 'Back to the list' }).click();
  await row(other, lastName).getByText('Craig / Ferrell, ').waitFor();

  await patient.reload();
  await patient
    .getByRole('link', { name: /receipt/i })
    .first()
    .click();
  await patient.getByText(/^Your sample was taken at Craig \/ Ferrell on /).waitFor();
});
