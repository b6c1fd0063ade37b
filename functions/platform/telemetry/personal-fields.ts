import { bookingFields } from '#shared/appointments/booking-form.ts';

/**
 * Names of fields that identify a person, hold what a person typed, or grant access. No log line or trace may have
 * them: `log` doesn't compile with such a field.
 */
export const personalFields = [
  ...bookingFields,
  'name',
  'patientName',
  'patientEmail',
  'accountNumber',
  'note',
  'message',
  'description',
  'diagnosisCode',
  'q',
  'postalcode',
  'card',
  'last4',
  'code',
  'attempt',
  'token',
  'manageToken',
  'clientSecret',
  'secret',
  'authorization',
  'cookie',
  'sourceIp',
  'x-viewer-address',
  'x-origin-proof',
] as const;

/** The name of a field that log lines may not have. */
export type PersonalField = (typeof personalFields)[number];
