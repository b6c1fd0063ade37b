import { ask, type CheckedSite, expectStatus, readReply } from '#functions/site-checks/ask.ts';
import { CheckFailure } from '#functions/site-checks/check-failure.ts';
import { bookVisit, cancelVisit, type MadeUpVisit, newVisit } from '#functions/site-checks/made-up-visit.ts';
import type { AppointmentStatus, PatientAppointment } from '#shared/appointments/appointment.ts';
import { appointmentRoutes } from '#shared/appointments/routes.ts';
import type { AppointmentSlot } from '#shared/appointments/slot-rules.ts';
import { type Availability, availabilityRoutes } from '#shared/availability/routes.ts';
import { required } from '#shared/required.ts';
import { addDays, type ClinicDate, clinicDateAt } from '#shared/time/clinic-time.ts';

/** Two times at one clinic on one day: the visit is booked at the first and moved to the second. */
type Times = readonly [AppointmentSlot, AppointmentSlot];

/** How far the visit has come. Each step reads and updates it. */
export interface VisitProgress {
  /** Set once they are known to be available. */
  times?: Times;
  /** Set together with the times. */
  visit?: MadeUpVisit;
  /** Whether the visit may be booked right now. */
  isBooked: boolean;
}

/**
 * Half a year ahead and more, hardly any patient looks for a time. The day is random, because limits count the bookings
 * of a client for one day.
 */
const minDaysAhead = 180;
const daysToChooseFrom = 120;

/** How many open days are tried in a row for a clinic with two available times. */
const daysToTry = 5;

const appointmentsPath = '/api/appointments';

async function availabilityOn(site: CheckedSite, date?: ClinicDate) {
  const path = `/api/availability${date ? `?date=${date}` : ''}`;
  const answer = await ask(site, { method: 'GET', path });
  return { answer, day: readReply(answer, availabilityRoutes['GET /api/availability'].replies[200]) };
}

function timesOn({ date, locations }: Availability): Times | undefined {
  for (const { id, slots } of locations) {
    const [first, second] = slots.filter(({ isAvailable }) => isAvailable).slice(-2);
    if (!first || !second) continue;
    return [
      { locationId: id, date, time: first.time },
      { locationId: id, date, time: second.time },
    ];
  }
  return undefined;
}

/** Finds two available times that no patient is likely to want in the next few seconds. */
export async function chooseTimes(site: CheckedSite, progress: VisitProgress): Promise<string> {
  const { day, answer } = await availabilityOn(site);
  let date: ClinicDate | null = addDays(
    clinicDateAt(new Date(day.now)),
    minDaysAhead + Math.floor(Math.random() * daysToChooseFrom),
  );
  for (let tried = 0; tried < daysToTry && date; tried++) {
    const { day: chosen } = await availabilityOn(site, date);
    const times = timesOn(chosen);
    if (times) {
      progress.times = times;
      progress.visit = newVisit(times[0]);
      const [{ locationId, time }] = times;
      return `${progress.visit.confirmationNumber} at ${time} on ${chosen.date}, clinic ${locationId}`;
    }
    date = chosen.nextOpenDate;
  }
  throw new CheckFailure(
    answer.asked,
    `found no clinic with two available times on one of ${daysToTry} days, half a year from now`,
    'Look at the closures in the dashboard.',
  );
}

/** Throws a CheckFailure unless the first and the second time are available or taken, as expected. */
async function expectAvailable(
  site: CheckedSite,
  [first, second]: Times,
  expected: readonly [boolean, boolean],
): Promise<void> {
  const { answer, day } = await availabilityOn(site, first.date);
  const slots = day.locations.find(({ id }) => id === first.locationId)?.slots ?? [];
  for (const [index, { time }] of [first, second].entries()) {
    const isAvailable = slots.find((slot) => slot.time === time)?.isAvailable ?? false;
    if (isAvailable === expected[index]) continue;
    throw new CheckFailure(
      answer.asked,
      `answered that ${time} at clinic ${first.locationId} is ${isAvailable ? 'available' : 'taken'}`,
      'Unless a patient was there at the same moment, slots and appointments don’t agree: look at both in the dashboard.',
    );
  }
}

function expectVisit(
  asked: string,
  appointment: PatientAppointment,
  expected: AppointmentSlot,
  status: AppointmentStatus,
): void {
  const { date, time, location } = appointment;
  const isThere = date === expected.date && time === expected.time && location.id === expected.locationId;
  if (isThere && appointment.status === status) return;
  const happened = `answered a visit that is ${appointment.status}, at ${time} on ${date} at clinic ${location.id}`;
  throw new CheckFailure(asked, happened, 'Look at the log of the function behind it.');
}

function stateOf({ visit, times }: VisitProgress): { visit: MadeUpVisit; times: Times } {
  return { visit: required(visit, 'a visit'), times: required(times, 'times') };
}

/** Books the visit, and expects its time to be taken from then on. */
export async function book(site: CheckedSite, progress: VisitProgress): Promise<string> {
  const { visit, times } = stateOf(progress);
  // Set before the request, whose answer may get lost.
  progress.isBooked = true;
  const answer = await bookVisit(site, visit);
  expectStatus(answer, 201);
  const { replies } = appointmentRoutes['POST /api/appointments'];
  const parsed = replies[201].safeParse(answer.json);
  if (!parsed.success)
    throw new CheckFailure(answer.asked, 'answered 201 without the visit', 'Look at the last deployment.');
  expectVisit(answer.asked, parsed.data.appointment, times[0], 'confirmed');
  await expectAvailable(site, times, [false, true]);
  return `${visit.confirmationNumber}, and its time is taken`;
}

/** Finds the visit with its token, and not without it. */
export async function find(site: CheckedSite, progress: VisitProgress): Promise<string> {
  const { visit, times } = stateOf(progress);
  const path = `${appointmentsPath}/${visit.confirmationNumber}`;
  expectStatus(await ask(site, { method: 'GET', path }), 401);
  const answer = await ask(site, { method: 'GET', path, token: visit.token });
  const { replies } = appointmentRoutes['GET /api/appointments/{confirmationNumber}'];
  expectVisit(answer.asked, readReply(answer, replies[200]).appointment, times[0], 'confirmed');
  return 'only with its link';
}

/** Moves the visit to the second time, which releases the first. */
export async function move(site: CheckedSite, progress: VisitProgress): Promise<string> {
  const { visit, times } = stateOf(progress);
  const [, { locationId, date, time }] = times;
  const path = `${appointmentsPath}/${visit.confirmationNumber}/reschedule`;
  const body = { location: { id: locationId }, date, time };
  const answer = await ask(site, { method: 'POST', path, body, token: visit.token });
  const { replies } = appointmentRoutes['POST /api/appointments/{confirmationNumber}/reschedule'];
  const { appointment, manageToken } = readReply(answer, replies[200]);
  visit.token = manageToken;
  expectVisit(answer.asked, appointment, times[1], 'confirmed');
  await expectAvailable(site, times, [true, false]);
  return `to ${time}`;
}

/** Cancels the visit. */
export async function cancel(site: CheckedSite, progress: VisitProgress): Promise<string> {
  const { visit, times } = stateOf(progress);
  const answer = await cancelVisit(site, visit);
  const { replies } = appointmentRoutes['POST /api/appointments/{confirmationNumber}/cancel'];
  const { appointment } = readReply(answer, replies[200]);
  expectVisit(answer.asked, appointment, times[1], 'cancelled');
  progress.isBooked = false;
  return visit.confirmationNumber;
}

/** Both times are available again. */
export async function checkReleased(site: CheckedSite, progress: VisitProgress): Promise<string> {
  await expectAvailable(site, stateOf(progress).times, [true, true]);
  return 'both times';
}
