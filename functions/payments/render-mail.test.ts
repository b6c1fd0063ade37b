import { expect, test } from 'vitest';
import type { Mail } from '#functions/mail/mail.ts';
import { billBody, cartBody, openPaymentSystem } from '#infra/testing/payments.ts';
import { required } from '#shared/required.ts';
import type { ReceiptMail } from './mails.ts';

const system = await openPaymentSystem();
const { stripe, begun } = system;
const { renderReceipt } = await import('./render-mail.ts');

/** The receipt of a payment as the mail job would send it. */
async function receiptOf(id: string) {
  const [item] = (await system.receipts(id)) as ReceiptMail[];
  return renderReceipt(required(item, 'the receipt'));
}

async function mailOf(id: string): Promise<Mail> {
  const mail = await receiptOf(id);
  if (typeof mail === 'string') throw new Error(`the receipt is ${mail}`);
  return mail;
}

async function paid(body: object): Promise<string> {
  const { id } = await begun(body);
  stripe.pay(id);
  await system.confirm(id);
  return id;
}

test('a bill’s receipt has the amount, date, transaction and a link to the full receipt', async () => {
  const body = billBody();
  const id = await paid(body);
  const mail = await mailOf(id);
  expect(mail.to).toBe(body.metadata.patientEmail);
  const receiptUrl = required((await system.stored(id))?.receiptUrl, 'the receipt at Stripe');
  for (const said of ['$123.45', 'November 23, 2026', id, 'Bill payment', 'Hello D.O.,', receiptUrl]) {
    expect(mail.text).toContain(said);
    expect(mail.html).toContain(said);
  }
});

test('a cart’s receipt names its tests, but its subject does not', async () => {
  const mail = await mailOf(await paid(cartBody()));
  expect(mail.text).toContain('CBC, $30.00');
  expect(mail.subject).toBe('Your payment receipt');
});

test('nothing that the payer typed is in the mail', async () => {
  const typed = {
    patientName: 'Zyxmarker Name',
    accountNumber: 'Zyxmarker-8120',
    description: 'Zyxmarker visit',
  };
  const { subject, text, html } = await mailOf(await paid(billBody({}, typed)));
  expect(subject + text + html).not.toMatch(/Zyxmarker|8120/);
});

test('tests that are not for sale are not named, even if a bill came with them', async () => {
  const items = [{ title: 'Zyxmarker', price: '$1.00' }];
  const { text } = await mailOf(await paid(billBody({ items })));
  expect(text).not.toContain('Zyxmarker');
});

test('a receipt is superseded when the payment was deleted or set to failed', async () => {
  const [gone, failed] = [await paid(billBody()), await paid(billBody())];
  await system.remove(gone);
  await system.setStatus(failed, { status: 'failed' });
  expect([await receiptOf(gone), await receiptOf(failed)]).toEqual(['superseded', 'superseded']);
});
