import { describe, expect, test } from 'vitest';
import { openSimulatedCloud } from '#infra/testing/attack/simulated-cloud.ts';
import { adminClaims } from '#infra/testing/events.ts';
import { newAddress } from '#infra/testing/new-address.ts';
import { bookingBody, freshDay, slotsOn } from '#infra/testing/records/bookings.ts';
import { billBody } from '#infra/testing/records/payments.ts';
import { required } from '#shared/required.ts';

const cloud = await openSimulatedCloud({ clinicNetworks: ['192.0.2.0/24'] });

const slots = Array.from({ length: 30 }, freshDay).flatMap((date) => slotsOn(date).slice(0, 20));
const mailsTo = async (email: string) => (await cloud.mails()).filter(({ to }) => to === email);

async function book(email: string, sourceIp: string, slot: object = {}) {
  const { locationId, ...when } = required(slots.shift(), 'a slot');
  const body = bookingBody({ email, location: { id: locationId }, ...when, ...slot });
  const reply = await cloud.call('POST /api/appointments', { body, sourceIp });
  return { ...body, status: reply.status, token: reply.body?.manageToken };
}

type Booked = Awaited<ReturnType<typeof book>>;

const withToken = ({ confirmationNumber }: Booked, token: string, sourceIp: string) => ({
  params: { confirmationNumber },
  headers: { authorization: `Bearer ${token}` },
  sourceIp,
});

/** A patient who has booked at home and opened the confirmation there. */
async function patientAtHome(email: string, slot?: object) {
  const home = newAddress();
  const visit = await book(email, home, slot);
  const link = /appointment-confirmation\/\w+\?token=([\w.-]+)/;
  const token = required((await mailsTo(email))[0]?.text.match(link)?.[1], 'a link');
  await cloud.call('GET /api/appointments/{confirmationNumber}', withToken(visit, token, home));
  return { email, home, visit };
}

async function pay(email: string, sourceIp: string): Promise<number> {
  const body = billBody({}, { patientEmail: email });
  const begun = await cloud.call('POST /api/payments/create-payment-intent', { body, sourceIp });
  if (begun.status !== 200) return begun.status;
  cloud.stripe.pay(begun.body.id);
  const confirmed = { body: { paymentIntentId: begun.body.id }, sourceIp };
  return (await cloud.call('POST /api/payments/confirm-payment', confirmed)).status;
}

describe('a stranger who uses a patient’s name', () => {
  test('with 40 requests from as many networks holds back none of the patient’s own mails', async () => {
    const { email, home, visit } = await patientAtHome('silenced@example.com');
    for (let request = 0; request < 40; request++) await book(email, newAddress());
    const before = (await mailsTo(email)).length;
    const own = await book(email, home);
    expect(own.status).toBe(201);
    expect(await pay(email, home)).toBe(200);
    const { closure } = (
      await cloud.call('POST /api/closures', {
        body: { locationId: visit.location.id, date: visit.date, reason: 'Burst pipe' },
        claims: adminClaims(),
      })
    ).body;
    await cloud.call('POST /api/closures/{id}/notify', {
      params: { id: required(closure, 'closure').id },
      claims: adminClaims(),
    });
    const subjects = (await mailsTo(email)).slice(0, -before).map(({ subject }) => subject);
    expect(subjects).toEqual([
      expect.stringMatching(/^Please reschedule/),
      expect.stringMatching(/receipt/i),
      expect.stringMatching(/^Your visit on/),
    ]);
  });

  test('with 30 bookings from as many networks buries no visit: it is the first that a code shows', async () => {
    const email = 'buried@example.com';
    const { home, visit } = await patientAtHome(email, {
      date: '2026-11-24',
      time: '9:30',
      location: { id: '1' },
    });
    for (let request = 0; request < 30; request++) {
      await book(email, newAddress());
    }
    const asked = await cloud.call('POST /api/appointments/lookup', { body: { email }, sourceIp: home });
    const [mail] = (await mailsTo(email)).filter(({ subject }) => subject === 'Your code');
    const code = required(mail?.text.match(/^\d{6}$/m)?.[0], 'a code');
    const body = { email, code, requestId: asked.body.requestId };
    const { appointments } = (
      await cloud.call('POST /api/appointments/lookup/verify', { body, sourceIp: home })
    ).body;
    expect(appointments[0]?.confirmationNumber).toBe(visit.confirmationNumber);
  });

  test('and writes the address in 33 ways reaches the one mailbox 16 times', async () => {
    for (let tag = 0; tag < 33; tag++) await book(`mailbox+${tag}@example.com`, newAddress());
    const all = (await cloud.mails()).filter(({ to }) => to.startsWith('mailbox+'));
    expect(all.length).toBeLessThanOrEqual(16);
  });

  test('and asks for codes from 30 networks mails one, and never keeps the patient out', async () => {
    const { email, home, visit } = await patientAtHome('coded@example.com');
    for (let request = 0; request < 30; request++) {
      await cloud.call('POST /api/appointments/lookup', { body: { email }, sourceIp: newAddress() });
    }
    const codes = (await mailsTo(email)).filter(({ subject }) => subject === 'Your code');
    expect(codes).toHaveLength(1);
    const code = required(codes[0]?.text.match(/^\d{6}$/m)?.[0], 'a code');
    const asked = await cloud.call('POST /api/appointments/lookup', { body: { email }, sourceIp: home });
    const body = { email, code, requestId: asked.body.requestId };
    const opened = await cloud.call('POST /api/appointments/lookup/verify', { body, sourceIp: home });
    expect(opened.body.appointments[0]?.confirmationNumber).toBe(visit.confirmationNumber);
  });
});

test('a stranger on one network takes three times of a clinic’s day', async () => {
  const date = freshDay();
  const times = slotsOn(date).filter(({ locationId }) => locationId === '4');
  const stranger = newAddress();
  const statuses: number[] = [];
  for (const { time } of times) {
    const slot = { location: { id: '4' }, date, time };
    statuses.push((await book(`junk-${statuses.length}@example.com`, stranger, slot)).status);
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(3);
});

test('three patients whose cards are refused on a network don’t keep out the fourth', async () => {
  const wifi = newAddress();
  for (let patient = 0; patient < 3; patient++) {
    const begun = await cloud.call('POST /api/payments/create-payment-intent', {
      body: billBody(),
      sourceIp: wifi,
    });
    cloud.stripe.pay(begun.body.id, 'pm_card_chargeDeclined');
    await cloud.call('POST /api/payments/confirm-payment', {
      body: { paymentIntentId: begun.body.id },
      sourceIp: wifi,
    });
  }
  expect(await pay('fourth@example.com', wifi)).toBe(200);
});

test('nobody learns from a limit whether a confirmation number is in use', async () => {
  const { visit } = await patientAtHome('numbered@example.com');
  const ask = (confirmationNumber: string, sourceIp: string) =>
    cloud.call('POST /api/appointments/{confirmationNumber}/outcome', {
      params: { confirmationNumber },
      body: { attempt: 'A'.repeat(22) },
      sourceIp,
    });
  const statuses = async (numberOf: () => string) => {
    const sourceIp = newAddress();
    const all: number[] = [];
    for (let time = 0; time < 26; time++) all.push((await ask(numberOf(), sourceIp)).status);
    return all;
  };
  const unknown = await statuses(() => bookingBody().confirmationNumber);
  expect(await statuses(() => visit.confirmationNumber)).toEqual(unknown);
});
