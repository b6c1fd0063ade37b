import { expect, test } from 'vitest';
import { tableNames } from '#infra/config/tables.ts';
import { adminClaims } from '#infra/testing/events.ts';
import { keptLog } from '#infra/testing/quiet-log.ts';
import { billBody, cartBody, openPaymentSystem } from '#infra/testing/records/payments.ts';

const written = keptLog();

const system = await openPaymentSystem();
const { stripe, begin } = system;

const marker = 'Zyxmarker';
const markedPhone = '(702) 555-0199';
const typed = new RegExp(`${marker}|555-0199`, 'i');
const person = {
  patientName: `${marker} Name`,
  patientEmail: `${marker}@example.com`,
  accountNumber: `${marker}-1`,
  description: `${marker} visit`,
  phone: markedPhone,
};

test('what a payer typed is stored in the Payments table and nowhere else', async () => {
  const bill = billBody({}, person);
  const { id, clientSecret } = (await begin(bill)).body;
  const { patientName, patientEmail, phone } = person;
  const cart = cartBody();
  const metadata = { ...cart.metadata, patientName, patientEmail, phone, dob: '1987-06-05' };
  expect((await begin({ ...cart, metadata })).status).toBe(200);
  await begin({ ...bill, amount: 1 });
  await begin({ ...bill, items: [{ title: marker, price: marker }] });
  await begin({ ...cart, items: [{ title: marker, price: '$1.00' }] });
  stripe.pay(id, 'pm_card_chargeDeclined');
  await system.deliverAll(id);
  stripe.pay(id);
  stripe.faults.next(2, { status: 500 });
  await system.confirm(id);
  stripe.faults.clear();
  await system.deliverAll(id);
  await system.call('POST /api/payments', {
    body: { paymentIntentId: id, clientSecret, patientName: `${marker} Other` },
  });
  await system.call('POST /api/payments/{id}/receipt', { params: { id }, body: { clientSecret } });
  await system.call('POST /api/payments/search', { body: { q: marker }, claims: adminClaims() });
  await system.setStatus(id, { status: 'succeeded' });
  await system.refund(id, { amount: 100, reason: 'Typed by a manager' });

  expect(written.length).toBeGreaterThan(0);
  expect(written.join('')).not.toMatch(typed);
  expect(written.join('')).not.toContain(clientSecret);
  expect(stripe.calls.length).toBeGreaterThan(0);
  expect(JSON.stringify(stripe.calls)).not.toMatch(typed);
  expect(JSON.stringify(stripe.intents())).not.toMatch(typed);
  const holding: string[] = [];
  for (const name of tableNames) {
    const items = JSON.stringify(await system.all(name));
    if (typed.test(items)) holding.push(name);
    expect(items).not.toContain(clientSecret);
  }
  expect(holding).toEqual(['Payments']);
});
