import { expect, test } from 'vitest';
import type { Mail } from '#functions/mail/mail.ts';
import { billBody, cartBody, openPaymentSystem } from '#infra/testing/records/payments.ts';
import { required } from '#shared/required.ts';
import { clinicDateAt, formatLongDate } from '#shared/time/clinic-time.ts';
import type { PaymentMail, ReceiptMail } from './mails.ts';

const system = await openPaymentSystem();
const { stripe, begun } = system;
const { renderRefundMail } = await import('./render-mail.ts');
const { renderReceipt } = await import('./receipt/render-receipt.ts');

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
  const { paidAt } = required(await system.stored(id), 'the payment');
  const paidDate = clinicDateAt(new Date(required(paidAt, 'paidAt')));
  const date = formatLongDate(paidDate, { year: true, weekday: false });
  const link = `/#/receipt/${id}?token=`;
  for (const said of ['$123.45', date, id, 'Medical Services Payment', 'Hello,', link]) {
    expect(mail.text).toContain(said);
    expect(mail.html).toContain(said);
  }
});

test('a cart’s receipt names its tests, but its subject does not', async () => {
  const mail = await mailOf(await paid(cartBody()));
  expect(mail.text).toContain('CBC: $30.00');
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

/** The mails about a payment's refunds, oldest first, as the mail job would send them now. */
async function refundMails(id: string) {
  const queued = ((await system.mails(id)) as PaymentMail[]).filter((mail) => mail.kind !== 'receipt');
  const inOrder = queued.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
  return Promise.all(inOrder.map((mail) => renderRefundMail(mail)));
}

test('a refund is mailed once with its amount and when it arrives, no matter who made it', async () => {
  const id = await paid(billBody({}, { patientName: 'Zyxmarker Name' }));
  await system.refund(id, { amount: 2345, reason: 'Zyxmarker' });
  stripe.refund(id, 1000);
  await system.deliverAll(id);
  const mails = await refundMails(id);
  expect(mails).toMatchObject([
    { subject: 'Your refund is on its way', text: expect.stringContaining('$23.45') },
    { subject: 'Your refund is on its way', text: expect.stringContaining('$10.00') },
  ]);
  expect(mails).toMatchObject(mails.map(() => ({ text: expect.stringContaining('5 to 10 business days') })));
  expect(JSON.stringify(mails)).not.toContain('marker');
});

test('a refund that the bank sends back is mailed once, and no longer said to be on its way', async () => {
  const id = await paid(billBody());
  await system.refund(id, { amount: 2345, reason: 'Paid twice' });
  stripe.failRefund(id);
  await system.deliverAll(id);
  await system.deliverAll(id);
  expect(await refundMails(id)).toMatchObject([
    'superseded',
    { subject: 'Your refund didn’t go through', text: expect.stringMatching(/\$23\.45[\s\S]*call us/) },
  ]);
});

test('a refund that was canceled is not blamed on the bank', async () => {
  const id = await paid(billBody());
  stripe.refund(id, 1000);
  await system.deliverAll(id);
  stripe.cancelRefund(id);
  await system.deliverAll(id);
  expect(await refundMails(id)).toMatchObject([
    'superseded',
    { subject: 'Your refund was canceled', text: expect.not.stringContaining('bank') },
  ]);
});

test('a refund that had failed before we heard of it is not said to have been on its way', async () => {
  const id = await paid(billBody());
  stripe.refund(id, 1000);
  stripe.failRefund(id);
  await system.deliverAll(id);
  expect(await refundMails(id)).toMatchObject([{ subject: 'Your refund didn’t go through' }]);
});
