import type { DeskForm } from './desk-form.ts';

export const visitFormTexts = {
  /** In the order of the screen. */
  labels: {
    firstName: 'First name',
    lastName: 'Last name',
    dob: 'Date of birth',
    phone: 'Phone',
    email: 'Email address',
    reason: 'Reason for visit',
    insuranceProvider: 'Insurance provider',
    insuranceNumber: 'Insurance number',
    note: 'Staff note',
  } satisfies Record<keyof DeskForm, string>,
  noteHint: 'Only staff see it.',
  cancel: 'Cancel',
};
