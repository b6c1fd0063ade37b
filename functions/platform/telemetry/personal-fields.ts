import { bookingFields } from '#shared/appointments/booking-form.ts';

/**
 * Names of fields that hold what identifies a person, what a person typed, or what grants access. No line of a log and no
 * trace may have such a field: `log` doesn't compile with one.
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

/** The name of a field that no log line may have. */
export type PersonalField = (typeof personalFields)[number];
