import type { UseFormReturn } from 'react-hook-form';
import type { ContactForm } from '#shared/contact/contact-form.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { EmailField } from '#web/ui/email-field.tsx';
import { NameField } from '#web/ui/name-field.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import styles from './contact.module.css';
import { contactTexts } from './texts.ts';

const { labels } = contactTexts;
const messageRows = 4;

/** The fields of the contact form (spec §2, Contact). */
export function ContactFields({ form, readOnly }: { form: UseFormReturn<ContactForm>; readOnly: boolean }) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <div className={styles.pair}>
        <NameField
          label={labels.firstName}
          error={errors.firstName?.message}
          autoComplete="given-name"
          readOnly={readOnly}
          {...register('firstName')}
        />
        <NameField
          label={labels.lastName}
          error={errors.lastName?.message}
          autoComplete="family-name"
          readOnly={readOnly}
          {...register('lastName')}
        />
      </div>
      <EmailField
        label={labels.email}
        error={errors.email?.message}
        readOnly={readOnly}
        {...register('email')}
      />
      <div className={styles.pair}>
        <TextField
          label={labels.phone}
          error={errors.phone?.message}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          readOnly={readOnly}
          {...register('phone')}
        />
        <DateField
          label={labels.date}
          error={errors.date?.message}
          min={clinicDateAt(new Date())}
          readOnly={readOnly}
          {...register('date')}
        />
      </div>
      <TextAreaField
        label={labels.message}
        hint={contactTexts.messageHint}
        error={errors.message?.message}
        optional
        rows={messageRows}
        readOnly={readOnly}
        {...register('message')}
      />
    </>
  );
}
