import { afterAll, expect, test, vi } from 'vitest';
import { bearer, openWaitlist } from '#infra/testing/mail/waitlist-system.ts';
import { closuresOf } from '#infra/testing/records/closures.ts';
import { slotTimes } from '#shared/appointments/slots.ts';
import { type ClinicId, clinicIds } from '#shared/clinics/clinics.ts';
import { clinicInstant } from '#shared/time/clinic-time.ts';

// With `now: ''`, the handlers read the process's clock, which the test sets.
const waitlist = await openWaitlist({ now: '' });
const { system, fillDay, book, wait, cancel, runJob, handler, newMails, allMails, mailsTo, stop } = waitlist;
const { closeAll, look, list, notify } = closuresOf(system);
afterAll(stop);
vi.useFakeTimers({ toFake: ['Date'] });
afterAll(() => void vi.useRealTimers());

const [today, tomorrow, later] = ['2026-11-23', '2026-11-24', '2026-11-25'];
const setClock = (hour: number) => void vi.setSystemTime(clinicInstant(today, hour * 60));

/** What the first link of a mail offers, and the token with which it's taken. */
function offerIn(text = '') {
  const link = /reschedule\/(\w+)\?token=([\w.-]+)&clinic=(\d+)&date=([\d-]+)&time=([\d:]+)/.exec(text) ?? [];
  const [, confirmationNumber = '', token = '', id = '', date = '', time = ''] = link;
  return { params: { confirmationNumber }, ...bearer(token), to: { location: { id }, date, time } };
}

/** Takes the time that a link offers or, if that was taken, the first of the times offered next. */
async function accept({ to, ...patient }: ReturnType<typeof offerIn>): Promise<void> {
  const route = 'POST /api/appointments/{confirmationNumber}/reschedule';
  const { status, problem } = await system.call(route, { ...patient, body: to });
  if (status === 200) return;
  expect(problem.code).toBe('slot-taken');
  const { body } = await system.call('GET /api/appointments/{confirmationNumber}/times', patient);
  const [next] = body.times;
  await accept({
    ...patient,
    to: { location: { id: next?.locationId ?? '' }, date: next?.date ?? '', time: next?.time ?? '' },
  });
}

test('all clinics close tomorrow: by 6 PM each of 40 patients has moved, canceled, or is on the call list', async () => {
  setClock(9);
  const visits: { id: ClinicId; email: string; number: string }[] = [];
  for (const id of clinicIds) {
    for (const time of slotTimes(id, tomorrow).slice(0, 4)) {
      const { email, confirmationNumber: number } = await book({ location: { id }, date: tomorrow, time });
      visits.push({ id, email, number });
    }
  }
  await fillDay('1', later, ['9:30', '10:45', '3:10']);
  const leaving = await book({ date: later, time: '9:30' });
  const waiting = await book({ date: later, time: '3:10' });
  const { email, confirmationNumber } = waiting;
  await wait({ email, confirmationNumber, until: later }, waiting.manageToken);

  for (const id of clinicIds) {
    expect((await closeAll([id], [tomorrow])).body.affected).toHaveLength(4);
    expect((await notify(`${tomorrow}_${id}_day`)).body).toEqual({ mailed: 4, unreached: 0 });
  }
  const mails = (await system.all('Outbox')).filter(({ kind }) => kind === 'closed');
  await handler(newMails(...mails.map(({ id }) => id)));
  const sent = new Map((await allMails()).map(({ to, text }) => [to, text]));
  const offers = visits.map(({ email: to }) => offerIn(sent.get(to)));
  await Promise.all(offers.filter((_, index) => index % 4 < 2).map(accept));
  for (const { params, headers } of offers.filter((_, index) => index % 4 === 2)) {
    const { status } = await system.call('POST /api/appointments/{confirmationNumber}/cancel', {
      params,
      headers,
    });
    expect(status).toBe(200);
  }

  // The one who waits is offered a time that another patient gives up.
  await cancel(leaving);
  await runJob(3);
  const offer = offerIn(
    (await mailsTo(email)).find(({ subject }) => subject.startsWith('A time opened'))?.text,
  );
  expect(offer.to).toEqual({ location: { id: '1' }, date: later, time: '9:30' });
  await accept(offer);
  const held = (await system.heldSlots(later)).map(({ slot, heldBy }) => [slot, heldBy]);
  expect(held).toContainEqual(['1#9:30', confirmationNumber]);

  for (const [hour, toCall] of [
    [17.99, 0],
    [18, 1],
  ] as const) {
    setClock(hour);
    const { closures } = (await list({ from: tomorrow, to: tomorrow })).body;
    expect(closures.map(({ outcomes }) => outcomes)).toEqual(
      Array(10).fill({ waiting: 1, moved: 2, cancelled: 1, toCall, notMailed: 0 }),
    );
  }
  for (const id of clinicIds) {
    const { affected } = (await look(`${tomorrow}_${id}_day`)).body;
    const [, , , silent] = visits.filter((visit) => visit.id === id);
    const called = affected.filter((visit) => visit.toCall).map((visit) => visit.confirmationNumber);
    expect([affected.length, called]).toEqual([4, [silent?.number]]);
  }
});
