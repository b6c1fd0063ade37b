import { recordClinicMetric } from '#functions/platform/metric.ts';
import { nextClinicDay } from '#shared/clinics/clinic-days.ts';
import { clinicIds } from '#shared/clinics/clinics.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { hourMs } from '#shared/time/durations.ts';
import { clinicSlots } from './availability.ts';
import { readStoredSlots } from './store.ts';

/** How many clinic days after today are measured: about a week. */
const daysMeasured = 6;

/**
 * Records how full each clinic is in the coming days, in percent of the slots that are not closed, and how many hours
 * away its first available slot is. A clinic without slots gets no fill value, and a fully booked one no first opening.
 * @returns whether any of those slots is booked
 */
export async function measureClinics(now: Date): Promise<boolean> {
  const figures = clinicIds.map((id) => ({
    id,
    offered: 0,
    available: 0,
    firstMs: Number.POSITIVE_INFINITY,
  }));
  let date = clinicDateAt(now);
  for (let day = 0; day <= daysMeasured; day++) {
    const locations = clinicSlots(date, await readStoredSlots(date), now);
    for (const figure of figures) {
      const slots = locations.find(({ id }) => id === figure.id)?.slots ?? [];
      const available = slots.filter(({ isAvailable }) => isAvailable);
      const [first] = available;
      if (first) figure.firstMs = Math.min(figure.firstMs, Date.parse(first.startsAt));
      // Skip today: its past slots are neither taken nor offered anymore.
      if (day === 0) continue;
      figure.offered += slots.filter(({ closed }) => !closed).length;
      figure.available += available.length;
    }
    date = nextClinicDay(date);
  }
  for (const { id, offered, available, firstMs } of figures) {
    if (offered > 0) recordClinicMetric('ClinicFill', id, (100 * (offered - available)) / offered);
    if (Number.isFinite(firstMs))
      recordClinicMetric('HoursToFirstOpening', id, (firstMs - now.getTime()) / hourMs);
  }
  return figures.some(({ offered, available }) => offered > available);
}
