import { formatSlotTime } from '#shared/appointments/slots.ts';
import { closedReason } from '#shared/clinics/clinic-days.ts';
import { type ClinicDate, formatLongDate } from '#shared/time/clinic-time.ts';
import { shortDayName } from '#shared/time/day-name.ts';
import type { SlotChoice } from '#web/features/booking/slots/slot-choice.ts';
import { isSlotTime, type LinkedChoice, type LinkProblem } from './linked-choice.ts';

const clinicName = ({ clinic }: LinkedChoice) => clinic?.name ?? 'this clinic';
const day = ({ date }: LinkedChoice, year = false) => (date ? formatLongDate(date, { year }) : 'that day');

/** `Tuesday, November 24 at 1:45 PM`. If the link's time is missing or invalid, only the day. */
function dayAndTime({ time, ...link }: LinkedChoice): string {
  return time && isSlotTime(time) ? `${day(link)} at ${formatSlotTime(time)}` : day(link);
}

function forReason({ clinic, date }: LinkedChoice): string {
  const reason = date && closedReason(date, clinic?.id);
  return reason ? `, for ${reason}` : '';
}

/** Texts for a link to a time that can't be booked. */
export const addressTexts = {
  problems: {
    'unknown-clinic': {
      title: () => 'We couldn’t find the clinic in that link',
      text: 'Here are all our clinics and their next available times.',
    },
    'unknown-date': {
      title: () => 'The date in that link isn’t open for booking',
      text: 'You can book up to a year ahead. Here are the next available times.',
    },
    'past-date': {
      // Includes the year, because the link may be years old.
      title: (link) => `${day(link, true)}, has passed`,
      text: 'Here are the next available times.',
    },
    closed: {
      title: (link) => `${clinicName(link)} is closed on ${day(link)}${forReason(link)}`,
      text: 'Here are the closest available times.',
    },
    full: {
      title: (link) => `${clinicName(link)} is fully booked on ${day(link)}`,
      text: 'Here are the closest available times.',
    },
    'no-such-time': {
      title: (link) => `That time isn’t available at ${clinicName(link)}`,
      text: 'Here are the closest available times.',
    },
    past: {
      title: (link) => `${dayAndTime(link)} has passed`,
      text: 'Here are the closest available times.',
    },
    taken: {
      title: (link) => `${dayAndTime(link)} is no longer available`,
      text: 'Someone else has booked it. Here are the closest available times.',
    },
  } satisfies Record<LinkProblem, { title: (link: LinkedChoice) => string; text: string }>,
  /** `Tomorrow, 1:45 PM`, with the clinic if it differs from the link's. */
  slot: ({ clinic, date, time }: SlotChoice, link: LinkedChoice, today: ClinicDate) =>
    [
      shortDayName(date, today),
      formatSlotTime(time),
      ...(clinic.id === link.clinic?.id ? [] : [clinic.name]),
    ].join(', '),
};
