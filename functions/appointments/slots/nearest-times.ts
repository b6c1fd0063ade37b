import type { AppointmentStatus } from '#shared/appointments/appointment.ts';
import type { AppointmentSlot } from '#shared/appointments/slot-rules.ts';
import { clinicsByDistance } from '#shared/clinics/by-distance.ts';
import { nextClinicDay } from '#shared/clinics/clinic-days.ts';
import { type ClinicId, clinicById } from '#shared/clinics/clinics.ts';
import { hourMs } from '#shared/time/durations.ts';
import { readClinicSlots } from './availability.ts';

/** An available time at a clinic. */
export interface OpenTime extends AppointmentSlot {
  startsAt: string;
}

const timesOffered = 3;

/** How many clinic days are read: four weeks, like the search for an open day. */
const maxDaysRead = 20;

/** How long before its start a time is still offered: a patient needs time to read about it and to get there. */
const noticeMs = hourMs;

const isSameTime = (one: OpenTime, other: OpenTime) =>
  one.locationId === other.locationId && one.startsAt === other.startsAt;

async function openTimes(date: string, now: Date): Promise<OpenTime[]> {
  return (await readClinicSlots(date, now)).flatMap(({ id: locationId, slots }) =>
    slots
      .filter(({ isAvailable, startsAt }) => isAvailable && Date.parse(startsAt) >= now.getTime() + noticeMs)
      .map(({ time, startsAt }) => ({ locationId, date, time, startsAt })),
  );
}

/** At each other clinic, the time that is closest to the visit's. The nearest clinic comes first. */
function closestElsewhere(visit: OpenTime, times: readonly OpenTime[], gap: (time: OpenTime) => number) {
  const byDistance = clinicsByDistance(clinicById(visit.locationId)).map(({ clinic }) => clinic.id);
  const closestAt = (id: ClinicId) =>
    times.filter(({ locationId }) => locationId === id).sort((a, b) => gap(a) - gap(b))[0];
  return byDistance.flatMap((id) => (id === visit.locationId ? [] : (closestAt(id) ?? [])));
}

/**
 * Up to three available times to move a visit to. First comes the next time after the visit at the visit's own clinic,
 * on any day. Then come times at the nearest clinics on the visit's day, one for each clinic, closest in time first.
 * Then come later times at the visit's own clinic. Leaves out times that begin within an hour. Empty when the visit
 * can't be moved anymore.
 * @param taken times to leave out
 */
export async function nearestTimes(
  visit: OpenTime & { status: AppointmentStatus },
  now: Date,
  taken: readonly OpenTime[] = [],
): Promise<OpenTime[]> {
  if (visit.status !== 'confirmed' || Date.parse(visit.startsAt) <= now.getTime()) return [];
  const gap = ({ startsAt }: OpenTime) => Math.abs(Date.parse(startsAt) - Date.parse(visit.startsAt));
  const here: OpenTime[] = [];
  let elsewhere: OpenTime[] = [];
  let date = visit.date;
  for (let read = 0; read < maxDaysRead; read++) {
    const open = (await openTimes(date, now)).filter((time) => !taken.some((one) => isSameTime(one, time)));
    if (date === visit.date) elsewhere = closestElsewhere(visit, open, gap);
    here.push(
      ...open.filter((time) => time.locationId === visit.locationId && time.startsAt > visit.startsAt),
    );
    if (here.length > 0 && here.length + elsewhere.length >= timesOffered) break;
    date = nextClinicDay(date);
  }
  const next = here.slice(0, 1);
  const near = elsewhere.slice(0, timesOffered - next.length).sort((a, b) => gap(a) - gap(b));
  return [...next, ...near, ...here.slice(1)].slice(0, timesOffered);
}
