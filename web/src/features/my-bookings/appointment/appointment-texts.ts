import type { AppointmentStatus } from '#shared/appointments/appointment.ts';
import { brand } from '#shared/brand.ts';

const statusWords: Record<string, string> = {
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
  completed: 'Completed',
  arrived: 'Arrived',
  'no-show': 'Missed',
} satisfies Record<AppointmentStatus, string>;

/** Appointment texts that the list and the confirmation share. */
export const appointmentTexts = {
  // An unknown status is shown as Pending.
  status: (status: AppointmentStatus | string) => statusWords[status] ?? 'Pending',
  closed: {
    status: 'Clinic closed',
    title: 'The clinic is closed at the time of your visit',
    /** For a clinic that its staff closed. */
    text: 'We’re sorry about that. Please choose a new time, or cancel your visit.',
    forReason: (reason: string) => `The clinic is closed that day for ${reason}. Please choose another day.`,
    newTimes: 'See new times',
  },
  changes: {
    label: 'Your visit',
    reschedule: 'Reschedule',
    cancel: 'Cancel',
    begun: 'This visit has already started, so you can’t change it here. Please call us at',
  },
  cancel: {
    question: 'Are you sure you want to cancel this appointment?',
    meaning: 'This opens the time for another patient. You can always book again.',
    keep: 'Keep my visit',
    confirm: 'Cancel visit',
    done: 'Appointment cancelled successfully.',
    failed: 'Failed to cancel appointment. Please try again.',
  },
  calendar: {
    add: 'Add to calendar',
    fileName: (confirmationNumber: string) => `visit-${confirmationNumber}.ics`,
    failed: `We couldn’t create the calendar file. Please try again, or call ${brand.phone}.`,
  },
};
