import { appointmentRoutes } from '#shared/appointments/routes.ts';
import { availabilityRoutes } from '#shared/availability/routes.ts';
import { brand } from '#shared/brand.ts';
import { clinicIds } from '#shared/clinics/clinics.ts';
import { addDays, clinicDateAt } from '#shared/time/clinic-time.ts';
import {
  ask,
  type CheckedSite,
  CheckFailure,
  codeOf,
  expectStatus,
  readReply,
  type SiteAnswer,
} from './ask.ts';
import { bookVisit, ensureCanceled, newVisit } from './made-up-visit.ts';

/** One check of a site. It leaves nothing behind. */
export interface SiteCheck {
  name: 'site' | 'availability' | 'openings' | 'refused-booking';
  /** Returns what it found, in a few words. Throws a CheckFailure. */
  run: (site: CheckedSite) => Promise<string>;
}

function expectType({ asked, headers }: SiteAnswer, type: string): void {
  const sent = headers.get('content-type') ?? 'no type';
  if (sent.includes(type)) return;
  throw new CheckFailure(
    asked,
    `answered ${sent}, not ${type}`,
    'Check the address, and the last deployment.',
  );
}

/** Checks that the page is our app's, and that its script exists. */
async function checkSite(site: CheckedSite): Promise<string> {
  const page = await ask(site, { method: 'GET', path: '/' });
  expectStatus(page, 200);
  expectType(page, 'text/html');
  const title = page.text.match(/<title>([^<]*)/)?.[1] ?? '';
  const scriptPath = page.text.match(/assets\/[\w./-]+\.js/)?.[0];
  if (!title.includes(brand.shortName) || !page.text.includes('id="root"') || scriptPath === undefined) {
    throw new CheckFailure(
      page.asked,
      `answered a page that isn’t ${brand.shortName}’s app`,
      'Check the address: another site, or a maintenance page, may be there.',
    );
  }
  const script = await ask(site, { method: 'GET', path: `/${scriptPath}` });
  expectStatus(script, 200);
  expectType(script, 'javascript');
  return scriptPath;
}

function expectAllClinics({ asked }: SiteAnswer, locations: readonly { id: string }[]): void {
  const missing = clinicIds.filter((id) => !locations.some((location) => location.id === id));
  if (missing.length === 0) return;
  const happened = `answered without clinic ${missing.join(', ')}`;
  throw new CheckFailure(asked, happened, 'Look at the last deployment: every answer lists all clinics.');
}

function nothingAvailable({ asked }: SiteAnswer): CheckFailure {
  return new CheckFailure(
    asked,
    'answered that no clinic has any time available',
    'Look at the closures in the dashboard, then at the table Slots.',
  );
}

/** Checks that every clinic is listed, and that some slot can be booked. */
async function checkAvailability(site: CheckedSite): Promise<string> {
  const answer = await ask(site, { method: 'GET', path: '/api/availability' });
  const { date, locations } = readReply(answer, availabilityRoutes['GET /api/availability'].replies[200]);
  expectAllClinics(answer, locations);
  const available = locations.flatMap(({ slots }) => slots).filter(({ isAvailable }) => isAvailable);
  if (available.length === 0) throw nothingAvailable(answer);
  return `${available.length} times on ${date}`;
}

/** Checks that every clinic is listed, and that some clinic has a next available time. */
async function checkOpenings(site: CheckedSite): Promise<string> {
  const answer = await ask(site, { method: 'GET', path: '/api/openings' });
  const { locations } = readReply(answer, availabilityRoutes['GET /api/openings'].replies[200]);
  expectAllClinics(answer, locations);
  const withTimes = locations.filter(({ next }) => next.length > 0);
  if (withTimes.length === 0) throw nothingAvailable(answer);
  return `${withTimes.length} of ${locations.length} clinics have times`;
}

/**
 * Checks that a booking at a time that no clinic offers is refused, which the booking function can do only after
 * reading its table. A booking that is accepted by mistake takes no slot from patients, and can be canceled.
 */
async function checkRefusedBooking(site: CheckedSite): Promise<string> {
  const visit = newVisit({ locationId: '1', date: addDays(clinicDateAt(new Date()), 180), time: '6:00' });
  const answer = await bookVisit(site, visit);
  if (answer.status in appointmentRoutes['POST /api/appointments'].replies) {
    throw new CheckFailure(
      answer.asked,
      'booked a visit at 6:00 PM, which no clinic offers',
      `${await ensureCanceled(site, visit)} Look at the last deployment: the rules for bookings don’t hold.`,
    );
  }
  expectStatus(answer, 422);
  const code = codeOf(answer);
  if (code === 'invalid') return 'refused with 422';
  throw new CheckFailure(
    answer.asked,
    'answered 422 without the code invalid',
    'Look at what is in front of the API.',
  );
}

/**
 * The checks of the canary, every five minutes, and of every smoke test, in the order of what a visitor needs first.
 */
export const siteChecks: readonly SiteCheck[] = [
  { name: 'site', run: checkSite },
  { name: 'availability', run: checkAvailability },
  { name: 'openings', run: checkOpenings },
  { name: 'refused-booking', run: checkRefusedBooking },
];
