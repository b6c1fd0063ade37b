import { ask, type CheckedSite, CheckFailure, expectStatus, readReply } from '#functions/site-checks/ask.ts';
import { bookVisit, cancelVisit, type MadeUpVisit, newVisit } from '#functions/site-checks/made-up-visit.ts';
import type { AppointmentStatus, PatientAppointment } from '#shared/appointments/appointment.ts';
import { appointmentRoutes } from '#shared/appointments/routes.ts';
import type { AppointmentSlot } from '#shared/appointments/slot-rules.ts';
import { type Availability, availabilityRoutes } from '#shared/availability/routes.ts';
import { required } from '#shared/required.ts';
import { addDays, type ClinicDate, clinicDateAt } from '#shared/time/clinic-time.ts';

/**
 * The smoke test's visit, and two times at one clinic on one day: it's booked at the first and moved to the
 * second.
 */
interface VisitPlan {
  visit: MadeUpVisit;
  first: AppointmentSlot;
  second: AppointmentSlot;
}

/** The visit's progress. Each step reads and updates it. */
export interface VisitProgress {
  /** Set once both times are known to be available. */
  plan?: VisitPlan;
  /** Whether the visit may currently be booked. */
  isBooked: boolean;
}

/**
 * Half a year ahead, where patients rarely book. The day is random, because limits count a client's visits on
 * one day.
 */
const minDaysAhead = 180;
const daysToChooseFrom = 120;

/** How many open days to try in a row for a clinic with two available times. */
const daysToTry = 5;

const appointmentsPath = '/api/appointments';

async function availabilityOn(site: CheckedSite, date?: ClinicDate) {
  const path = `/api/availability${date ? `?date=${date}` : ''}`;
  const answer = await ask(site, { method: 'GET', path });
  return { answer, day: readReply(answer, availabilityRoutes['GET /api/availability'].replies[200]) };
}

function planOn({ date, locations }: Availability): VisitPlan | undefined {
  for (const { id: locationId, slots } of locations) {
    const [first, second] = slots
      .filter(({ isAvailable }) => isAvailable)
      .slice(-2)
      .map(({ time }) => ({ locationId, date, time }));
    if (first && second) return { visit: newVisit(first), first, second };
  }
  return undefined;
}

/** Finds two available times that no patient is likely to want in the next few seconds. */
async function chooseTimes(site: CheckedSite, progress: VisitProgress): Promise<string> {
  const { day, answer } = await availabilityOn(site);
  const daysAhead = minDaysAhead + Math.floor(Math.random() * daysToChooseFrom);
  let date: ClinicDate | null = addDays(clinicDateAt(new Date(day.now)), daysAhead);
  for (let tried = 0; tried < daysToTry && date; tried++) {
    const { day: chosen } = await availabilityOn(site, date);
    progress.plan = planOn(chosen);
    if (progress.plan) {
      const { confirmationNumber, locationId, time } = progress.plan.visit;
      return `${confirmationNumber} at ${time} on ${chosen.date}, clinic ${locationId}`;
    }
    date = chosen.nextOpenDate;
  }
  throw new CheckFailure(
    answer.asked,
    `found no clinic with two available times on one of ${daysToTry} days, half a year from now`,
    'Look at the closures in the dashboard.',
  );
}

/** Throws a CheckFailure unless both times are available or taken, as expected. */
async function expectAvailable(
  site: CheckedSite,
  { first, second }: VisitPlan,
  expected: readonly [first: boolean, second: boolean],
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
  { date, time, location, status }: PatientAppointment,
  expected: AppointmentSlot,
  expectedStatus: AppointmentStatus,
): void {
  const isThere = date === expected.date && time === expected.time && location.id === expected.locationId;
  if (isThere && status === expectedStatus) return;
  const happened = `answered a visit that is ${status}, at ${time} on ${date} at clinic ${location.id}`;
  throw new CheckFailure(asked, happened, 'Look at the log of the function behind it.');
}

const planOf = ({ plan }: VisitProgress) => required(plan, 'a visit');

/** Books the visit, and checks that its time is taken from then on. */
async function book(site: CheckedSite, progress: VisitProgress): Promise<string> {
  const plan = planOf(progress);
  // Set this before the request, because its answer may get lost.
  progress.isBooked = true;
  const answer = await bookVisit(site, plan.visit);
  expectStatus(answer, 201);
  const { replies } = appointmentRoutes['POST /api/appointments'];
  const parsed = replies[201].safeParse(answer.json);
  if (!parsed.success)
    throw new CheckFailure(answer.asked, 'answered 201 without the visit', 'Look at the last deployment.');
  expectVisit(answer.asked, parsed.data.appointment, plan.first, 'confirmed');
  await expectAvailable(site, plan, [false, true]);
  return `${plan.visit.confirmationNumber}, and its time is taken`;
}

/** Checks that the visit is found with its token, and not without it. */
async function find(site: CheckedSite, progress: VisitProgress): Promise<string> {
  const { visit, first } = planOf(progress);
  const path = `${appointmentsPath}/${visit.confirmationNumber}`;
  expectStatus(await ask(site, { method: 'GET', path }), 401);
  const answer = await ask(site, { method: 'GET', path, token: visit.token });
  const { replies } = appointmentRoutes['GET /api/appointments/{confirmationNumber}'];
  expectVisit(answer.asked, readReply(answer, replies[200]).appointment, first, 'confirmed');
  return 'only with its link';
}

/** Moves the visit to the second time, which releases the first. */
async function move(site: CheckedSite, progress: VisitProgress): Promise<string> {
  const plan = planOf(progress);
  const { visit, second } = plan;
  const path = `${appointmentsPath}/${visit.confirmationNumber}/reschedule`;
  const body = { location: { id: second.locationId }, date: second.date, time: second.time };
  const answer = await ask(site, { method: 'POST', path, body, token: visit.token });
  const { replies } = appointmentRoutes['POST /api/appointments/{confirmationNumber}/reschedule'];
  const { appointment, manageToken } = readReply(answer, replies[200]);
  visit.token = manageToken;
  expectVisit(answer.asked, appointment, second, 'confirmed');
  await expectAvailable(site, plan, [true, false]);
  return `to ${second.time}`;
}

async function cancel(site: CheckedSite, progress: VisitProgress): Promise<string> {
  const { visit, second } = planOf(progress);
  const answer = await cancelVisit(site, visit);
  const { replies } = appointmentRoutes['POST /api/appointments/{confirmationNumber}/cancel'];
  expectVisit(answer.asked, readReply(answer, replies[200]).appointment, second, 'cancelled');
  progress.isBooked = false;
  return visit.confirmationNumber;
}

/** Checks that both times are available again. */
async function checkReleased(site: CheckedSite, progress: VisitProgress): Promise<string> {
  await expectAvailable(site, planOf(progress), [true, true]);
  return 'both times';
}

/** The steps of a visit, from booking to cancellation. */
export const visitSteps = [
  { name: 'choose-times', run: chooseTimes },
  { name: 'book', run: book },
  { name: 'find', run: find },
  { name: 'move', run: move },
  { name: 'cancel', run: cancel },
  { name: 'released', run: checkReleased },
];
