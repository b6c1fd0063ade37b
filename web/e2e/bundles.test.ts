import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { bundleFunctions } from '#infra/build/bundle.ts';
import { projectDirectory } from '#infra/build/bundle-paths.ts';
import { refundTexts } from '#web/features/admin/payments/refund/refund-texts.ts';
import { manage, row } from './admin-steps.ts';
import { bookAppointment, newPatient } from './booking-steps.ts';
import { nthMail } from './mails.ts';
import { billPaid, newEmail, openBill, payBill, testCards, typeSplitCard } from './payment-steps.ts';
import { openSite } from './site.ts';

// The system of every other test runs the source of its functions; this one runs what ships.
// The bundles' own tests have built it, unless this file runs without them.
const bundles = inject('bundles');
if (!existsSync(bundles)) {
  await bundleFunctions(bundles);
  afterAll(() => rmSync(bundles, { recursive: true }));
}

const loadBundles = join(projectDirectory, 'infra/testing/bundles/load-bundles.ts');
const site = openSite({
  NODE_OPTIONS: `--import=${loadBundles}`,
  BUNDLES: bundles,
  // The bundles are in a folder of this run, so that no later one would find them compiled.
  NODE_DISABLE_COMPILE_CACHE: '1',
});

test('an appointment is booked and a bill paid and refunded by the bundles that ship', async () => {
  const patient = newPatient();
  const visitor = await site.roam('/book-appointment');
  const number = await bookAppointment(
    visitor,
    { clinic: 'Maryland Pkwy / Tropicana', time: '9:30' },
    patient,
  );
  expect(await site.system.appointmentsOf(patient['Email address'])).toMatchObject([
    { confirmationNumber: number },
  ]);
  expect((await nthMail(site.system.origin, patient['Email address'], 1)).text).toContain(number);

  const payer = newEmail();
  const bill = await openBill(site, payer);
  await typeSplitCard(bill, testCards.good);
  await payBill(bill);
  await billPaid(bill);

  const manager = await manage(site, '?view=payments');
  await row(manager, payer)
    .getByRole('button', { name: /Refund/ })
    .click();
  const dialog = manager.getByRole('dialog');
  await dialog.getByRole('radio', { name: refundTexts.part }).check();
  await dialog.getByLabel(refundTexts.amount).fill('20.50');
  await dialog.getByLabel(refundTexts.reason).fill('Billed twice');
  await dialog.getByRole('button', { name: refundTexts.proceed }).click();
  await dialog.getByRole('button', { name: refundTexts.send('$20.50') }).click();
  await dialog.getByText(refundTexts.done('$20.50', 'Maya Torres')).waitFor();
  expect(await site.system.paymentsOf(payer)).toMatchObject([{ status: 'succeeded', amountRefunded: 20.5 }]);

  const loaded = readFileSync(join(bundles, 'loaded.txt'), 'utf8');
  for (const handler of [
    'appointments/create',
    'payments/create-intent',
    'payments/confirm',
    'payments/refund',
    'jobs/send-mail',
  ]) {
    expect(loaded).toContain(join(bundles, handler));
  }
});
