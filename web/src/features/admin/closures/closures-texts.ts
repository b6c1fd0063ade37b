import { formatSlotTime } from '#shared/appointments/slots.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import type { ClosedHours, ClosedTime } from '#shared/closures/closure.ts';
import { joinWords } from '#shared/text/join-words.ts';
import { formatLongDate } from '#shared/time/clinic-time.ts';

/** Within a sentence: `all day`, `9:00 AM to 1:30 PM`, `from 1:30 PM`, `until 11:00 AM`. */
export function hoursText({ from, to }: ClosedHours): string {
  if (from && to) return `${formatSlotTime(from)} to ${formatSlotTime(to)}`;
  if (from) return `from ${formatSlotTime(from)}`;
  return to ? `until ${formatSlotTime(to)}` : 'all day';
}

/**
 * `Eastern / Flamingo on Tuesday, November 24, all day`. For several closures, the text has all their clinics, and the
 * first and last day.
 */
export function closureSummary(closures: readonly ClosedTime[]): string {
  const clinics = joinWords([...new Set(closures.map(({ locationId }) => clinicById(locationId).name))]);
  const dates = closures.map(({ date }) => formatLongDate(date));
  const days = [...new Set([dates[0], dates.at(-1)])].join(' through ');
  return `${clinics} on ${days}, ${hoursText(closures[0] ?? {})}`;
}

export const counted = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`);

/** How many emails were queued, and how many patients no email reaches. */
type Told = { mailed: number; unreached: number };

export function toldText({ mailed, unreached }: Told): string {
  const sent = mailed === 1 ? '1 email is on its way.' : `${mailed || 'No'} emails are on their way.`;
  return unreached > 0 ? `${sent} Email doesn’t reach ${counted(unreached, 'patient')}: please call.` : sent;
}

export const closuresTexts = {
  title: 'Closures',
  loading: 'Loading…',
  failed: 'We couldn’t load this list',
  stale: 'We couldn’t refresh this list. It may be out of date.',
  form: {
    title: 'Close a clinic',
    labels: {
      locationIds: 'Clinics',
      date: 'Date',
      lastDate: 'Last day',
      from: 'From',
      to: 'To',
      reason: 'Reason',
    },
    tomorrow: 'Tomorrow',
    affected: (count: number) =>
      `${count === 1 ? '1 visit is' : `${count || 'No'} visits are`} booked during that time.`,
    /** `patients` is undefined while it isn't known how many will get an email. */
    submit: (clinics: number, patients: number | undefined) => {
      if (patients === undefined) return 'Close and email patients';
      if (patients > 0) return `Close and email ${counted(patients, 'patient')}`;
      return clinics > 1 ? `Close ${clinics} clinics` : 'Close the clinic';
    },
    /** What the dialog is doing or, after a failure, what failed and how many clinics were closed before. */
    progress: (closed: readonly string[], [clinicId, ...others]: readonly string[]) => {
      const clinic = clinicId && clinicById(clinicId).name;
      const count = `${closed.length} of ${closed.length + 1 + others.length} closed`;
      const before = clinic && closed.length > 0 ? ` ${count}.` : '';
      return {
        busy: clinic ? count : 'Emailing…',
        failed: clinic
          ? `We couldn’t close ${clinic}.${before}`
          : 'It’s closed, but we couldn’t email everyone.',
        unknown: `${clinic ? `We’re not sure ${clinic} was closed` : 'It’s closed, but we’re not sure everyone was emailed'}. It’s safe to try again.${before}`,
      };
    },
    done: (closures: readonly ClosedTime[], told: Told) =>
      `Closed: ${closureSummary(closures)}. ${told.mailed + told.unreached > 0 ? toldText(told) : ''}`.trim(),
  },
};
