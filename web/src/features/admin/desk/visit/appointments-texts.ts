import type { AppointmentStatus } from '#shared/appointments/appointment.ts';
import type { SuppressionReason } from '#shared/appointments/suppression-reason.ts';

const statuses: Record<string, string> = {
  confirmed: 'Confirmed',
  arrived: 'Arrived',
  completed: 'Completed',
  'no-show': 'No-show',
  cancelled: 'Cancelled',
} satisfies Record<AppointmentStatus, string>;

export const appointmentsTexts = {
  caption: 'Appointments',
  stats: {
    label: 'Booking totals',
    total: 'Total bookings',
  },
  searchHint: 'Name, phone, birth date, email or number',
  clinic: 'Clinic',
  visitFrom: 'Visits from',
  visitTo: 'Visits to',
  sort: 'Sort by',
  sorts: { visit: 'Visit date', created: 'Newest bookings' },
  noMatch: 'No appointments match your current filters.',
  none: 'No appointments have been booked yet.',
  status: (status: string) => statuses[status] ?? 'Pending',
  cancel: 'Cancel visit',
  mark: (name: string, status: string) => `Mark ${name} as ${status}`,
  columns: {
    patient: 'Patient',
    number: 'Confirmation number',
    clinic: 'Clinic',
    visit: 'Visit',
    booked: 'Booked on',
    status: 'Status',
    actions: 'Actions',
  },
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
  source: {
    region: 'Visits from one source',
    title: (count: number) => `${count} visits booked from one source`,
    meaning: 'Nobody has opened an email about any of them yet, so they may not be real.',
    list: 'Show these visits',
    cancel: (count: number) => `Cancel all ${count}`,
    canceled: (count: number) => {
      if (count === 0) return 'None were canceled, because someone just changed them.';
      if (count === 1) return '1 visit canceled. We’ll email the patient.';
      return `${count} visits canceled. We’ll email each address once.`;
    },
    confirmedAgain: (count: number, of: number) =>
      count === of
        ? `${count === 1 ? '1 visit is' : `${count} visits are`} confirmed again.`
        : `${count} of ${of} visits are confirmed again. The others’ times are taken, or someone changed them.`,
    unknown: (reason: string) => `We’re not sure they were canceled. It’s safe to try again. ${reason}`,
  },
  emailUndeliverable: {
    title: 'Email doesn’t reach this patient',
    inRow: 'Email stopped. Please call.',
    meaning: {
      bounced:
        'Our email came back from this address, so we’ve stopped emailing it. Please call the patient, especially if anything about the visit changes. If the address is wrong, correct it here, and the confirmation goes to the new one.',
      complained:
        'Someone with this email address reported our email as spam, so we’ve stopped emailing it. Please call the patient, especially if anything about the visit changes.',
    } satisfies Record<SuppressionReason, string>,
    noPhone:
      'This booking has no phone number. Look for one in the patient’s chart, or tell them when they come in.',
    allow: 'Email this address again',
    allowDialog: {
      question: 'Email this address again?',
      meaning: {
        bounced:
          'Do this only if the patient told you the address works. Earlier emails won’t be sent again. If email comes back again, we’ll stop again.',
        complained: 'Do this only if the patient wants our email. Earlier emails won’t be sent again.',
      } satisfies Record<SuppressionReason, string>,
      no: 'Keep it stopped',
      yes: 'Email it again',
      busy: 'Saving…',
      failed: 'We couldn’t change it',
      unknown: 'We’re not sure it was changed. It’s safe to try again.',
      done: 'We’ll email this address again.',
    },
  },
  details: {
    visit: 'Visit',
    minutes: (count: number) => `${count} minutes`,
    duration: 'Duration',
    address: 'Address',
    clinicPhone: 'Clinic phone',
    sendAgain: {
      button: 'Send confirmation again',
      failed: 'We couldn’t send it again',
      unknown: 'We’re not sure it was sent. You can try again.',
    },
    emailDisowned:
      'Someone who got our email told us this email address isn’t the patient’s, so we’ve stopped emailing it. Please call the patient, and correct the address here.',
    number: 'Confirmation number',
    booked: 'Booked on',
    back: (visit: string) => `Back to ${visit}`,
  },
  records: {
    title: 'Patient’s records',
    more: 'There may be more. Search the tab’s list for the rest.',
    failed: 'We couldn’t load these records',
    visits: 'Other visits',
    labOrders: 'Lab orders',
    payments: 'Payments',
  },
};
