import { type Mail, patientFooter, type Rendering } from '#functions/mail/mail.ts';
import { bodiesOf } from '#functions/mail/mail-content.ts';
import type { LabOrderMail } from '#functions/payments/lab-order-steps.ts';
import { findPaymentRecord, isPayment } from '#functions/payments/store.ts';
import { env } from '#functions/platform/env.ts';
import { brand } from '#shared/brand.ts';
import { clinicCount } from '#shared/clinics/clinic-count.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import { qrOf } from '#shared/lab-orders/qr.ts';
import { initialsOf } from '#shared/text/initials.ts';
import { clinicDateAt, formatLongDate } from '#shared/time/clinic-time.ts';
import { isOrder, type OrderItem } from './order.ts';

/** Subjects show on locked screens, so they don't say what was paid for. */
const texts = {
  number: 'Order number',
  patient: 'Patient',
  clinic: 'Clinic',
  noClinic: 'Not chosen yet',
  notice: {
    subject: 'New order from the website',
    heading: 'A patient paid for lab tests',
    opening: 'They’ll come to one of our clinics to have their sample taken.',
    advice: ['You can find the order, with the patient’s phone number and birth date, under Lab orders.'],
    link: 'Open the dashboard',
  },
  reminder: {
    subject: 'Your order is still open',
    heading: 'Come in whenever it’s convenient',
    opening: (day: string) =>
      `Hello, you paid for tests on ${day}. Visit any of our ${clinicCount.en} clinics to have your sample taken.`,
    advice: [
      'Bring a photo ID and this number. We’ll find your order with it.',
      `If you no longer want the tests, please call us at ${brand.phone}. We won’t remind you again.`,
    ],
    link: 'Find a clinic',
  },
};

const clinicInbox = env('CLINIC_INBOX');
const siteUrl = env('SITE_URL');

/** The email to the clinics. It has only the patient's initials and no tests, since many people read that inbox. */
function noticeOf({ orderNumber, patientName, clinicId }: OrderItem): Mail {
  const { subject, heading, opening, advice, link } = texts.notice;
  const content = {
    heading,
    opening,
    facts: [
      { label: texts.number, value: orderNumber },
      { label: texts.patient, value: initialsOf(patientName) },
      { label: texts.clinic, value: clinicId ? clinicById(clinicId).name : texts.noClinic },
    ],
    advice,
    link: { text: link, href: `${siteUrl}/#/admin-bookings?view=lab-orders` },
    footer: [brand.name],
  };
  return { to: clinicInbox, subject, ...bodiesOf(content) };
}

function reminderOf({ orderNumber, patientEmail, paidAt }: OrderItem): Mail {
  const { subject, heading, opening, advice, link } = texts.reminder;
  const day = formatLongDate(clinicDateAt(new Date(paidAt)));
  const content = {
    heading,
    opening: opening(day),
    code: { label: texts.number, value: orderNumber, rows: qrOf(orderNumber) },
    advice,
    link: { text: link, href: `${siteUrl}/#/locations` },
    footer: patientFooter(brand.phone),
  };
  return { to: patientEmail, subject, ...bodiesOf(content) };
}

/** An email about an order. Superseded if the order is no longer open. */
export async function renderLabOrderMail({ kind, paymentId }: LabOrderMail): Promise<Rendering> {
  const item = await findPaymentRecord(paymentId);
  if (!isPayment(item) || !isOrder(item) || item.orderStatus !== 'open') return 'superseded';
  return kind === 'lab-order-notice' ? noticeOf(item) : reminderOf(item);
}
