import { expect, test } from 'vitest';
import type { AnyMail } from '#functions/jobs/send-mail.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { bookingBody, slotsOn } from '#infra/testing/records/bookings.ts';

const system = await openTestSystem();
// Import this module only now: it reads the environment when it loads, and the test system sets that.
const { renderMail } = await import('#functions/jobs/send-mail.ts');

const slots = slotsOn('2026-11-25');

/** Books for a patient born on this day. Returns the visit as its patient sees it, and the text of its mail. */
async function bookedFor(dob: string) {
  const { locationId: id, ...when } = slots.shift() ?? {};
  const body = bookingBody({ location: { id }, ...when, dob });
  const made = await system.call('POST /api/appointments', { body });
  expect(made.status).toBe(201);
  const mails = (await system.all('Outbox')) as (AnyMail & { confirmationNumber?: string })[];
  const mail = mails.find(({ confirmationNumber }) => confirmationNumber === body.confirmationNumber);
  const rendering = mail && (await renderMail(mail, new Date('2026-11-23T17:30:00Z')));
  return { appointment: made.body.appointment, text: typeof rendering === 'object' ? rendering.text : '' };
}

test('a patient who is under 18 on the day is told that a parent’s ID is needed, on the screen and by mail', async () => {
  const { appointment, text } = await bookedFor('2008-11-26');
  expect(appointment.isMinor).toBe(true);
  expect(appointment).not.toHaveProperty('dob');
  expect(text).toContain('A parent or guardian should bring their own photo ID and the insurance card.');
  expect(text).not.toContain('bring a photo ID');
});

test('a patient who has turned 18 by then brings an ID of their own', async () => {
  const { appointment, text } = await bookedFor('2008-11-25');
  expect(appointment).not.toHaveProperty('isMinor');
  expect(text).toContain('bring a photo ID and your insurance card');
  expect(text).not.toContain('guardian');
});
