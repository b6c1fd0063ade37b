import type { UseFormReturn } from 'react-hook-form';
import { type FieldPathByValue, useWatch } from 'react-hook-form';
import { BirthDateField } from '#web/ui/forms/birth-date-field.tsx';
import { formFields } from '#web/ui/forms/form-fields.ts';
import { NameField } from '#web/ui/forms/name-field.tsx';
import { bookingDialogTexts } from './booking-dialog-texts.ts';
import type { BookingDraft } from './booking-draft.ts';
import styles from './booking-form.module.css';
import { ReasonField } from './reason-field.tsx';

const { labels } = bookingDialogTexts;

type TextName = FieldPathByValue<BookingDraft, string>;

const names = {
  first: { firstName: 'firstName', lastName: 'lastName', dob: 'dob', reason: 'reason' },
  second: {
    firstName: 'secondFirstName',
    lastName: 'secondLastName',
    dob: 'secondDob',
    reason: 'secondReason',
  },
} as const satisfies Record<string, Record<string, TextName>>;

interface PatientFieldsProps {
  form: UseFormReturn<BookingDraft>;
  patient: keyof typeof names;
  readOnly: boolean;
}

/** Whose visit it is. The browser may fill in the visitor's own name, but not as someone else's. */
export function PatientFields({ form, patient, readOnly }: PatientFieldsProps) {
  const field = formFields(form, { labels, readOnly });
  const { firstName, lastName, dob, reason } = names[patient];
  const isForSomeoneElse = useWatch({ control: form.control, name: 'isForSomeoneElse' });
  const isOwn = patient === 'first' && !isForSomeoneElse;
  return (
    <>
      <div className={styles.pair}>
        <NameField autoComplete={isOwn ? 'given-name' : 'off'} enterKeyHint="next" {...field(firstName)} />
        <NameField autoComplete={isOwn ? 'family-name' : 'off'} enterKeyHint="next" {...field(lastName)} />
      </div>
      <BirthDateField form={form} name={dob} label={labels[dob]} readOnly={readOnly} isOwn={isOwn} />
      <ReasonField form={form} name={reason} readOnly={readOnly} />
    </>
  );
}
