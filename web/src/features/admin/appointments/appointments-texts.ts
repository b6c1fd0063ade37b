import type { AppointmentStatus } from '#shared/appointments/appointment.ts';

const statuses: Record<string, string> = {
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
  completed: 'Completed',
} satisfies Record<AppointmentStatus, string>;

export const appointmentsTexts = {
  caption: 'Appointments',
  stats: {
    label: 'Booking totals',
    total: 'Total bookings',
  },
  searchHint: 'Name, email, number or clinic',
  clinic: 'Clinic',
  allClinics: 'All clinics',
  visitFrom: 'Visits from',
  visitTo: 'Visits to',
  sort: 'Sort by',
  sorts: { created: 'Newest bookings', visit: 'Visit date' },
  fromToday: 'Showing visits from today onward.',
  // spec §8, Empty lists
  noMatch: 'No appointments match your current filters.',
  none: 'No appointments have been booked yet.',
  // spec §4, Booking status: any other value shows as Pending.
  status: (status: string) => statuses[status] ?? 'Pending',
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
  patientTold: 'We’ll email the patient.',
  gone: 'Someone else deleted this booking.',
  // spec §5, Delete
  delete: {
    label: (name: string) => `Delete the booking for ${name}`,
    question: 'Are you sure you want to delete this booking?',
    done: 'Booking deleted successfully.',
    visitAtClinic: (visit: string, clinic: string) => `${visit}, ${clinic}`,
    meaning: 'The patient won’t be notified. To email them, cancel the booking first.',
  },
  details: {
    visit: 'Visit',
    patient: 'Patient',
    insurance: 'Insurance',
    booking: 'Booking',
    when: 'When',
    minutes: (count: number) => `${count} minutes`,
    duration: 'Duration',
    clinic: 'Clinic',
    address: 'Address',
    clinicPhone: 'Clinic phone',
    reason: 'Reason for visit',
    status: 'Status',
    dob: 'Date of birth',
    email: 'Email',
    emailDisowned:
      'Someone who got our email told us this email address isn’t the patient’s, so we’ve stopped emailing it. Please call the patient.',
    phone: 'Phone',
    provider: 'Provider',
    insuranceNumber: 'Number',
    number: 'Confirmation number',
    booked: 'Booked on',
  },
};
