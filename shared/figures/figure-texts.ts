import { formatCents } from '#shared/payments/money.ts';
import { type DayFigures, type Figures, sumFigures } from './figures.ts';

/** Booked times in percent of offered ones: undefined if none are offered, above 100 if booked times were closed. */
export function fillPercent({ slots, booked }: Pick<DayFigures, 'slots' | 'booked'>): number | undefined {
  return slots > 0 ? Math.round((100 * booked) / slots) : undefined;
}

/** `8 of 10 (80%)` */
export function fillText(figures: Pick<DayFigures, 'slots' | 'booked'>): string {
  const percent = fillPercent(figures);
  const counts = `${figures.booked} of ${figures.slots}`;
  return percent === undefined ? counts : `${counts} (${percent}%)`;
}

/** A lead time in words: `3 hours`, or `2.5 days` from two days on; `–` for null. */
export function leadText(hours: number | null): string {
  if (hours === null) return '–';
  if (hours >= 48) return `${Math.round((10 * hours) / 24) / 10} days`;
  return hours === 1 ? '1 hour' : `${hours} hours`;
}

/** The figures of all clinics together, one line per figure, for the owner's screen and mail. */
export function figureLines(figures: Figures): { label: string; value: string }[] {
  const { clinics, leadHours, labOrders, money, estimates, messagesOpen } = figures;
  const sums = sumFigures(clinics.flatMap(({ days }) => days));
  const { sent, due, overdue } = estimates;
  return [
    { label: 'Times booked', value: fillText(sums) },
    { label: 'Arrived', value: String(sums.arrived) },
    { label: 'No-shows', value: String(sums.noShow) },
    { label: 'Booked ahead (median)', value: leadText(leadHours) },
    { label: 'Lab orders', value: `${labOrders.paid} paid, ${labOrders.drawn} drawn` },
    { label: 'Taken, less refunds', value: formatCents(money.taken) },
    { label: 'On the work list now', value: formatCents(money.due) },
    { label: 'Estimates for these visits', value: `${sent} sent, ${due} due, ${overdue} overdue` },
    { label: 'Messages open now', value: String(messagesOpen) },
  ];
}
