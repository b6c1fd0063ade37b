import { addDays, type ClinicDate, clinicDateAt } from '#shared/time/clinic-time.ts';
import { formatDate, parseDate } from '#web/features/admin/date-format.ts';
import { totalsTexts as texts } from './totals-texts.ts';

/** The first and the last day of a list; either may be empty. */
interface Period {
  from: ClinicDate | '';
  to: ClinicDate | '';
}

/** This month until today, and last month. */
export function monthsAt(now: Date): Record<'thisMonth' | 'lastMonth', Period> {
  const today = clinicDateAt(now);
  const from = `${today.slice(0, 7)}-01`;
  const lastDay = addDays(from, -1);
  return {
    thisMonth: { from, to: today },
    lastMonth: { from: `${lastDay.slice(0, 7)}-01`, to: lastDay },
  };
}

/** `Nov 1, 2026 to Nov 30, 2026`, of the dates in the URL. */
export function periodText(period: { from: string; to: string }): string {
  const [from, to] = [parseDate(period.from), parseDate(period.to)];
  if (from && to) return texts.between(formatDate(from), formatDate(to));
  if (from) return texts.from(formatDate(from));
  return to ? texts.to(formatDate(to)) : texts.allDates;
}
