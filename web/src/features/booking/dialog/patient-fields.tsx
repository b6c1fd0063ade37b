import { type UseFormReturn, useWatch } from 'react-hook-form';
import { maxReasonLength } from '#shared/appointments/booking-form.ts';
import { BirthDateField } from '#web/ui/forms/birth-date-field.tsx';
import { formFields } from '#web/ui/forms/form-fields.ts';
import { NameField } from '#web/ui/forms/name-field.tsx';
import { TextAreaField } from '#web/ui/forms/text-area-field.tsx';
import { bookingDialogTexts } from './booking-dialog-texts.ts';
import { type BookingDraft, patientFields } from './booking-draft.ts';
import styles from './booking-form.module.css';

const { labels, hints, charactersLeft } = bookingDialogTexts;

/** Screen readers announce the counter only near the limit, not at every key. */
const announcedFrom = 20;

interface ReasonFieldProps {
  form: UseFormReturn<BookingDraft>;
  name: 'reason' | 'secondReason';
  readOnly: boolean;
}

/** Why the patient comes, for staff only. */
function ReasonField({ form, name, readOnly }: ReasonFieldProps) {
  const field = formFields(form, { labels, readOnly });
  const left = maxReasonLength - useWatch({ control: form.control, name }).trim().length;
  return (
    <div>
      <TextAreaField rows={2} hint={hints.reason} optional {...field(name)} />
      <p
        className={`text-soft text-sm tabular-nums ${styles.counter}`}
        data-over={left < 0 || undefined}
        aria-live={left <= announcedFrom ? 'polite' : 'off'}
      >
        {charactersLeft(left)}
      </p>
    </div>
  );
}

interface PatientFieldsProps {
  form: UseFormReturn<BookingDraft>;
  patient: keyof typeof patientFields;
  readOnly: boolean;
}

/** The patient's name and date of birth. The browser may fill in the visitor's own name, but not for another patient. */
export function PatientFields({ form, patient, readOnly }: PatientFieldsProps) {
  const field = formFields(form, { labels, readOnly });
  const { firstName, lastName, dob, reason } = patientFields[patient];
  const isForSomeoneElse = useWatch({ control: form.control, name: 'isForSomeoneElse' });
  const isOwn = patient === 'first' && !isForSomeoneElse;
  return (
    <>
      <div className={`grid ${styles.pair}`}>
        <NameField autoComplete={isOwn ? 'given-name' : 'off'} enterKeyHint="next" {...field(firstName)} />
        <NameField autoComplete={isOwn ? 'family-name' : 'off'} enterKeyHint="next" {...field(lastName)} />
      </div>
      <BirthDateField form={form} name={dob} label={labels[dob]} readOnly={readOnly} isOwn={isOwn} />
      <ReasonField form={form} name={reason} readOnly={readOnly} />
    </>
  );
}
