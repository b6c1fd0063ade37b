import type { AppointmentStatus } from '#shared/appointments/appointment.ts';

const statuses: Record<string, string> = {
  confirmed: 'Confirmed',
  arrived: 'Arrived',
  completed: 'Completed',
  'no-show': 'No-show',
  cancelled: 'Cancelled',
} satisfies Record<AppointmentStatus, string>;

export const appointmentsTexts = {
  caption: 'Appointments',
  visitFrom: 'Visits from',
  visitTo: 'Visits to',
  noMatch: 'No appointments match your current filters.',
  none: 'No appointments have been booked yet.',
  status: (status: string) => statuses[status] ?? 'Pending',
  cancel: 'Cancel visit',
  mark: (name: string, status: string) => `Mark ${name} as ${status}`,
  changed: (name: string, status: string) => `Booking for ${name} set to ${status}.`,
  patientTold: 'We’ll email the patient unless you undo this within 10 seconds.',
  patientToldOfUndo: 'We’ll email the patient only if we’ve already emailed them about the change.',
  callPatient: 'Email doesn’t reach the patient. Please call.',
  gone: 'Someone else deleted this booking.',
  delete: {
    label: (name: string) => `Delete the booking for ${name}`,
    question: 'Are you sure you want to delete this booking?',
    done: 'Booking deleted successfully.',
    meaning: 'The patient won’t be notified. To email them, cancel the booking first.',
  },
};
