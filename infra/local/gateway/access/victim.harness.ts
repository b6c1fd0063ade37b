import { adminClaims } from '#infra/testing/events.ts';
import type { HttpSystem } from '#infra/testing/http-system.ts';
import { bookingBody, freshDay } from '#infra/testing/records/bookings.ts';
import { contactBody } from '#infra/testing/records/messages.ts';
import { billBody, cartBody } from '#infra/testing/records/payments.ts';
import { slotTimes } from '#shared/appointments/slots.ts';
import { required } from '#shared/required.ts';

/** Data that unauthorized callers must not see. */
const patient = {
  firstName: 'Zyxwilla',
  lastName: 'Zyxmarkerson',
  dob: '1931-02-03',
  insuranceNumber: 'INS-774411',
  phone: '(702) 555-0161',
  reason: 'Zyxreason, since Friday',
};
const accountNumber = 'AC-559917';
const amountCents = 432_109;

const personal = [...Object.values(patient), 'zyxvictim', accountNumber, '7025550161'];
const amounts = [String(amountCents), String(amountCents / 100)];

/** The pieces of the victim's data that a text contains. */
export function leakedIn(text: string, { mayNameAmount }: { mayNameAmount: boolean }): string[] {
  const found = text.toLowerCase();
  const secrets = mayNameAmount ? personal : [...personal, ...amounts];
  return secrets.filter((secret) => found.includes(secret.toLowerCase()));
}

/** A patient with an appointment, a successful payment, and a closure that affects the appointment. */
export async function makeVictim({ call, stripe }: HttpSystem) {
  const date = freshDay();
  const booking = bookingBody({ ...patient, date });
  const email = `zyxvictim-${booking.confirmationNumber}@example.com`;
  const made = await call('POST /api/appointments', { body: { ...booking, email } });
  const bill = billBody(
    { amount: amountCents },
    { patientName: `${patient.firstName} ${patient.lastName}`, patientEmail: email, accountNumber },
  );
  const { firstName, lastName, phone } = patient;
  const message = await call('POST /api/appoinment/add', {
    body: contactBody({ firstName, lastName, email, phone, message: patient.reason }),
  });
  const cart = cartBody();
  const person = { patientName: bill.metadata.patientName, phone: patient.phone, dob: patient.dob };
  const { body: order } = await call('POST /api/payments/create-payment-intent', {
    body: { ...cart, metadata: { ...cart.metadata, ...person } },
  });
  stripe.pay(order.id);
  await call('POST /api/payments/confirm-payment', { body: { paymentIntentId: order.id } });
  const labOrders = await call('GET /api/lab-orders', { claims: adminClaims() });
  const { body: payment } = await call('POST /api/payments/create-payment-intent', { body: bill });
  stripe.pay(payment.id);
  await call('POST /api/payments/confirm-payment', { body: { paymentIntentId: payment.id } });
  const entry = await call('POST /api/waitlist', {
    body: { email, locationIds: ['1'], until: '2026-12-04' },
  });
  const { confirmationNumber } = booking;
  const estimate = await call('POST /api/admin/appointments/{confirmationNumber}/estimate', {
    params: { confirmationNumber },
    body: { items: [{ description: patient.reason, amount: amountCents }] },
    claims: adminClaims(),
  });
  const closing = await call('POST /api/closures', {
    body: { locationId: booking.location.id, date, reason: 'Holiday' },
    claims: adminClaims(),
  });
  return {
    booking: { ...booking, email },
    manageToken: made.body.manageToken,
    paymentId: payment.id,
    labOrder: required(
      labOrders.body.orders.find(({ paymentId }) => paymentId === order.id),
      'lab order',
    ),
    messageId: message.body.id,
    estimateToken: required(estimate.body.link?.split('token=')[1], 'link'),
    waitlist: entry.body,
    closureId: required(closing.body.closure, 'closure').id,
    /** A slot to reschedule to: the same day at another clinic. */
    elsewhere: { location: { id: '2' }, date, time: slotTimes('2', date)[3] },
    anotherDay: freshDay(),
  };
}

export type Victim = Awaited<ReturnType<typeof makeVictim>>;
