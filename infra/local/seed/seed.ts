import { newAppointment } from '#functions/appointments/new-record.ts';
import { type AppointmentItem, holdsSlot } from '#functions/appointments/record.ts';
import { searchSteps } from '#functions/appointments/search/search-keys.ts';
import { takeSlot } from '#functions/appointments/slots/store.ts';
import { countStatuses, type StatusCounts } from '#functions/appointments/stats.ts';
import { appointmentsTable } from '#functions/appointments/store.ts';
import { mapConcurrently } from '#functions/platform/concurrently.ts';
import { type TransactSteps, transact } from '#functions/platform/dynamo/transaction.ts';
import type { AppointmentStatus } from '#shared/appointments/appointment.ts';
import { seededRandom, slotStart, slotTimes } from '#shared/appointments/slots.ts';
import { isClinicDay } from '#shared/clinics/clinic-days.ts';
import { type ClinicId, clinicIds } from '#shared/clinics/clinics.ts';
import { addDays, type ClinicDate, clinicDateAt } from '#shared/time/clinic-time.ts';
import { dayMs } from '#shared/time/durations.ts';

const firstNames = (
  'Maria José Dana Alex Chloé Noah Olivia Liam Emma Sofía Mateo Ava Lucas Mia Ethan Isabel Daniel Grace Amir Yuki Priya ' +
  'Omar Leilani Kai Renée Zoë Björn Siobhán Andrés Núria Carlos Elena Victor Rosa Hugo Marta Peter Alice Frank Irene ' +
  'Samuel Ruth Walter Judith Kevin Tanya Derek Nadia Oscar Wendy'
).split(' ');

const lastNames = (
  'Garcia Nuñez O’Brien Martinez Smith Johnson Lee Nguyen Patel Kim Ortega López Hernández D’Angelo Müller Santos Reyes ' +
  'Cruz Wong Tran Jackson Washington Craig Lamb Peterson McDonald Kowalski Łukasz Sørensen Fernández Ibarra Zhang Ali ' +
  'Cohen Rossi Dubois Yamamoto Haddad Flores Ramos Vega Stone Young Baker Carter Diaz Edwards Foster Gomez Hughes'
).split(' ');

const insurers = ['Cigna', 'Aetna', 'Humana', 'UnitedHealthcare', 'Anthem'];

function nameOf<Name>(names: readonly Name[], random: () => number): Name {
  return names[Math.floor(random() * names.length)] as Name;
}

/** The details of an invented patient, the same for the same number. Some have no email, or two last names. */
function inventedPatient(number: number) {
  const random = seededRandom(`patient ${number}`);
  const upTo = (count: number) => Math.floor(random() * count);
  const firstName = nameOf(firstNames, random);
  const second = random() < 0.2 ? `${random() < 0.5 ? ' ' : '-'}${nameOf(lastNames, random)}` : '';
  const lastName = nameOf(lastNames, random) + second;
  const [month, day] = [1 + upTo(12), 1 + upTo(28)].map((part) => String(part).padStart(2, '0'));
  const hasEmail = random() < 0.85;
  return {
    firstName,
    lastName,
    dob: `${1930 + upTo(95)}-${month}-${day}`,
    phone: `(${random() < 0.7 ? 702 : 725}) 555-${String(upTo(10_000)).padStart(4, '0')}`,
    email: hasEmail ? `patient${number}@example.com` : '',
    insuranceProvider: nameOf(insurers, random),
    insuranceNumber: `ZX-${10_000 + number}`,
  };
}

const concurrency = 8;
/** Keeps a transaction under DynamoDB’s 100 items, even with long names. */
const visitsPerWrite = 3;
/** How far ahead the last day with invented visits is. */
const daysAhead = 28;
/** The fraction of a clinic's times that are booked. */
const occupancy = 0.8;
const maxDaysBefore = 20;
const patientPool = 40_000;

function statusOf(isOver: boolean, chance: number): AppointmentStatus {
  if (chance < 0.1) return 'cancelled';
  if (!isOver) return 'confirmed';
  return chance < 0.16 ? 'no-show' : 'completed';
}

/** A clinic's invented visits on a day. Only their status and when they were booked depend on the current time. */
function visitsOf(locationId: ClinicId, date: ClinicDate, now: Date): AppointmentItem[] {
  const random = seededRandom(`visits ${locationId} ${date}`);
  const upTo = (count: number) => Math.floor(random() * count);
  const bookedBefore = (1 + upTo(maxDaysBefore)) * dayMs;
  return slotTimes(locationId, date).flatMap((time, index) => {
    const [patient, chance, isBooked] = [upTo(patientPool), random(), random() < occupancy];
    const startsAt = slotStart(date, time);
    const bookedAt = new Date(Math.min(startsAt.getTime(), now.getTime()) - bookedBefore + index * 1_000);
    const digits = `${date.slice(2).replaceAll('-', '')}${locationId.padStart(2, '0')}${index % 10}`;
    const request = {
      ...inventedPatient(patient),
      // All confirmation numbers end in the same letter, so that a group is counted by one shard of the month's
      // counter.
      confirmationNumber: `UC${digits}ABC`,
      location: { id: locationId },
      date,
      time,
    };
    if (!isBooked) return [];
    const item = newAppointment(request, { visitor: {}, cause: 'staff' }, bookedAt);
    return [{ ...item, status: statusOf(startsAt < now, chance) }];
  });
}

/** Writes visits of one clinic and day in one transaction. Writes none if one of them exists or one's slot is taken. */
async function writeVisits(visits: readonly AppointmentItem[]): Promise<void> {
  const [first] = visits;
  if (!first) return;
  const counts: Partial<StatusCounts> = {};
  const steps: TransactSteps = {};
  for (const item of visits) {
    const { confirmationNumber, status } = item;
    counts[status] = (counts[status] ?? 0) + 1;
    steps[confirmationNumber] = {
      Put: {
        TableName: appointmentsTable,
        Item: item,
        ConditionExpression: 'attribute_not_exists(confirmationNumber)',
      },
    };
    if (holdsSlot(status)) steps[`${confirmationNumber} slot`] = takeSlot(item, confirmationNumber);
    for (const [name, step] of Object.entries(searchSteps(undefined, item)))
      steps[`${confirmationNumber} ${name}`] = step;
  }
  await transact({ ...steps, counter: countStatuses(first, counts) });
}

/** This many invented appointments, from four weeks ahead back into the past, in groups to write together. */
export function inventedVisits(count: number, now: Date): AppointmentItem[][] {
  const groups: AppointmentItem[][] = [];
  let left = count;
  for (let date = addDays(clinicDateAt(now), daysAhead); left > 0; date = addDays(date, -1)) {
    for (const locationId of isClinicDay(date) ? clinicIds : []) {
      const visits = visitsOf(locationId, date, now).slice(0, left);
      left -= visits.length;
      for (let first = 0; first < visits.length; first += visitsPerWrite)
        groups.push(visits.slice(first, first + visitsPerWrite));
    }
  }
  return groups;
}

/**
 * Writes this many invented appointments. Skips a group if any of its appointments exists, so a repeated run only adds
 * missing groups. Sends no mail.
 */
export async function seedAppointments(count: number, now: Date): Promise<void> {
  await mapConcurrently(inventedVisits(count, now), concurrency, writeVisits);
}
