import { type UseFormReturn, useWatch } from 'react-hook-form';
import { BirthDateField } from '#web/ui/forms/birth-date-field.tsx';
import { formFields } from '#web/ui/forms/form-fields.ts';
import { NameField } from '#web/ui/forms/name-field.tsx';
import { bookingDialogTexts } from './booking-dialog-texts.ts';
import { type BookingDraft, patientFields } from './booking-draft.ts';
import styles from './booking-form.module.css';
import { ReasonField } from './reason-field.tsx';

const { labels } = bookingDialogTexts;

interface PatientFieldsProps {
  form: UseFormReturn<BookingDraft>;
  patient: keyof typeof patientFields;
  readOnly: boolean;
}

/** Whose visit it is. The browser may fill in the visitor's own name, but not as someone else's. */
export function PatientFields({ form, patient, readOnly }: PatientFieldsProps) {
  const field = formFields(form, { labels, readOnly });
  const { firstName, lastName, dob, reason } = patientFields[patient];
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
