import { lastBookableDate } from '#shared/appointments/slots.ts';
import { isClinicDay, nextClinicDay } from '#shared/clinics/clinic-days.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { type ClinicSlots, clinicSlots, hasAvailableSlot } from './availability.ts';
import { readStoredSlots } from './store.ts';

/** How many days one search reads before it gives up: four weeks. */
const maxDaysSearched = 20;

/** Reads every clinic's slots on a day. There are none on a day when the clinics are closed. */
export async function readClinicSlots(date: ClinicDate, now: Date): Promise<ClinicSlots[]> {
  return clinicSlots(date, isClinicDay(date) ? await readStoredSlots(date) : new Map(), now);
}

/** Reads the first day from this one on that has an available slot; undefined when there is none in sight. */
export async function firstAvailableDay(
  from: ClinicDate,
  now: Date,
): Promise<{ date: ClinicDate; locations: ClinicSlots[] } | undefined> {
  const last = lastBookableDate(now);
  let date = isClinicDay(from) ? from : nextClinicDay(from);
  for (let searched = 0; searched < maxDaysSearched && date <= last; searched++) {
    const locations = await readClinicSlots(date, now);
    if (hasAvailableSlot(locations)) return { date, locations };
    date = nextClinicDay(date);
  }
  return undefined;
}
