import type { Appointment, PatientAppointment } from '#shared/appointments/appointment.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import type { Closure } from '#shared/closures/closure.ts';
import type { Payment } from '#shared/payments/payment.ts';
import type { Receipt } from '#shared/payments/receipt.ts';
import type { WorkItem } from '#shared/payments/work-item.ts';

// Fictional: the names, numbers and addresses are made up.

const { id, name, address, city, state, zipCode, phone } = clinicById('1');

/** One appointment, as its patient sees it. */
export const patientAppointment: PatientAppointment = {
  id: '0b1f2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d',
  confirmationNumber: 'UC123456A1B2C3',
  firstName: 'Maya',
  lastName: 'Torres',
  email: 'maya.torres@example.com',
  insuranceProvider: 'Cigna',
  location: { id, name, address, city, state, zipCode, phone },
  date: '2026-11-24',
  time: '9:30',
  startsAt: '2026-11-24T17:30:00.000Z',
  duration: 30,
  bookingDate: '2026-11-23T17:02:11.000Z',
  status: 'confirmed',
  version: 1,
};

export const insurance = { dob: '1987-06-05', insuranceNumber: 'XK-99122' };

/** The same one, as an admin sees it. */
export const appointment: Appointment = {
  ...patientAppointment,
  ...insurance,
  phone: '(702) 555-0136',
  reason: 'Sore throat and a fever since Friday',
};

export const payment: Payment = {
  id: 'pi_3QabcdEFGHijklMN',
  paymentIntentId: 'pi_3QabcdEFGHijklMN',
  patientName: 'Maya Torres',
  patientEmail: 'maya.torres@example.com',
  accountNumber: 'AC-778120',
  amount: 123.45,
  currency: 'usd',
  status: 'succeeded',
  description: 'Visit of November 3',
  receiptUrl: 'https://pay.stripe.com/receipts/example',
  amountRefunded: 23.45,
  refunds: [
    {
      id: 're_3QabcdEFGHijklMN',
      amount: 23.45,
      status: 'succeeded',
      reason: 'Paid twice',
      actor: 'b5e0c9f2-7c3a-4c0e-9a51-0f6f6a1d2c3b',
      createdAt: '2026-11-24T18:30:00.000Z',
    },
  ],
  disputes: [],
  serviceDate: '2026-11-03',
  card: { brand: 'visa', last4: '4242' },
  stripeMetadata: { source: 'bill-pay', timestamp: '2026-11-23T17:02:11.000Z' },
  paidAt: '2026-11-23T17:02:18.000Z',
  createdAt: '2026-11-23T17:02:11.000Z',
  updatedAt: '2026-11-23T17:02:19.000Z',
  version: 2,
};

/** Its receipt. */
export const receipt: Receipt = {
  id: payment.id,
  source: 'bill-pay',
  patientName: payment.patientName,
  patientEmail: payment.patientEmail,
  accountNumber: payment.accountNumber,
  description: payment.description,
  lines: [],
  amount: payment.amount,
  refunds: [{ amount: 23.45, createdAt: '2026-11-24T18:30:00.000Z' }],
  paidAt: '2026-11-23T17:02:18.000Z',
  serviceDate: '2026-11-03',
  card: { brand: 'visa', last4: '4242' },
};

/** One that a manager entered. */
export const enteredPayment: Payment = {
  id: 'pay_5d41402abc4b2a76b9719d911017c592',
  paymentIntentId: 'pay_5d41402abc4b2a76b9719d911017c592',
  patientName: 'Maya Torres',
  patientEmail: '',
  accountNumber: 'AC-778120',
  amount: 80,
  currency: 'usd',
  status: 'succeeded',
  description: 'Visit of November 3',
  receiptUrl: '',
  amountRefunded: 0,
  refunds: [],
  disputes: [],
  stripeMetadata: { source: 'check', timestamp: '' },
  paidAt: '2026-11-23T20:00:00.000Z',
  enteredBy: 'b5e0c9f2-7c3a-4c0e-9a51-0f6f6a1d2c3b',
  createdAt: '2026-11-24T18:40:00.000Z',
  updatedAt: '2026-11-24T18:40:00.000Z',
  version: 1,
};

/** What waits for a manager about it: its refund came back. */
export const workItem: WorkItem = {
  kind: 'refund-failed',
  key: 'refund-failed re_3QabcdEFGHijklMN',
  paymentIntentId: payment.id,
  amount: 23.45,
  since: '2026-11-26T09:12:40.000Z',
  todo: 'The patient hasn’t received this money. Refund it again, or pay them another way, such as by check.',
  isListed: true,
  reason: 'Paid twice',
  failureReason: 'expired_or_canceled_card',
  paidAt: '2026-11-23T17:02:18.000Z',
  patientName: payment.patientName,
  description: payment.description,
  receiptUrl: payment.receiptUrl,
};

export const closure: Closure = {
  id: 'c-1-2026-11-24',
  locationId: '1',
  date: '2026-11-24',
  from: '1:00',
  reason: 'Inventory',
  createdAt: '2026-11-20T18:00:00.000Z',
};
