import { expect } from 'vitest';
import { bookingBody } from '#infra/testing/records/bookings.ts';
import { billBody } from '#infra/testing/records/payments.ts';
import { required } from '#shared/required.ts';
import type { SimulatedCloud } from './simulated-cloud.ts';

/** A patient who uses the site normally, and expects every answer and every mail right away. */
export function createPatient(cloud: SimulatedCloud, email: string, sourceIp: string) {
  let booked = { number: '', token: '' };

  /** All of the patient's mails, newest first. */
  async function mails() {
    return (await cloud.mails()).filter(({ to }) => to === email);
  }

  /** An available slot of a day, as the site shows it. */
  async function openSlot(date: string) {
    const { body } = await cloud.call('GET /api/availability', { query: { date }, sourceIp });
    const open = body.locations.flatMap(({ id, slots }) =>
      slots.filter(({ isAvailable }) => isAvailable).map(({ time }) => ({ location: { id }, date, time })),
    );
    return required(open.at(-1), 'an open slot');
  }

  async function change(action: 'cancel' | 'reschedule', body?: unknown) {
    const reply = await cloud.call(`POST /api/appointments/{confirmationNumber}/${action}`, {
      params: { confirmationNumber: booked.number },
      headers: { authorization: `Bearer ${booked.token}` },
      sourceIp,
      body,
    });
    expect(reply.status).toBe(200);
    if ('manageToken' in reply.body) booked.token = reply.body.manageToken;
  }

  return {
    email,
    openSlot,
    async book(slot: object) {
      const body = bookingBody({ email, ...slot });
      const reply = await cloud.call('POST /api/appointments', { body, sourceIp });
      expect(reply.status).toBe(201);
      booked = { number: body.confirmationNumber, token: reply.body.manageToken };
    },
    /** Opens the link in the last mail about the visit, on the same network or another. */
    async openMail(from = sourceIp) {
      const link = new RegExp(`/appointment-confirmation/${booked.number}\\?token=([\\w.-]+)`);
      const [token] = (await mails()).flatMap(({ text }) => text.match(link)?.slice(1) ?? []);
      const reply = await cloud.call('GET /api/appointments/{confirmationNumber}', {
        params: { confirmationNumber: booked.number },
        headers: { authorization: `Bearer ${required(token, 'a link')}` },
        sourceIp: from,
      });
      expect(reply.status).toBe(200);
    },
    /** Opens My bookings with the code from the inbox. Returns the confirmation numbers that it shows. */
    async openMyBookings(): Promise<string[]> {
      const asked = await cloud.call('POST /api/appointments/lookup', { body: { email }, sourceIp });
      expect(asked.status).toBe(202);
      const [mail] = (await mails()).filter(({ subject }) => subject === 'Your code');
      const code = required(mail?.text.match(/\b\d{6}\b/)?.[0], 'a code');
      const body = { email, code };
      const opened = await cloud.call('POST /api/appointments/lookup/verify', { body, sourceIp });
      expect(opened.status).toBe(200);
      return opened.body.appointments.map(({ confirmationNumber }) => confirmationNumber);
    },
    reschedule: (slot: object) => change('reschedule', slot),
    cancel: () => change('cancel'),
    async pay() {
      const begun = await cloud.call('POST /api/payments/create-payment-intent', {
        body: billBody({}, { patientEmail: email }),
        sourceIp,
      });
      expect(begun.status).toBe(200);
      cloud.stripe.pay(begun.body.id);
      const body = { paymentIntentId: begun.body.id };
      const { body: confirmed } = await cloud.call('POST /api/payments/confirm-payment', { body, sourceIp });
      expect(confirmed.payment.status).toBe('succeeded');
    },
    number: () => booked.number,
    mails,
  };
}

export type Patient = ReturnType<typeof createPatient>;
