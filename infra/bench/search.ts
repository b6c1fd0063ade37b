import { adminClaims } from '#infra/testing/events.ts';
import { required } from '#shared/required.ts';
import { benchNow, prepareCall, startBenchSystem } from './common/bench-system.ts';
import { atMost, median, type Report } from './common/measurement.ts';

const few = 1_000;
const many = 100_000;
const repeats = 40;

const search = 'POST /api/admin/appointments/search';

/** What a caller may tell the desk, by kind. The caller's visit is among the first `few` invented visits. */
async function questions(): Promise<Record<string, string>> {
  const { inventedVisits } = await import('#infra/local/seed/seed.ts');
  const visits = inventedVisits(few, new Date(benchNow)).flat();
  const { firstName, lastName, phone, dob, email } = required(
    visits.find((visit) => visit.email && visit.phone),
    'a visit with email and phone',
  );
  return {
    'last four digits': phone?.slice(-4) ?? '',
    'a birth date': dob,
    'first and last name, reversed': `${lastName} ${firstName}`,
    'a last name that every 50th has': lastName,
    'a name that no one has': 'Quackenbush',
    'an email address': email,
  };
}

/** The median time of each search, in ms. */
async function timesOf(bookings: number): Promise<number[]> {
  // Import late: the functions' code reads its environment on load.
  const { seedAppointments } = await import('#infra/local/seed/seed.ts');
  await seedAppointments(bookings, new Date(benchNow));
  const medians: number[] = [];
  for (const q of Object.values(await questions())) {
    const ask = await prepareCall(search, 200, { body: { q, limit: 1 }, claims: adminClaims() });
    const taken: number[] = [];
    for (let time = 0; time < repeats; time++) {
      const before = performance.now();
      await ask();
      taken.push(performance.now() - before);
    }
    medians.push(median(taken));
  }
  return medians;
}

/** Measures the desk's searches among few bookings and among many. */
export async function measure(): Promise<Report> {
  const stop = await startBenchSystem();
  const [before, after] = [await timesOf(few), await timesOf(many)];
  const kinds = Object.keys(await questions());
  await stop();
  const rows = kinds.map((what, index) => {
    const [fast = Number.NaN, slow = Number.NaN] = [before[index], after[index]];
    const ratio = slow / fast;
    return {
      what,
      ours: `${slow.toFixed(1)} ms`,
      other: `${fast.toFixed(1)} ms`,
      ratio,
      bar: atMost(ratio, 1.5),
    };
  });
  return { rows, notes: [`${many} bookings against ${few}`] };
}
