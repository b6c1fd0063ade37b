import type { UseFormReturn } from 'react-hook-form';
import type { BookingForm } from '#shared/appointments/booking-form.ts';
import { BirthDateField } from '#web/ui/forms/birth-date-field.tsx';
import { EmailField } from '#web/ui/forms/email-field.tsx';
import { formFields } from '#web/ui/forms/form-fields.ts';
import { NameField } from '#web/ui/forms/name-field.tsx';
import { PhoneField } from '#web/ui/forms/phone-field.tsx';
import { TextAreaField } from '#web/ui/forms/text-area-field.tsx';
import { bookingDialogTexts } from './booking-dialog-texts.ts';
import styles from './booking-form.module.css';
import { InsuranceFields } from './insurance-fields.tsx';

const { labels, hints } = bookingDialogTexts;

interface BookingFormFieldsProps {
  id: string;
  form: UseFormReturn<BookingForm>;
  /** While a sent booking has no answer, its content must not change. */
  readOnly: boolean;
  onSubmit: (values: BookingForm) => void;
}

/** The patient's details (spec §5, Booking form). Their submit button is in the dialog's footer. */
export function BookingFormFields({ id, form, readOnly, onSubmit }: BookingFormFieldsProps) {
  const field = formFields(form, { labels, readOnly });
  return (
    <form id={id} className={styles.form} noValidate onSubmit={form.handleSubmit(onSubmit)}>
      <NameField autoComplete="given-name" {...field('firstName')} />
      <NameField autoComplete="family-name" {...field('lastName')} />
      <BirthDateField form={form} name="dob" label={labels.dob} readOnly={readOnly} isOwn />
      <EmailField {...field('email')} />
      <div className={styles.wide}>
        <PhoneField hint={hints.phone} optional {...field('phone')} />
      </div>
      <InsuranceFields form={form} readOnly={readOnly} />
      <div className={styles.wide}>
        <TextAreaField rows={2} hint={hints.reason} optional {...field('reason')} />
      </div>
    </form>
  );
}
